// Moves that only repeat a set of choices in another order: people may play them, search need not.
#pragma once

#include "engine/games/loot/legal.h"

namespace jarl::loot {

constexpr bool repeats(const State&, Move) { return false; }

}  // namespace jarl::loot
