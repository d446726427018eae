// How tiles become a board (LOO-002 to LOO-016). The table is a grid of columns, a column is a word with a bit for each
// r; a tile is a few small words that are shifted into place.
#pragma once

#include <algorithm>

#include "engine/core/chance.h"
#include "engine/core/fixed_list.h"
#include "engine/games/loot/board.h"

namespace jarl::loot {

// The hexes of a tile, column by column, with r from -3 to 3: kinds as in a fjord, three bit planes that read kind + 1.
inline constexpr int kReach = 3;
struct TileColumns {
    std::array<std::array<std::uint8_t, 4>, kTileColumns> planes{};  // the fourth: sea and trophy hexes

    constexpr void put(Hex hex, Kind kind) {
        for (std::size_t i = 0; i < 3; ++i) set(hex, i, (int(kind) + 1) >> i & 1);
    }
    constexpr void put_strip(Hex hex) { set(hex, 3, 1); }

  private:
    constexpr void set(Hex hex, std::size_t plane, int bit) {
        auto& word = planes[std::size_t(hex.q + kReach)][plane];
        word = std::uint8_t(word | bit << (hex.r + kReach));
    }
};
template <std::size_t N>
using Rotated = std::array<std::array<TileColumns, kDirections>, N>;

inline constexpr Rotated<kFaces> kTerritory = [] {
    Rotated<kFaces> all{};
    for (std::size_t f = 0; f < kFaces; ++f)
        for (int rotation = 0; rotation < kDirections; ++rotation)
            for (int column = 0; column < kTileColumns; ++column)
                for (int row = 0; row < kTileRows; ++row)
                    if (const Kind kind = kFaceTable[f].at(column, row); kind != Kind::None)
                        all[f][std::size_t(rotation)].put(turned(tile_hex(column, row), rotation), kind);
    return all;
}();
constexpr Rotated<2> side_tile(const std::array<Lands, 2>& faces) {
    Rotated<2> all{};
    for (std::size_t f = 0; f < faces.size(); ++f)
        for (int rotation = 0; rotation < kDirections; ++rotation) {
            TileColumns& tile = all[f][std::size_t(rotation)];
            for (const Hex hex : kStripHexes) tile.put_strip(turned(hex, rotation));
            for (std::size_t i = 0; i < kLandHexes.size(); ++i)
                tile.put(turned(kLandHexes[i], rotation), faces[f][i]);
        }
    return all;
}
inline constexpr Rotated<2> kSeaTile = side_tile(kSeaFaces), kTrophyTile = side_tile(kTrophyFaces);

class Grid {
  public:
    void put(const TileColumns& tile, Hex centre) {
        const int shift = centre.r + kMiddle - kReach;
        for (std::size_t c = 0; c < kTileColumns; ++c) {
            auto& column = columns_[std::size_t(centre.q + kMiddle - kReach) + c];
            for (std::size_t i = 0; i < 4; ++i) column[i] |= std::uint64_t{tile.planes[c][i]} << shift;
        }
        left_ = std::min(left_, centre.q + kMiddle - kReach);
        right_ = std::max(right_, centre.q + kMiddle + kReach);
    }
    bool has_room(const TileColumns& tile, Hex centre) const {
        const int shift = centre.r + kMiddle - kReach;
        std::uint64_t covered = 0;
        for (std::size_t c = 0; c < kTileColumns; ++c) {
            const auto& mine = tile.planes[c];
            const std::uint64_t hexes = mine[0] | mine[1] | mine[2] | mine[3];
            const auto& there = columns_[std::size_t(centre.q + kMiddle - kReach) + c];
            covered |= (there[0] | there[1] | there[2] | there[3]) & hexes << shift;
        }
        return covered == 0;
    }

    // Numbers the hexes and links them; `landing` gets those beside a sea hex.
    void read_into(Board& board, HexSet& landing) const;

  private:
    // Room for q and r from -20 to 20 and the reach of a tile on each side.
    static constexpr int kMiddle = 24, kColumns = 2 * kMiddle + 1;
    using Column = std::array<std::uint64_t, 4>;

    static constexpr std::uint64_t resources(const Column& is) {
        return (is[0] | is[1] | is[2]) & ~(is[2] & (is[0] | is[1]));
    }

