// What each seat will probably still store: cargo on its way to the dock, orders within reach of a tile, orders that
// wait for one.
#pragma once

#include "bots/games/lofoten/haul.h"
#include "bots/games/lofoten/time_left.h"

namespace jarl::lofoten {

struct Prospects {
    Per<kGoods, Haul> to_come{};  // added to what is stored
    int free_ships = 0;           // without an order
    bool free_dock = false;
};

// Of both seats. Whoever moves next takes what lies within reach of a card; the other can count on it less.
Per<kSeats, Prospects> prospects(const State& state, const TimeLeft& time, const LofotenWeights& weights);

}  // namespace jarl::lofoten
