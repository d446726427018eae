// Which moves let chance in.
#pragma once

#include "engine/games/loot/move.h"
#include "engine/games/loot/state.h"

namespace jarl::loot {

// `end` hands the turn over and may read the tape: nothing before it can be taken back.
bool seals(const State& state, Move move);

}  // namespace jarl::loot
