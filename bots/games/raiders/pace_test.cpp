#include "bots/games/raiders/pace.h"

#include <doctest/doctest.h>

#include "bots/games/raiders/lore.h"
#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

namespace {
constexpr RaidersWeights kTuned = tuned_weights<RaidersLore>();
}

TEST_CASE("pace: in the last round every seat has the turns that are left to it") {
    Table table(3);
    table.state.trigger = End::Stack;
    table.state.turns_left = 2;
    table.state.active = kSeat2;
    const Pace is = pace(table.state, kTuned);
    CHECK(is.turns[2] == 1);
    CHECK(is.turns[0] == 1);
    CHECK(is.turns[1] == 0);
    table.state.phase = Phase::End;
    CHECK(pace(table.state, kTuned).turns[2] == 0);
}

TEST_CASE("pace: every trigger that comes nearer shortens the game") {
    Table table;
    const float rounds = pace(table.state, kTuned).rounds;
    SUBCASE("tiles") { table.leave_in_stack("o02"); }
    SUBCASE("fortresses") {
        table.raided("fortress_west", 2);
        table.raided("fortress_east", 2);
    }
    SUBCASE("Valkyries") { table.state.valkyries_on_board = 1; }
    CHECK(pace(table.state, kTuned).rounds < rounds);
}

TEST_CASE("pace: a long game is not expected to become longer") {
    Table table;
    const float turns = pace(table.state, kTuned).turns[0];
    table.state.turn = 21;
    CHECK(pace(table.state, kTuned).turns[0] == doctest::Approx(turns));
    table.state.turn = 201;
    CHECK(pace(table.state, kTuned).turns[0] < turns / 2);
}

TEST_CASE("pace: nobody gets more turns than the cap leaves (RAI-126)") {
    Table table(2, 3);
    table.state.turn = 5;  // of six
    CHECK(pace(table.state, kTuned).turns[0] == 1);
    CHECK(pace(table.state, kTuned).turns[1] == 1);
    table.state.turn = 6;
    table.state.active = kSeat1;
    CHECK(pace(table.state, kTuned).turns[0] == 0);
    CHECK(pace(table.state, kTuned).turns[1] == 1);
}

}  // namespace jarl::raiders
