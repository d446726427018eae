// Which moves are worth a look, judged by what they bring at once and by what they keep possible.
#pragma once

#include "bots/games/loot/weights.h"
#include "engine/games/loot/move.h"

namespace jarl::loot {

void weigh_moves(const State& state, const MoveList& moves, const LootWeights& weights, float* out);

}  // namespace jarl::loot
