// Section 2 of the ledger: wheel and market geometry.
#include <doctest/doctest.h>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

TEST_CASE("LOF-020: four longships: the top one loads, the bottom one is docked and takes the order") {
    Table t;
    t.give_order(kSeat0, Place::Top, "sheep1");
    t.set_wheel(kSeat0, "ABCD");
    t.give_hand(kSeat0, "mead1 mead2 fish1");
    t.play("play middle", "stop");
    CHECK(t.state.players[kSeat0].ships[Letter::C].order != Card::None);
    CHECK(t.order(kSeat0, Place::Bottom) == "mead2");
    t.play("put left", "end");
    t.finish_turn();  // seat 1; then seat 0 begins with its check
    CHECK(t.cargo(kSeat0, Place::Top) == "sheep2r");
}

TEST_CASE("LOF-021: a slide never leaves areas 0 to 4") {
    for (const Seat seat : kSeats) {
        Table t;
        t.turn_of(seat);
        t.set_coins(4, 4);
        t.give_hand(seat, "mead1 sheep1 fish1");
        t.set_area(seat, 0);
        Table left = t, right = t, order = t;
        left.play("play left");
        CHECK(left.moves() == "turn, stop");
        left.play("turn");
        CHECK(left.moves() == "buy turn, stop");
        right.play("play right");
        CHECK(right.moves() == "slide, turn, stop");
        order.play("play middle");
        CHECK(order.moves() == "slide right, stop");

        t.set_area(seat, 4);
        right = order = t;
        right.play("play right");
        CHECK(right.moves() == "turn, stop");
        order.play("play middle");
        CHECK(order.moves() == "slide left, stop");
    }
}

TEST_CASE("LOF-021: between moves a wheel is at exactly one area") {
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        random_game(kAllModules, seed, [](const State& before, Move, const State& after, const auto&) {
            for (const Seat seat : kSeats) {
                REQUIRE(after.players[seat].area <= 4);
                REQUIRE(std::abs(after.players[seat].area - before.players[seat].area) <= 1);
            }
        });
}

TEST_CASE("LOF-022: only the top longship loads, and only from the space it is aligned with") {
    Table t;
    t.set_area(kSeat0, 0);
    t.lay_market("mead2r fish2r sheep2r coffer2r mead2b");
    t.give_order(kSeat0, Place::Top, "coffer1");  // coffers lie two spaces further on
    t.give_order(kSeat0, Place::Right, "fish1");  // fish will lie before the top longship
    t.give_order(kSeat0, Place::Bottom, "fish2");
    t.give_order(kSeat0, Place::Left, "fish3");
    t.give_hand(kSeat0, "mead1 mead1 fish3");
    t.play("play right", "slide");
    for (const Place place : kPlaces) CHECK(t.cargo(kSeat0, place).empty());
    t.play("slide", "slide");
    CHECK(t.cargo(kSeat0, Place::Top) == "coffer2r");
}

TEST_CASE("LOF-023: seat 1 sits opposite: its own area a is space 4 - a, and its right is seat 0's left") {
    Table t;
    t.lay_market("mead2r fish2r sheep2r coffer2r mead2b");
    for (const Seat seat : kSeats) {
        t.give_order(seat, Place::Top, seat == kSeat0 ? "coffer1" : "fish1");
        t.give_hand(seat, "mead1 mead2 sheep1");
    }
    Table seat1 = t;
    t.play("play right", "slide");
    CHECK(t.area(kSeat0) == 3);
    CHECK(t.cargo(kSeat0, Place::Top) == "coffer2r");  // space 3
    seat1.turn_of(kSeat1);
    seat1.play("play right", "slide");
    CHECK(seat1.area(kSeat1) == 3);
    CHECK(seat1.cargo(kSeat1, Place::Top) == "fish2r");  // space 1
}

TEST_CASE("LOF-024: clockwise top to right to bottom to left; orders and cargo travel with their longship") {
    for (const Seat seat : kSeats) {
        Table t;
        t.turn_of(seat);
        t.load(seat, Place::Top, "coffer2", "coffer3b");
        t.give_order(seat, Place::Bottom, "mead3");
        Table left = t;
        t.play("play right", "turn");
        CHECK(t.wheel(seat) == "DABC");
        CHECK(t.order(seat, Place::Right) == "coffer2");
        CHECK(t.cargo(seat, Place::Right) == "coffer3b");
        CHECK(t.order(seat, Place::Left) == "mead3");
        left.play("play left", "turn");
        CHECK(left.wheel(seat) == "BCDA");
        CHECK(left.cargo(seat, Place::Left) == "coffer3b");
        CHECK(left.order(seat, Place::Right) == "mead3");
    }
}

TEST_CASE("LOF-025: the two wheels never block each other") {
    Table t;
    t.set_area(kSeat0, 1);
    t.set_area(kSeat1, 2);  // space 2
    t.give_hand(kSeat0, "mead1 fish1 sheep2");
    t.play("play right", "slide");  // to the same space
    CHECK(space_before(t.state, kSeat0) == space_before(t.state, kSeat1));
    t.play("slide");  // and past it
    CHECK(t.area(kSeat0) == 3);
    CHECK(t.area(kSeat1) == 2);
}

}  // namespace jarl::lofoten
