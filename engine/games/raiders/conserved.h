// Whether the box is complete.
#pragma once

#include "engine/games/raiders/state.h"

namespace jarl::raiders {

// Every piece of the box is in exactly one place, and every limit is kept (RAI-INV-01 to RAI-INV-12).
bool conserved(const State& state);

}  // namespace jarl::raiders
