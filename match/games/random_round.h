// A round of whole random games, timed: what the bench asks of a game.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <ctime>

#include "engine/core/distinct_moves.h"

namespace jarl {

inline constexpr std::int64_t kRoundDecisions = 50'000;  // one to three milliseconds

// The time a core was at work for this program; in WebAssembly, what the runner gives as the clock.
inline double seconds_now() {
#ifdef __wasm__
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
#else
    return double(std::clock()) / CLOCKS_PER_SEC;
#endif
}

struct Round {
    double seconds = 0;
    std::int64_t games = 0, decisions = 0;
    std::uint64_t legal = 0;
    std::size_t max_legal = 0;

    double ns_per_decision() const { return seconds * 1e9 / double(decisions); }
};

// The compiler must not know that nobody looks at the end of a game.
template <class State>
void keep(const State& state) {
    asm volatile("" : : "r"(&state) : "memory");
}

template <class G>
void play_game(const typename G::Options& options, Dice& dice, Round& round) {
    NoLog log;
    auto state = G::deal(options, dice);
    while (G::actor(state) != kNobody) {
        const auto moves = distinct_moves<G>(state);
        round.legal += moves.size();
        round.max_legal = std::max(round.max_legal, moves.size());
        ++round.decisions;
        G::apply(state, moves[dice.below(std::uint32_t(moves.size()))], dice, log);
    }
    ++round.games;
    keep(state);
}

// Whole games only, so that every part of a game has its share.
template <class G>
Round play_round(const typename G::Options& options, Dice& dice) {
    Round round;
    const double start = seconds_now();
    while (round.decisions < kRoundDecisions) play_game<G>(options, dice, round);
    round.seconds = seconds_now() - start;
    return round;
}

}  // namespace jarl
