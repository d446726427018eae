// Section 11 of the ledger: the end of the game.
#include <doctest/doctest.h>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

Table maintenance(Seat seat, std::string_view market, std::string_view pile0, std::string_view pile1) {
    Table t;
    t.lay_market(market);
    t.leave_in_piles(pile0, pile1);
    t.turn_of(seat);
    t.play("play left", "stop", "put left");
    return t;
}

// Seat 1's last turn: the end was triggered before it began.
Table last_turn() {
    Table t;
    t.end_was_triggered();
    t.turn_of(kSeat1);
    return t;
}

// All eight longships hold an order and no cargo, and none of these goods lies on the market (LOF-116).
Table dead_position(Options options = {}) {
    Table t(options);
    t.give_hand(kSeat0, "coffer1 coffer2 coffer3");
    t.give_hand(kSeat1, "coffer1 coffer2 coffer3");
    const std::array values{"1", "1", "2", "2"};
    for (std::size_t i = 0; i < 4; ++i) {
        t.give_order(kSeat0, kPlaces[i], std::string("mead") + values[i]);
        t.give_order(kSeat1, kPlaces[i], std::string("fish") + values[i]);
    }
    t.lay_market("sheep2r sheep2r sheep1b coffer2r coffer2b");
    t.end_of_turn(kSeat0);
    return t;
}

}  // namespace

TEST_CASE("LOF-100: the end is triggered when a space is empty and both piles are") {
    Table t = maintenance(kSeat0, "mead2r fish2r . . mead2b", "sheep1r", "");
    CHECK(t.state.end_triggered == 0);
    t.play("pile 0");
    CHECK(t.state.end_triggered == 0);
    t.play("space 3");
    CHECK(t.market() == "mead2r fish2r . sheep1r mead2b");
    CHECK(t.state.end_triggered == 1);
    CHECK(t.event(Happening::EndTriggered).values[0] == int(Trigger::Market));

    CHECK(maintenance(kSeat0, "mead2r fish2r . coffer2r mead2b", "", "").state.end_triggered == 1);
}

TEST_CASE("LOF-100: a space emptied in the action phase does not trigger it before the maintenance phase") {
    Table t;
    t.leave_in_piles("", "");
    t.give_order(kSeat0, Place::Top, "coffer1");
    t.play("play right", "slide", "stop");
    CHECK(!market_is_full(t.state));
    CHECK(t.state.end_triggered == 0);
    t.play("put left");
    CHECK(t.state.end_triggered == 1);
}

TEST_CASE("LOF-101: using the last tile to fill the last empty space does not trigger the end") {
    Table t = maintenance(kSeat0, "mead2r fish2r . coffer2r mead2b", "sheep1r", "");
    t.play("pile 0");
    CHECK(t.state.pile_size == std::array<std::uint8_t, 2>{0, 0});
    CHECK(t.state.end_triggered == 0);
    t.play("end");
    t.finish_turn();  // nothing leaves the market: nothing is triggered
    CHECK(t.state.end_triggered == 0);
}

TEST_CASE("LOF-102: both players have the same number of turns, and seat 1 has the last one") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Per<kSeats, int> turns{{1, 0}};  // seat 0 begins
        Seat last = kSeat0;
        random_game(kAllModules, seed, [&](const State&, Move, const State&, const auto& events) {
            for (const Event& event : events)
                if (Happening(event.kind) == Happening::Turn && event.values[1] == 0) {
                    ++turns[event.seat];
                    last = event.seat;
                }
        });
        CHECK(turns[kSeat0] == turns[kSeat1]);
        CHECK(last == kSeat1);
    }
}

TEST_CASE("LOF-103: triggered in seat 0's turn, seat 1 has one more; in seat 1's turn, the game ends") {
    Table t = maintenance(kSeat0, "mead2r fish2r . coffer2r mead2b", "", "");
    t.play("end");
    CHECK(t.state.active == kSeat1);
    CHECK(t.state.phase == Phase::Play);
    t.finish_turn();
    CHECK(t.state.phase == Phase::Over);

    t = maintenance(kSeat1, "mead2r fish2r . coffer2r mead2b", "", "");
    CHECK(t.state.phase == Phase::End);
    t.play("end");
    CHECK(t.state.phase == Phase::Over);
    CHECK(Lofoten::actor(t.state) == kNobody);
}

