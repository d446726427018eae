// Final scoring (LOO-170 to LOO-177). Asked at any time it is the running score.
#pragma once

#include "engine/core/game.h"
#include "engine/games/loot/state.h"

namespace jarl::loot {

// In the order of the score pad.
inline constexpr std::array<std::string_view, 9> kScoreParts{"castle", "tower", "house",  "gold",     "sheep",
                                                             "wood",   "sites", "trophy", "longships"};
using LootScore = Score<kScoreParts.size()>;

int tile_value(const State& state, Seat seat, Kind kind);  // LOO-139: start value and validated bonuses
LootScore score_of(const State& state, Seat seat);
Ranking ranking(const State& state);

}  // namespace jarl::loot
