// How a game of Lofoten will probably end: the points of each seat, judged without playing on.
#pragma once

#include "bots/games/lofoten/weights.h"
#include "engine/games/lofoten/state.h"

namespace jarl::lofoten {

Outlook outlook(const State& state, const LofotenWeights& weights);

}  // namespace jarl::lofoten
