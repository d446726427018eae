// Endings that can be won by one way only: the search must find it.
#include <doctest/doctest.h>

#include "bots/games/lofoten/lore.h"
#include "bots/search/search.h"
#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {
namespace {

// The active seat searches; the other plays on quietly.
int lead_after_search(Table& table, Seat who, int iterations) {
    Dice dice(3);
    NoLog log;
    Search<LofotenLore> search(tuned_weights<LofotenLore>(), LofotenLore::kSettings, 1 << 14);
    while (Lofoten::actor(table.state) != kNobody) {
        const MoveList moves = legal_moves(table.state);
        Move move = moves[0];
        if (moves.size() > 1 && table.state.active == who) {
            search.begin(RedealtWorlds<Lofoten>(Lofoten::observe(table.state, who)), 5);
            for (int i = 0; i < iterations; ++i) search.iterate();
            move = search.candidates()[0].move;
        }
        apply(table.state, move, dice, log);
    }
    return table.total(who) - table.total(rival(who));
}

}  // namespace

TEST_CASE("ending: one cargo is docked now, the other is unloaded when all is over (LOF-106)") {
    Table table;
    table.leave_in_piles("", "");
    table.set_coins(0, 0);
    table.store(kSeat0, 3, "fish2r");   // 9 PP
    table.store(kSeat0, 2, "sheep2r");  // 7 PP
    table.store(kSeat0, 0, "mead2r");   // 3 PP
    table.load(kSeat1, Place::Right, "fish1", "fish3r");
    table.load(kSeat1, Place::Top, "sheep1", "sheep3r");
    table.give_hand(kSeat1, "mead1 fish1 coffer1");
    table.end_was_triggered();
    table.turn_of(kSeat1);
    CHECK(lead_after_search(table, kSeat1, 400) == 13);
}

TEST_CASE("ending: the last tile on the market wins a warehouse and the game") {
    Table table;
    table.leave_in_piles("", "");
    table.set_coins(0, 0);
    table.lay_market("mead1r mead2r sheep1r sheep1b fish3r");
    table.store(kSeat0, 3, "fish2r");
    table.give_order(kSeat1, Place::Right, "fish1");  // to the top, and two areas to the left: space 4
    table.give_hand(kSeat1, "mead3 coffer1 coffer1");
    table.end_was_triggered();
    table.turn_of(kSeat1);
    CHECK(lead_after_search(table, kSeat1, 400) == 9);
}

TEST_CASE("ending: three coins buy the turn that wins (LOF-064)") {
    Table table;
    table.leave_in_piles("", "");
    table.set_coins(0, 3);
    table.store(kSeat0, 3, "fish2r");
    table.store(kSeat0, 2, "sheep2r");
    table.load(kSeat1, Place::Top, "fish1", "fish3r");
    table.load(kSeat1, Place::Left, "sheep1", "sheep3r");
    table.load(kSeat1, Place::Right, "mead1", "mead3r");
    table.store(kSeat0, 1, "mead2r");
    table.give_hand(kSeat1, "mead1 fish1 coffer1");
    table.end_was_triggered();
    table.turn_of(kSeat1);
    CHECK(lead_after_search(table, kSeat1, 3000) == 21);
}

}  // namespace jarl::lofoten
