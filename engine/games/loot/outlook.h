// What is still open in a fjord and on the land: what a longship or a site lacks, where a tile helps it, what completing
// it adds, and the way of a chain to what it captures. For those who show a position; no rule asks for it.
#pragma once

#include <array>
#include <vector>

#include "engine/games/loot/move.h"

namespace jarl::loot {

using Needs = std::array<std::uint8_t, kKinds.size()>;

// What a longship or a site on a cell still wants.
struct Wanting {
    Needs lacks{};
    Cells beside{};          // empty cells around it: a tile it lacks, laid there, brings it nearer
    Kind last = Kind::None;  // of the one tile that completes it
    int adds = 0;            // points, once completed, with the tiles that lie there today
};
Wanting wanting(const State& state, Seat seat, SiteKind site);
Wanting wanting(const State& state, Seat seat, Cell berth);  // of a longship that lies there

// What a longship would still lack on an empty cell.
Needs lacking_at(const Fjord& fjord, Cell cell, Ship ship);

// A longship not in the fjord yet: the empty cell where it lacks the least, None in a full fjord.
struct Berth {
    Cell cell = Cell::None;
    Needs lacks{};
    int adds = 0;
};
Berth best_berth(const State& state, Seat seat, Ship ship);

// Trophies of this many axes are left and would be within reach (LOO-160), the lowest first.
std::vector<int> trophies_reached(const State& state, Seat seat);

// The shortest way from a resource hex along own vikings to a building spot, without the spot; empty: there is none.
std::vector<int> way_to(const State& state, Seat seat, int hex, int spot);

// Points of a placement, a tile laid or a longship berthed, at the values of today.
int points_of(const State& state, Move move);

}  // namespace jarl::loot
