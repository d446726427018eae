#include "server/store/commit_rate.h"

#include <fstream>

#include <doctest/doctest.h>

#include "server/store/store_testing.h"

using namespace jarl;
using namespace jarl::store;

TEST_CASE("the raw rate is measured in a file that is gone afterwards") {
    const ScratchFolder folder;
    const std::string path = folder.path("rate.db");
    const auto rate = raw_commit_rate(path, 0.2, 10);
    REQUIRE_MESSAGE(rate.ok(), rate.problem());
    CHECK(rate->commits > 1);
    CHECK(rate->rows == doctest::Approx(10 * rate->commits));
    for (const char* ending : {"", "-wal", "-shm", ".new"})
        CHECK_FALSE(std::filesystem::exists(path + ending));
}

TEST_CASE("the raw rate is never measured in a database that is in use") {
    const ScratchFolder folder;
    opened(folder.database());
    CHECK_FALSE(raw_commit_rate(folder.database(), 0.1, 1).ok());
    CHECK(std::filesystem::exists(folder.database()));
}
