// Section 9 of the ledger: the draw phase.
#include <doctest/doctest.h>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

TEST_CASE("LOF-085: one card is drawn and put at the left or the right end, never between") {
    Table t;
    t.give_hand(kSeat0, "mead1 fish1 sheep1");
    t.leave_in_deck("coffer3");
    t.play("play middle", "stop");
    CHECK(t.moves() == "put left, put right");
    Table right = t;
    t.play("put left");
    CHECK(t.hand(kSeat0) == "coffer3 mead1 sheep1");
    right.play("put right");
    CHECK(right.hand(kSeat0) == "mead1 sheep1 coffer3");
    CHECK(t.state.deck.empty());
}

TEST_CASE("LOF-085: both ends are offered even where the result is equal") {
    Table t;
    t.give_hand(kSeat0, "mead1 fish1 mead1");
    t.leave_in_deck("mead1");
    t.play("play middle", "stop");
    CHECK(t.moves() == "put left, put right");
}

TEST_CASE("LOF-086: the drawer sees the card before its end is chosen; nobody else does") {
    Table t;
    t.leave_in_deck("coffer3 fish3");
    t.play("play left", "stop");
    CHECK(t.state.phase == Phase::Put);
    const State own = redacted(t.state, kSeat0), rival = redacted(t.state, kSeat1);
    CHECK(is_known(own.drawn));
    CHECK(own.drawn == t.state.drawn);
    CHECK(rival.drawn == Card::Unknown);
    CHECK(redacted(t.state, kNobody).drawn == Card::Unknown);
    CHECK(rival.deck.contains(t.state.drawn));
    const Event drew = t.event(Happening::Drew);
    CHECK(drew.seen_by(kSeat0).values[0] == kind_of(t.state.drawn));
    CHECK(drew.seen_by(kSeat1).values[0] == Event::kHidden);
}

TEST_CASE("LOF-087: when the deck is empty the discard pile becomes the new deck") {
    Table t;
    t.give_hand(kSeat0, "mead1 fish1 sheep1");
    t.leave_in_deck("coffer3");
    t.play("play left", "stop", "put left");  // the last card
    CHECK(t.state.deck.empty());
    CHECK(t.times(Happening::Renewed) == 0);  // not before a card must be drawn
    const Cards pile = t.state.discard;
    t.play("end", "play left", "stop");
    CHECK(t.times(Happening::Renewed) == 1);
    CHECK(t.event(Happening::Renewed).values[0] == pile.size() + 1);  // with the card just played
    CHECK(t.state.discard.empty());
    CHECK((pile & t.state.deck).size() >= pile.size() - 1);
}

TEST_CASE("LOF-087: with an exchange the three cards are discarded before the first is drawn") {
    Table t;
    t.set_coins(2, 0);
    t.give_hand(kSeat0, "mead1 fish1 sheep1");
    t.leave_in_deck("");
    const int lay = t.state.discard.size();
    t.play("reroll hand");
    CHECK(t.event(Happening::Renewed).values[0] == lay + 3);
    CHECK(t.state.deck.size() == lay);
    CHECK(t.state.discard.empty());
}

TEST_CASE("LOF-087: there is always a card to draw") {
    int renewals = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed)
        random_game({}, seed, [&](const State&, Move, const State& after, const auto& events) {
            for (const Event& event : events) renewals += Happening(event.kind) == Happening::Renewed;
            REQUIRE(after.deck.size() + after.discard.size() >= 36 - 8 - 6);
        });
    CHECK(renewals > 0);
}

}  // namespace jarl::lofoten
