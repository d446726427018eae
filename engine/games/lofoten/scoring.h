// Final scoring (LOF-110 to LOF-162). Asked at any time it is the running score.
#pragma once

#include "engine/core/game.h"
#include "engine/games/lofoten/state.h"

namespace jarl::lofoten {

inline constexpr std::array<std::string_view, 4> kScoreParts{"warehouses", "jarl", "upgrades", "longship_a"};
using LofotenScore = Score<kScoreParts.size()>;

int measure(const State& state, Seat seat, int warehouse, Measure what);
int warehouse_points(const State& state, Seat seat, int warehouse);
int jarl_points(const State& state, Seat seat);
LofotenScore score_of(const State& state, Seat seat);
Ranking ranking(const State& state);

}  // namespace jarl::lofoten
