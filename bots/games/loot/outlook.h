// How a game of Loot will probably end.
#pragma once

#include "bots/games/loot/weights.h"
#include "engine/games/loot/state.h"

namespace jarl::loot {

Outlook outlook_of(const State& state, const LootWeights& weights);

}  // namespace jarl::loot
