// One number for what a lore and the search make of a game: positions of seeded games, each searched with a fixed number
// of iterations; moves, visits and means go into a hash. It must be the same for every compiler and in WebAssembly; it
// changes whenever a bot plays otherwise, and that is no fault.
#pragma once

#include <bit>
#include <cstdint>

#include "bots/search/search.h"
#include "engine/core/hash.h"

namespace jarl {

template <Lore L>
std::uint64_t bot_signature() {
    using G = typename L::Rules;
    constexpr int kIterations = 200, kQuestions = 25;  // of one game
    Hash hash;
    Search<L> search;
    std::uint64_t seed = 0;
    for (const auto& options : G::sample_options()) {
        Dice dice(++seed);
        NoLog log;
        auto state = G::deal(options, dice);
        for (int questions = 0; questions < kQuestions && G::actor(state) != kNobody;) {
            const auto moves = distinct_moves<G>(state);
            auto move = moves[0];
            if (moves.size() > 1) {
                ++questions;
                search.begin(RedealtWorlds<G>(G::observe(state, G::actor(state))), seed);
                for (int i = 0; i < kIterations; ++i) search.iterate();
                const auto candidates = search.candidates();
                for (const auto& candidate : candidates) {
                    hash.value(candidate.move);
                    hash.number(candidate.visits);
                    for (const float win : candidate.win) hash.number(std::bit_cast<std::uint32_t>(win));
                    for (const float points : candidate.points)
                        hash.number(std::bit_cast<std::uint32_t>(points));
                }
                move = candidates.front().move;
            }
            G::apply(state, move, dice, log);
        }
    }
    return hash.result();
}

}  // namespace jarl
