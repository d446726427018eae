// RAI-043 to RAI-045: what a seat may know, and what whoever watches must not learn.
#include <doctest/doctest.h>

#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

TEST_CASE("RAI-043: hands, the pile and the stack are hidden; everything else is open") {
    Table t(3);
    t.hand(kSeat0, "archer sage");
    t.hand(kSeat1, "folke trader scout");
    t.crew(kSeat1, "champion");
    const State seen = redacted(t.state, kSeat0);
    CHECK(seen.hands[kSeat0] == t.state.hands[kSeat0]);
    CHECK(seen.hands[kSeat1].empty());
    CHECK(seen.players[kSeat1].hand_size == 3);
    CHECK(seen.players[kSeat1].crew == t.state.players[kSeat1].crew);
    CHECK(seen.pile.size() == t.state.pile.size() + 3);
    CHECK(pile_size(seen) == t.state.pile.size());
    CHECK(pile_size(redacted(t.state, kNobody)) == t.state.pile.size());
    CHECK(conserved(Raiders::observe(random_game(options_for(3), 1, [](auto&&...) {}), kSeat1).state()));
}

TEST_CASE("RAI-044: a seat knows its own rejected cards under the pile, and who drew them") {
    Table t;
    t.leave_in_pile("trader");
    for (const Card each : {Card::Sage, Card::Archer}) t.state.discard.remove(each);
    t.state.under.push(Rejected::by(kSeat1, Card::Sage));
    t.state.under.push(Rejected::by(kSeat0, Card::Archer));
    CHECK(redacted(t.state, kSeat0).under[0] == Rejected::by(kSeat1, Card::Unknown));
    CHECK(redacted(t.state, kSeat0).under[1] == Rejected::by(kSeat0, Card::Archer));
    CHECK(redacted(t.state, kSeat0).pile.contains(Card::Sage));
    t.play("place mill", "skip", "pick gate_house", "draw");  // seat 0 draws the Trader and seat 1's Sage
    CHECK(t.state.known[kSeat1][kSeat0].count(Card::Sage) == 1);
    CHECK(t.state.known[kSeat1][kSeat0].size() == 1);
    CHECK(t.state.known[kSeat0][kSeat0].size() == 0);  // not everybody knows
    CHECK(names_of(redacted(t.state, kSeat1).hands[kSeat0]) == "sage");
    CHECK(redacted(t.state, kNobody).hands[kSeat0].empty());
}

TEST_CASE("RAI-044: a bound falls by one when a card of that kind leaves openly") {
    Table t;
    t.hand(kSeat0, "berserker berserker sage");
    for (const Seat viewer : {kSeat0, kSeat1}) t.state.known[viewer][kSeat0].raise(Card::Berserker);
    t.play("place mill", "skip", "pick treasury", "take silver", "discard berserker");
    CHECK(t.state.known[kSeat1][kSeat0].count(Card::Berserker) == 0);
    CHECK(t.hand(kSeat0) == "berserker sage");  // the other may still be there, but nobody knows
}

TEST_CASE(
    "RAI-044: an exchange between others lowers what the onlooker knows, and each side remembers what it "
    "gave") {
    Table t(3);
    t.hand(kSeat0, "scout archer sage trader");
    t.hand(kSeat1, "berserker berserker folke");
    for (const Seat viewer : {kSeat0, kSeat1, kSeat2}) {
        t.state.known[viewer][kSeat1].raise(Card::Berserker);
        t.state.known[viewer][kSeat1].raise(Card::Berserker);
    }
    t.state.known[kSeat2][kSeat0].raise(Card::Trader);
    t.play("place mill", "skip", "pick town_hall", "play scout", "number 1", "give archer", "give folke");
    CHECK(t.state.known[kSeat2][kSeat1].count(Card::Berserker) == 1);
    CHECK(t.state.known[kSeat1][kSeat1].count(Card::Berserker) == 1);  // what everybody knows
    CHECK(t.state.known[kSeat2][kSeat0].size() == 0);
    CHECK(t.state.known[kSeat0][kSeat1].count(Card::Berserker) == 2);  // seat 0 saw that Folke left
    CHECK(t.state.known[kSeat0][kSeat1].count(Card::Archer) == 1);
    CHECK(t.state.known[kSeat1][kSeat0].count(Card::Folke) == 1);
    CHECK(conserved(redacted(t.state, kSeat2)) == conserved(t.state));
}

