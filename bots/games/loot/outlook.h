// How a game of Loot will probably end.
#pragma once

#include "bots/games/loot/weights.h"
#include "bots/search/outlook_parts.h"
#include "engine/games/loot/state.h"

namespace jarl::loot {

Outlook outlook_of(const State& state, const LootWeights& weights);
OutlookParts outlook_parts(const State& state, Seat seat, const LootWeights& weights);
std::vector<std::string> part_keys();  // of the words that parts are told with

}  // namespace jarl::loot
