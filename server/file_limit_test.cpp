#include "server/file_limit.h"

#include <doctest/doctest.h>

using namespace jarl;
using namespace jarl::net;

TEST_CASE("the bound on open files bounds the connections") {
    CHECK(*connections_within(20'000, std::nullopt) == 10'500);
    CHECK(*connections_within(4096, std::nullopt) == 4096 - 320);
    CHECK(*connections_within(4096, 3000) == 3000);
    CHECK(*connections_within(4096, 3776) == 3776);
    CHECK(connections_within(4096, 3777).problem().find("room for 3776") != std::string::npos);
    CHECK_FALSE(connections_within(320, std::nullopt).ok());
    CHECK_FALSE(connections_within(0, 1).ok());
}

TEST_CASE("the bound can be asked for, and is never nothing") { CHECK(raise_file_limit() >= 256); }
