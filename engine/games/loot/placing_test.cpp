// Sections 3 and 7 of the ledger: placing a viking, and the shields.
#include <doctest/doctest.h>

#include "engine/games/loot/testing.h"

namespace jarl::loot {

TEST_CASE("LOO-030: only resource hexes") {
    Table t;
    t.stand(kSeat1, "-1,0 -2,0 3,2");
    for (const char* hex : {"-1,1", "-2,1", "-3,0", "3,4", "9,9"}) {  // tower, house, sea, trophy, nothing
        CHECK(!t.allows("place " + std::string(hex)));
        CHECK(t.refused_by("place " + std::string(hex)) == "LOO-030");
    }
    CHECK(t.allows("place 0,0"));
}

TEST_CASE("LOO-031: no second viking on a hex") {
    Table t;
    t.stand(kSeat1, "0,0");
    t.stand(kSeat0, "0,1");
    CHECK(t.refused_by("place 0,0") == "LOO-031");
    CHECK(t.refused_by("place 0,1") == "LOO-031");
}

TEST_CASE("LOO-032: next to a viking of any colour or to a longship on the sea") {
    Table t;
    CHECK(t.refused_by("place 0,0") == "LOO-032");
    t.stand(kSeat1, "0,1");
    CHECK(t.allows("place 0,0"));
    CHECK(t.allows("place 0,2"));
    CHECK(t.refused_by("place 1,4") == "LOO-032");
    t.stand(kSeat0, "1,3");
    CHECK(t.allows("place 1,4"));
}

TEST_CASE("LOO-033: adjacency goes across tile borders and to side tiles") {
    Table t;
    t.stand(kSeat1, "-1,2");        // tile A
    CHECK(t.allows("place -1,3"));  // tile D
    t.stand(kSeat1, "3,2");
    CHECK(t.allows("place 3,3"));  // trophy tile
}

TEST_CASE("LOO-034, LOO-EX-15: the first viking lands") {
    Table t;
    t.use_shields(kSeat0);
    CHECK(t.moves() == "place -3,1, place -3,2, place -2,-1, place -2,0, place -1,-2");
}

TEST_CASE("LOO-035: landing hexes stay legal all game long") {
    random_games(20, [](const State&, Move, const State& after, const auto&) {
        if (after.phase != Phase::Place || is_declared(after, Shield::Occupied) ||
            ships_on_sea(after).size() < 5)
            return;
        after.landing.without(occupied(after)).each([&](int hex) {
            REQUIRE(legal_moves(after).contains(Move::place(after.board.hexes[std::size_t(hex)])));
        });
    });
}

TEST_CASE("LOO-036: a viking never moves and is never removed") {
    random_games(20, [](const State& before, Move, const State& after, const auto&) {
        for (std::size_t seat = 0; seat < before.options.players; ++seat)
            REQUIRE(before.players.values[seat].vikings.without(after.players.values[seat].vikings).empty());
    });
}

TEST_CASE("LOO-037, LOO-EX-20: an empty sea hex gives no landing") {
    Table sea;
    sea.leave_in_bag("");
    int slot = 0;
    while (strip_hex(sea.state.board.layout.sea, slot) != Hex{-4, 2}) ++slot;
    sea.harbour_of(kSeat0);
    const std::string ship(longship(sea.state.sea[std::size_t(slot)]).name);
    sea.play("ship " + ship);
    sea.play(to_text(legal_moves(sea.state)[0]));
    CHECK(sea.state.landing.contains(sea.number("-3,2")));  // until the turn is over
    sea.play("end");
    CHECK(sea.story() == "sea_empty turn");
    CHECK(!sea.allows("place -3,2"));
    CHECK(sea.refused_by("place -3,2") == "LOO-037");
    CHECK(sea.allows("place -3,1"));
    sea.stand(kSeat1, "-3,1");
    CHECK(sea.allows("place -3,2"));
}

// --- Shields ------------------------------------------------------------------------------------------------------

TEST_CASE("LOO-070: each shield once a game") {
    Table t;
    t.stand(kSeat1, "0,0 -1,2");
    t.play("shield double", "place 0,1");
    t.lay_first();
    t.play("end", "place -3,1");
    t.lay_first();
    t.play("end");
    CHECK(!t.allows("shield double"));
    CHECK(t.refused_by("shield double") == "LOO-070");
    CHECK(t.allows("shield second"));
    CHECK(t.allows("shield occupied"));
}

TEST_CASE("LOO-071: all three shields in one turn, before vikings only") {
    Table t;
    t.stand(kSeat1, "0,0 -1,2");
    t.play("shield second", "shield double", "shield occupied");
    CHECK(t.moves() == "place -1,2, place 0,0");
    t.play("place 0,0", "place 0,1");
    CHECK(t.state.phase == Phase::Lay);
    CHECK(t.refused_by("shield second") == "LOO-078");
    CHECK(t.state.players[kSeat0].shields() == 0);
}

TEST_CASE("LOO-072: the second viking may stand next to the first") {
    Table t;
    t.play("shield second", "place -3,2");
    CHECK(Loot::actor(t.state) == kSeat0);
    CHECK(t.allows("place -3,3"));
    t.play("place -3,3");
    CHECK(t.state.players[kSeat0].vikings_left == 11);
    CHECK(t.state.phase == Phase::Lay);
}

TEST_CASE("LOO-073: occupied hex puts the viking on a hex with a viking") {
    Table t;
    t.stand(kSeat1, "0,0 0,1");
    t.play("shield occupied");
    CHECK(t.moves() == "place 0,0, place 0,1");
    CHECK(t.refused_by("place -3,1") == "LOO-073");
    t.play("place 0,1");
    CHECK(t.state.players[kSeat0].vikings.contains(t.number("0,1")));
    CHECK(t.state.players[kSeat1].vikings.contains(t.number("0,1")));
}

TEST_CASE("LOO-074: double brings two resources, buildings are not doubled") {
    Table t;
    t.play("shield double", "place -3,1");
    CHECK(t.won() == "2 axe, house -2,1");
}

TEST_CASE("LOO-075, LOO-043: an occupied-hex viking counts like any other and gets the resource again") {
    Table t;
    t.stand(kSeat0, "-1,2 0,1 1,1");
    t.stand(kSeat1, "0,0 -1,0");
    t.play("shield occupied", "place 0,0");
    CHECK(t.won() == "axe, castle 1,0");
    t.lay_first();
    t.play("end", "shield occupied", "place 1,1");
    CHECK(t.won() == "axe");
    Table house;
    house.stand(kSeat1, "-3,1 0,0");
    house.play("shield occupied", "place -3,1");
    CHECK(house.won() == "axe, house -2,1");
}

TEST_CASE("LOO-076: with a second viking there is still one longship and one trophy") {
    Table t;
    t.play("shield second", "place -3,1", "place -3,2");
    t.lay_first();
    CHECK(t.state.phase == Phase::Harbour);
    t.play("ship gold-1", "berth c6r4");
    CHECK(t.moves() == "trophy 2, end");
    t.play("trophy 2");
    CHECK(t.moves() == "end");
}

TEST_CASE("LOO-077: an unused shield is worth nothing") {
    Table t;
    const int before = t.total(kSeat0);
    t.use_shields(kSeat0);
    CHECK(t.total(kSeat0) == before);
}

TEST_CASE("LOO-078: double acts on the next viking only, and may be kept for the second") {
    Table t;
    t.play("shield double", "place -3,1");
    t.lay_first();
    t.play("end");
    CHECK(t.state.declared == 0);
    Table kept;
    kept.play("shield second", "place -3,1");
    CHECK(kept.won() == "axe, house -2,1");
    kept.play("shield double", "place -3,2");
    CHECK(kept.won() == "2 axe, house -2,1");
}

TEST_CASE("LOO-079: both vikings are placed, then everything is laid") {
    Table t;
    t.play("shield second", "place -3,1");
    CHECK(t.state.phase == Phase::Place);
    CHECK(t.state.players[kSeat0].fjord.tiles().empty());
    t.play("place -2,0");
    CHECK(t.state.phase == Phase::Lay);
    CHECK(t.state.won.size() == 4);  // axe, sheep, two houses
}

TEST_CASE("LOO-080: any colour, also one's own, also a hex with two vikings; not on an empty board") {
    Table t;
    CHECK(!t.allows("shield occupied"));
    CHECK(t.refused_by("shield occupied") == "LOO-080");
    t.stand(kSeat0, "0,0 0,1");
    t.stand(kSeat1, "0,1");
    t.play("shield occupied");
    CHECK(t.allows("place 0,0"));
    CHECK(t.allows("place 0,1"));
    t.play("place 0,1");
    CHECK(t.state.doubled[0] == t.number("0,1"));
}

TEST_CASE("LOO-081: no second viking with one viking left") {
    Table t;
    t.set_vikings_left(kSeat0, 1);
    CHECK(!t.allows("shield second"));
    CHECK(t.refused_by("shield second") == "LOO-081");
    t.set_vikings_left(kSeat0, 2);
    CHECK(t.allows("shield second"));
}

TEST_CASE("LOO-082: a declared shield is used up and must be carried out") {
    Table t;
    t.stand(kSeat1, "0,0 0,1");
    t.play("shield second");
    CHECK(!t.state.players[kSeat0].has_shield(Shield::Second));
    CHECK(t.refused_by("end") == "LOO-020");
    t.play("place -3,1");
    CHECK(t.state.phase == Phase::Place);
    CHECK(t.refused_by("end") == "LOO-020");
}

TEST_CASE("LOO-083: a lone viking on a landing hex whose longship is gone is a target") {
    Table t;
    t.stand(kSeat1, "-2,-1 0,3");
    t.lay_sea(". . . . .");
    CHECK(t.state.landing.empty());
    t.turn_of(kSeat0);
    CHECK(targets(t.state).size() > 0);
    t.play("shield occupied");
    CHECK(t.moves() == "place -2,-1, place 0,3");
}

TEST_CASE("LOO-084: a shield may be declared even if it brings nothing") {
    Table t;
    t.fill(kSeat0, 0);
    CHECK(t.allows("shield double"));
    CHECK(t.allows("shield second"));
    t.play("shield second", "shield double", "place -3,1");
    CHECK(t.left() == "axe, axe, house -2,1");
    t.play("place -3,2");
    CHECK(t.left() == "axe, house -2,1");
    CHECK(t.stack("-2,1") == 2);
}

TEST_CASE("LOO-085: second, double, occupied: each set has one spelling") {
    Table t;
    t.stand(kSeat1, "0,0 0,1");
    t.play("shield double");
    CHECK(t.refused_by("shield second") == "LOO-085");
    CHECK(t.allows("shield occupied"));
    t.play("shield occupied");
    CHECK(t.refused_by("shield second") == "LOO-085");
    Table other;
    other.stand(kSeat1, "0,0 0,1");
    other.play("shield occupied");
    CHECK(other.refused_by("shield double") == "LOO-085");
    CHECK(other.moves() == "place 0,0, place 0,1");
}

TEST_CASE("LOO-EX-14: all three shields in one turn") {
    Table t;
    t.stand(kSeat1, "0,-1 3,2");
    t.play("shield second", "shield double", "place -1,0");
    CHECK(t.won() == "2 gold, house -2,1");
    t.play("shield occupied", "place 3,2");
    CHECK(t.won() == "gold");
    CHECK(t.state.players[kSeat0].shields() == 0);
    CHECK(t.state.players[kSeat0].vikings_left == 11);
    t.lay_first();
    t.play("ship gold-1", "berth c6r4");
    CHECK(t.moves() == "end");
}

TEST_CASE("LOO-EX-21: occupied hex with one viking on the board is forced and taken") {
    Table t;
    t.stand(kSeat1, "-3,1");
    t.play("shield occupied");
    CHECK(t.story() == "shield placed won won");
    CHECK(t.won() == "axe, house -2,1");
    CHECK(t.state.players[kSeat0].vikings.contains(t.number("-3,1")));
}

}  // namespace jarl::loot
