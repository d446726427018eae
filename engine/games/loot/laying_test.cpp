// Sections 4 and 5 of the ledger: what is won goes to the fjord, as long as there is room.
#include <doctest/doctest.h>

#include <set>

#include "engine/games/loot/testing.h"

namespace jarl::loot {

TEST_CASE("LOO-040: forest wood, meadow sheep, mountain gold, battlefield axe") {
    CHECK(kKindFacts[Kind::Wood].terrain == "forest");
    CHECK(kKindFacts[Kind::Sheep].terrain == "meadow");
    CHECK(kKindFacts[Kind::Gold].terrain == "mountain");
    CHECK(kKindFacts[Kind::Axe].terrain == "battlefield");
    Table t;
    t.stand(kSeat1, "-1,-1");
    for (const auto& [hex, won] :
         {std::pair{"-1,-2", "wood"}, {"-2,-1", "sheep"}, {"-1,0", "gold, house -2,1"}}) {
        Table placed = t;
        placed.play("place " + std::string(hex));
        CHECK(placed.won() == won);
    }
}

TEST_CASE("LOO-041: on any empty free cell, no adjacency needed") {
    Table t;
    t.lay(kSeat0, "wood c3r3");
    t.play("place -2,-1");
    CHECK(t.choices() == 33);
    CHECK(t.allows("lay sheep c0r1"));
    CHECK(t.allows("lay sheep c6r4"));
    CHECK(t.refused_by("berth c0r1") == "LOO-130");
    t.play("lay sheep c6r4");
    CHECK(t.state.players[kSeat0].fjord.kind_at(cell_named("c6r4")) == Kind::Sheep);
    CHECK(t.refused_by("lay sheep c0r1") == "LOO-041");
}

TEST_CASE("LOO-042: tiles in the fjord never move and are never covered") {
    Table t;
    t.lay(kSeat0, "wood c3r3");
    t.play("place -2,-1");
    CHECK(!t.allows("lay sheep c3r3"));
    CHECK(t.refused_by("lay sheep c3r3") == "LOO-042");
    random_games(15, [](const State& before, Move, const State& after, const auto&) {
        for (std::size_t seat = 0; seat < before.options.players; ++seat) {
            const Fjord &was = before.players.values[seat].fjord, &is = after.players.values[seat].fjord;
            for (const Kind kind : kKinds) REQUIRE(was.of(kind).without(is.of(kind)).empty());
            REQUIRE(was.ships.without(is.ships).empty());
        }
    });
}

TEST_CASE("LOO-044: a tile cannot be declined while there is an empty cell") {
    Table t;
    t.play("place -2,-1");
    CHECK(t.refused_by("end") == "LOO-020");
    CHECK(t.refused_by("leave sheep") == "LOO-053");
    for (const Move move : legal_moves(t.state)) CHECK(move.verb() == Verb::Lay);
}

TEST_CASE("LOO-045: everything won in the turn is collected, then laid") {
    Table t;
    t.play("shield second", "place -3,1", "place -2,0");
    CHECK(t.state.won[Kind::Sheep] == 1);
    CHECK(t.state.won[Kind::Axe] == 1);
    CHECK(t.state.won[Kind::House] == 2);
    t.lay_first();
    CHECK(t.state.players[kSeat0].fjord.tiles().size() == 4);
    CHECK(t.state.phase == Phase::Harbour);
}

TEST_CASE("LOO-046: resources are unlimited") {
    for (const Kind kind : kResources) CHECK(kKindFacts[kind].supply == 0);
    Table t;
    t.fill(kSeat1, 0);
    t.fill(kSeat0, 2);
    t.play("place -3,1");
    t.lay_first();
    CHECK(t.tiles(kSeat0, Kind::Axe) + t.tiles(kSeat1, Kind::Axe) == 34 + 33);
}

TEST_CASE("LOO-047: wood, sheep, gold, axe, house, tower, castle; equal tiles to ascending cells") {
    Table t;
    t.state.won.add(Kind::Wood, 2);
    t.state.won.add(Kind::Gold, 1);
    t.state.phase = Phase::Lay;
    CHECK(t.choices() == 33);  // the last cell is kept for the second wood
    CHECK(!t.allows("lay wood c6r4"));
    CHECK(t.refused_by("lay wood c6r4") == "LOO-047");
    CHECK(t.refused_by("lay gold c0r1") == "LOO-047");
    t.play("lay wood c3r3");
    CHECK(!t.allows("lay wood c3r2"));
    CHECK(t.refused_by("lay wood c3r2") == "LOO-047");
    CHECK(t.allows("lay wood c3r4"));
    t.play("lay wood c6r4");
    CHECK(t.choices() == 32);  // gold begins anew
    CHECK(t.allows("lay gold c0r1"));
}

TEST_CASE("LOO-047: k equal tiles have e choose k ways, each with one spelling") {
    Table t;
    t.fill(kSeat0, 6);
    t.state.won.add(Kind::Sheep, 3);
    t.state.phase = Phase::Lay;
    int ways = 0;
    Dice dice(1);
    NoLog log;
    const auto count_ways = [&](const auto& self, const State& state) -> void {
        if (state.phase != Phase::Lay) return void(++ways);
        for (const Move move : legal_moves(state)) {
            State next = state;
            apply(next, move, dice, log);
            self(self, next);
        }
    };
    count_ways(count_ways, t.state);
    CHECK(ways == 20);
}

// --- Full fjord ---------------------------------------------------------------------------------------------------

TEST_CASE("LOO-050: with no empty cell nothing more that needs a cell can be taken") {
    Table t;
    t.fill(kSeat0, 0, Kind::Wood);
    t.play("place -3,1");
    CHECK(t.story() == "placed won won left left");
    CHECK(t.moves() == "end");
    CHECK(t.refused_by("ship gold-1") == "LOO-050");
}

TEST_CASE("LOO-051: a viking must still be placed") {
    Table t;
    t.fill(kSeat0, 0);
    t.use_shields(kSeat0);
    for (const Move move : legal_moves(t.state)) CHECK(move.verb() == Verb::Place);
    t.play("place -3,2");
    CHECK(t.state.players[kSeat0].vikings_left == 12);
}

TEST_CASE("LOO-052: a trophy can still be taken") {
    Table t;
    t.fill(kSeat0, 0);
    t.play("place -3,1");
    CHECK(t.moves() == "trophy 2, trophy 3, trophy 4, trophy 5, trophy 6, end");
}

TEST_CASE("LOO-053, LOO-056, LOO-EX-16: one empty cell for three tiles") {
    Table t;
    t.stand(kSeat1, "1,4");
    t.fill(kSeat0, 1);
    t.play("place 1,5");
    CHECK(t.state.phase == Phase::Leave);
    CHECK(t.moves() == "leave axe, leave house 0,6");
    CHECK(t.refused_by("leave house 2,4") == "LOO-056");  // one tile would be too few
    Table axe = t, first = t, second = t;
    axe.play("leave house 0,6");
    CHECK(axe.left() == "house 0,6, house 2,4");  // the rest is forced, the last tile too
    CHECK(axe.stack("0,6") == 2);
    CHECK(axe.stack("2,4") == 2);
    CHECK(axe.tiles(kSeat0, Kind::House) == 0);
    first.play("leave axe");
    CHECK(first.moves() == "leave house 0,6, leave house 2,4");
    first.play("leave house 0,6");
    CHECK(first.stack("0,6") == 2);
    CHECK(first.stack("2,4") == 1);
    CHECK(first.tiles(kSeat0, Kind::House) == 1);
    second.play("leave axe", "leave house 2,4");
    CHECK(second.stack("0,6") == 1);
    CHECK(second.stack("2,4") == 2);
    for (const Table* each : {&axe, &first, &second}) {
        CHECK(each->state.phase == Phase::Harbour);
        CHECK(!each->allows("ship gold-1"));
        CHECK(each->allows("trophy 2"));
    }
}

TEST_CASE("LOO-EX-16: with a full fjord nothing is laid and no choice arises") {
    Table t;
    t.stand(kSeat1, "1,4");
    t.fill(kSeat0, 0);
    t.play("place 1,5");
    CHECK(t.state.phase == Phase::Harbour);
    CHECK(t.left() == "axe, house 0,6, house 2,4");
    CHECK(t.stack("0,6") == 2);
    CHECK(t.stack("2,4") == 2);
}

TEST_CASE("LOO-054: what is left stays on its stack, and the claim stays made") {
    Table t;
    t.stand(kSeat0, "-1,2 0,1 1,1 -1,0");
    t.fill(kSeat0, 0);
    t.play("place 0,0");
    CHECK(t.won() == "axe, castle 1,0");
    CHECK(t.stack("1,0") == 3);
    CHECK(t.state.players[kSeat0].castle_steps(0) == 1);
    Table towers;
    towers.stand(kSeat0, "-1,0");
    towers.fill(kSeat0, 0);
    towers.play("place -1,-1");
    CHECK(towers.stack("0,-2") == 2);
    CHECK(towers.state.players[kSeat0].linked != 0);
}

TEST_CASE("LOO-056: every set of tiles can be left in exactly one way") {
    Table t;
    t.stand(kSeat1, "1,4");
    t.fill(kSeat0, 2);
    t.play("shield double", "place 1,5");  // two axes, two houses, two cells
    std::multiset<std::string> results;
    Dice dice(1);
    const auto explore = [&](const auto& self, const State& state, const std::string& left) -> void {
        if (state.phase != Phase::Leave) return void(results.insert(left));
        for (const Move move : legal_moves(state)) {
            State next = state;
            std::string more = left;
            const auto note = [&](const Event& event) {
                if (Happening(event.kind) == Happening::Left)
                    more += kind_name(Kind(event.values[0]))[0] + std::to_string(event.values[1]) + " ";
            };
            apply(next, move, dice, note);
            self(self, next, more);
        }
    };
    explore(explore, t.state, "");
    CHECK(results.size() == 4);  // two axes, an axe and one house or the other, two houses
    CHECK(std::set<std::string>(results.begin(), results.end()).size() == 4);
}

TEST_CASE("LOO-056: at most one such choice a player and game") {
    random_games(60, [](const State& before, Move, const State& after, const auto&) {
        if (before.phase == Phase::Leave && after.phase == Phase::Harbour)
            REQUIRE(active_player(after).fjord.empty().empty());
    });
}

}  // namespace jarl::loot
