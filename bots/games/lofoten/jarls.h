// What Jarls are worth: the one a seat owns, and the one it may still win (module 2).
#pragma once

#include "bots/games/lofoten/prospects.h"

namespace jarl::lofoten {

float jarl_outlook(const State& state, Seat seat, const Prospects& prospects, float turns,
                   const LofotenWeights& weights);

}  // namespace jarl::lofoten
