// The table of the ledger tests: moves are played by their text, and what happened is remembered. A game's own Table adds
// how its positions are laid out and read. Include <doctest/doctest.h> first.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/distinct_moves.h"
#include "engine/core/event_spec.h"
#include "engine/core/game.h"
#include "engine/core/testing.h"

namespace jarl {

inline constexpr Seat kSeat0 = Seat::First, kSeat1 = Seat::Second, kSeat2 = Seat::Third,
                      kSeat3 = Seat::Fourth;

// Happening is the game's enum of events; spec(happening) finds the row with its name.
template <Game G, class Happening, Chance C = Dice>
class TestTable {
  public:
    C chance{7};
    typename G::State state;
    // Of the last play().
    std::vector<Event> log;

    TestTable() = default;
    explicit TestTable(const typename G::Options& options) : state(G::deal(options, chance)) {}

    // Playing.

    template <class... Texts>
    void play(Texts... texts) {
        log.clear();
        (play_with(chance, texts), ...);
    }
    template <Chance Other>
    void play_with(Other& other, std::string_view text) {
        const std::string wanted(text), offered = moves();
        CAPTURE(wanted);
        CAPTURE(offered);
        const auto move = read(text);
        REQUIRE(G::legal_moves(state).contains(move));
        const auto write = [this](const Event& event) { log.push_back(event); };
        G::apply(state, move, other, write);
        if (counts_pieces_) REQUIRE(G::conserved(state));
    }

    // What may be done.

    std::string moves() const { return texts_of(G::legal_moves(state)); }
    // What search looks at.
    std::string unmarked() const { return texts_of(distinct_moves<G>(state)); }
    bool allows(std::string_view text) const { return G::legal_moves(state).contains(read(text)); }
    // The rule that forbids it.
    std::string refused_by(std::string_view text) const {
        const auto refusal = G::why_not(state, read(text));
        return refusal ? std::string(refusal->rule) : "";
    }

    // What happened in the last play().

    std::string story() const {
        std::string text;
        for (const Event& each : log) add_word(text, spec(Happening(each.kind)).name);
        return text;
    }
    int times(Happening kind) const {
        int count = 0;
        for (const Event& each : log) count += Happening(each.kind) == kind;
        return count;
    }
    bool told(Happening kind) const { return times(kind) > 0; }
    Event event(Happening kind) const {
        for (const Event& each : log)
            if (Happening(each.kind) == kind) return each;
        FAIL("there was no ", std::string(spec(kind).name));
        return {};
    }

  protected:
    // Where a position was laid out with other pieces than those of the box, they are not counted after a move.
    void count_no_pieces() { counts_pieces_ = false; }

  private:
    static typename G::Move read(std::string_view text) {
        const auto move = G::parse(text);
        CAPTURE(std::string(text));
        REQUIRE(move.ok());
        return *move;
    }
    template <class Moves>
    std::string texts_of(const Moves& list) const {
        std::string text;
        for (const auto move : list) add_word(text, G::to_text(state, move), ", ");
        return text;
    }

    bool counts_pieces_ = true;
};

// A random game. visit(before, move, after, events) is called for every move.
template <Game G, class Visit>
typename G::State random_game(const typename G::Options& options, std::uint64_t seed, Visit visit) {
    Dice dice(seed);
    auto state = G::deal(options, dice);
    std::vector<Event> events;
    const auto write = [&](const Event& event) { events.push_back(event); };
    for (int ply = 0; G::actor(state) != kNobody; ++ply) {
        REQUIRE(ply < G::kMaxPlies);
        const auto moves = G::legal_moves(state);
        REQUIRE(!moves.empty());
        const auto move = moves[dice.below(std::uint32_t(moves.size()))];
        const auto before = state;
        events.clear();
        G::apply(state, move, dice, write);
        visit(before, move, state, events);
    }
    return state;
}

}  // namespace jarl
