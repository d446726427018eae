#include "bots/games/lofoten/outlook.h"

#include <doctest/doctest.h>

#include <cmath>

#include "bots/games/lofoten/lore.h"
#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {
namespace {

const LofotenWeights kTuned = tuned_weights<LofotenLore>();

float points(const Table& table, Seat seat) { return outlook(table.state, kTuned).points[index(seat)]; }
float lead(const Table& table, Seat seat) { return points(table, seat) - points(table, rival(seat)); }

// The same table seen from the other side: seats, spaces and clans exchanged.
Tile other_clan(Tile tile) {
    constexpr std::array<int, kTilesOfGood> kTwin{1, 0, 4, 5, 2, 3, 7, 6};
    const int number = int(tile);
    return tile == Tile::None
               ? tile
               : Tile(number / kTilesOfGood * kTilesOfGood + kTwin[std::size_t(number % kTilesOfGood)]);
}
Tiles other_clan(Tiles tiles) {
    Tiles twins;
    for (const Tile tile : tiles) twins.add(other_clan(tile));
    return twins;
}
State from_the_other_side(const State& state) {
    State other = state;
    for (Tiles* tiles : {&other.bag, &other.box, &other.flipped}) *tiles = other_clan(*tiles);
    for (int space = 0; space < kSpaces; ++space)
        other.market[std::size_t(space)] = other_clan(state.market[std::size_t(kSpaces - 1 - space)]);
    other.turned = other_clan(state.turned);
    for (const Seat seat : kSeats) {
        other.players[seat] = state.players[rival(seat)];
        for (Ship& ship : other.players[seat].ships)
            for (std::size_t i = 0; i < ship.cargo.size(); ++i) ship.cargo[i] = other_clan(ship.cargo[i]);
        for (std::size_t w = 0; w < kWarehouses; ++w)
            other.stored[seat][w] = other_clan(state.stored[rival(seat)][w]);
    }
    for (std::size_t i = 0; i < other.unloading.size(); ++i)
        other.unloading[i] = other_clan(other.unloading[i]);
    for (JarlOffer& offer : other.jarls)
        if (offer.owner != kNobody) offer.owner = rival(offer.owner);
    other.active = rival(state.active);
    other.first = rival(state.first);
    return other;
}

}  // namespace

TEST_CASE("outlook: goods stored are points to come, and the rival's loss") {
    Table before, after;
    before.dedicate(3, "fish");
    after.store(kSeat0, 3, "fish3r");
    CHECK(points(after, kSeat0) > points(before, kSeat0));
    CHECK(points(after, kSeat1) < points(before, kSeat1));
}

TEST_CASE("outlook: the same good counts for more where the warehouse pays more") {
    Table poor, rich;
    poor.store(kSeat0, 0, "fish3r");  // 3 PP
    rich.store(kSeat0, 3, "fish3r");  // 9 PP
    CHECK(lead(rich, kSeat0) > lead(poor, kSeat0));
}

TEST_CASE("outlook: cargo is worth more the nearer it is to the dock, and most when stored") {
    Table top, right, stored;
    for (Table* table : {&top, &right, &stored}) table->dedicate(3, "fish");
    top.load(kSeat0, Place::Top, "fish1", "fish3r");
    right.load(kSeat0, Place::Right, "fish1", "fish3r");
    stored.store(kSeat0, 3, "fish3r");
    CHECK(lead(right, kSeat0) > lead(top, kSeat0));
    CHECK(lead(stored, kSeat0) > lead(right, kSeat0));
}

TEST_CASE("outlook: an order for a good on the market is worth more than one for a good that is gone") {
    Table there, gone;
    for (Table* table : {&there, &gone}) {
        table->dedicate(3, "fish");
        table->dedicate(2, "sheep");
        table->lay_market("fish2r fish2b mead2r mead2b coffer2r");
        table->leave_in_piles("mead1r coffer1r", "mead3r coffer3r");
    }
    there.give_order(kSeat0, Place::Left, "fish1");
    gone.give_order(kSeat0, Place::Left, "sheep1");
    CHECK(lead(there, kSeat0) > lead(gone, kSeat0));
}

