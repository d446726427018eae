// Which moves let chance in.
#pragma once

#include "engine/games/lofoten/move.h"
#include "engine/games/lofoten/state.h"

namespace jarl::lofoten {

// Chance comes in with this move, or the turn ends: nothing before it can be taken back. (That the rival decides next
// is for the match to see.)
bool seals(const State& state, Move move);

}  // namespace jarl::lofoten
