// The legal moves without those that only repeat a set of choices in another order (G::repeats): what search, playouts
// and measurements look at. A game that can list them directly says so with distinct_moves of its own; the conformance
// suite holds the two to the same list.
#pragma once

#include "engine/core/game.h"

namespace jarl {

template <class G>
FixedList<typename G::Move, G::kMaxMoves> without_repeats(const typename G::State& state) {
    FixedList<typename G::Move, G::kMaxMoves> kept;
    for (const auto move : G::legal_moves(state))
        if (!G::repeats(state, move)) kept.push(move);
    return kept;
}

template <class G>
auto distinct_moves(const typename G::State& state) {
    if constexpr (requires { G::distinct_moves(state); }) return G::distinct_moves(state);
    else if constexpr (requires(typename G::Move move) { G::repeats(state, move); })
        return without_repeats<G>(state);
    else return G::legal_moves(state);
}

}  // namespace jarl
