// One game between weights: the same lore and the same search at every seat, other numbers. For tuning.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "bots/search/thinking.h"

namespace jarl {

// A seat's search, kept from game to game: its tree is the costly part.
template <Lore L>
class Duellist {
    using G = typename L::Rules;

  public:
    explicit Duellist(const typename L::Weights& weights) : thinking_(1, weights) {}

    typename G::Move choose(const Observation<G>& seen, std::uint32_t iterations, std::uint64_t seed) {
        thinking_.forget();
        thinking_.begin(RedealtWorlds<G>(seen), {.iterations = iterations}, seed);
        thinking_.think();
        return thinking_.candidates().front().move;
    }

  private:
    Thinking<L> thinking_;
};

// The share of the victory of each seat; `who` sits where.
template <Lore L>
PerSeat play_duel(const typename L::Rules::Options& options, std::vector<Duellist<L>*> who,
                  std::uint32_t iterations, std::uint64_t seed) {
    using G = typename L::Rules;
    Dice dice(seed);
    NoLog log;
    auto state = G::deal(options, dice);
    for (int ply = 0; G::actor(state) != kNobody && ply < G::kMaxPlies; ++ply) {
        const auto moves = distinct_moves<G>(state);
        const Seat actor = G::actor(state);
        const auto move = moves.size() == 1 ? moves[0]
                                            : who[index(actor)]->choose(G::observe(state, actor), iterations,
                                                                        seed + std::uint64_t(ply));
        G::apply(state, move, dice, log);
    }
    return won_shares(G::ranking(state));
}

}  // namespace jarl
