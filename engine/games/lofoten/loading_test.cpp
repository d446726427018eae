// Section 7 of the ledger: automatic loading and unloading.
#include <doctest/doctest.h>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

// A coffer order on top of seat 0's wheel, coffers one area to the right, own area 2.
Table before_coffers() {
    Table t;
    t.lay_market("mead2r fish2r sheep2r coffer2r mead2b");
    t.give_order(kSeat0, Place::Top, "coffer1");
    return t;
}

}  // namespace

TEST_CASE("LOF-070: loading and unloading are mandatory: nobody is asked") {
    Table t = before_coffers();
    t.play("play right", "slide");
    CHECK(t.state.phase == Phase::Move);
    CHECK(t.cargo(kSeat0, Place::Top) == "coffer2r");
    t.dedicate(0, "coffer");
    t.set_coins(2, 3);
    t.play("buy turn", "buy turn");
    CHECK(t.state.phase == Phase::Move);
    CHECK(t.stored(kSeat0, 0) == "coffer2r");
}

TEST_CASE("LOF-070: they concern the active player's wheel alone") {
    Table t;
    t.give_order(kSeat1, Place::Top, "sheep1");  // sheep lie before it
    t.load(kSeat1, Place::Bottom, "fish1", "fish1r");
    t.play("play right", "turn", "stop", "put left");
    CHECK(t.cargo(kSeat1, Place::Top).empty());
    CHECK(t.cargo(kSeat1, Place::Bottom) == "fish1r");
    CHECK(t.times(Happening::Loaded) + t.times(Happening::Unloaded) == 0);
}

TEST_CASE("LOF-071: checked at the very start of the action phase") {
    Table t;
    t.give_order(kSeat1, Place::Top, "sheep1");
    t.end_of_turn(kSeat0);
    t.play("end");
    CHECK(t.story() == "turn loaded");
    CHECK(t.cargo(kSeat1, Place::Top) == "sheep2r");
    CHECK(t.state.phase == Phase::Play);
}

TEST_CASE("LOF-071: checked after a side-card move, a bought move, and a fish or sheep use") {
    Table moved = before_coffers();
    moved.play("play right", "slide");
    CHECK(moved.cargo(kSeat0, Place::Top) == "coffer2r");

    Table bought = before_coffers();
    bought.set_area(kSeat0, 1);
    bought.play("play right", "slide", "buy slide");
    CHECK(bought.cargo(kSeat0, Place::Top) == "coffer2r");

    Table sheep = before_coffers();
    sheep.give_hand(kSeat0, "mead1 sheep1 fish1");
    sheep.play("play middle", "slide right");
    CHECK(sheep.cargo(kSeat0, Place::Top) == "coffer2r");

    Table fish = before_coffers();
    fish.set_area(kSeat0, 3);
    fish.set_wheel(kSeat0, "BCDA");  // the longship with the order is on the left
    fish.give_hand(kSeat0, "mead1 fish1 fish1");
    fish.play("play middle", "turn cw");
    CHECK(fish.cargo(kSeat0, Place::Top) == "coffer2r");
}

TEST_CASE("LOF-072: a tile placed in maintenance is loaded by nobody; the opponent can take it first") {
    Table t;
    t.lay_market("mead2r fish2r . coffer2r mead2b");
    t.leave_in_piles("sheep1r", "");
    for (const Seat seat : kSeats) t.give_order(seat, Place::Top, "sheep3");
    t.play("play left", "stop", "put left", "pile 0");
    CHECK(t.market() == "mead2r fish2r sheep1r coffer2r mead2b");
    CHECK(t.times(Happening::Loaded) == 0);
    t.play("end");
    CHECK(t.cargo(kSeat0, Place::Top).empty());
    CHECK(t.cargo(kSeat1, Place::Top) == "sheep1r");
}

TEST_CASE("LOF-073: the top longship takes the tile before it; the space becomes empty") {
    Table t = before_coffers();
    t.play("play right", "slide");
    CHECK(t.cargo(kSeat0, Place::Top) == "coffer2r");
    CHECK(t.order(kSeat0, Place::Top) == "coffer1");  // the tile lies on the order
    CHECK(t.market() == "mead2r fish2r sheep2r . mead2b");
}

