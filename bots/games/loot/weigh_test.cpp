#include "bots/games/loot/weigh.h"

#include <doctest/doctest.h>

#include "bots/games/loot/lore.h"
#include "engine/games/loot/testing.h"

namespace jarl::loot {
namespace {

constexpr LootWeights kTuned = tuned_weights<LootLore>();

// The move that weighs most, by its text.
std::string favourite(const Table& table) {
    const MoveList moves = legal_moves(table.state);
    std::array<float, kMaxMoves> out;
    weigh_moves(table.state, moves, kTuned, out.data());
    const auto end = out.begin() + std::ptrdiff_t(moves.size());
    return to_text(moves[std::size_t(std::max_element(out.begin(), end) - out.begin())]);
}

}  // namespace

TEST_CASE("Weigh: every move of every position weighs something, and no more than the best") {
    random_games(30, [](const State& before, Move, const State&, const std::vector<Event>&) {
        const MoveList moves = legal_moves(before);
        std::array<float, kMaxMoves> out;
        weigh_moves(before, moves, kTuned, out.data());
        float best = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            REQUIRE(out[i] > 0);  // not so for NaN
            REQUIRE(out[i] <= 1);
            best = std::max(best, out[i]);
        }
        REQUIRE(best == 1);
    });
}

TEST_CASE("Weigh: the fourth viking goes where it wins a castle") {
    Table table;  // castle 1,0
    table.use_shields(kSeat0);
    table.stand(kSeat0, "0,0 0,1 -1,2");
    table.play(favourite(table));
    CHECK(table.won().find("castle") != std::string::npos);
}

TEST_CASE("Weigh: a tile goes where it completes a longship") {
    Table table;
    table.stand(kSeat1, "1,4");
    table.lay(kSeat0, "gold c3r2 wood c4r2 axe c0r5");
    table.berth(kSeat0, "sheep-5", "c3r3");
    table.state.phase = Phase::Lay;
    table.state.won.add(Kind::Sheep, 1);
    table.play(favourite(table));
    CHECK(table.times(Happening::Validated) == 1);
}

TEST_CASE("Weigh: a building keeps off the last cell a longship needs") {
    Table table;
    table.lay(kSeat0, "gold c3r2 wood c4r2 house c2r2 house c3r4 house c4r3");
    table.berth(kSeat0, "sheep-5", "c3r3");  // c2r3 is the only cell left for its sheep
    table.state.phase = Phase::Lay;
    table.state.won.add(Kind::House, 1);
    CHECK(favourite(table) != "lay house c2r3");
}

TEST_CASE("Weigh: a longship whose resources lie ready is taken and berthed among them") {
    Table table;
    table.lay(kSeat0, "gold c3r2 wood c4r2 sheep c2r3 sheep c0r5 sheep c0r4");
    table.lay_sea("wood-1 sheep-5 castle-1 castle-2 house-3");
    table.harbour_of(kSeat0);
    CHECK(favourite(table) == "ship sheep-5");
    table.play("ship sheep-5");
    table.play(favourite(table));
    CHECK(table.times(Happening::Validated) == 1);
}

TEST_CASE("Weigh: in the last turn no longship is taken that stays open, and the trophy is") {
    Table table;
    table.set_vikings_left(kSeat0, 0);
    table.lay(kSeat0, "axe c0r1 axe c0r2 axe c0r3");
    table.lay_sea("gold-4 wood-2 sheep-5 castle-2 house-5");
    table.harbour_of(kSeat0);
    CHECK(favourite(table) == "trophy 3");
    table.play("trophy 3");
    CHECK(favourite(table) == "end");

    Table bare;
    bare.set_vikings_left(kSeat0, 0);
    bare.harbour_of(kSeat0);
    CHECK(favourite(bare) == "end");
}

TEST_CASE("Weigh: what is given up is what is worth least") {
    Table table;
    table.fill(kSeat0, 2);
    table.state.won.add(Kind::Wood, 1);
    for (const int spot : {0, kFirstCastle}) {  // LOO-053: a house and a castle for one cell
        table.state.stacks.take(spot, 1);
        table.state.aside.add(spot, 1);
        table.state.won.add(kind_of_spot(spot), 1);
    }
    table.state.phase = Phase::Leave;
    CHECK(favourite(table).starts_with("leave house"));
}

}  // namespace jarl::loot
