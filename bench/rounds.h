// Rounds of whole random games, timed. Short rounds of game and floor take turns: whatever else the machine does falls
// on both alike, and the median forgets the rounds it fell on hardest.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <optional>
#include <utility>
#include <vector>

#include "bench/bench.h"
#include "engine/core/distinct_moves.h"
#include "match/registry.h"

namespace jarl {

inline constexpr std::int64_t kRoundDecisions = 50'000;  // one to three milliseconds
inline constexpr std::size_t kMinRounds = 5;
inline constexpr int kWarmRounds =
    10;  // not counted: caches fill, and a browser compiles what runs often once more

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

inline double median(std::vector<double> figures) {
    const auto middle = figures.begin() + std::ptrdiff_t(figures.size() / 2);
    std::nth_element(figures.begin(), middle, figures.end());
    return *middle;
}

inline double median_ns(const std::vector<Round>& rounds) {
    std::vector<double> figures;
    for (const Round& round : rounds) figures.push_back(round.ns_per_decision());
    return median(std::move(figures));
}

// The first sample for each number of seats; where there is one number only, the last sample too: everything on.
template <Game G>
std::vector<typename G::Options> measured_options() {
    const auto samples = G::sample_options();
    std::vector<typename G::Options> chosen;
    for (const auto& options : samples)
        if (std::none_of(chosen.begin(), chosen.end(),
                         [&](const auto& other) { return G::seats(other) == G::seats(options); }))
            chosen.push_back(options);
    if (G::kSeats.min == G::kSeats.max) chosen.push_back(samples.back());
    return chosen;
}

// Calls measure.template operator()<G>(options) for every game and every set of options that a request asks for. A
// problem: no such game, or options it does not know.
template <class Measure>
std::optional<Problem> for_each_measured(const BenchRequest& request, Measure measure) {
    std::optional<Problem> problem;
    bool known = false;
    Registry::for_each([&]<Game G>() {
        if (problem || (!request.game.empty() && request.game != G::kName)) return;
        known = true;
        std::vector<typename G::Options> all = measured_options<G>();
        if (!request.options.empty()) {
            const auto options = G::parse_options(request.options);
            if (!options) {
                problem = Problem{options.problem()};
                return;
            }
            all = {*options};
        }
        for (const auto& options : all) measure.template operator()<G>(options);
    });
    if (!problem && !known) return Problem{"there is no game called \"" + request.game + "\""};
    return problem;
}

}  // namespace jarl
