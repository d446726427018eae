#include <doctest/doctest.h>

#include "base/native/files.h"
#include "match/native/crypto.h"
#include "match/record.h"

using namespace jarl;

TEST_CASE("the example of docs/record.md is a true record") {
    const auto page = read_file("docs/record.md", 1 << 20);
    REQUIRE_MESSAGE(page, "run the tests in the root of the tree");
    const std::size_t begin = page->find("jarl record 1\n"), end = page->find("```", begin);
    REQUIRE(end != std::string::npos);
    const auto record = read_record(std::string_view(*page).substr(begin, end - begin));
    REQUIRE_MESSAGE(record, record.problem());
    const auto match = replay(*record, NativeCrypto());
    REQUIRE_MESSAGE(match, match.problem());
    CHECK((*match)->record(record->seed.value) == page->substr(begin, end - begin));

    // The page explains these draws: who begins, the longships of both seats.
    const std::vector<Draw> first{{2, 1}, {4, 3}, {3, 1}, {2, 1}, {4, 1}, {3, 2}, {2, 1}};
    CHECK(std::vector<Draw>((*match)->dealt().begin(), (*match)->dealt().begin() + 7) == first);
}
