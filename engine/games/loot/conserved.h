// Whether the box is complete.
#pragma once

#include "engine/games/loot/state.h"

namespace jarl::loot {

// Every viking, building, longship and trophy of the box is in exactly one place.
bool conserved(const State& state);

}  // namespace jarl::loot
