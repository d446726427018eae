// Final scoring (RAI-130 to RAI-138). Asked at any time it is the running score.
#pragma once

#include "engine/core/game.h"
#include "engine/games/raiders/state.h"

namespace jarl::raiders {

inline constexpr std::array<std::string_view, 6> kScoreParts{"track",     "valkyries", "armour",
                                                             "offerings", "crew",      "plunder"};
using RaidersScore = Score<kScoreParts.size()>;

int plunder_points(const Player& player);
int crew_points(const Player& player);
RaidersScore score_of(const State& state, Seat seat);
FixedList<RaidersScore, kMaxSeats> scores(const State& state);
Ranking ranking(const State& state);

}  // namespace jarl::raiders