TEST_CASE("RAI-045: a choice that depends on a hand is asked, unless everybody can see that it is forced") {
    Table t;
    t.hand(kSeat0, "folke ragnhildr");
    t.play("place barracks");
    CHECK(t.moves() == "skip");  // 4 silver each: nothing to hire, but who knows
    t.play("skip", "pick town_hall");
    CHECK(t.moves() == "skip");
    Table empty;
    empty.play("place barracks");
    CHECK(empty.state.phase == Phase::Pick);  // an empty hand is no secret
    Table alike;
    alike.hand(kSeat0, "scout scout scout");
    alike.play("place mill", "skip", "pick treasury", "take gold");
    CHECK(alike.moves() == "discard scout");
}

TEST_CASE("cards set aside for an exchange are hidden, and their number is not") {
    Table t(3);
    t.hand(kSeat0, "scout archer folke sage trader");
    t.hand(kSeat1, "berserker forager jeweller");
    t.play("place mill", "skip", "pick town_hall", "play scout", "number 2", "give archer");
    for (const Seat viewer : {kSeat1, kSeat2, kNobody}) {
        const State seen = redacted(t.state, viewer);
        CHECK(seen.giving[0] == FixedList<Card, kMaxGiven>{Card::Unknown});
        Dice dice(1);
        for (int i = 0; i < 50; ++i) {
            const State world = with_hidden_dealt(seen, dice);
            REQUIRE(world.giving[0].size() == 1);
            REQUIRE(!legal_moves(world).empty());
            REQUIRE(world.hands[kSeat0].count(world.giving[0][0]) > 0);
            REQUIRE(redacted(world, viewer) == seen);
        }
    }
    CHECK(redacted(t.state, kSeat0).giving[0][0] == Card::Archer);
    for (const Seat viewer : {kSeat1, kSeat2, kNobody}) CHECK(redacted(t.state, viewer).named == kAnyOrder);
    t.play("give trader");
    CHECK(legal_moves(redacted(t.state, kSeat1)) == legal_moves(t.state));
}

TEST_CASE("RAI-305: whoever decides finds the same cards to name in every world, others find some in each") {
    Table t;
    t.hand(kSeat0, "archer trader warlord warmonger");
    t.play("place mill", "skip", "pick treasury", "take gold", "discard trader");
    Dice dice(1);
    const State mine = redacted(t.state, kSeat0), theirs = redacted(t.state, kSeat1);
    for (int i = 0; i < 200; ++i) {
        REQUIRE(legal_moves(with_hidden_dealt(mine, dice)) == legal_moves(t.state));
        REQUIRE(distinct_moves(with_hidden_dealt(mine, dice)) == distinct_moves(t.state));
        const State world = with_hidden_dealt(theirs, dice);
        REQUIRE(!legal_moves(world).empty());
        REQUIRE(distinct_moves(world) == legal_moves(world));
    }
}

TEST_CASE("the laws of observe and redeal, for every seat and an onlooker") {
    for (const int players : {2, 3, 4})
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            Dice dice(seed);
            random_game(options_for(players), seed, [&](const State& state, Move, const State&, const auto&) {
                for (int viewer = -1; viewer < players; ++viewer) {
                    const Seat who = viewer < 0 ? kNobody : Seat(viewer);
                    const State seen = redacted(state, who), world = with_hidden_dealt(seen, dice);
                    REQUIRE(redacted(world, who) == seen);
                    REQUIRE(conserved(seen));
                    REQUIRE(conserved(world));
                    if (who != actor(state)) continue;
                    REQUIRE(legal_moves(seen) == legal_moves(state));
                    REQUIRE(legal_moves(world) == legal_moves(state));
                }
            });
        }
}

TEST_CASE("secret events go to those who may know") {
    for (std::uint64_t seed = 0; seed < 3; ++seed)
        random_game(
            options_for(4), seed, [](const State& before, Move move, const State&, const auto& events) {
                for (const Event& event : events) {
                    const Happening kind = Happening(event.kind);
                    const bool secret = kind == Happening::KeptCards || kind == Happening::DrewCards ||
                                        kind == Happening::ExchangedCards;
                    REQUIRE(event.visible_to(kNobody) == !secret);
                    if (secret) REQUIRE(event.visible_to(event.seat));
                    if (kind == Happening::DrewCards) REQUIRE(event.insiders == 1u << index(before.active));
                }
                if (move.verb() == Verb::Keep) REQUIRE(Happening(events[0].kind) == Happening::Kept);
            });
}

}  // namespace jarl::raiders
