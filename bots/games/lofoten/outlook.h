// How a game of Lofoten will probably end: the points of each seat, judged without playing on.
#pragma once

#include "bots/games/lofoten/weights.h"
#include "bots/search/outlook_parts.h"
#include "engine/games/lofoten/state.h"

namespace jarl::lofoten {

Outlook outlook(const State& state, const LofotenWeights& weights);
OutlookParts outlook_parts(const State& state, Seat seat, const LofotenWeights& weights);
std::vector<std::string> part_keys();  // of the words that parts are told with

}  // namespace jarl::lofoten
