#include "bots/games/lofoten/weigh.h"

#include <doctest/doctest.h>

#include <cmath>

#include "bots/games/lofoten/lore.h"
#include "bots/games/lofoten/voyage.h"
#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {
namespace {

const LofotenWeights kTuned = tuned_weights<LofotenLore>();

// The share of the wishes that one move has.
float wish(const Table& table, std::string_view text) {
    const MoveList moves = legal_moves(table.state);
    std::array<float, kMaxMoves> wishes{};
    weigh(table.state, moves, kTuned, wishes.data());
    float sum = 0, found = -1;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        sum += wishes[i];
        if (to_text(moves[i]) == text) found = wishes[i];
    }
    REQUIRE(found > 0);
    return found / sum;
}

constexpr Prices kEven{{1, 1, 1, 1}};

}  // namespace

TEST_CASE("voyage: a tile within reach is found, one beyond is not") {
    Table table;
    table.lay_market("mead1r mead1b sheep1r sheep1b fish2r");
    table.give_order(kSeat0, Place::Left, "fish1");  // one quarter turn and two slides away
    CHECK(best_voyage(table.state, kSeat0, Side::Right, 3, kEven).best() > 0);
    CHECK(best_voyage(table.state, kSeat0, Side::Right, 2, kEven).best() == 0);
    CHECK(best_voyage(table.state, kSeat0, Side::Left, 3, kEven).best() == 0);
}

TEST_CASE("voyage: the first step matters") {
    Table table;
    table.lay_market("mead1r mead1b sheep1r fish2r sheep1b");
    table.give_order(kSeat0, Place::Top, "fish1");  // turning first would carry it away
    const Voyage voyage = best_voyage(table.state, kSeat0, Side::Right, 1, kEven);
    CHECK(voyage.slide > 0);
    CHECK(voyage.turn == 0);
}

TEST_CASE("voyage: cargo comes home by the turn that docks it, and more is more") {
    Table table;
    table.load(kSeat0, Place::Right, "fish1", "fish3r");
    CHECK(best_voyage(table.state, kSeat0, Side::Right, 1, kEven).turn > 0);
    CHECK(best_voyage(table.state, kSeat0, Side::Left, 1, kEven).turn == 0);
    const float alone = best_voyage(table.state, kSeat0, Side::Right, 1, kEven).best();
    table.lay_market("mead1r mead1b sheep2r sheep1r sheep1b");
    table.give_order(kSeat0, Place::Left, "sheep1");
    CHECK(best_voyage(table.state, kSeat0, Side::Right, 1, kEven).best() > alone);
}

TEST_CASE("voyage: at the end of the market nothing slides further (LOF-021)") {
    Table table;
    table.set_area(kSeat0, 4);
    table.give_order(kSeat0, Place::Top, "fish1");
    CHECK(best_voyage(table.state, kSeat0, Side::Right, 3, kEven).slide == 0);
}

TEST_CASE("weigh: the card that loads is wished for more") {
    Table table;
    table.lay_market("mead1r mead1b sheep1r fish2r sheep1b");
    table.give_order(kSeat0, Place::Top, "fish1");
    table.turn_of(kSeat0);
    CHECK(wish(table, "play right") > wish(table, "play left"));
    table.play("play right");
    CHECK(wish(table, "slide") > wish(table, "turn"));
    CHECK(wish(table, "slide") > wish(table, "stop"));
}

TEST_CASE("weigh: an upgrade is paid with the tile that loses least (LOF-152)") {
    Table table(kAllModules);
    table.store(kSeat0, 0, "fish1r fish3r");
    table.end_of_turn(kSeat0);
    table.play("upgrade A");
    CHECK(wish(table, "flip 0 fish1r") > wish(table, "flip 0 fish3r"));
}

TEST_CASE("weigh: every wish is a number above zero, with every module") {
    for (const Options& options : all_options()) {
        CAPTURE(options_text(options));
        random_game(options, 5, [&](const State& state, Move, const State&, const auto&) {
            const MoveList moves = legal_moves(state);
            std::array<float, kMaxMoves> wishes{};
            weigh(state, moves, kTuned, wishes.data());
            for (std::size_t i = 0; i < moves.size(); ++i) {
                REQUIRE(std::isfinite(wishes[i]));
                REQUIRE(wishes[i] > 0);
            }
        });
    }
}

}  // namespace jarl::lofoten
