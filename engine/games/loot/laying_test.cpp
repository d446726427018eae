// Sections 4 and 5 of the ledger: what is won goes to the fjord, as long as there is room.
#include <doctest/doctest.h>

#include <map>
#include <set>

#include "engine/core/hash.h"
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
    CHECK(t.refused_by("leave house -2,1") == "LOO-053");
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

TEST_CASE("LOO-047: any tile won, on any empty cell, in any order") {
    Table t;
    t.state.won.add(Kind::Wood, 2);
    t.state.won.add(Kind::Gold, 1);
    t.state.phase = Phase::Lay;
    CHECK(t.choices() == 2 * 34);
    CHECK(t.refused_by("lay sheep c0r1") == "LOO-047");
    t.play("lay wood c6r4");
    CHECK(t.choices() == 2 * 33);
    t.play("lay gold c3r3");
    CHECK(t.choices() == 32);
    CHECK(t.refused_by("lay gold c0r1") == "LOO-047");
    CHECK(t.refused_by("lay wood c3r3") == "LOO-042");
    t.play("lay wood c0r1");
    CHECK(t.state.phase == Phase::Harbour);
}

// Every way to lay or give up what waits, along legal moves or along unmarked ones alone; counted by where it ends.
struct Ends {
    std::map<std::uint64_t, int> ways;  // by hash
    std::vector<State> states;
};
Ends ends_of(const State& start, bool all) {
    Ends ends;
    Dice dice(1);
    NoLog log;
    const auto explore = [&](const auto& self, const State& state) -> void {
        if (state.phase != start.phase) {
            Hash hash;
            hash.value(state);
            if (ends.ways[hash.result()]++ == 0) ends.states.push_back(state);
            return;
        }
        const MoveList moves = all ? legal_moves(state) : distinct_moves(state);
        REQUIRE(!moves.empty());
        for (const Move move : moves) {
            State next = state;
            apply(next, move, dice, log);
            self(self, next);
        }
    };
    explore(explore, start);
    return ends;
}

TEST_CASE(
    "LOO-047: k equal tiles have e choose k ways without repeats, and every other order ends in one of "
    "these") {
    Table t;
    t.fill(kSeat0, 6);
    t.state.won.add(Kind::Sheep, 3);
    t.state.phase = Phase::Lay;
    const Ends distinct = ends_of(t.state, false), all = ends_of(t.state, true);
    CHECK(distinct.ways.size() == 20);
    CHECK(all.ways.size() == 20);
    for (const auto& [hash, ways] : distinct.ways) {
        CHECK(ways == 1);
        CHECK(all.ways.at(hash) == 6);  // the same state to the byte, by each of six orders
    }
}

TEST_CASE("LOO-047: tiles of several kinds reach the same fjords with and without repeats") {
    Table t;
    t.give_site(kSeat0, "port-5");
    t.berth(kSeat0, "sheep-5", "c3r3");
    t.lay(kSeat0, "gold c3r2 wood c4r2 sheep c4r0");
    t.fill(kSeat0, 4);
    for (const auto& [woods, sheep, houses] : {std::array{2, 1, 1}, {1, 1, 1}, {2, 0, 2}, {1, 2, 0}}) {
        Table waits = t;
        waits.state.won.add(Kind::Wood, woods);
        waits.state.won.add(Kind::Sheep, sheep);
        waits.state.won.add(Kind::House, houses);
        waits.state.stacks.take(0, std::min(houses, 2));
        waits.state.phase = Phase::Lay;
        const Ends distinct = ends_of(waits.state, false), all = ends_of(waits.state, true);
        for (const auto& [hash, ways] : distinct.ways) CHECK(ways == 1);
        REQUIRE(all.ways.size() == distinct.ways.size());
        for (const auto& [hash, ways] : distinct.ways) CHECK(all.ways.contains(hash));
    }
}

TEST_CASE("LOO-047: after a move out of order nothing is a repeat until all is laid") {
    Table t;
    t.state.won.add(Kind::Wood, 2);
    t.state.won.add(Kind::Gold, 1);
    t.state.phase = Phase::Lay;
    CHECK(distinct_moves(t.state).size() == 33);  // wood first, and a cell is kept for the second
    CHECK(repeats(t.state, Move::lay(Kind::Gold, cell_named("c0r1"))));
    CHECK(repeats(t.state, Move::lay(Kind::Wood, cell_named("c6r4"))));
    t.play("lay gold c3r3");
    CHECK(distinct_moves(t.state) == legal_moves(t.state));
    t.play("lay wood c3r2", "lay wood c0r1");
    CHECK(t.state.next_cell == 0);
}

TEST_CASE("LOO-047: equal tiles for the last cells lay themselves") {
    Table t;
    t.fill(kSeat0, 2);
    t.play("shield double", "place -2,-1");
    CHECK(t.story() == "shield placed won laid laid");
    CHECK(t.state.phase == Phase::Harbour);
}