TEST_CASE("outlook: an order is worth more before its tile than far away") {
    Table near, far;
    for (Table* table : {&near, &far}) {
        table->dedicate(3, "fish");
        table->give_order(kSeat0, Place::Left, "fish1");
    }
    near.lay_market("mead1r mead1b fish2r sheep1r sheep1b");  // a quarter turn away
    far.lay_market("fish2r mead1b mead1r sheep1r sheep1b");
    CHECK(lead(near, kSeat0) > lead(far, kSeat0));
}

TEST_CASE("outlook: a longship upgraded with a tile of value 1 is a gain (LOF-157)") {
    Table before(kAllModules), after(kAllModules);
    before.store(kSeat0, 0, "fish1r");
    after.store(kSeat0, 0, "fish1r~");
    after.upgrade(kSeat0, "A");
    CHECK(lead(after, kSeat0) > lead(before, kSeat0));
}

TEST_CASE("outlook: a Jarl whose requirement is met is worth taking") {
    for (const char* jarl : {"helmsman", "steward", "standard", "feastgiver"}) {
        CAPTURE(jarl);
        Table before(kAllModules), after(kAllModules);
        for (Table* table : {&before, &after}) {
            table->offer_jarl(0, jarl, Requirement::TilesOfEachGood);
            table->store(kSeat0, 0, "fish2r");
            table->store(kSeat0, 1, "mead2r");
            table->store(kSeat0, 2, "sheep1r");
            table->store(kSeat0, 3, "coffer1r");
        }
        after.give_jarl(kSeat0, jarl);
        CHECK(lead(after, kSeat0) > lead(before, kSeat0));
    }
}

TEST_CASE("outlook: near the end a lead is nearly won, early it is not") {
    Table early, late;
    for (Table* table : {&early, &late}) table->store(kSeat0, 3, "fish2r");
    late.lay_market("mead1r mead2r sheep1r sheep1b coffer1r");
    late.leave_in_piles("", "");
    late.end_was_triggered();
    late.end_of_turn(kSeat1);
    CHECK(points(late, kSeat0) == doctest::Approx(9).epsilon(0.05));
    CHECK(points(early, kSeat0) < points(late, kSeat0) + points(early, kSeat1));
    CHECK(outlook(late.state, kTuned).spread < outlook(early.state, kTuned).spread);
}

TEST_CASE("outlook: when nothing is left to do it is the score, with every module") {
    for (const Options& options : all_options())
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            State last{};
            bool has_last = false;
            const State over =
                random_game(options, seed, [&](const State& before, Move, const State&, const auto&) {
                    const Player &first = before.players[kSeat0], &second = before.players[kSeat1];
                    has_last = before.end_triggered != 0 && before.phase == Phase::End &&
                               before.active == kSeat1 && before.extra_pending == 0 &&
                               before.upgraded_now != Upgraded::No && !has_cargo(first) && !has_cargo(second);
                    last = before;
                });
            if (!has_last) continue;
            const Outlook judged = outlook(last, kTuned);
            for (const Seat seat : kSeats) {
                CAPTURE(options_text(options));
                CAPTURE(seed);
                CHECK(judged.points[index(seat)] ==
                      doctest::Approx(score_of(over, seat).total).epsilon(0.05));
            }
        }
}

TEST_CASE("outlook: both sides of the table are judged alike, and every number is one") {
    for (const Options& options : all_options()) {
        CAPTURE(options_text(options));
        random_game(options, 11, [&](const State& state, Move, const State&, const auto&) {
            const Outlook mine = outlook(state, kTuned);
            REQUIRE(std::isfinite(mine.points[0]));
            REQUIRE(std::isfinite(mine.points[1]));
            REQUIRE(mine.spread > 0);
            // Near the end seat 1 is ahead of seat 0: it has the last turn (LOF-102).
            const bool near_end = state.bag.size() < 5 || state.quiet_turns > 30 || state.end_triggered != 0;
            if (near_end) return;
            const Outlook theirs = outlook(from_the_other_side(state), kTuned);
            REQUIRE(mine.points[0] == doctest::Approx(theirs.points[1]));
            REQUIRE(mine.points[1] == doctest::Approx(theirs.points[0]));
        });
    }
}

}  // namespace jarl::lofoten
