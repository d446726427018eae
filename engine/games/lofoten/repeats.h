// Moves that only repeat a set of choices in another order: people may play them, search need not.
#pragma once

#include "engine/games/lofoten/legal.h"

namespace jarl::lofoten {

constexpr bool repeats(const State&, Move) { return false; }

}  // namespace jarl::lofoten
