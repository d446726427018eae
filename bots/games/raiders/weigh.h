// Which moves are worth a look: each is weighed by the points it will bring, roughly, and set beside the
// best.
#pragma once

#include "bots/games/raiders/weights.h"
#include "engine/games/raiders/move.h"

namespace jarl::raiders {

void weigh(const State& state, const MoveList& moves, const RaidersWeights& weights, float* out);

}  // namespace jarl::raiders
