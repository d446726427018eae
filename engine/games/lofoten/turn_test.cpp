// Sections 3 and 4 of the ledger: the turn, and the side card that moves the fleet.
#include <doctest/doctest.h>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

TEST_CASE("LOF-030: action, draw, maintenance, end of turn; then it is the other player's turn") {
    Table t;
    t.lay_market("mead2r fish2r . coffer2r mead2b");
    CHECK(t.state.phase == Phase::Play);
    t.play("play left", "stop");
    CHECK(t.state.phase == Phase::Put);
    t.play("put left");
    CHECK(t.state.phase == Phase::Pile);
    t.play("pile 0");
    CHECK(t.state.phase == Phase::End);
    t.play("end");
    CHECK(t.state.phase == Phase::Play);
    CHECK(Lofoten::actor(t.state) == kSeat1);
    t.finish_turn();
    CHECK(Lofoten::actor(t.state) == kSeat0);
}

TEST_CASE("LOF-030: unless an extra turn is pending") {
    Table t;
    t.set_coins(3, 0);
    t.end_of_turn(kSeat0);
    t.play("extra turn", "end");
    CHECK(Lofoten::actor(t.state) == kSeat0);
    CHECK(t.state.phase == Phase::Play);
    t.finish_turn();
    CHECK(Lofoten::actor(t.state) == kSeat1);
}

TEST_CASE("LOF-031: a hand changes only by playing a card, adding one at an end, or exchanging all") {
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        random_game(kAllModules, seed, [](const State& before, Move move, const State& after, const auto&) {
            for (const Seat seat : kSeats) {
                const auto& was = before.players[seat].hand;
                const auto& is = after.players[seat].hand;
                const bool own = seat == before.active;
                if (own && move.verb() == Verb::Reroll) continue;
                if (own && move == Move::play(Slot::Left))
                    REQUIRE(is == std::array{was[1], was[2], Card::None});
                else if (own && move == Move::play(Slot::Middle))
                    REQUIRE(is == std::array{was[0], was[2], Card::None});
                else if (own && move == Move::play(Slot::Right))
                    REQUIRE(is == std::array{was[0], was[1], Card::None});
                else if (own && move == Move::put(Side::Left))
                    REQUIRE(is == std::array{before.drawn, was[0], was[1]});
                else if (own && move == Move::put(Side::Right))
                    REQUIRE(is == std::array{was[0], was[1], before.drawn});
                else REQUIRE(is == was);
            }
        });
}

TEST_CASE("LOF-032: exactly one of the three cards is played in a turn") {
    Table t;
    t.set_coins(0, 0);
    CHECK(t.moves() == "play left, play middle, play right");
    for (const char* card : {"play left", "play middle", "play right"}) {
        Table played = t;
        played.play(card);
        CHECK(played.state.players[kSeat0].hand_size == 2);
        while (played.state.active == kSeat0) {
            for (const char* another : {"play left", "play middle", "play right"})
                CHECK(!played.allows(another));
            const auto moves = legal_moves(played.state);
            played.play(to_text(moves[moves.size() - 1]));
        }
    }
}

TEST_CASE("LOF-033: there is always a legal action: a side card, and then no move at all") {
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        random_game({}, seed, [](const State& before, Move, const State& after, const auto&) {
            REQUIRE(!legal_moves(before).empty());
            if (after.phase == Phase::Play) {
                REQUIRE(legal_moves(after).contains(Move::play(Slot::Left)));
                REQUIRE(legal_moves(after).contains(Move::play(Slot::Right)));
            }
            if (after.phase == Phase::Move) REQUIRE(legal_moves(after).contains(Move::stop()));
        });
}

TEST_CASE("LOF-034: every turn has an end-of-turn step, and it lasts until the player says so") {
    Table t;
    t.set_coins(7, 0);
    t.play("play left", "stop", "put left");
    CHECK(t.state.phase == Phase::End);
    CHECK(t.moves() == "reroll hand, extra turn, end");
    t.play("reroll hand", "reroll hand", "extra turn");
    CHECK(t.moves() == "end");
    CHECK(Lofoten::actor(t.state) == kSeat0);
    t.play("end");
    CHECK(t.state.phase == Phase::Play);
}

