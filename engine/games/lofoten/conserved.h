// Whether the box is complete.
#pragma once

#include "engine/games/lofoten/state.h"

namespace jarl::lofoten {

// Every tile, card and coin of the box is in exactly one place (LOF-003, LOF-015).
bool conserved(const State& state);

}  // namespace jarl::lofoten
