#include <doctest/doctest.h>

#include "match/native/crypto.h"
#include "match/native/files.h"
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

    // The page explains these draws: the longships of both seats.
    const std::vector<Draw> longships{{4, 0}, {3, 2}, {2, 1}, {4, 2}, {3, 2}, {2, 0}};
    CHECK(std::vector<Draw>((*match)->dealt().begin(), (*match)->dealt().begin() + 6) == longships);
}
