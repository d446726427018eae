// The numbers of Lofoten's lore, in one table.
#pragma once

#include <array>
#include <cstddef>

#include "bots/search/lore.h"

namespace jarl {

// clang-format off
inline constexpr std::array kLofotenWeights{
    WeightSpec{"turns_per_tile", 0.407f, 0.08f},
    WeightSpec{"dock_delay",     0.068f, 0.10f},
    WeightSpec{"load_delay",     0.885f, 0.10f},
    WeightSpec{"load_trust",     0.894f, 0.08f},
    WeightSpec{"wrong_way",      0.736f, 0.40f},
    WeightSpec{"in_hand",        0.033f, 0.10f},
    WeightSpec{"unsafe",         0.579f, 0.08f},
    WeightSpec{"wait_for_good",  3.207f, 0.40f},
    WeightSpec{"last_unload",    0.412f, 0.10f},
    WeightSpec{"swing",          1.001f, 0.10f},
    WeightSpec{"free_ship",      0.044f, 0.15f},
    WeightSpec{"free_dock",      1.100f, 0.15f},
    WeightSpec{"side_cards",     0.370f, 0.05f},
    WeightSpec{"coin",           0.947f, 0.10f},
    WeightSpec{"upgrade_delay",  1.563f, 0.30f},
    WeightSpec{"ship_b",         1.226f, 0.20f},
    WeightSpec{"ship_c",         1.061f, 0.30f},
    WeightSpec{"ship_d",         0.685f, 0.20f},
    WeightSpec{"jarl_power",     1.791f, 0.40f},
    WeightSpec{"jarl_chance",    0.885f, 0.10f},
    WeightSpec{"spread",         2.723f, 0.20f},
    WeightSpec{"voyage",         2.144f, 0.30f},
    WeightSpec{"wish_order",     4.032f, 0.40f},
    WeightSpec{"wish_upgrade",   2.970f, 0.80f},
    WeightSpec{"wish_coins",     0.188f, 0.05f},
};
// clang-format on

using LofotenWeights = std::array<float, kLofotenWeights.size()>;

namespace lofoten {

// The rows of the table by name.
enum Weight : std::size_t {
    kTurnsPerTile,  // a seat's own turns while one tile leaves the market
    kDockDelay,     // turns of one's own that a quarter turn towards the dock takes
    kLoadDelay,     // the same for a move towards a tile on the market
    kLoadTrust,     // what an order within reach of a tile is worth, beside the tile itself
    kWrongWay,      // moves lost when slides and quarter turns need two different cards
    kInHand,        // a way that one card in hand covers counts as so much of its length
    kUnsafe,        // what is left of a tile's worth when the rival can take it first
    kWaitForGood,   // moves lost for each tile that comes before one of the right good
    kLastUnload,    // how soon the free unloading at the end is counted on
    kSwing,         // share of the goods not yet loaded that may still turn a warehouse
    kFreeShip,      // PP of a longship that can take an order
    kFreeDock,      // PP more when it is the docked one
    kSideCards,     // PP of each move on the two side cards
    kCoin,          // PP of a coin
    kUpgradeDelay,  // own turns an upgrade takes
    kShipB,         // PP of longship B's ability over a whole game
    kShipC,
    kShipD,
    kJarlPower,    // PP of a Jarl's power where it is no number of points
    kJarlChance,   // trust in a Jarl not yet taken
    kSpread,       // PP a seat may win or lose while one tile leaves the market
    kVoyage,       // wish for a move, for each PP that its best voyage brings
    kWishOrder,    // wish to place the middle card
    kWishUpgrade,  // wish to upgrade
    kWishCoins,    // wish to spend coins
    kWeightCount,
};
static_assert(kWeightCount == kLofotenWeights.size());

}  // namespace lofoten
}  // namespace jarl
