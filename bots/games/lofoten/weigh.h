// Which moves a good player would want to look at.
#pragma once

#include "bots/games/lofoten/weights.h"
#include "engine/games/lofoten/move.h"

namespace jarl::lofoten {

// out[i] > 0: the wish for moves[i].
void weigh(const State& state, const MoveList& moves, const LofotenWeights& weights, float* out);

}  // namespace jarl::lofoten
