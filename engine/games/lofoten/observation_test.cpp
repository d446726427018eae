// What a seat may know (LOF-010, LOF-017, LOF-018), and that nothing more reaches it.
#include <doctest/doctest.h>

#include <algorithm>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

constexpr std::array kViewers{kSeat0, kSeat1, kNobody};

}  // namespace

TEST_CASE("LOF-018: a redeal is a world the seat cannot tell from the real one") {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Dice dice(seed + 100);
        random_game(seed % 2 == 0 ? Options{} : kAllModules, seed,
                    [&](const State&, Move, const State& after, const auto&) {
                        for (const Seat viewer : kViewers) {
                            const auto seen = Lofoten::observe(after, viewer);
                            const State world = Lofoten::redeal(seen, dice);
                            REQUIRE(seen.who() == viewer);
                            REQUIRE(conserved(world));
                            REQUIRE(Lofoten::observe(world, viewer) == seen);
                            if (after.active == viewer) REQUIRE(legal_moves(world) == legal_moves(after));
                        }
                    });
    }
}

TEST_CASE("LOF-018: no list of moves tells anything about a hidden hand") {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Dice dice(seed);
        random_game(kAllModules, seed, [&](const State&, Move, const State& after, const auto&) {
            const State world = Lofoten::redeal(Lofoten::observe(after, rival(after.active)), dice);
            REQUIRE(legal_moves(world) == legal_moves(after));
        });
    }
}

TEST_CASE("LOF-017: in an observation the hidden places read unknown, and its cards are all still there") {
    for (std::uint64_t seed = 0; seed < 5; ++seed)
        random_game({}, seed, [&](const State&, Move, const State& after, const auto&) {
            for (const Seat viewer : kViewers) {
                const State seen = redacted(after, viewer);
                REQUIRE(conserved(seen));
                for (const Seat seat : kSeats)
                    for (int i = 0; i < after.players[seat].hand_size; ++i)
                        REQUIRE(is_known(seen.players[seat].hand[std::size_t(i)]) == (seat == viewer));
                if (after.drawn != Card::None) REQUIRE(is_known(seen.drawn) == (after.active == viewer));
            }
        });
}

TEST_CASE("LOF-018: the known cards of a hand are exactly those held when the deck was last renewed") {
    int renewals = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Per<kSeats, Cards> held{};
        random_game(seed % 2 == 0 ? Options{} : kAllModules, seed,
                    [&](const State& before, Move move, const State& after, const auto& events) {
                        for (const Seat seat : kSeats) {
                            Cards was, is;
                            for (int i = 0; i < before.players[seat].hand_size; ++i)
                                was.add(before.players[seat].hand[std::size_t(i)]);
                            for (int i = 0; i < after.players[seat].hand_size; ++i)
                                is.add(after.players[seat].hand[std::size_t(i)]);
                            for (const Event& event : events) {
                                if (Happening(event.kind) != Happening::Renewed) continue;
                                ++renewals;
                                // In an exchange the cards drawn before the renewal came from the old deck.
                                held[seat] = move.verb() == Verb::Reroll && seat == before.active
                                                 ? is & before.deck
                                                 : was;
                            }
                            held[seat] = held[seat] & is;
                            Cards known;
                            for (int i = 0; i < after.players[seat].hand_size; ++i)
                                if ((after.players[seat].old >> i & 1) != 0)
                                    known.add(after.players[seat].hand[std::size_t(i)]);
                            REQUIRE(known == held[seat]);
                        }
                    });
    }
    CHECK(renewals > 0);
}

TEST_CASE("LOF-010: nothing about the piles is in a state but their sizes, the goods on top, and one bag") {
    Table t;
    t.lay_market("mead2r fish2r . . mead2b");
    for (const Seat viewer : kViewers) {
        const State seen = redacted(t.state, viewer);
        CHECK(seen.bag == t.state.bag);
        CHECK(seen.pile_top == t.state.pile_top);
        CHECK(seen.pile_size == t.state.pile_size);
    }
}

TEST_CASE("LOF-017: what is drawn reaches the drawer alone; what is discarded is open") {
    Table t;
    t.set_coins(4, 0);
    t.play("reroll hand");
    const Event rerolled = t.event(Happening::Rerolled);
    for (std::size_t i = 0; i < 6; ++i) {
        CHECK(rerolled.seen_by(kSeat0).values[i] == rerolled.values[i]);
        CHECK((rerolled.seen_by(kSeat1).values[i] == Event::kHidden) == (i >= 3));
        CHECK((rerolled.seen_by(kNobody).values[i] == Event::kHidden) == (i >= 3));
    }
    t.play("play left", "stop");
    CHECK(t.event(Happening::Drew).seen_by(kSeat0).values[0] == kind_of(t.state.drawn));
    CHECK(t.event(Happening::Drew).seen_by(kSeat1).values[0] == Event::kHidden);
    CHECK(t.event(Happening::Played).seen_by(kSeat1) == t.event(Happening::Played));
}

TEST_CASE("LOF-017: all other events are for everybody") {
    for (std::uint64_t seed = 0; seed < 5; ++seed)
        random_game(kAllModules, seed, [](const State&, Move, const State&, const auto& events) {
            for (const Event& event : events) {
                const bool secret =
                    Happening(event.kind) == Happening::Drew || Happening(event.kind) == Happening::Rerolled;
                REQUIRE((event.secret != 0) == secret);
            }
        });
}

}  // namespace jarl::lofoten
