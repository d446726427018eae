// A player's fjord: 34 free cells and three sites, as bit sets over its 37 cells.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/games/loot/components.h"

namespace jarl::loot {

// A cell is its number in data order: by column, then row.
enum class Cell : std::uint8_t { None = 0xff };
using Cells = Bag<Cell, std::uint64_t>;
inline constexpr int kCells = 37, kFreeCells = 34;

struct CellPlace {
    int column, row;
    bool operator==(const CellPlace&) const = default;
};
// Counted on the picture column by column (LOO-014); odd columns stand half a hex higher.
struct ColumnRows {
    int first, last;
};
inline constexpr std::array<ColumnRows, 7> kFjordColumns{
    {{1, 5}, {2, 6}, {1, 5}, {0, 6}, {0, 5}, {1, 5}, {1, 4}}};

inline constexpr std::array<CellPlace, kCells> kCellPlaces = [] {
    std::array<CellPlace, kCells> places{};
    std::size_t next = 0;
    for (int column = 0; column < 7; ++column)
        for (int row = kFjordColumns[std::size_t(column)].first;
             row <= kFjordColumns[std::size_t(column)].last; ++row)
            places[next++] = {column, row};
    return places;
}();
constexpr CellPlace place_of(Cell cell) { return kCellPlaces[std::size_t(cell)]; }
constexpr Hex hex_of(CellPlace place) { return {place.column, place.row - (place.column + 1) / 2}; }
constexpr Cell cell_at(int column, int row) {
    for (int i = 0; i < kCells; ++i)
        if (kCellPlaces[std::size_t(i)] == CellPlace{column, row}) return Cell(i);
    return Cell::None;
}

inline constexpr Per<kSiteKinds, Cell> kSiteCells{{cell_at(5, 1), cell_at(1, 2), cell_at(4, 4)}};  // LOO-012
inline constexpr Cells kSiteCellSet = [] {
    Cells cells;
    for (const Cell cell : kSiteCells) cells.add(cell);
    return cells;
}();
inline constexpr Cells kFree{((std::uint64_t{1} << kCells) - 1) & ~kSiteCellSet.bits};
static_assert(kFree.size() == kFreeCells && kSiteCellSet.size() == 3, "LOO-014");

inline constexpr std::array<Cells, kCells> kCellNeighbours = [] {
    std::array<Cells, kCells> sets{};
    for (std::size_t i = 0; i < kCells; ++i)
        for (const Hex step : kSteps)
            for (int j = 0; j < kCells; ++j)
                if (hex_of(kCellPlaces[i]) + step == hex_of(kCellPlaces[std::size_t(j)]))
                    sets[i].add(Cell(j));
    return sets;
}();
constexpr Cells neighbours(Cell cell) { return kCellNeighbours[std::size_t(cell)]; }
static_assert(neighbours(kSiteCells[SiteKind::Port]).size() == 4 &&
                  neighbours(kSiteCells[SiteKind::Altar]).size() == 5 &&
                  neighbours(kSiteCells[SiteKind::Palace]).size() == 6,
              "LOO-154");

// What lies where. The kinds of tiles are spelled in three bit planes: cell c holds kind k when the planes read k + 1.
struct Fjord {
    std::array<std::uint64_t, 3> planes{};
    Cells ships{};      // of these ...
    Cells validated{};  // ... these are turned over

    constexpr Cells tiles() const { return {planes[0] | planes[1] | planes[2]}; }
    constexpr Cells of(Kind kind) const {
        const int code = int(kind) + 1;
        const auto plane = [&](std::size_t i) { return (code >> i & 1) != 0 ? planes[i] : ~planes[i]; };
        return {plane(0) & plane(1) & plane(2)};
    }
    constexpr Cells resources() const { return {tiles().bits & ~(planes[2] & (planes[0] | planes[1]))}; }
    constexpr Cells empty() const { return kFree.without(tiles() | ships); }
    constexpr Kind kind_at(Cell cell) const {
        int code = 0;
        for (std::size_t i = 0; i < planes.size(); ++i) code |= int(planes[i] >> int(cell) & 1) << i;
        return code == 0 ? Kind::None : Kind(code - 1);
    }
    constexpr void lay(Kind kind, Cell cell) {
        assert(empty().contains(cell));
        const std::uint64_t code = std::uint64_t(kind) + 1;
        for (std::size_t i = 0; i < planes.size(); ++i) planes[i] |= (code >> i & 1) << int(cell);
    }
    bool operator==(const Fjord&) const = default;
};
static_assert(int(Kind::Axe) + 1 == 4 && int(Kind::Castle) + 1 == 7,
              "resources are 1 to 4, buildings 5 to 7");

// LOO-133, LOO-150: the needed tiles lie around the cell, two of a kind as two different tiles.
template <std::size_t N>
constexpr bool has_around(const Fjord& fjord, Cell cell, const std::array<std::uint8_t, N>& needs) {
    const Cells around = neighbours(cell);
    for (std::size_t kind = 0; kind < N; ++kind)
        if (needs[kind] > 0 && (fjord.of(Kind(kind)) & around).size() < needs[kind]) return false;
    return true;
}
constexpr bool is_met(const Fjord& fjord, Cell cell, const Longship& ship) {  // LOO-135: resources only
    return (fjord.resources() & neighbours(cell)).size() >= 3 && has_around(fjord, cell, ship.needs);
}
constexpr bool is_met(const Fjord& fjord, SiteId id) {
    const Cell cell = kSiteCells[kind_of(id)];
    return (fjord.tiles() & neighbours(cell)).size() >= kSiteTiles[kind_of(id)] &&
           has_around(fjord, cell, site(id).needs);
}

}  // namespace jarl::loot