TEST_CASE("LOF-073: but not a tile of another good, and not with cargo on board") {
    Table other;
    other.give_order(kSeat0, Place::Top, "coffer1");
    other.play("play left", "slide");  // fish
    CHECK(other.cargo(kSeat0, Place::Top).empty());

    Table full;
    full.load(kSeat0, Place::Top, "coffer1", "coffer1b");
    full.play("play right", "slide");
    CHECK(full.cargo(kSeat0, Place::Top) == "coffer1b");
    CHECK(full.market() == "mead2r fish2r sheep2r coffer2r mead2b");
}

TEST_CASE("LOF-074: the buckler does not matter for loading") {
    for (const char* tile : {"coffer3r", "coffer3b"})
        for (const Seat seat : kSeats) {
            Table t;
            t.lay_market("mead2r " + std::string(tile) + " fish2r coffer2r mead2b");
            t.turn_of(seat);
            t.give_order(seat, Place::Top, "coffer1");
            t.give_hand(seat, "mead3 fish3 sheep3");
            t.play(seat == kSeat0 ? "play left" : "play right", "slide");
            CHECK(t.cargo(seat, Place::Top) == tile);
        }
}

TEST_CASE("LOF-075: cargo is stored as soon as its longship is the bottom one; its order is discarded") {
    Table t;
    t.dedicate(2, "fish");
    t.load(kSeat0, Place::Left, "fish3", "fish3b");
    t.play("play left", "turn");
    CHECK(t.wheel(kSeat0) == "BCDA");
    CHECK(t.order(kSeat0, Place::Bottom).empty());
    CHECK(t.cargo(kSeat0, Place::Bottom).empty());
    CHECK(t.stored(kSeat0, 2) == "fish3b");
    CHECK(names_of(t.state.discard) == "mead1 fish3");
}

TEST_CASE("LOF-075: top, left and right longships keep their cargo") {
    Table t;
    t.load(kSeat0, Place::Top, "fish3", "fish3b");
    t.play("play left", "turn");
    CHECK(t.cargo(kSeat0, Place::Left) == "fish3b");
    CHECK(t.times(Happening::Unloaded) == 0);
}

TEST_CASE("LOF-076: a move that causes both unloads first, then loads") {
    Table t;
    t.dedicate(2, "fish");
    t.load(kSeat0, Place::Right, "fish3", "fish3b");
    t.give_order(kSeat0, Place::Left, "sheep3");
    t.play("play right", "turn");
    CHECK(t.story() == "played turned_wheel unloaded stored loaded");
    CHECK(t.cargo(kSeat0, Place::Top) == "sheep2r");

    Table asked;  // also when the warehouse has to be chosen
    asked.load(kSeat0, Place::Right, "fish3", "fish3b");
    asked.give_order(kSeat0, Place::Left, "sheep3");
    asked.play("play right", "turn");
    CHECK(asked.state.phase == Phase::Store);
    CHECK(asked.cargo(kSeat0, Place::Top).empty());
    asked.play("store 1");
    CHECK(asked.cargo(kSeat0, Place::Top) == "sheep2r");
}

TEST_CASE("LOF-077: a docked longship with an order but no cargo stays as it is and blocks the middle card") {
    Table t;
    t.give_order(kSeat0, Place::Right, "fish3");
    t.play("play right", "turn");
    CHECK(t.order(kSeat0, Place::Bottom) == "fish3");
    CHECK(t.times(Happening::Unloaded) == 0);
    t.finish_turn();
    t.finish_turn();
    CHECK(t.state.active == kSeat0);
    CHECK(!t.allows("play middle"));
}

TEST_CASE("LOF-078: a longship without an order never loads") {
    Table t;
    t.give_hand(kSeat0, "mead3 fish1 sheep3");
    t.play("play right", "slide", "slide", "turn");
    CHECK(t.times(Happening::Loaded) == 0);
    CHECK(t.market() == "mead2r fish2r sheep2r coffer2r mead2b");
}

TEST_CASE("LOF-079: at the start of a turn no docked longship carries cargo: the check can only load") {
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        random_game(kAllModules, seed,
                    [](const State& before, Move move, const State& after, const auto& events) {
                        if (move != Move::end() || after.turn == before.turn) return;
                        REQUIRE(ship_at(before.players[after.active], Place::Bottom).cargo.empty());
                        for (const Event& event : events)
                            REQUIRE(Happening(event.kind) != Happening::Unloaded);
                    });
}

}  // namespace jarl::lofoten