    std::array<Column, kColumns> columns_{};
    int left_ = kMiddle, right_ = kMiddle;
};

inline void Grid::read_into(Board& board, HexSet& landing) const {
    // The resource hexes of each column, and the number of the first.
    std::array<std::uint64_t, kColumns> land;
    std::array<int, kColumns> first;
    int next = 0;
    land[std::size_t(left_ - 1)] = 0, first[std::size_t(left_ - 1)] = 0;
    for (std::size_t c = std::size_t(left_); c <= std::size_t(right_); ++c) {
        land[c] = resources(columns_[c]);
        first[c] = next;
        next += std::popcount(land[c]);
    }
    land[std::size_t(right_ + 1)] = 0, first[std::size_t(right_ + 1)] = 0;
    board.hex_count = std::uint8_t(next);

    struct Run {
        std::uint8_t from, length;  // length as a run: 0, 1 or 3
    };
    // Of the two bits of a column, which are hexes; `gap` is 1 when something lies between them.
    const auto run_at = [&](std::size_t c, int bit, int gap) {
        const std::uint64_t upper = land[c] >> bit & 1, lower = land[c] >> (bit + 1 + gap) & 1;
        const std::uint8_t length = std::uint8_t(upper + lower + (upper & lower));
        const int from = first[c] + std::popcount(land[c] & ((std::uint64_t{1} << bit) - 1));
        return Run{std::uint8_t(length == 0 ? 0 : from), length};
    };
    int hex = 0;
    for (std::size_t c = std::size_t(left_); c <= std::size_t(right_); ++c) {
        const int q = int(c) - kMiddle;
        for (std::uint64_t left = land[c]; left != 0; left &= left - 1, ++hex) {
            const int bit = std::countr_zero(left);
            const Run east = run_at(c + 1, bit - 1, 0), west = run_at(c - 1, bit, 0);
            const unsigned north = land[c] >> (bit - 1) & 1, south = land[c] >> (bit + 1) & 1;
            const unsigned resource = unsigned(columns_[c][0] >> bit & 1) +
                                      2 * unsigned(columns_[c][1] >> bit & 1) +
                                      4 * unsigned(columns_[c][2] >> bit & 1) - 1;
            board.hexes[std::size_t(hex)] = code_of({q, bit - kMiddle});
            board.links[std::size_t(hex)] = {
                east.from, west.from,
                std::uint8_t(east.length | west.length << 2 | north << 4 | south << 5 | resource << 6)};
        }
        for (std::uint64_t left = columns_[c][2] & (columns_[c][0] | columns_[c][1]); left != 0;
             left &= left - 1) {
            const int bit = std::countr_zero(left);
            const bool low = (columns_[c][0] >> bit & 1) != 0, high = (columns_[c][1] >> bit & 1) != 0;
            const Kind kind = !high ? Kind::House : low ? Kind::Castle : Kind::Tower;
            std::uint8_t& count = kind == Kind::House   ? board.houses
                                  : kind == Kind::Tower ? board.towers
                                                        : board.castles;
            const std::size_t spot = std::size_t(first_spot(kind) + count++);
            const Run column = run_at(c, bit - 1, 1), east = run_at(c + 1, bit - 1, 0),
                      west = run_at(c - 1, bit, 0);
            board.spots[spot] = code_of({q, bit - kMiddle});
            board.spot_links[spot] = {column.from, east.from, west.from,
                                      std::uint8_t(column.length | east.length << 2 | west.length << 4)};
        }
    }
    std::fill(board.hexes.begin() + hex, board.hexes.end(), kNoHex);

    const auto set_of = [](Run run) { return HexSet::from(DoubleWord{run.length} << run.from); };
    for (int house = 0; house < board.houses; ++house)
        board.beside_house = board.beside_house | HexSet::from(board.around_spot<DoubleWord>(house));
    for (int tower = kFirstTower; tower < kFirstTower + board.towers; ++tower)
        board.beside_tower = board.beside_tower | HexSet::from(board.around_spot<DoubleWord>(tower));
    for (int slot = 0; slot < kStrip; ++slot) {
        const Hex at = strip_hex(board.layout.sea, slot);
        const std::size_t c = std::size_t(at.q + kMiddle);
        const int bit = at.r + kMiddle;
        landing = landing | set_of(run_at(c, bit - 1, 1)) | set_of(run_at(c + 1, bit - 1, 0)) |
                  set_of(run_at(c - 1, bit, 0));
    }
}

// Any layout, wherever it comes from: a deal or a test.
inline Board assembled(const Layout& layout) {
    Grid grid;
    for (std::size_t i = 0; i < layout.players; ++i) {
        const TilePlace& tile = layout.tiles[i];
        grid.put(kTerritory[tile.face][tile.rotation], hex_of(tile.centre));
    }
    grid.put(kTrophyTile[layout.trophy.face][layout.trophy.rotation], hex_of(layout.trophy.centre));
    grid.put(kSeaTile[layout.sea.face][layout.sea.rotation], hex_of(layout.sea.centre));
    Board board;
    HexSet landing;
    board.layout = layout;
    grid.read_into(board, landing);
    return board;
}

// Draws a layout (LOO-016). A list of places is never written down: its length is added up, and then the place at the
// drawn number is looked for in the same order.
template <Chance C>
class BoardDrawer {
  public:
    BoardDrawer(Board& board, C& chance) : board_(board), layout_(board.layout), chance_(chance) {}

