// How a game of Raiders will probably end: the points each seat has, and those it is on its way to.
#pragma once

#include "bots/games/raiders/weights.h"
#include "engine/games/raiders/state.h"

namespace jarl::raiders {

Outlook outlook(const State& state, const RaidersWeights& weights);

}  // namespace jarl::raiders
