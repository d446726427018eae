// Which moves let chance in.
#pragma once

#include "engine/games/raiders/move.h"
#include "engine/games/raiders/state.h"

namespace jarl::raiders {

// Chance or another player comes in with this move: nothing before it can be taken back.
bool seals(const State& state, Move move);

}  // namespace jarl::raiders