TEST_CASE("LOF-104: a pending extra turn is always played, also by seat 1 in the last round") {
    Table t = maintenance(kSeat1, "mead2r fish2r . coffer2r mead2b", "", "");
    t.set_coins(0, 3);
    t.play("extra turn", "end");
    CHECK(t.state.active == kSeat1);
    CHECK(t.state.phase == Phase::Play);
    t.play("play left", "stop", "end");
    CHECK(t.state.phase == Phase::Over);
}

TEST_CASE("LOF-105: seat 1's last turn has no draw and no maintenance phase, but its end-of-turn step") {
    Table t = last_turn();
    t.set_coins(0, 2);
    t.lay_market("mead2r fish2r . coffer2r mead2b");
    t.play("play left", "stop");
    CHECK(t.state.phase == Phase::End);
    CHECK(t.hand(kSeat1) == "fish2 sheep2");
    CHECK(t.moves() == "end");  // two cards: no exchange
    CHECK(t.market() == "mead2r fish2r . coffer2r mead2b");
}

TEST_CASE("LOF-105: also after the middle card, and not in a turn of seat 0") {
    Table t = last_turn();
    t.play("play middle", "stop");
    CHECK(t.state.phase == Phase::End);

    Table seat0;
    seat0.end_was_triggered();  // in seat 0's turn, and this is its extra turn
    seat0.play("play left", "stop");
    CHECK(seat0.state.phase == Phase::Put);
}

TEST_CASE("LOF-105: with an extra turn pending they are played, and the extra turn then has neither") {
    Table t = last_turn();
    t.store(kSeat1, 0, "coffer1r coffer1b coffer3r coffer3b");
    t.set_coins(3, 5);  // the reserve is empty
    t.give_hand(kSeat1, "mead2 coffer1 sheep2");
    t.play("play middle", "extra turn", "stop");
    CHECK(t.state.phase == Phase::Put);
    t.play("put left", "end");
    CHECK(t.state.active == kSeat1);
    t.play("play left", "stop");
    CHECK(t.state.phase == Phase::End);
    CHECK(t.state.players[kSeat1].hand_size == 2);
}

TEST_CASE("LOF-106: after the last turn each may store the cargo of one longship, seat 0 first") {
    Table t;
    t.load(kSeat0, Place::Top, "fish3", "fish3r");
    t.load(kSeat0, Place::Left, "mead3", "mead3r");
    t.load(kSeat1, Place::Right, "mead3", "mead3b");
    t.give_order(kSeat0, Place::Right, "sheep3");  // nothing to unload
    t.state.end_triggered = 1;
    t.end_of_turn(kSeat1);
    t.play("end");
    CHECK(Lofoten::actor(t.state) == kSeat0);
    CHECK(t.moves() == "unload A, unload D, keep");
    t.play("unload D");
    CHECK(Lofoten::actor(t.state) == kSeat0);
    CHECK(t.moves() == "store 0, store 1, store 2, store 3");  // LOF-081
    t.play("store 1");
    CHECK(t.stored(kSeat0, 1) == "mead3r");
    CHECK(t.discarded("mead3"));
    CHECK(t.cargo(kSeat0, Place::Top) == "fish3r");  // one longship only
    CHECK(Lofoten::actor(t.state) == kSeat1);
    CHECK(t.moves() == "unload B, keep");
    t.play("unload B");
    CHECK(t.stored(kSeat1, 1) == "mead3b");  // LOF-080
    CHECK(t.state.phase == Phase::Over);
}

