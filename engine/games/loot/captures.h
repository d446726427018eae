// What a viking just placed captures (LOO-060 to LOO-128). Only the own group it stands in can have changed.
#pragma once

#include "engine/games/loot/state.h"

namespace jarl::loot {

// All own hexes connected with this one.
template <class W>
W group_of(const Board& board, W own, int hex) {
    W group = W{1} << hex, edge = board.around<W>(hex) & own;
    while (edge != 0) {
        const int next = lowest(edge);
        group |= edge;
        edge = (edge & (edge - 1)) | (board.around<W>(next) & own & ~group);
    }
    return group;
}

// Tiles due of each tower, a byte each.
struct TowersDue {
    std::uint64_t tiles = 0;
    std::uint32_t new_links = 0;  // pairs linked now
    constexpr int operator[](int tower) const { return int(tiles >> (8 * tower) & 0xff); }
};

// LOO-115: towers touched by one group (bit per tower). Every pair is due one tile of each of its towers, the first
// time it is linked. This is the one place that knows.
constexpr TowersDue towers_due(unsigned touched, std::uint32_t linked) {
    TowersDue due;
    for (unsigned left = touched; left != 0; left &= left - 1) {
        const int b = std::countr_zero(left);
        const unsigned partners = touched & ((1u << b) - 1) & ~(linked >> first_pair(b));  // LOO-112, LOO-113
        due.new_links |= std::uint32_t{partners} << first_pair(b);
        for (unsigned each = partners; each != 0; each &= each - 1)
            due.tiles += std::uint64_t{1} << (8 * b) | std::uint64_t{1} << (8 * std::countr_zero(each));
    }
    return due;
}

// LOO-120, LOO-127: the size of a group is its number of hexes.
constexpr int castle_steps(int group_size) { return std::min(group_size / kCastleStep, kCastleSteps); }

// Calls win(spot, tiles due) in the order of the spots, and marks what is claimed (LOO-117, LOO-121).
template <class W, class Win>
void capture(const Board& board, Player& player, int hex, Win win) {
    if ((board.beside_house.as<W>() >> hex & 1) != 0)
        for (int house = 0; house < board.houses; ++house)  // LOO-100 to LOO-103
            if ((board.around_spot<W>(house) >> hex & 1) != 0) win(house, 1);
    const W group = group_of<W>(board, player.vikings.as<W>(), hex);
    const int size = count(group);
    if (size < 2) return;  // no hex touches two towers
    if (count(group & board.beside_tower.as<W>()) >= 2) {
        unsigned touched = 0;
        for (int tower = 0; tower < board.towers; ++tower)
            touched |= unsigned((board.around_spot<W>(kFirstTower + tower) & group) != 0) << tower;
        const TowersDue due = towers_due(touched, player.linked);
        player.linked |= due.new_links;
        if (due.tiles != 0)
            for (int tower = 0; tower < board.towers; ++tower)
                if (due[tower] > 0) win(kFirstTower + tower, due[tower]);
    }
    if (size < kCastleStep) return;
    for (int castle = 0; castle < board.castles; ++castle) {
        const int more = castle_steps(size) - player.castle_steps(castle);
        if (more <= 0 || (board.around_spot<W>(kFirstCastle + castle) & group) == 0) continue;
        player.claimed = std::uint8_t(player.claimed + (more << (2 * castle)));
        win(kFirstCastle + castle, more);
    }
}

}  // namespace jarl::loot
