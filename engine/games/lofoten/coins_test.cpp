// Section 6 of the ledger: what coins buy, and when.
#include <doctest/doctest.h>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

bool costs_coins(Verb verb) {
    return verb == Verb::Reroll || verb == Verb::ExtraTurn || verb == Verb::BuySlide || verb == Verb::BuyTurn;
}
bool offers_coins(const State& state) {
    for (const Move move : legal_moves(state))
        if (costs_coins(move.verb())) return true;
    return false;
}

}  // namespace

TEST_CASE("LOF-060: spent coins go to the reserve") {
    Table t;
    t.set_coins(6, 1);  // reserve 1
    t.play("reroll hand");
    CHECK(t.coins(kSeat0) == 4);
    CHECK(t.state.reserve == 3);
    t.give_hand(kSeat0, "mead1 fish1 sheep1");
    t.play("play left", "turn", "buy turn");
    CHECK(t.coins(kSeat0) == 3);
    CHECK(t.state.reserve == 4);
    t.play("stop", "put left", "extra turn");
    CHECK(t.coins(kSeat0) == 0);
    CHECK(t.state.reserve == 7);
    CHECK(t.coins(kSeat1) == 1);
}

TEST_CASE("LOF-060: coins are spent only in one's own turn") {
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        random_game(kAllModules, seed, [](const State& before, Move, const State&, const auto& events) {
            for (const Event& event : events)
                if (Happening(event.kind) == Happening::Paid) REQUIRE(event.seat == before.active);
        });
}

TEST_CASE("LOF-061: a coin buys one more move with the side card, in its direction, several times") {
    Table t;
    t.set_coins(3, 0);
    t.set_area(kSeat0, 1);
    t.play("play right", "slide");
    CHECK(t.moves() == "buy slide, buy turn, stop");
    t.play("buy slide", "buy turn");
    CHECK(t.area(kSeat0) == 3);
    CHECK(t.wheel(kSeat0) == "DABC");
    CHECK(t.coins(kSeat0) == 1);
    t.play("buy slide");
    CHECK(t.area(kSeat0) == 4);
    CHECK(t.moves() == "stop");  // no coin is left

    Table left;
    left.set_coins(2, 0);
    left.play("play left", "turn", "buy turn", "buy slide");
    CHECK(left.area(kSeat0) == 1);
    CHECK(left.wheel(kSeat0) == "CDAB");
}

TEST_CASE("LOF-061: only until the draw phase starts") {
    Table t;
    t.set_coins(8, 0);
    t.play("play right", "turn", "stop");
    CHECK(!t.allows("buy turn"));
    t.play("put left");
    CHECK(!t.allows("buy turn"));
    CHECK(!t.allows("buy slide"));
}

TEST_CASE("LOF-062: no move can be bought after the middle card") {
    for (const char* order : {"mead2", "fish2", "sheep2", "coffer2"}) {
        Table t;
        t.set_coins(5, 0);
        t.give_hand(kSeat0, "mead1 " + std::string(order) + " sheep1");
        t.play("play middle");
        CHECK(!t.allows("buy turn"));
        CHECK(!t.allows("buy slide"));
        CHECK(t.allows("stop"));
    }
}

TEST_CASE("LOF-063: 2 coins: all three cards are discarded and three drawn, held in the order drawn") {
    Table t;
    t.set_coins(5, 0);
    t.give_hand(kSeat0, "mead1 fish1 sheep1");
    t.leave_in_deck("mead3 fish3 sheep3 coffer3");
    const Cards lay = t.state.discard;
    Script script{{4, 3}, {3, 0}, {2, 1}};
    t.play_with(script, "reroll hand");
    CHECK(t.hand(kSeat0) == "coffer3 mead3 sheep3");
    CHECK(names_of(t.state.discard.without(lay)) == "mead1 fish1 sheep1");
    CHECK(t.coins(kSeat0) == 3);
    CHECK(t.state.phase == Phase::Play);  // a card is still to be played
    t.play("reroll hand");                // and again
    CHECK(t.coins(kSeat0) == 1);
    CHECK(!t.allows("reroll hand"));
}

TEST_CASE("LOF-063: a hand can be exchanged only with three cards in it") {
    Table t;
    t.set_coins(8, 0);
    t.lay_market("mead2r fish2r . . mead2b");
    t.leave_in_piles("sheep1r", "coffer1r");
    CHECK(t.allows("reroll hand"));
    t.play("play left");
    CHECK(!t.allows("reroll hand"));
    t.play("stop");
    CHECK(!t.allows("reroll hand"));
    t.play("put left");
    CHECK(t.allows("reroll hand"));
    t.play("pile 0", "space 2", "pile 1");
    CHECK(t.state.phase == Phase::End);
    CHECK(t.allows("reroll hand"));
    t.give_hand(kSeat0, "mead1 fish1");  // as in a last turn
    CHECK(!t.allows("reroll hand"));
}

