// The hall with one game more. Named by JARL_REGISTRY, read by match/registry.h.
#pragma once

#include "tests/fourth_game/ravens.h"

namespace jarl {

using Everything = HallGames::With<GameOf<Ravens>>;

}  // namespace jarl
