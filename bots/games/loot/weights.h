// The numbers of the Loot lore, in one table. `jarl tune` rewrites the values; the words beside them say what they do.
#pragma once

#include <array>

#include "bots/search/lore.h"

namespace jarl {

// clang-format off
inline constexpr std::array kLootWeights{
    WeightSpec{"ship_doubt",      1.192f, 0.05f},  // how hard it is to bring the resources a longship misses
    WeightSpec{"crowding",        0.946f, 0.05f},  // how far open longships get in each other's way
    WeightSpec{"tight",           0.831f, 0.05f},  // a longship or site with no cell to spare around it
    WeightSpec{"site_doubt",      1.066f, 0.10f},  // how hard it is to bring what a site misses
    WeightSpec{"axe_doubt",       0.745f, 0.10f},  // how hard it is to win the axes for a trophy
    WeightSpec{"rival_axes",      0.582f, 0.05f},  // how often a seat that lacks fewer axes takes the trophy first
    WeightSpec{"land_doubt",      4.333f, 0.20f},  // how hard it is to reach towers and castles
    WeightSpec{"castles",         1.621f, 0.10f},  // castles won for each that the way there promises
    WeightSpec{"towers",          1.155f, 0.10f},  // towers, likewise
    WeightSpec{"houses",          0.603f, 0.05f},  // share of the houses left that is won
    WeightSpec{"need",            0.660f, 0.20f},  // how far needs decide which resources are taken
    WeightSpec{"next_ship",       0.869f, 0.10f},  // share of what the best longship on the sea promises
    WeightSpec{"later_ship",      0.377f, 0.10f},  // points of a longship taken later, with time enough
    WeightSpec{"ship_time",       4.339f, 0.50f},  // turns after which that is worth half
    WeightSpec{"second_shield",   3.190f, 0.30f},  // points
    WeightSpec{"occupied_shield", 3.083f, 0.30f},  // points
    WeightSpec{"spread_end",      2.406f, 0.50f},  // points the outlook may be off in the last turn
    WeightSpec{"spread_turn",     6.173f, 0.50f},  // and with the square root of the turns left
    WeightSpec{"sharp_place",     0.346f, 0.10f},  // how much less a move is looked at that promises a point less
    WeightSpec{"sharp_lay",       1.782f, 0.20f},
    WeightSpec{"sharp_harbour",   0.992f, 0.10f},
    WeightSpec{"chain",           1.403f, 0.30f},  // a viking that joins the own group
    WeightSpec{"approach",        0.456f, 0.10f},  // share of a tower or castle that a viking brings into touch
    WeightSpec{"shelter",         0.143f, 0.05f},  // a resource next to others, a building away from them
    WeightSpec{"keep_shield",     1.497f, 0.50f},  // points that keep a shield in hand at the start
};
// clang-format on

using LootWeights = std::array<float, kLootWeights.size()>;

namespace loot {

using Weight = WeightName<kLootWeights>;
constexpr float of(const LootWeights& weights, Weight weight) { return weights[weight.row]; }

}  // namespace loot
}  // namespace jarl
