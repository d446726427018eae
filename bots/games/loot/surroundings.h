// How many resources of each kind lie around the cells of a fjord, for all cells at once: one bit a cell.
#pragma once

#include "engine/games/loot/fjord.h"

namespace jarl::loot {

inline constexpr int kShipTiles = 3;  // LOO-133: a longship needs three resources
inline constexpr int kNoBerth = 1 + kShipTiles;

// Where the tiles of each kind lie: asked so often that it is worked out once.
using CellsOfKinds = Per<kKinds, Cells>;
constexpr CellsOfKinds cells_of_kinds(const Fjord& fjord) {
    CellsOfKinds cells;
    for (const Kind kind : kKinds) cells[kind] = fjord.of(kind);
    return cells;
}

struct Surroundings {
    // cells[3 * kind + n]: those with more than n resources of this kind around them.
    std::array<std::uint64_t, kResources.size() * kShipTiles> cells{};

    explicit constexpr Surroundings(const CellsOfKinds& tiles) {
        for (const Kind kind : kResources) {
            std::uint64_t one = 0, two = 0, three = 0;
            for (const Cell cell : tiles[kind]) {
                const std::uint64_t beside = neighbours(cell).bits;
                three |= two & beside;
                two |= one & beside;
                one |= beside;
            }
            const std::size_t first = kShipTiles * std::size_t(kind);
            cells[first] = one, cells[first + 1] = two, cells[first + 2] = three;
        }
    }
};

// The three resources of a longship as rows of Surroundings::cells: the second wood is "more than one wood".
inline constexpr auto kShipRows = [] {
    std::array<std::array<std::uint8_t, kShipTiles>, kShipCount> rows{};
    for (std::size_t ship = 0; ship < kShipCount; ++ship) {
        std::size_t next = 0;
        for (std::size_t kind = 0; kind < kResources.size(); ++kind)
            for (std::size_t n = 0; n < kLongships[ship].needs[kind]; ++n)
                rows[ship][next++] = std::uint8_t(kShipTiles * kind + n);
    }
    return rows;
}();

// Where a longship would miss at most 0, 1, 2 resources.
struct Berths {
    std::array<Cells, kShipTiles> missing_at_most;

    constexpr Berths(const Surroundings& around, Ship ship, Cells empty) {
        const auto& rows = kShipRows[std::size_t(ship)];
        const std::uint64_t a = around.cells[rows[0]], b = around.cells[rows[1]], c = around.cells[rows[2]];
        missing_at_most = {Cells{a & b & c & empty.bits}, Cells{((a & b) | (c & (a | b))) & empty.bits},
                           Cells{(a | b | c) & empty.bits}};
    }
    constexpr int missing_at(Cell cell) const {
        int missing = kShipTiles;
        for (const Cells& cells : missing_at_most) missing -= cells.contains(cell);
        return missing;
    }
    // The fewest resources missing anywhere, with cells enough around to bring them.
    constexpr int fewest_missing(Cells empty) const {
        for (int missing = 0; missing < kShipTiles; ++missing)
            for (const Cell cell : missing_at_most[std::size_t(missing)])
                if ((neighbours(cell) & empty).size() >= missing) return missing;
        return empty.size() > kShipTiles ? kShipTiles : kNoBerth;
    }
};

}  // namespace jarl::loot
