#include "bots/games/raiders/outlook.h"

#include <doctest/doctest.h>

#include <cmath>

#include "bots/games/raiders/lore.h"
#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

namespace {

constexpr RaidersWeights kTuned = tuned_weights<RaidersLore>();

float lead(const State& state) {  // of seat 0 over seat 1
    const Outlook is = outlook(state, kTuned);
    return is.points[0] - is.points[1];
}
// How much better seat 0 stands once `change` has been made to a table in the middle of a game.
template <class Change>
float gained(Change change) {
    Table table;
    table.crew(kSeat0, "archer berserker champion");
    table.crew(kSeat1, "archer berserker champion");
    const float before = lead(table.state);
    change(table);
    return lead(table.state) - before;
}

}  // namespace

TEST_CASE("outlook: when nobody has a turn left it is the score") {
    int ends = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        CAPTURE(seed);
        random_game(
            options_for(2 + int(seed % 3)), seed, [&](const State& before, Move, const State&, const auto&) {
                if (before.trigger == End::None || before.turns_left != 1 || before.phase != Phase::End)
                    return;
                ++ends;
                const Outlook is = outlook(before, kTuned);
                for (int seat = 0; seat < players(before); ++seat)
                    CHECK(is.points[std::size_t(seat)] ==
                          doctest::Approx(score_of(before, Seat(seat)).total));
                CHECK(is.spread < 1);
            });
    }
    CHECK(ends > 0);
}

TEST_CASE("outlook: at the cap it is the score too (RAI-126)") {
    int ends = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed)
        random_game(options_for(3, 4), seed, [&](const State& before, Move, const State& then, const auto&) {
            if (then.phase != Phase::Over || before.trigger != End::None) return;
            ++ends;
            for (int seat = 0; seat < 3; ++seat)
                CHECK(outlook(before, kTuned).points[std::size_t(seat)] ==
                      doctest::Approx(score_of(before, Seat(seat)).total));
        });
    CHECK(ends > 0);
}

TEST_CASE("outlook: points, plunder, tracks and tiles are worth having") {
    CHECK(gained([](Table& t) { t.state.players[kSeat0].points += 3; }) == doctest::Approx(3));
    CHECK(gained([](Table& t) { t.has(kSeat0, Asset::Gold, 2); }) > 2);
    CHECK(gained([](Table& t) { t.has(kSeat0, Asset::Armour, 3); }) > 2);
    CHECK(gained([](Table& t) { t.marker(kSeat0, 4); }) >= 4);
    CHECK(gained([](Table& t) { t.state.players[kSeat0].offerings.add(tile_named("o02")); }) ==
          doctest::Approx(4));
}

TEST_CASE("outlook: what leads to the next raid is worth having") {
    CHECK(gained([](Table& t) { t.has(kSeat0, Asset::Provisions, 3); }) > 1);
    CHECK(gained([](Table& t) { t.has(kSeat0, Asset::Silver, 5); }) > 0);
    CHECK(gained([](Table& t) { t.hand(kSeat0, "scout sage"); }) > 0);
    CHECK(gained([](Table& t) { t.crew(kSeat0, "archer berserker champion mercenary"); }) > 1);
    CHECK(gained([](Table& t) { t.crew(kSeat0, "archer berserker"); }) < -1);
}

TEST_CASE("outlook: of two cards with nothing else to them the stronger is the better crew") {
    CHECK(gained([](Table& t) { t.crew(kSeat0, "archer berserker mercenary"); }) >
          gained([](Table& t) { t.crew(kSeat0, "archer berserker huntsman"); }));
}

TEST_CASE("outlook: the right worker is worth more when the rest is ready") {
    const auto white_worth = [](bool ready) {
        Table table;
        if (ready) {
            table.crew(kSeat0, "berserker berserker champion mercenary mercenary");
            table.has(kSeat0, Asset::Provisions, 4);
            table.has(kSeat0, Asset::Gold, 2);
        }
        const float black = lead(table.state);
        table.worker(kSeat0, Colour::White);
        return lead(table.state) - black;
    };
    CHECK(white_worth(true) > white_worth(false) + 0.5f);
}

TEST_CASE("outlook: stores are worth less the nearer the end, and nothing behind it") {
    const auto stores_worth = [](int turns_left) {
        Table table;
        table.state.trigger = turns_left > 0 ? End::Stack : End::None;
        table.state.turns_left = std::uint8_t(std::max(turns_left, 0));
        table.state.active = kSeat1;
        if (turns_left == 1) table.state.phase = Phase::End;
        const float before = lead(table.state);
        table.has(kSeat0, Asset::Silver, 8);
        table.hand(kSeat0, "scout sage");
        return lead(table.state) - before;
    };
    CHECK(stores_worth(0) > stores_worth(2));
    CHECK(stores_worth(2) > stores_worth(1));
    CHECK(stores_worth(1) == doctest::Approx(0));
}

TEST_CASE("outlook: what is over the limit is gone, so it counts for nothing") {
    CHECK(gained([](Table& t) { t.has(kSeat0, Asset::Silver, 8); }) ==
          doctest::Approx(gained([](Table& t) { t.has(kSeat0, Asset::Silver, 11); })));
}

TEST_CASE("outlook: a hand is counted and not read") {
    CHECK(gained([](Table& t) { t.hand(kSeat0, "trader sage"); }) ==
          doctest::Approx(gained([](Table& t) { t.hand(kSeat0, "huntsman brawler"); })));
}

TEST_CASE("outlook: waiting is not rewarded") {
    Table table;
    for (const Seat seat : {kSeat0, kSeat1}) {
        table.has(seat, Asset::Silver, 8);
        table.has(seat, Asset::Provisions, 8);
    }
    const Outlook now = outlook(table.state, kTuned);
    table.state.turn += 40;
    const Outlook later = outlook(table.state, kTuned);
    CHECK(later.points[0] <= now.points[0]);
    CHECK(later.spread <= now.spread);
}

TEST_CASE("outlook: a number for every seat in every position") {
    for (int players = 2; players <= kMaxPlayers; ++players)
        for (std::uint64_t seed = 0; seed < 3; ++seed)
            random_game(options_for(players), seed,
                        [&](const State& before, Move, const State&, const auto&) {
                            const Outlook is = outlook(before, kTuned);
                            bool sound = is.spread > 0 && std::isfinite(is.spread);
                            for (int seat = 0; seat < players; ++seat) {
                                const float points = is.points[std::size_t(seat)];
                                sound = sound && std::isfinite(points) && points > -20 && points < 300;
                            }
                            REQUIRE(sound);
                        });
}

}  // namespace jarl::raiders