TEST_CASE("LOF-064: 3 coins buy a full turn that follows directly after the end-of-turn step") {
    Table t;
    t.set_coins(3, 2);
    t.play("play left", "stop", "put left", "extra turn");
    CHECK(t.state.active == kSeat0);
    CHECK(t.state.phase == Phase::End);
    t.play("end");
    CHECK(t.state.active == kSeat0);
    CHECK(t.event(Happening::Turn).values[1] == 1);
    t.play("play right", "stop");
    CHECK(t.state.phase == Phase::Put);
    t.play("put left");
    CHECK(t.state.phase == Phase::End);
    t.play("end");
    CHECK(t.state.active == kSeat1);
    CHECK(t.event(Happening::Turn).values[1] == 0);

    t.set_coins(2, 2);
    t.end_of_turn(kSeat1);
    CHECK(!t.allows("extra turn"));
}

TEST_CASE("LOF-065: at most one extra turn is pending; another may be bought during the extra turn") {
    Table t;
    t.set_coins(8, 0);
    t.end_of_turn(kSeat0);
    t.play("extra turn");
    CHECK(t.coins(kSeat0) == 5);
    CHECK(!t.allows("extra turn"));
    t.play("end", "play left", "stop", "put left");
    CHECK(t.state.active == kSeat0);
    t.play("extra turn", "end");
    CHECK(t.state.active == kSeat0);
}

TEST_CASE("LOF-066: an extra turn does not count when turns are compared") {
    Table t;
    t.set_coins(3, 0);
    t.end_of_turn(kSeat0);
    t.state.end_triggered = 1;  // in this turn of seat 0
    t.play("extra turn", "end");
    CHECK(t.state.active == kSeat0);
    t.finish_turn();
    CHECK(t.state.active == kSeat1);  // seat 1 still has its one regular turn
    CHECK(t.state.phase == Phase::Play);
    t.finish_turn();
    CHECK(t.state.phase == Phase::Over);
}

TEST_CASE("LOF-067: coins are spent between two steps, never inside one") {
    for (std::uint64_t seed = 0; seed < 40; ++seed)
        random_game(kAllModules, seed, [](const State&, Move, const State& after, const auto&) {
            switch (after.phase) {
            case Phase::Play:
            case Phase::Move:
            case Phase::Effect:
            case Phase::Pile:
            case Phase::End: break;
            default: REQUIRE(!offers_coins(after)); break;
            }
        });
}

TEST_CASE("LOF-067: a hand can be exchanged before a card, before a pile, and at the end of the turn") {
    Table t;
    t.set_coins(8, 0);
    t.lay_market("mead2r . . . mead2b");
    t.leave_in_piles("sheep1r fish1r", "coffer1r");
    t.play("reroll hand", "play left", "stop", "put left", "reroll hand", "pile 0");
    CHECK(!offers_coins(t.state));  // the tile is turned, not yet placed
    t.play("space 1", "reroll hand", "pile 1", "space 2", "pile 0", "reroll hand");
    CHECK(t.coins(kSeat0) == 0);
}

TEST_CASE("LOF-068: a move is bought only when the card's own moves are used up") {
    Table t;
    t.set_coins(5, 0);
    t.give_hand(kSeat0, "mead1 fish1 sheep2");
    t.play("play right");
    CHECK(t.moves() == "slide, turn, stop");
    t.play("turn");
    CHECK(t.moves() == "slide, turn, stop");
    t.play("turn");
    CHECK(t.moves() == "buy slide, buy turn, stop");
}

TEST_CASE("LOF-068: an extra turn is bought in the end-of-turn step") {
    Table t;
    t.set_coins(8, 0);
    t.lay_market("mead2r fish2r . . mead2b");
    t.leave_in_piles("sheep1r", "coffer1r");
    CHECK(!t.allows("extra turn"));
    for (const char* move : {"play left", "turn", "stop", "put left", "pile 0", "space 2"}) {
        t.play(move);
        CHECK(!t.allows("extra turn"));
    }
    t.play("pile 1");
    CHECK(t.allows("extra turn"));

    Table fish;  // an order other than coffers
    fish.set_coins(8, 0);
    fish.play("play middle");
    CHECK(!fish.allows("extra turn"));
}

TEST_CASE("LOF-068: and between uses of a coffer order with more uses left than coins in the reserve") {
    Table t;
    t.store(kSeat0, 0, "coffer1r coffer1b coffer3r");
    t.give_hand(kSeat0, "mead1 coffer1 sheep1");
    t.set_coins(3, 3);  // reserve 2, 3 uses
    t.play("play middle");
    CHECK(t.moves() == "take, extra turn, stop");
    t.play("extra turn");
    CHECK(t.state.phase == Phase::Effect);  // the uses go on
    CHECK(t.moves() == "take, stop");
    t.play("take", "take", "take");
    CHECK(t.coins(kSeat0) == 3);
    CHECK(t.state.reserve == 2);
    t.play("put left");
    CHECK(!t.allows("extra turn"));
    t.play("end");
    CHECK(t.state.active == kSeat0);

    Table rich;
    rich.store(kSeat0, 0, "coffer1r coffer1b coffer3r");
    rich.give_hand(kSeat0, "mead1 coffer1 sheep1");
    rich.set_coins(3, 2);  // reserve 3, 3 uses
    rich.play("play middle");
    CHECK(!rich.allows("extra turn"));
}

}  // namespace jarl::lofoten
