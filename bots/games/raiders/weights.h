// The numbers of the lore of Raiders: what things are worth in points, and how fast a game goes. `jarl tune` rewrites the
// values; the words beside them say what they do.
#pragma once

#include <array>

#include "bots/search/lore.h"

namespace jarl {

// clang-format off
inline constexpr std::array kRaidersWeights{
    WeightSpec{"silver",           0.383f, 0.08f},  // a piece in store, beyond what it scores as it is
    WeightSpec{"provisions",       0.857f, 0.10f},
    WeightSpec{"gold",             0.423f, 0.12f},
    WeightSpec{"iron",             0.114f, 0.12f},
    WeightSpec{"livestock",        0.064f, 0.08f},
    WeightSpec{"card",             0.254f, 0.08f},  // in hand, whatever it is
    WeightSpec{"grey_worker",      0.117f, 0.12f},  // in hand, over a black one
    WeightSpec{"white_worker",     0.133f, 0.15f},
    WeightSpec{"armour_step",      0.049f, 0.15f},  // how much of the way to the next flag counts
    WeightSpec{"valkyrie_rise",    0.088f, 0.20f},  // how much of the rise to come counts
    WeightSpec{"death",            3.351f, 0.30f},  // what a Valkyrie costs
    WeightSpec{"raid_rate",        0.155f, 0.05f},  // raids with dice in a turn
    WeightSpec{"berth",            3.246f, 0.25f},  // strength that an empty place in the crew will have one day
    WeightSpec{"crew_ability",     0.961f, 0.20f},  // how much of what the crew will earn counts
    WeightSpec{"next_raid",        0.851f, 0.10f},  // how much of the best raid in sight counts
    WeightSpec{"delay",            2.693f, 0.30f},  // what a turn before it costs
    WeightSpec{"crew_turns",       0.742f, 0.12f},  // turns to get what is missing for it: a crew card
    WeightSpec{"provisions_turns", 0.460f, 0.07f},  // a provision
    WeightSpec{"gold_turns",       1.396f, 0.12f},  // a gold
    WeightSpec{"worker_turns",     1.316f, 0.15f},  // the right worker
    WeightSpec{"turn",             2.101f, 0.40f},  // what a turn brings
    WeightSpec{"tile_pace",        3.562f, 0.50f},  // turns, of all players, between two offerings
    WeightSpec{"fortress_pace",    5.829f, 0.80f},  // turns, of all players, between two raids on fortresses
    WeightSpec{"spread",           0.600f, 0.40f},  // how far off the estimate is in the last round
    WeightSpec{"doubt",            2.758f, 0.25f},  // and how much more for the turns before it
    WeightSpec{"temper",           1.243f, 0.15f},  // so many points behind the best, a move is a quarter as likely
};
// clang-format on

using RaidersWeights = std::array<float, kRaidersWeights.size()>;

namespace raiders {

using Weight = WeightName<kRaidersWeights>;
constexpr float of(const RaidersWeights& weights, Weight weight) { return weights[weight.row]; }

}  // namespace raiders
}  // namespace jarl
