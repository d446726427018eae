// Section 5 of the ledger: the middle card, an order and its effect.
#include <doctest/doctest.h>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

// Seat 0 holds `order` in the middle and places it.
Table placing(std::string_view order, Table t = Table{}) {
    t.give_hand(kSeat0, "mead1 " + std::string(order) + " sheep1");
    t.play("play middle");
    return t;
}

}  // namespace

TEST_CASE("LOF-050: the middle card is placed in the docked longship, if that has no order") {
    Table t = placing("fish3");
    CHECK(t.order(kSeat0, Place::Bottom) == "fish3");
    CHECK(t.hand(kSeat0) == "mead1 sheep1");
    CHECK(t.state.discard.empty());

    Table full;
    full.give_order(kSeat0, Place::Bottom, "mead1");
    CHECK(!full.allows("play middle"));
    full.set_wheel(kSeat0, "CDAB");  // the docked longship comes to the top
    CHECK(full.allows("play middle"));
}

TEST_CASE("LOF-050: orders in the other longships, and the rival's, do not matter") {
    Table t;
    for (const Place place : {Place::Top, Place::Right, Place::Left}) t.give_order(kSeat0, place, "coffer1");
    t.give_order(kSeat1, Place::Bottom, "fish3");
    CHECK(t.allows("play middle"));
}

TEST_CASE("LOF-051: placing an order gives the effect of its good; its value is ignored") {
    for (const char* order : {"coffer1", "coffer2", "coffer3"}) {
        Table t = placing(order);
        CHECK(t.moves() == "take, stop");
        t.play("take");
        CHECK(t.state.phase == Phase::Put);  // nothing is left to do
        CHECK(t.coins(kSeat0) == 3);
    }
}

TEST_CASE("LOF-052: as many uses as stored tiles of that good, at least one; fewer or none are allowed") {
    const std::array stored{"", "coffer3r", "coffer3r coffer1b", "coffer3r coffer1b coffer1r"};
    for (int tiles = 0; tiles <= 3; ++tiles) {
        Table t;
        t.store(kSeat0, 0, stored[std::size_t(tiles)]);
        t.store(kSeat0, 1, "fish1r fish1b fish2b fish3r");  // another good
        t = placing("coffer1", t);
        for (int use = 0; use < std::max(1, tiles); ++use) {
            CHECK(t.allows("stop"));
            t.play("take");
        }
        CHECK(t.state.phase == Phase::Put);
        CHECK(t.coins(kSeat0) == 2 + std::max(1, tiles));
    }
}

TEST_CASE("LOF-053: coffer takes a coin, fish turns, mead removes a tile, sheep slides") {
    CHECK(placing("coffer1").moves() == "take, stop");
    CHECK(placing("fish1").moves() == "turn cw, turn ccw, stop");
    CHECK(placing("mead1").moves() == "remove 0, remove 1, remove 2, remove 3, remove 4, stop");
    CHECK(placing("sheep1").moves() == "slide left, slide right, stop");

    Table turned = placing("fish1");
    turned.play("turn ccw");
    CHECK(turned.wheel(kSeat0) == "BCDA");
    turned = placing("fish1");
    turned.play("turn cw");
    CHECK(turned.wheel(kSeat0) == "DABC");
    Table slid = placing("sheep1");
    slid.play("slide left");
    CHECK(slid.area(kSeat0) == 1);
    slid = placing("sheep1");
    slid.play("slide right");
    CHECK(slid.area(kSeat0) == 3);
}

TEST_CASE("LOF-054: a coin comes from the reserve, then from the opponent, then from nowhere") {
    Table t;
    t.store(kSeat0, 0, "coffer1r coffer1b coffer3r coffer3b");
    t.set_coins(5, 2);  // reserve 1
    t = placing("coffer1", t);
    t.play("take");
    CHECK(t.state.reserve == 0);
    CHECK(t.coins(kSeat1) == 2);
    t.play("take");
    CHECK(t.coins(kSeat1) == 1);
    t.play("take");
    CHECK(t.coins(kSeat1) == 0);
    CHECK(t.coins(kSeat0) == 8);
    CHECK(!t.allows("take"));
}

TEST_CASE("LOF-055: mead removes any tile to the box; the space stays empty until maintenance") {
    Table t;
    t.lay_market("mead2r . sheep2r coffer2r mead2b");
    t = placing("mead1", t);
    CHECK(t.moves() == "remove 0, remove 2, remove 3, remove 4, stop");
    t.play("remove 3");
    CHECK(t.market() == "mead2r . sheep2r . mead2b");
    CHECK(t.boxed("coffer2r"));
    t.play("put left");
    CHECK(t.market() == "mead2r . sheep2r . mead2b");
    CHECK(t.state.phase == Phase::Pile);
}

TEST_CASE("LOF-055: removing a tile is not a move: no automatic action follows") {
    Table t;
    t.give_order(kSeat0, Place::Top, "sheep1");  // sheep lie before it
    t = placing("mead1", t);
    t.play("remove 0");
    CHECK(t.story() == "removed drew");
    CHECK(t.cargo(kSeat0, Place::Top).empty());
}

