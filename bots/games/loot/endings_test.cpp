// Endings that are won by force: the search must find the way, whatever the lore thinks of it at first.
#include <doctest/doctest.h>

#include "bots/games/loot/lore.h"
#include "bots/search/search.h"
#include "engine/games/loot/testing.h"

namespace jarl::loot {
namespace {

Move sought(const State& state) {
    if (const MoveList moves = distinct_moves(state); moves.size() == 1) return moves[0];
    Search<LootLore> search;
    search.begin(RedealtWorlds<Loot>(Loot::observe(state, state.active)), 7);
    for (int i = 0; i < 3000; ++i) search.iterate();
    return search.candidates()[0].move;
}

// The seat at turn plays what the search finds until its turn is over.
void play_turn(Table& table) {
    const int turn = table.state.turn;
    while (table.state.phase != Phase::Over && table.state.turn == turn)
        table.play(to_text(sought(table.state)));
}

// Seat 0 places the last viking of the game, beside these; seat 1 has so many points more.
Table last_viking(int ahead, std::string_view own = "", std::string_view others = "") {
    Table table;
    table.stand(kSeat0, own);
    table.stand(kSeat1, others);
    table.set_vikings_left(kSeat0, 1);
    table.set_vikings_left(kSeat1, 0);
    for (const Seat seat : {kSeat0, kSeat1}) table.use_shields(seat);
    table.lay_sea("castle-2 castle-4 wood-6 tower-2 house-5");
    table.state.trophies = 0;
    for (int i = 0, cell = 0; i < ahead; ++cell)
        if (const Cell at = Cell(cell); table.state.players[kSeat1].fjord.empty().contains(at)) {
            table.state.players[kSeat1].fjord.lay(Kind::Wood, at);
            ++i;
        }
    return table;
}

int lead(const Table& table) { return table.total(kSeat0) - table.total(kSeat1); }

}  // namespace

TEST_CASE("Search: the last viking wins the castle that decides") {
    Table table = last_viking(4, "0,0 0,1 -1,2");  // a fourth viking at castle 1,0
    play_turn(table);
    CHECK(table.state.phase == Phase::Over);
    CHECK(table.tiles(kSeat0, Kind::Castle) == 1);
    CHECK(lead(table) > 0);
}

TEST_CASE("Search: the last tile is laid where it turns a longship over") {
    Table table = last_viking(10, "", "1,4");
    table.lay(kSeat0, "gold c3r2 wood c4r2 sheep c6r1 sheep c6r2 sheep c6r3");
    table.berth(kSeat0, "sheep-5", "c3r3");  // wants one more sheep: four sheep at three points each
    CHECK(lead(table) < 0);
    play_turn(table);
    CHECK(table.state.phase == Phase::Over);
    CHECK(table.state.players[kSeat0].fjord.validated.contains(cell_named("c3r3")));
    CHECK(lead(table) > 0);
}

TEST_CASE("Search: a longship is taken in the last turn when its resources lie ready, and only then") {
    Table ready = last_viking(12);
    ready.harbour_of(kSeat0);
    ready.state.players[kSeat0].vikings_left = 0;
    ready.lay(kSeat0, "wood c3r2 gold c4r2 gold c2r3 wood c6r1 wood c6r2 wood c6r3");
    Table bare = ready;
    play_turn(ready);  // wood-6 wants wood and two gold: four wood at two points more
    CHECK(ready.state.players[kSeat0].fjord.validated.size() == 1);
    CHECK(lead(ready) > 0);

    bare.lay_sea("castle-4 tower-2 house-3 house-5 castle-1");
    const int before = lead(bare);
    play_turn(bare);
    CHECK(lead(bare) == before);
}

TEST_CASE("Search: a trophy that breaks the tie is taken (LOO-176)") {
    Table table = last_viking(3);
    table.harbour_of(kSeat0);
    table.state.players[kSeat0].vikings_left = 0;
    table.state.trophies = 0b00001;
    table.lay(kSeat0, "axe c0r1 axe c0r3");
    play_turn(table);
    CHECK(ranking(table.state)[0] == 1);
    CHECK(ranking(table.state)[1] == 2);
}

}  // namespace jarl::loot