TEST_CASE("LOF-034: no turn passes on without it") {
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        random_game(kAllModules, seed, [](const State& before, Move move, const State& after, const auto&) {
            if (after.turn != before.turn) REQUIRE(move == Move::end());
        });
}

TEST_CASE("a turn that is over leaves no trace of its steps: equal positions are equal states") {
    Table moves, uses;
    moves.give_hand(kSeat0, "mead1 fish1 sheep3");
    moves.play("play right", "stop", "put left", "end");
    uses.give_hand(kSeat0, "mead1 mead2 sheep3");
    uses.store(kSeat0, 0, "mead1r mead1b mead3r");
    uses.play("play middle", "remove 3", "stop", "put left", "pile 0", "end");
    for (const Table* t : {&moves, &uses}) {
        CHECK(t->state.side == Side::Left);
        CHECK(t->state.moves_left == 0);
        CHECK(t->state.effect == Good::None);
        CHECK(t->state.uses_left == 0);
        CHECK(t->state.next_space == 0);
    }
}

TEST_CASE("LOF-040: a side card of value v allows up to v moves") {
    for (int value = 1; value <= 3; ++value)
        for (const char* side : {"play left", "play right"}) {
            Table t;
            t.set_coins(0, 0);
            const std::string card = "fish" + std::to_string(value);
            t.give_hand(kSeat0, card + " mead1 " + card);
            t.play(side);
            for (int move = 0; move < value; ++move) t.play("turn");
            CHECK(t.moves() == "stop");
        }
}

TEST_CASE("LOF-040: the good and the effect of a side card are ignored") {
    Table t;
    t.set_coins(0, 0);
    t.store(kSeat0, 0, "coffer1r coffer1b coffer2b");
    t.give_hand(kSeat0, "coffer1 mead1 mead1");
    t.play("play left");
    CHECK(t.moves() == "slide, turn, stop");
    t.play("turn");
    CHECK(t.moves() == "stop");
    CHECK(t.coins(kSeat0) == 0);
    for (const Place place : kPlaces) CHECK(t.order(kSeat0, place).empty());
}

TEST_CASE("LOF-041: right card: slides right and turns clockwise; left card the reverse; mixed at will") {
    for (const Seat seat : kSeats) {
        Table t;
        t.turn_of(seat);
        t.give_hand(seat, "mead3 fish1 sheep3");
        Table left = t;
        t.play("play right", "turn", "slide", "turn");
        CHECK(t.area(seat) == 3);
        CHECK(t.wheel(seat) == "CDAB");
        left.play("play left", "slide", "turn", "slide");
        CHECK(left.area(seat) == 0);
        CHECK(left.wheel(seat) == "BCDA");
    }
}

TEST_CASE("LOF-042: zero moves are allowed, and one may stop early") {
    Table t;
    t.give_hand(kSeat0, "mead3 fish1 sheep3");
    Table early = t;
    t.play("play right", "stop");
    CHECK(t.state.phase == Phase::Put);
    CHECK(t.wheel(kSeat0) == "ABCD");
    CHECK(t.area(kSeat0) == 2);
    early.play("play left", "turn", "stop");
    CHECK(early.state.phase == Phase::Put);
}

TEST_CASE("LOF-043: automatic actions come after each single move, before the next one") {
    Table t;
    t.lay_market("mead2r fish2r sheep2r coffer2r mead2b");
    t.set_area(kSeat0, 0);
    t.give_order(kSeat0, Place::Top, "fish2");
    t.give_hand(kSeat0, "mead1 sheep1 sheep3");
    t.play("play right", "slide");
    CHECK(t.story() == "played slid loaded");
    CHECK(t.cargo(kSeat0, Place::Top) == "fish2r");
    t.dedicate(3, "fish");
    t.play("turn", "turn");  // the tile was on board in time to be unloaded by the same card
    CHECK(t.story() == "turned_wheel turned_wheel unloaded stored");
    CHECK(t.stored(kSeat0, 3) == "fish2r");
}

TEST_CASE("LOF-044: a side card is discarded as soon as it is played") {
    Table t;
    t.give_hand(kSeat0, "mead3 fish1 sheep3");
    Table left = t;
    t.play("play right");
    CHECK(names_of(t.state.discard) == "sheep3");
    left.play("play left");
    CHECK(names_of(left.state.discard) == "mead3");
}

}  // namespace jarl::lofoten
