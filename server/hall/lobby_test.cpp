#include "server/hall/lobby.h"

#include <doctest/doctest.h>

using namespace jarl;
using namespace jarl::hall;

namespace {

TableRow open_table(const std::string& id) {
    TableRow row;
    row.id = id;
    return row;
}
TableRow closed(TableRow row) {
    row.status = Status::Over;
    return row;
}
const WallTime kNow = wall_time(1'790'000'000'000);

}  // namespace

TEST_CASE("a lobby has room again when a table begins, closes or never got to the disk") {
    HallSettings settings;
    settings.max_tables_open = 1;
    Lobby lobby(settings, 0);
    for (const std::string id : {"begins", "closes", "withdrawn"}) {
        CAPTURE(id);
        CHECK_FALSE(lobby.may_open("10.0.0.1", kNow));
        TableRow row = open_table(id);
        lobby.opened("10.0.0.1", row, kNow);
        REQUIRE(lobby.may_open("10.0.0.2", kNow));
        CHECK(lobby.may_open("10.0.0.2", kNow)->code == "busy");
        if (id == "withdrawn") {
            lobby.withdrawn(row);
        } else {
            row.status = id == "begins" ? Status::Playing : Status::Over;
            lobby.changed(row, Status::Open);
        }
    }
    CHECK_FALSE(lobby.may_open("10.0.0.1", kNow));
}

TEST_CASE("a lobby that counted too few at its start is never fuller for one that closes") {
    HallSettings settings;
    settings.max_tables_open = 1;
    Lobby lobby(settings, 1);  // there are three in the database
    for (const char* id : {"one", "two", "three"}) lobby.changed(closed(open_table(id)), Status::Open);
    CHECK_FALSE(lobby.may_open("10.0.0.1", kNow));
}
