// How long the game will go on: the turns each seat still has. Nothing in the rules forces raids, so time is
// what the three triggers leave of it (RAI-120 to RAI-122), and waiting gives nobody more of it.
#pragma once

#include <array>

#include "bots/games/raiders/weights.h"
#include "engine/games/raiders/state.h"

namespace jarl::raiders {

struct Pace {
    float rounds = 0;                        // before the last one
    std::array<float, kMaxPlayers> turns{};  // of each seat; of the turn under way the part that is left
};

Pace pace(const State& state, const RaidersWeights& weights);

}  // namespace jarl::raiders
