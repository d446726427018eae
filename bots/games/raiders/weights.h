// The numbers of the lore of Raiders: what things are worth in points, and how fast a game goes.
#pragma once

#include <array>

#include "bots/search/lore.h"

namespace jarl {

// clang-format off
inline constexpr std::array kRaidersWeights{
    WeightSpec{"silver",             0.383f, 0.08f},
    WeightSpec{"provisions",         0.857f, 0.10f},
    WeightSpec{"gold",               0.423f, 0.12f},
    WeightSpec{"iron",               0.114f, 0.12f},
    WeightSpec{"livestock",          0.064f, 0.08f},
    WeightSpec{"card",               0.254f, 0.08f},
    WeightSpec{"grey_worker",        0.117f, 0.12f},
    WeightSpec{"white_worker",       0.133f, 0.15f},
    WeightSpec{"armour_step",        0.049f, 0.15f},
    WeightSpec{"valkyrie_rise",      0.088f, 0.20f},
    WeightSpec{"death",              3.351f, 0.30f},
    WeightSpec{"raid_rate",          0.155f, 0.05f},
    WeightSpec{"berth",              3.246f, 0.25f},
    WeightSpec{"crew_ability",       0.961f, 0.20f},
    WeightSpec{"next_raid",          0.851f, 0.10f},
    WeightSpec{"delay",              2.693f, 0.30f},
    WeightSpec{"crew_turns",         0.742f, 0.12f},
    WeightSpec{"provisions_turns",   0.460f, 0.07f},
    WeightSpec{"gold_turns",         1.396f, 0.12f},
    WeightSpec{"worker_turns",       1.316f, 0.15f},
    WeightSpec{"turn",               2.101f, 0.40f},
    WeightSpec{"tile_pace",          3.562f, 0.50f},
    WeightSpec{"fortress_pace",      5.829f, 0.80f},
    WeightSpec{"spread",             0.600f, 0.40f},
    WeightSpec{"doubt",              2.758f, 0.25f},
    WeightSpec{"temper",             1.243f, 0.15f},
};
// clang-format on

using RaidersWeights = std::array<float, kRaidersWeights.size()>;

namespace raiders {

// In the order of the table.
enum class Weight {
    Silver,  // a piece in store, beyond what it scores as it is
    Provisions,
    Gold,
    Iron,
    Livestock,
    Card,        // in hand, whatever it is
    GreyWorker,  // in hand, over a black one
    WhiteWorker,
    ArmourStep,       // how much of the way to the next flag counts
    ValkyrieRise,     // how much of the rise to come counts
    Death,            // what a Valkyrie costs
    RaidRate,         // raids with dice in a turn
    Berth,            // strength that an empty place in the crew will have one day
    CrewAbility,      // how much of what the crew will earn counts
    NextRaid,         // how much of the best raid in sight counts
    Delay,            // what a turn before it costs
    CrewTurns,        // turns to get what is missing for it: a crew card
    ProvisionsTurns,  // a provision
    GoldTurns,        // a gold
    WorkerTurns,      // the right worker
    Turn,             // what a turn brings
    TilePace,         // turns, of all players, between two offerings
    FortressPace,     // turns, of all players, between two raids on fortresses
    Spread,           // how far off the estimate is in the last round
    Doubt,            // and how much more for the turns before it
    Temper,           // so many points behind the best, a move is a quarter as likely
    Count,
};
static_assert(std::size_t(Weight::Count) == kRaidersWeights.size());

constexpr float of(const RaidersWeights& weights, Weight weight) { return weights[std::size_t(weight)]; }

}  // namespace raiders
}  // namespace jarl
