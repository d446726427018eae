#include "bots/games/raiders/weigh.h"

#include <doctest/doctest.h>

#include <cmath>

#include "bots/games/raiders/lore.h"
#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

namespace {

std::string favourite(const State& state) {
    const MoveList moves = legal_moves(state);
    std::array<float, kMaxMoves> likely{};
    weigh(state, moves, tuned_weights<RaidersLore>(), likely.data());
    std::size_t best = 0;
    for (std::size_t i = 1; i < moves.size(); ++i)
        if (likely[i] > likely[best]) best = i;
    return to_text(moves[best]);
}

}  // namespace

TEST_CASE("weigh: every move of every position gets a share, and the best gets one whole") {
    for (int players = 2; players <= kMaxPlayers; ++players)
        for (std::uint64_t seed = 0; seed < 3; ++seed)
            random_game(options_for(players), seed,
                        [&](const State& before, Move, const State&, const auto&) {
                            const MoveList moves = legal_moves(before);
                            std::array<float, kMaxMoves> likely{};
                            weigh(before, moves, tuned_weights<RaidersLore>(), likely.data());
                            float best = 0;
                            bool sound = true;
                            for (std::size_t i = 0; i < moves.size(); ++i) {
                                sound = sound && std::isfinite(likely[i]) && likely[i] > 0;
                                best = std::max(best, likely[i]);
                            }
                            REQUIRE(sound);
                            REQUIRE(best == doctest::Approx(1));
                        });
}

TEST_CASE("weigh: a fortress that is ready is raided") {
    Table table;
    table.crew(kSeat0, "berserker berserker champion mercenary mercenary");
    table.has(kSeat0, Asset::Provisions, 4);
    table.has(kSeat0, Asset::Gold, 2);
    table.has(kSeat0, Asset::Armour, 8);
    table.worker(kSeat0, Colour::White);
    CHECK(favourite(table.state).substr(0, 13) == "raid fortress");
}

TEST_CASE("weigh: in the last turn a tile that pays comes before a full store") {
    Table table;
    table.worker(kSeat0, Colour::Grey);
    table.has(kSeat0, Asset::Gold, 2);
    table.state.trigger = End::Valkyries;
    table.state.turns_left = 1;
    CHECK(favourite(table.state) == "place long_house");
    table.play("place long_house");
    CHECK(favourite(table.state) == "offer o01");
}

TEST_CASE("weigh: a die is rolled again when only that can reach the tier") {
    Table table;
    table.crew(kSeat0, "brawler mercenary mercenary");  // 10
    table.has(kSeat0, Asset::Provisions, 3);
    table.has(kSeat0, Asset::Gold, 1);
    table.worker(kSeat0, Colour::White);
    table.has(kSeat0, Asset::Armour, 4);
    table.roll({2, 3});
    table.play("raid monastery_west");  // 19, and 20 gives two points more
    CHECK(favourite(table.state) == "reroll 2");
}
TEST_CASE("weigh: dice that have reached the top tier are kept") {
    Table table;
    table.crew(kSeat0, "brawler mercenary mercenary");
    table.has(kSeat0, Asset::Provisions, 3);
    table.has(kSeat0, Asset::Gold, 1);
    table.worker(kSeat0, Colour::White);
    table.has(kSeat0, Asset::Armour, 4);
    table.roll({3, 3});
    table.play("raid monastery_west");
    CHECK(favourite(table.state) == "keep");
}

TEST_CASE("weigh: the weakest of the crew dies, one that pays for it before others") {
    Table table;
    table.crew(kSeat0, "berserker champion gravedigger");
    table.has(kSeat0, Asset::Provisions, 1);
    table.lay("harbour_centre", 1, "valkyrie livestock");
    table.play("raid harbour_centre", "spot 1");
    CHECK(favourite(table.state) == "kill gravedigger");
}

TEST_CASE("weigh: only the own hand is read") {
    Table table;
    table.hand(kSeat0, "mercenary");
    table.hand(kSeat1, "trader sage");
    const MoveList moves = legal_moves(table.state);
    std::array<float, kMaxMoves> one{}, other{};
    weigh(table.state, moves, tuned_weights<RaidersLore>(), one.data());
    table.hand(kSeat1, "huntsman brawler");
    weigh(table.state, moves, tuned_weights<RaidersLore>(), other.data());
    CHECK(one == other);
}

}  // namespace jarl::raiders
