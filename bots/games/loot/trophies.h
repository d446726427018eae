// The race for the trophies: each exists once and each seat takes one, so axes are worth what the others leave.
#pragma once

#include "bots/games/loot/likelihood.h"
#include "bots/games/loot/weights.h"
#include "engine/games/loot/state.h"

namespace jarl::loot {

// The trophy a seat is most likely after.
struct Aim {
    int axes = 0;      // of the trophy; 0: none
    float lacks = 0;   // axes to come first
    float chance = 0;  // if nobody else wanted it
};

inline Aim aim_of(unsigned trophies, float axes, float resources, float doubt) {
    Aim aim;
    float best = 0;
    for (; trophies != 0; trophies &= trophies - 1) {
        const int needed = kFewestAxes + std::countr_zero(trophies);
        const float lacks = std::max(0.f, float(needed) - axes);
        const float chance = likelihood(lacks, resources, doubt);
        if (chance * float(trophy_points(needed)) <= best) continue;
        best = chance * float(trophy_points(needed));
        aim = {needed, lacks, chance};
    }
    return aim;
}

// Where two want the same trophy, who lacks fewer axes is there first.
inline float left_by(const Aim& rival, float lacks, float rivalry) {
    return 1 - rivalry * rival.chance * (lacks + 0.5f) / (lacks + rival.lacks + 1);
}

// What the best trophy promises to a seat with so many axes and resources to come (LOO-160 to LOO-164).
inline float trophy_promise(const State& state, Seat seat, float axes, float resources,
                            const LootWeights& weights) {
    const float doubt = of(weights, "axe_doubt"), rivalry = of(weights, "rival_axes");
    std::array<Aim, kMaxPlayers> rivals;
    std::size_t size = 0;
    for (std::size_t i = 0; i < state.options.players; ++i) {
        const Player& rival = state.players.values[i];
        if (i == index(seat) || rival.trophy != 0 || rival.vikings_left == 0) continue;
        rivals[size++] = aim_of(state.trophies, float(axes_of(rival)), rival.vikings_left, doubt);
    }
    float best = 0;
    for (unsigned left = state.trophies; left != 0; left &= left - 1) {
        const int needed = kFewestAxes + std::countr_zero(left);
        const float lacks = std::max(0.f, float(needed) - axes);
        float chance = likelihood(lacks, resources, doubt);
        for (std::size_t i = 0; i < size; ++i)
            if (rivals[i].axes == needed) chance *= left_by(rivals[i], lacks, rivalry);
        best = std::max(best, chance * float(trophy_points(needed)));
    }
    return best;
}

}  // namespace jarl::loot
