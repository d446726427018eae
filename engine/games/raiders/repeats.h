// Moves that only repeat a set of choices in another order: people may play them, search need not.
#pragma once

#include "engine/games/raiders/legal.h"

namespace jarl::raiders {

constexpr bool repeats(const State&, Move) { return false; }

}  // namespace jarl::raiders