TEST_CASE("LOF-106: it is optional, all tiles on board are stored, and nobody is asked without cargo") {
    Table t({0, 0, 1, Tie::None});
    t.upgrade(kSeat1, "B");
    t.dedicate(2, "fish");
    t.load(kSeat1, Place::Right, "fish3", "fish1r fish1b fish2b");
    t.state.end_triggered = 1;
    t.end_of_turn(kSeat1);
    t.play("end");
    CHECK(Lofoten::actor(t.state) == kSeat1);
    Table kept = t;
    kept.play("keep");
    CHECK(kept.state.phase == Phase::Over);
    CHECK(kept.stored(kSeat1, 2).empty());
    t.play("unload B");
    CHECK(t.stored(kSeat1, 2) == "fish1r fish1b fish2b");
    CHECK(t.state.phase == Phase::Over);

    Table only_first;
    only_first.load(kSeat0, Place::Right, "fish3", "fish1r");
    only_first.state.end_triggered = 1;
    only_first.end_of_turn(kSeat1);
    only_first.play("end", "keep");
    CHECK(only_first.state.phase == Phase::Over);
}

TEST_CASE("LOF-107: if no tile has left the market for 40 turns in a row, the end is triggered") {
    Table t;
    for (int turn = 0; turn < 39; ++turn) t.finish_turn();
    CHECK(t.state.end_triggered == 0);
    CHECK(t.state.active == kSeat1);
    t.finish_turn();
    CHECK(t.times(Happening::EndTriggered) == 1);
    CHECK(t.event(Happening::EndTriggered).values[0] == int(Trigger::Stall));
    CHECK(t.state.phase == Phase::Over);  // it was seat 1's turn
}

TEST_CASE("LOF-108: an extra turn bought in the end step of a last turn first plays draw and maintenance") {
    Table t = last_turn();
    t.set_coins(0, 5);
    t.lay_market("mead2r fish2r . coffer2r mead2b");
    t.play("play left", "stop");
    CHECK(t.moves() == "extra turn, end");
    t.play("extra turn");
    CHECK(t.state.phase == Phase::Put);
    t.play("put right");
    CHECK(t.state.phase == Phase::Pile);
    t.play("pile 0");
    CHECK(t.state.phase == Phase::End);
    CHECK(t.state.players[kSeat1].hand_size == 3);
    CHECK(t.moves() == "reroll hand, end");
    t.play("end");
    CHECK(t.state.active == kSeat1);
    CHECK(t.state.phase == Phase::Play);
}

TEST_CASE("LOF-109: extra turns count as quiet turns, and the count is taken when a turn ends") {
    Table t;
    t.set_coins(3, 0);
    t.state.quiet_turns = 38;
    t.end_of_turn(kSeat0);
    t.play("extra turn");
    CHECK(t.state.quiet_turns == 38);
    t.play("end");
    CHECK(t.state.quiet_turns == 39);
    t.finish_turn();
    CHECK(t.times(Happening::EndTriggered) == 1);
    CHECK(t.state.active == kSeat1);  // LOF-103: triggered in seat 0's turn
    CHECK(t.state.phase == Phase::Play);
    t.play("play left", "stop");
    CHECK(t.state.phase == Phase::End);  // LOF-105
}

TEST_CASE("LOF-109: a tile leaves the market when it is loaded, removed by mead or removed as one of four") {
    Table loaded;
    loaded.state.quiet_turns = 39;
    loaded.give_order(kSeat0, Place::Top, "coffer1");
    loaded.play("play right", "slide");
    loaded.finish_turn();
    CHECK(loaded.state.quiet_turns == 0);
    CHECK(loaded.state.end_triggered == 0);

    Table mead;
    mead.state.quiet_turns = 39;
    mead.give_hand(kSeat0, "mead1 mead1 fish1");
    mead.play("play middle", "remove 1");
    mead.finish_turn();
    CHECK(mead.state.quiet_turns == 0);

    Table four;
    four.state.quiet_turns = 39;
    four.lay_market("mead2r mead2r fish2r mead2b .");
    four.leave_in_piles("mead1r sheep1r", "fish1r fish1b");
    four.finish_turn();
    CHECK(four.state.quiet_turns == 0);

    Table filled;  // a tile that comes is no tile that leaves
    filled.state.quiet_turns = 39;
    filled.lay_market("mead2r mead2r fish2r sheep2b .");
    filled.finish_turn();
    CHECK(filled.state.end_triggered == 1);
}

