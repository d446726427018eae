// The best voyage of a wheel: which tiles it can load and unload with some slides and quarter turns one way.
#pragma once

#include "engine/games/lofoten/state.h"

namespace jarl::lofoten {

// What a warehouse usually pays whoever does well there; its level-2 cards as games have shown them.
float usual_price(const WarehouseCard& warehouse, Good good);

// What a tile of each good is worth to somebody, for each good printed on it.
using Prices = Per<kGoods, float>;
Prices prices(const State& state);

// What the best voyage brings that begins with a slide, or with a quarter turn; 0 where there is none.
struct Voyage {
    float slide = 0, turn = 0;
    float best() const { return slide > turn ? slide : turn; }
};
Voyage best_voyage(const State& state, Seat seat, Side side, int moves, const Prices& prices);

}  // namespace jarl::lofoten
