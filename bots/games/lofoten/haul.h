// A haul: what tiles, stored or hoped for, count for in each of the ways a warehouse may measure them.
#pragma once

#include "engine/games/lofoten/state.h"

namespace jarl::lofoten {

// By Measure: goods, tiles, goods with the own buckler, the rival's bucklers.
struct Haul {
    std::array<float, 4> by{};

    constexpr float operator[](Measure measure) const { return by[std::size_t(measure)]; }
    constexpr void add(const Haul& other, float share) {
        for (std::size_t i = 0; i < by.size(); ++i) by[i] += other.by[i] * share;
    }
};

// One tile in the hands of each seat.
inline constexpr Per<kSeats, std::array<Haul, kTileCount>> kTileHauls = [] {
    Per<kSeats, std::array<Haul, kTileCount>> hauls{};
    for (const Seat seat : kSeats)
        for (std::size_t i = 0; i < kTileCount; ++i) {
            const TileFace& is = kTileFaces[i];
            const bool own = is.clan == seat;
            hauls[seat][i] = {{float(is.value), 1, own ? float(is.value) : 0.0f, own ? 0.0f : 1.0f}};
        }
    return hauls;
}();
inline const Haul& haul_of(Seat seat, Tile tile) { return kTileHauls[seat][std::size_t(tile)]; }

// A tile nobody has seen yet: half of them show the own buckler (LOF-003, LOF-004).
inline constexpr Haul kUnseenTile{{2, 1, 1, 0.5f}};

}  // namespace jarl::lofoten
