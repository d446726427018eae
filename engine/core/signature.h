// One number proves a rule: a hash over seeded random games, the same for every compiler and in WebAssembly.
#pragma once

#include "engine/core/game.h"
#include "engine/core/hash.h"

namespace jarl {

// For each set of sample options.
inline constexpr int kSignatureGames = 8;

// Moves, states, every seat's and the onlooker's observation, and the scores, of one random game.
template <Game G>
void hash_random_game(Hash& hash, const typename G::Options& options, std::uint64_t seed) {
    Dice dice(seed);
    NoLog log;
    auto state = G::deal(options, dice);
    while (G::actor(state) != kNobody) {
        const auto moves = G::legal_moves(state);
        const auto move = moves[dice.below(std::uint32_t(moves.size()))];
        hash.number(moves.size());
        hash.text(G::to_text(state, move));
        G::apply(state, move, dice, log);
        hash.value(state);
        for (int seat = 0; seat < G::seats(options); ++seat)
            hash.value(G::observe(state, Seat(seat)).state());
        hash.value(G::observe(state, kNobody).state());
    }
    for (const auto& score : G::scores(state)) hash.value(score);
    for (const std::uint8_t place : G::ranking(state)) hash.number(place);
}

template <Game G>
std::uint64_t signature() {
    Hash hash;
    std::uint64_t seed = 1;
    for (const auto& options : G::sample_options())
        for (int game = 0; game < kSignatureGames; ++game) hash_random_game<G>(hash, options, seed++);
    return hash.result();
}

}  // namespace jarl
