// The majority races at the four warehouses: what they will probably pay.
#pragma once

#include "bots/games/lofoten/prospects.h"

namespace jarl::lofoten {

using WarehousePoints = std::array<float, kWarehouses>;

Per<kSeats, WarehousePoints> warehouse_points(const State& state, const Per<kSeats, Prospects>& prospects,
                                              const TimeLeft& time, const LofotenWeights& weights);

}  // namespace jarl::lofoten
