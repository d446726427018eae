// The numbers of Lofoten's lore, in one table. `jarl tune` rewrites the values; the words beside them say what they do.
#pragma once

#include <array>

#include "bots/search/lore.h"

namespace jarl {

// clang-format off
inline constexpr std::array kLofotenWeights{
    WeightSpec{"turns_per_tile", 0.407f, 0.08f},  // a seat's own turns while one tile leaves the market
    WeightSpec{"dock_delay",     0.068f, 0.10f},  // turns of one's own that a quarter turn towards the dock takes
    WeightSpec{"load_delay",     0.885f, 0.10f},  // the same for a move towards a tile on the market
    WeightSpec{"load_trust",     0.894f, 0.08f},  // what an order within reach of a tile is worth, beside the tile itself
    WeightSpec{"wrong_way",      0.736f, 0.40f},  // moves lost when slides and quarter turns need two different cards
    WeightSpec{"in_hand",        0.033f, 0.10f},  // a way that one card in hand covers counts as so much of its length
    WeightSpec{"unsafe",         0.579f, 0.08f},  // what is left of a tile's worth when the rival can take it first
    WeightSpec{"wait_for_good",  3.207f, 0.40f},  // moves lost for each tile that comes before one of the right good
    WeightSpec{"last_unload",    0.412f, 0.10f},  // how soon the free unloading at the end is counted on
    WeightSpec{"swing",          1.001f, 0.10f},  // share of the goods not yet loaded that may still turn a warehouse
    WeightSpec{"free_ship",      0.044f, 0.15f},  // PP of a longship that can take an order
    WeightSpec{"free_dock",      1.100f, 0.15f},  // PP more when it is the docked one
    WeightSpec{"side_cards",     0.370f, 0.05f},  // PP of each move on the two side cards
    WeightSpec{"coin",           0.947f, 0.10f},  // PP of a coin
    WeightSpec{"upgrade_delay",  1.563f, 0.30f},  // own turns an upgrade takes
    WeightSpec{"ship_b",         1.226f, 0.20f},  // PP of longship B's ability over a whole game
    WeightSpec{"ship_c",         1.061f, 0.30f},
    WeightSpec{"ship_d",         0.685f, 0.20f},
    WeightSpec{"jarl_power",     1.791f, 0.40f},  // PP of a Jarl's power where it is no number of points
    WeightSpec{"jarl_chance",    0.885f, 0.10f},  // trust in a Jarl not yet taken
    WeightSpec{"spread",         2.723f, 0.20f},  // PP a seat may win or lose while one tile leaves the market
    WeightSpec{"voyage",         2.144f, 0.30f},  // wish for a move, for each PP that its best voyage brings
    WeightSpec{"wish_order",     4.032f, 0.40f},  // wish to place the middle card
    WeightSpec{"wish_upgrade",   2.970f, 0.80f},  // wish to upgrade
    WeightSpec{"wish_coins",     0.188f, 0.05f},  // wish to spend coins
};
// clang-format on

using LofotenWeights = std::array<float, kLofotenWeights.size()>;

namespace lofoten {

using Weight = WeightName<kLofotenWeights>;
constexpr float of(const LofotenWeights& weights, Weight weight) { return weights[weight.row]; }

}  // namespace lofoten
}  // namespace jarl