    void draw(int players, HexSet& landing) {
        layout_.players = std::uint8_t(players);
        for (int tile = 0; tile < players; ++tile) draw_tile(std::size_t(tile));
        layout_.trophy = draw_side_tile(kTrophyTile);
        layout_.sea = draw_side_tile(kSeaTile);
        grid_.read_into(board_, landing);
    }

  private:
    void draw_tile(std::size_t tile) {
        const int letter = letters_.nth(chance_.below(std::uint32_t(letters_.size())));  // CH-1
        letters_.remove(letter);
        TilePlace& is = layout_.tiles[tile];
        is.face = std::uint8_t(2 * letter + int(chance_.below(2)));  // CH-2
        is.centre = code_of({0, 0});
        free_[tile] = 0b111;
        if (tile > 0) join(tile);
        grid_.put(kTerritory[is.face][is.rotation], hex_of(is.centre));
    }

    // A free short side takes 2 + 1 + 2 places, a long one 1 + 2 + 1.
    static constexpr std::array<std::uint32_t, 2> kJoins{5, 4};

    void join(std::size_t tile) {
        std::uint32_t places = 0;
        for (std::size_t old = 0; old < tile; ++old)
            for (std::size_t side = 0; side < kTileSides; ++side)
                if (is_free(old, side)) places += kJoins[kSideIsLong[side]];
        std::uint32_t k = chance_.below(places);  // CH-3
        for (std::size_t old = 0; old < tile; ++old)
            for (std::size_t side = 0; side < kTileSides; ++side) {
                if (!is_free(old, side)) continue;
                if (k < kJoins[kSideIsLong[side]]) return join_to(tile, old, side, k);
                k -= kJoins[kSideIsLong[side]];
            }
    }
    void join_to(std::size_t tile, std::size_t old, std::size_t side, std::uint32_t k) {
        for (std::size_t mine = 0; mine < kTileSides; ++mine) {
            const Offsets& offsets = kJoinOffsets[kSideIsLong[side]][kSideIsLong[mine]];
            if (k >= std::uint32_t(offsets.count)) {
                k -= std::uint32_t(offsets.count);
                continue;
            }
            const int direction = direction_of(old, side);
            TilePlace& is = layout_.tiles[tile];
            is.centre = code_of(hex_of(layout_.tiles[old].centre) + turned(offsets.items[k], direction));
            is.rotation = std::uint8_t((direction + 9 - kSideFaces[mine]) % kDirections);
            use(old, side);
            use(tile, mine);
            return;
        }
    }

    TilePlace draw_side_tile(const Rotated<2>& faces) {
        TilePlace is;
        is.face = std::uint8_t(chance_.below(2));  // CH-4, CH-6
        struct Choice {
            HexCode centre;
            std::uint8_t rotation, tile, side;
        };
        // Four tiles have twelve sides, their three joins use up six, and a side has three places at most.
        FixedList<Choice, 6 * 3> choices;
        for (std::size_t tile = 0; tile < layout_.players; ++tile)
            for (std::size_t side = 0; side < kTileSides; ++side) {
                if (!is_free(tile, side)) continue;
                const int direction = direction_of(tile, side);
                const Offsets& offsets = kSideTileOffsets[kSideIsLong[side]];
                for (int i = 0; i < offsets.count; ++i) {
                    const Hex centre =
                        hex_of(layout_.tiles[tile].centre) + turned(offsets.items[std::size_t(i)], direction);
                    if (grid_.has_room(faces[is.face][std::size_t(direction)], centre))
                        choices.push({code_of(centre), std::uint8_t(direction), std::uint8_t(tile),
                                      std::uint8_t(side)});
                }
            }
        const Choice choice = choices[chance_.below(std::uint32_t(choices.size()))];  // CH-5, CH-7
        is.centre = choice.centre;
        is.rotation = choice.rotation;
        use(choice.tile, choice.side);
        grid_.put(faces[is.face][is.rotation], hex_of(is.centre));
        return is;
    }

    bool is_free(std::size_t tile, std::size_t side) const { return (free_[tile] >> side & 1) != 0; }
    void use(std::size_t tile, std::size_t side) { free_[tile] = std::uint8_t(free_[tile] & ~(1 << side)); }
    int direction_of(std::size_t tile, std::size_t side) const {
        return (kSideFaces[side] + layout_.tiles[tile].rotation) % kDirections;
    }

    Board& board_;
    Layout& layout_;
    C& chance_;
    Grid grid_;
    Bag<int, std::uint8_t> letters_{0xf};
    std::array<std::uint8_t, kTiles> free_{};
};

}  // namespace jarl::loot
