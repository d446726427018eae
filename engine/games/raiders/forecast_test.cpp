// What a raid and a building would bring, against counting by hand.
#include <doctest/doctest.h>

#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

namespace {

double value(Fraction f) { return double(f.ways) / double(f.of); }

}  // namespace

TEST_CASE("a forecast says what is needed and what is missing") {
    Table t;
    t.crew(kSeat0, "archer huntsman");
    t.has(kSeat0, Asset::Provisions, 1);
    const RaidForecast f = forecast(t.state, kSeat0, Place::OutpostEast);
    CHECK(!f.possible);
    CHECK(f.cost.provisions == 3);
    CHECK(f.missing_crew == 1);
    CHECK(f.missing_provisions == 2);
    CHECK(f.missing_gold == 0);
    CHECK(f.missing_worker);
    CHECK(f.strength == 4);
    CHECK(f.sure_points == 2);
    CHECK(forecast(t.state, kSeat0, Place::HarbourWest).sure_points == 1);
}

TEST_CASE("the chance of each tier is counted from the dice") {
    Table t;
    t.crew(kSeat0, "berserker forager forager");                             // strength 4
    const RaidForecast one = forecast(t.state, kSeat0, Place::OutpostEast);  // 8 for 2 points, 14 for 4
    REQUIRE(one.tiers.size() == 2);
    CHECK(one.tiers[0].chance == Fraction{3, 6});  // 4, 4 or 5
    CHECK(one.tiers[1].chance == Fraction{0, 6});
    CHECK(one.nothing == Fraction{3, 6});
    CHECK(one.expected == Fraction{6, 6});

    t.crew(kSeat0, "berserker archer armourer forager");                       // 10, and 2 at monasteries
    const RaidForecast two = forecast(t.state, kSeat0, Place::MonasteryWest);  // 12 for 4, 20 for 6
    CHECK(two.strength == 12);
    CHECK(two.nothing == Fraction{0, 36});
    CHECK(two.tiers[1].chance ==
          Fraction{13, 36});  // 8 or more: 3 + 5 and 4 + 5 four ways each, 4 + 4 four, 5 + 5 one
}

TEST_CASE("the chances of all tiers and of none add up") {
    for (std::uint64_t seed = 0; seed < 4; ++seed)
        random_game(options_for(3), seed, [](const State&, Move move, const State& after, const auto&) {
            if (move.verb() != Verb::End) return;
            for (const Place place : kPlaces) {
                const RaidForecast f = forecast(after, kSeat0, place);
                std::int64_t ways = f.nothing.ways;
                double expected = 0;
                for (const TierForecast& tier : f.tiers) {
                    ways += tier.chance.ways;
                    expected += tier.tier.points * value(tier.chance);
                    REQUIRE(value(tier.reach) >= value(tier.chance) - 1e-12);
                }
                REQUIRE(ways == f.nothing.of);
                REQUIRE(value(f.expected) >= expected - 1e-9);  // re-rolls never hurt
                if (f.rerolls == 0) REQUIRE(value(f.expected) <= expected + 1e-9);
            }
        });
}

TEST_CASE("re-rolls are spent on the tier in question") {
    Table t;
    t.crew(kSeat0, "brawler berserker forager");  // strength 6; outpost_centre: 10 for 2, 16 for 4
    const RaidForecast f = forecast(t.state, kSeat0, Place::OutpostCentre);
    CHECK(f.rerolls == 1);
    CHECK(f.tiers[0].chance == Fraction{3, 6});
    CHECK(f.tiers[0].reach == Fraction{3 * 6 + 3 * 3, 36});
}

TEST_CASE("in the middle of a raid the dice on the table count") {
    Table t;
    t.crew(kSeat0, "brawler berserker forager");
    t.worker(kSeat0, Colour::Grey);
    t.has(kSeat0, Asset::Provisions, 3);
    t.roll({2});
    t.play("raid outpost_centre");
    const RaidForecast f = forecast(t.state, kSeat0, Place::OutpostCentre);
    CHECK(f.tiers[0].chance == Fraction{0, 1});
    CHECK(f.tiers[0].reach == Fraction{3, 6});
}

TEST_CASE("a forecast agrees with what the building then gives") {
    for (std::uint64_t seed = 0; seed < 4; ++seed)
        random_game(
            options_for(2), seed, [](const State& before, Move move, const State& after, const auto&) {
                if (before.phase != Phase::Act || before.where == Building::TownHall ||
                    before.where == Building::Barracks)
                    return;
                const Seat seat = before.active;
                for (const Prospect& option : prospects(before, seat, before.where, before.colour)) {
                    REQUIRE(legal_moves(before).contains(option.move) == option.possible);
                    if (option.move != move || before.where == Building::Treasury || option.draws > 0)
                        continue;
                    for (const Asset asset : kAssets)
                        REQUIRE(after.players[seat].has[asset] ==
                                before.players[seat].has[asset] - option.pays[asset] + option.gains[asset]);
                }
            });
}

}  // namespace jarl::raiders