TEST_CASE("LOF-109: a tile loaded by the check at the start of a turn counts for that turn") {
    Table t;
    t.state.quiet_turns = 10;
    t.give_order(kSeat1, Place::Top, "sheep1");
    t.end_of_turn(kSeat0);
    t.play("end");
    CHECK(t.state.quiet_turns == 11);
    t.finish_turn();
    CHECK(t.state.quiet_turns == 0);
    t.finish_turn();
    CHECK(t.state.quiet_turns == 1);  // and for no other
}

TEST_CASE("LOF-109: the piles need not be empty, and maintenance still refills the market") {
    Table t;
    t.state.quiet_turns = 39;
    t.set_coins(0, 3);
    t.end_of_turn(kSeat0);
    t.play("end");
    CHECK(t.state.end_triggered == 1);
    CHECK(t.state.pile_size[0] > 0);
    t.give_hand(kSeat1, "fish2 mead1 sheep2");
    t.play("play middle", "remove 0", "extra turn", "put left");
    CHECK(t.state.phase == Phase::Pile);
}

TEST_CASE("LOF-116: in a dead position the end is triggered when the turn ends") {
    Table t = dead_position();
    t.play("end");
    CHECK(t.event(Happening::EndTriggered).values[0] == int(Trigger::Dead));
    CHECK(t.state.active == kSeat1);  // LOF-103
    t.finish_turn();
    CHECK(t.state.phase == Phase::Over);
}

TEST_CASE("LOF-116: not while a longship is free or loaded, a good is wanted, or a module is in play") {
    Table cargo = dead_position();
    ship_at(cargo.state.players[kSeat1], Place::Left).cargo.push(cargo.state.bag.first());
    cargo.state.bag.remove(cargo.state.bag.first());
    --cargo.state.pile_size[0];
    cargo.play("end");
    CHECK(cargo.state.end_triggered == 0);

    Table free = dead_position();
    free.state.deck.add(std::exchange(ship_at(free.state.players[kSeat1], Place::Left).order, Card::None));
    free.play("end");
    CHECK(free.state.end_triggered == 0);

    Table wanted = dead_position();
    wanted.lay_market("fish2r sheep2r sheep1b coffer2r coffer2b");
    wanted.play("end");
    CHECK(wanted.state.end_triggered == 0);

    Table jarls = dead_position({0, 1, 0, Tie::None}), upgrades = dead_position({0, 0, 1, Tie::None});
    jarls.play("end");
    CHECK(jarls.state.end_triggered == 0);
    upgrades.play("end");
    CHECK(upgrades.state.end_triggered == 0);

    Table level2 = dead_position({4, 0, 0, Tie::None});  // module 1 changes nothing here
    level2.play("end");
    CHECK(level2.state.end_triggered == 1);
}

TEST_CASE("LOF-102, LOF-105, LOF-106: whoever is second has the last turn and unloads last") {
    Table t({0, 0, 0, Tie::None, kSeat1});
    t.load(kSeat0, Place::Left, "fish1", "fish1r");
    t.load(kSeat1, Place::Left, "mead1", "mead1r");
    t.state.end_triggered = 1;  // in the turn of the first player
    t.end_of_turn(kSeat1);
    t.play("end");
    CHECK(t.state.active == kSeat0);  // LOF-103
    CHECK(t.state.last_turn == 1);
    t.play("play left", "stop");  // neither draw nor maintenance
    CHECK(t.state.phase == Phase::End);
    t.play("end");
    CHECK(t.state.phase == Phase::Final);
    CHECK(t.state.active == kSeat1);  // the first player unloads first
    t.play("keep");
    CHECK(t.state.active == kSeat0);
    t.play("keep");
    CHECK(t.state.phase == Phase::Over);

    Table second({0, 0, 0, Tie::None, kSeat1});
    second.state.end_triggered = 1;  // in the turn of the second player
    second.end_of_turn(kSeat0);
    second.play("end");
    CHECK(second.state.phase == Phase::Over);
}

}  // namespace jarl::lofoten
