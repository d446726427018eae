// How a game of Raiders will probably end: the points each seat has, and those it is on its way to.
#pragma once

#include "bots/games/raiders/weights.h"
#include "bots/search/outlook_parts.h"
#include "engine/games/raiders/state.h"

namespace jarl::raiders {

Outlook outlook(const State& state, const RaidersWeights& weights);
OutlookParts outlook_parts(const State& state, Seat seat, const RaidersWeights& weights);
std::vector<std::string> part_keys();  // of the words that parts are told with

}  // namespace jarl::raiders
