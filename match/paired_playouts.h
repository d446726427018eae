// Playouts that share their luck. Playout i of any position throws the same dice at the same decision of the same turn, so
// two positions that differ by a move have playouts that differ by what the move did, and by little else. The noise
// they share falls out of the difference.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "bots/search/lore.h"
#include "bots/search/reward.h"
#include "engine/core/hash.h"

namespace jarl {

// A position and how many decisions of its turn came before it: with the turn, that names its dice.
template <Game G>
struct Place {
    typename G::State state;
    int made = 0;
};

// The reference player is the lore without a search. It mostly takes what the lore wishes for: a move half as wished for as
// another is taken a sixteenth as often. (The search's playouts stray more, to see more; such a player loses five games in
// six against this one in Loot and in Raiders.)
template <Lore L>
class PairedPlayouts {
    using G = typename L::Rules;
    using State = typename G::State;
    using Move = typename G::Move;
    using MoveList = FixedList<Move, G::kMaxMoves>;

  public:
    PairedPlayouts(std::size_t seats, std::uint64_t seed) : seats_(seats), seed_(seed) {}

    // The share of the victory of every seat: played on until `last_turn` begins, then judged by the outlook, unless the
    // game has ended before.
    PerSeat value(const Place<G>& place, int last_turn, std::uint32_t number) const {
        return play_on(place, nullptr, last_turn, number);
    }
    // The same when this move is the next one. Where the reference player would have made it anyway, the two are equal.
    PerSeat value_after(const Place<G>& place, Move move, int last_turn, std::uint32_t number) const {
        return play_on(place, &move, last_turn, number);
    }

    // For what is dealt anew: dice that no decision uses.
    Dice dealer(int ply, std::uint32_t number) const { return dice(number, kDealer, ply); }

  private:
    static constexpr int kDealer = -1;  // no turn has this number

    PerSeat play_on(Place<G> place, const Move* next, int last_turn, std::uint32_t number) const {
        NoLog log;
        State& state = place.state;
        for (int ply = 0; G::actor(state) != kNobody && G::turn_number(state) < last_turn; ++ply) {
            if (ply == G::kMaxPlies) break;
            const int turn = G::turn_number(state);
            Dice dice = this->dice(number, turn, place.made);
            const MoveList moves = distinct_moves<G>(state);
            Move move = moves.size() == 1 ? moves[0] : moves[sample(state, moves, dice)];
            if (next) move = *next;  // after the throw that would have chosen: what comes is thrown alike
            next = nullptr;
            G::apply(state, move, dice, log);
            place.made = G::turn_number(state) == turn ? place.made + 1 : 0;
        }
        return reward_of<L>(state, seats_, weights_, L::kSettings).win;
    }

    std::size_t sample(const State& state, const MoveList& moves, Dice& dice) const {
        if constexpr (requires { L::kUniform; }) {
            return dice.below(std::uint32_t(moves.size()));
        } else {
            std::array<float, G::kMaxMoves> wish;
            L::weigh(state, moves, weights_, wish.data());
            float sum = 0;
            for (std::size_t i = 0; i < moves.size(); ++i) {
                const float square = wish[i] * wish[i];
                sum += wish[i] = square * square;
            }
            float left = sum * (float(dice.next() >> 8) * 0x1p-24f);
            for (std::size_t i = 0; i + 1 < moves.size(); ++i)
                if ((left -= wish[i]) < 0) return i;
            return moves.size() - 1;
        }
    }

    Dice dice(std::uint32_t number, int turn, int made) const {
        Hash hash;
        hash.number(seed_ ^ std::uint64_t(number) << 32);
        hash.number(std::uint64_t(std::uint32_t(turn)) << 32 | std::uint32_t(made));
        return Dice(hash.result());
    }

    std::size_t seats_;
    std::uint64_t seed_;
    typename L::Weights weights_ = tuned_weights<L>();
};

}  // namespace jarl