TEST_CASE("LOF-055: every set of tiles can be removed, and with an empty market the uses left lapse") {
    Table t;
    t.store(kSeat0, 0, "mead1r mead1b mead3b");
    t.lay_market(". fish2r . . mead2b");
    t = placing("mead1", t);
    Table last = t;
    last.play("remove 4");
    CHECK(last.market() == ". fish2r . . .");
    t.play("remove 1");
    CHECK(t.moves() == "remove 4, stop");
    t.play("remove 4");
    CHECK(t.state.uses_left == 1);
    CHECK(t.state.phase == Phase::Put);
}

TEST_CASE("LOF-055: tiles are removed in any order, and search looks at one") {
    Table t;
    t.store(kSeat0, 0, "mead1r mead1b mead3b mead3r");
    t = placing("mead1", t);
    Table up = t;
    t.play("remove 2");
    CHECK(t.moves() == "remove 0, remove 1, remove 3, remove 4, stop");
    CHECK(t.unmarked() == "remove 3, remove 4, stop");
    t.play("remove 0");
    CHECK(t.unmarked() == "remove 1, remove 3, remove 4, stop");  // the order was left: free
    t.play("remove 3", "stop");
    up.play("remove 0", "remove 2", "remove 3", "stop");
    CHECK(t.state.market == up.state.market);
    CHECK(t.state.next_space == up.state.next_space);
    t.play("put left", "pile 0");
    t.turn_of(kSeat0);  // the next order starts afresh
    t.set_wheel(kSeat0, "CDAB");
    t.lay_market("mead2r . sheep2r . mead2b");
    t = placing("mead2", t);
    CHECK(t.unmarked() == "remove 0, remove 2, remove 4, stop");
}

TEST_CASE("LOF-052: an effect that has nothing to offer ends the action phase at once") {
    Table mead;
    mead.lay_market(". . . . .");
    mead = placing("mead1", mead);
    CHECK(mead.state.phase == Phase::Put);
    Table coffer;
    coffer.set_coins(8, 0);
    coffer.state.extra_pending = 1;  // no second one: no use for the coins either
    coffer = placing("coffer1", coffer);
    CHECK(coffer.state.phase == Phase::Put);
    Table rich;
    rich.set_coins(8, 0);
    rich = placing("coffer1", rich);
    CHECK(rich.moves() == "extra turn, stop");  // coins can still be spent here
    Table last;                                 // LOF-105: no draw
    last.end_was_triggered();
    last.turn_of(kSeat1);
    last.give_hand(kSeat1, "mead1 fish1 sheep1");
    last.play("play middle", "turn cw");
    CHECK(last.state.phase == Phase::End);
}

TEST_CASE("LOF-056: each use of fish or sheep may take a different direction, within the five areas") {
    Table t;
    t.store(kSeat0, 0, "sheep1r sheep1b sheep3r sheep3b");
    t.set_area(kSeat0, 3);
    t = placing("sheep1", t);
    t.play("slide right");
    CHECK(t.moves() == "slide left, stop");
    t.play("slide left", "slide left");
    CHECK(t.area(kSeat0) == 2);
    CHECK(t.moves() == "slide left, slide right, stop");
}

TEST_CASE("LOF-056: automatic actions follow each use") {
    Table t;
    t.store(kSeat0, 0, "sheep1r sheep1b");
    t.give_order(kSeat0, Place::Top, "coffer1");
    t = placing("sheep1", t);
    t.play("slide right", "slide left");
    CHECK(t.story() == "slid loaded slid drew");

    Table turning;
    turning.store(kSeat0, 1, "fish1r fish1b");
    turning.load(kSeat0, Place::Right, "fish1", "fish3r");
    turning.give_order(kSeat0, Place::Left, "sheep3");
    turning = placing("fish2", turning);
    turning.play("turn cw");
    CHECK(turning.story() == "turned_wheel unloaded stored loaded");
}

TEST_CASE("LOF-057: the number of uses is fixed when the order is placed") {
    Table t;
    t.store(kSeat0, 0, "fish1r");
    t.load(kSeat0, Place::Right, "fish1", "fish3r");
    t = placing("fish2", t);
    t.play("turn cw");  // docks and stores a second fish tile
    CHECK(t.stored(kSeat0, 0) == "fish1r fish3r");
    CHECK(t.state.phase == Phase::Put);
}

TEST_CASE("LOF-058: tiles count wherever they are stored, flipped ones too; the rival's and cargo do not") {
    Table t;
    t.store(kSeat0, 0, "fish1r fish2b~");
    t.store(kSeat0, 3, "fish3b");  // homeless here once
    t.store(kSeat1, 0, "fish1b fish2b");
    t.load(kSeat0, Place::Left, "fish3", "fish3r");
    t = placing("fish1", t);
    CHECK(t.event(Happening::Placed).values[2] == 3);
    CHECK(t.state.uses_left == 3);
}

TEST_CASE("LOF-059: an order just placed travels with the turns it causes and is like any other at once") {
    Table t;
    t.store(kSeat0, 0, "fish1r fish1b fish3r fish3b");
    t.lay_market("mead2r mead1r fish2r coffer2r mead2b");
    t = placing("fish1", t);
    t.play("turn cw", "turn cw");
    CHECK(t.wheel(kSeat0) == "CDAB");
    CHECK(t.cargo(kSeat0, Place::Top) == "fish2r");
    t.play("turn ccw", "turn ccw");
    CHECK(t.stored(kSeat0, 0) == "fish1r fish1b fish2r fish3r fish3b");
    CHECK(t.discarded("fish1"));
}

}  // namespace jarl::lofoten