TEST_CASE("LOO-025, LOO-047, LOO-056: what is marked as a repeat is what distinct_moves leaves out") {
    int marked = 0;
    random_games(40, [&](const State& before, Move, const State&, const auto&) {
        MoveList kept;
        for (const Move move : legal_moves(before))
            if (!repeats(before, move)) kept.push(move);
        REQUIRE(!kept.empty());
        REQUIRE(kept == distinct_moves(before));
        marked += int(legal_moves(before).size() - kept.size());
    });
    CHECK(marked > 0);
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

TEST_CASE("LOO-045, LOO-053, LOO-EX-16: a resource is never given up for a building") {
    Table t;
    t.stand(kSeat1, "1,4");
    t.fill(kSeat0, 1, Kind::Wood);
    t.play("place 1,5");  // an axe and two houses, one cell
    CHECK(t.won() == "axe, house 0,6, house 2,4");
    CHECK(t.left() == "house 0,6, house 2,4");
    CHECK(t.stack("0,6") == 2);
    CHECK(t.stack("2,4") == 2);
    CHECK(t.tiles(kSeat0, Kind::Axe) == 1);
    CHECK(t.state.phase == Phase::Harbour);
    CHECK(t.refused_by("ship gold-1") == "LOO-050");
}

TEST_CASE("LOO-053, LOO-EX-16: among the buildings of one viking the player chooses") {
    Table t;
    t.stand(kSeat1, "1,4");
    t.fill(kSeat0, 2);
    t.play("place 1,5");
    CHECK(t.state.phase == Phase::Leave);
    CHECK(t.moves() == "leave house 0,6, leave house 2,4");
    CHECK(t.refused_by("leave house -2,1") == "LOO-056");
    Table first = t, second = t;
    first.play("leave house 0,6");
    CHECK(first.stack("0,6") == 2);
    CHECK(first.stack("2,4") == 1);
    second.play("leave house 2,4");
    CHECK(second.stack("0,6") == 1);
    CHECK(second.stack("2,4") == 2);
    for (Table* each : {&first, &second}) {
        CHECK(each->state.phase == Phase::Lay);
        CHECK(each->state.won[Kind::Axe] == 1);
        CHECK(each->state.won[Kind::House] == 1);
        each->lay_first();
        CHECK(!each->allows("ship gold-1"));
        CHECK(each->allows("trophy 2"));
    }
}

TEST_CASE("LOO-053: of two equal resources with one cell, one is kept") {
    Table t;
    t.fill(kSeat0, 1, Kind::Wood);
    t.play("shield double", "place -2,-1");
    CHECK(t.left() == "sheep");
    CHECK(t.tiles(kSeat0, Kind::Sheep) == 1);
}

TEST_CASE("LOO-053: what the first viking won is kept before what the second won") {
    Table t;
    t.stand(kSeat1, "1,4 -1,-1");
    t.fill(kSeat0, 2);
    Table houses_last = t;
    t.play("shield second", "place 1,5");  // axe and two houses: one too many
    CHECK(t.left() == "");
    CHECK(t.state.phase == Phase::Place);
    t.play("place -2,-1");  // sheep: no cell is left for it
    CHECK(t.left() == "sheep");
    CHECK(t.moves() == "leave house 0,6, leave house 2,4");
    houses_last.play("shield second", "place -2,-1", "place 1,5");  // sheep, axe, and no cell for the houses
    CHECK(houses_last.left() == "house 0,6, house 2,4");
    CHECK(houses_last.state.won[Kind::Sheep] == 1);
    CHECK(houses_last.state.won[Kind::Axe] == 1);
    CHECK(houses_last.state.phase == Phase::Lay);
    Table roomy;
    roomy.stand(kSeat1, "1,4 -1,-1");
    roomy.fill(kSeat0, 3);
    roomy.play("shield second", "place -1,0", "place 1,5");  // gold, house; axe; two houses for no cell
    CHECK(roomy.left() == "house 0,6, house 2,4");
    Table choose;
    choose.stand(kSeat1, "1,4 -1,-1");
    choose.fill(kSeat0, 4);
    choose.play("shield second", "place -1,0", "place 1,5");  // one cell for two houses of the second viking
    CHECK(choose.moves() == "leave house 0,6, leave house 2,4");
    CHECK(choose.refused_by("leave house -2,1") == "LOO-056");  // the first viking's
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

TEST_CASE("LOO-056: buildings are given up in any order, and every set in one way without repeats") {
    Table t;
    t.fill(kSeat0, 3);
    t.state.won.add(Kind::Wood, 1);
    for (const auto& [spot, tiles] : {std::pair{0, 2}, {1, 1}, {kFirstTower, 1}, {kFirstCastle, 2}}) {
        t.state.stacks.take(spot, tiles);
        t.state.aside.add(spot, tiles);
        t.state.won.add(kind_of_spot(spot), tiles);
    }
    t.state.phase = Phase::Leave;
    CHECK(t.choices() == 4);
    const Ends distinct = ends_of(t.state, false), all = ends_of(t.state, true);
    CHECK(distinct.ways.size() ==
          8);  // two of six tiles are kept: pairs of four spots, or both of one of two
    for (const auto& [hash, ways] : distinct.ways) CHECK(ways == 1);
    REQUIRE(all.ways.size() == distinct.ways.size());
    for (const auto& [hash, ways] : distinct.ways) CHECK(all.ways.contains(hash));
    for (const State& state : all.states) CHECK(conserved(state));
}

TEST_CASE("LOO-056: at most one such choice a player and game") {
    random_games(60, [](const State& before, Move, const State& after, const auto&) {
        if (before.phase == Phase::Leave && after.phase == Phase::Harbour)
            REQUIRE(active_player(after).fjord.empty().empty());
    });
}

}  // namespace jarl::loot
