// The dealt board: which hexes there are, which touch which, and where the buildings stand. Made once, at the deal.
// Resource hexes are numbered by q, then r. Neighbours in one column follow each other, so a neighbourhood is three
// short runs of numbers: the own column, the one to the east, the one to the west.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "engine/games/loot/components.h"

namespace jarl::loot {

// A set of resource hexes. Boards for two and three players have at most 64 of them and are worked on in one word.
using Word = std::uint64_t;
__extension__ typedef unsigned __int128 DoubleWord;

struct HexSet {
    std::array<std::uint64_t, 2> words{};

    template <class W>
    constexpr W as() const {
        if constexpr (sizeof(W) == sizeof(Word)) return words[0];
        else return W{words[1]} << 64 | words[0];
    }
    template <class W>
    static constexpr HexSet from(W bits) {
        if constexpr (sizeof(W) == sizeof(Word)) return {{bits, 0}};
        else return {{std::uint64_t(bits), std::uint64_t(bits >> 64)}};
    }
    constexpr bool contains(int hex) const { return (words[std::size_t(hex >> 6)] >> (hex & 63) & 1) != 0; }
    constexpr void add(int hex) { words[std::size_t(hex >> 6)] |= std::uint64_t{1} << (hex & 63); }
    constexpr int size() const { return std::popcount(words[0]) + std::popcount(words[1]); }
    constexpr bool empty() const { return (words[0] | words[1]) == 0; }
    constexpr HexSet operator|(HexSet other) const {
        return {{words[0] | other.words[0], words[1] | other.words[1]}};
    }
    constexpr HexSet operator&(HexSet other) const {
        return {{words[0] & other.words[0], words[1] & other.words[1]}};
    }
    constexpr HexSet without(HexSet other) const {
        return {{words[0] & ~other.words[0], words[1] & ~other.words[1]}};
    }
    bool operator==(const HexSet&) const = default;

    // Calls f with each number, lowest first.
    template <class F>
    constexpr void each(F f) const {
        for (int word = 0; word < 2; ++word)
            for (std::uint64_t left = words[std::size_t(word)]; left != 0; left &= left - 1)
                f(64 * word + std::countr_zero(left));
    }
    constexpr int first() const {
        return words[0] != 0 ? std::countr_zero(words[0]) : 64 + std::countr_zero(words[1]);
    }
};

template <class W>
constexpr int lowest(W bits) {
    if constexpr (sizeof(W) == sizeof(Word)) return std::countr_zero(bits);
    else
        return std::uint64_t(bits) != 0 ? std::countr_zero(std::uint64_t(bits))
                                        : 64 + std::countr_zero(std::uint64_t(bits >> 64));
}
template <class W>
constexpr int count(W bits) {
    if constexpr (sizeof(W) == sizeof(Word)) return std::popcount(bits);
    else return std::popcount(std::uint64_t(bits)) + std::popcount(std::uint64_t(bits >> 64));
}

// The neighbours of a resource hex. A run is 0, 1 or 3: nothing, one hex, two that follow each other.
struct HexLink {
    std::uint8_t east = 0, west = 0;  // where the run begins
    std::uint8_t runs = 0;  // bits 0-1 east, 2-3 west, 4 north, 5 south; 6-7: the resource of the hex
    bool operator==(const HexLink&) const = default;
};
// The resource hexes around a building spot.
struct SpotLink {
    std::uint8_t column = 0, east = 0, west = 0;
    std::uint8_t runs = 0;  // bits 0-1 column, 2-3 east, 4-5 west
    bool operator==(const SpotLink&) const = default;
};

// Building spots are numbered houses first, then towers, then castles, each by q, then r.
inline constexpr int kFirstTower = kHousesMax, kFirstCastle = kHousesMax + kTowersMax;
constexpr Kind kind_of_spot(int spot) {
    return spot < kFirstTower ? Kind::House : spot < kFirstCastle ? Kind::Tower : Kind::Castle;
}
constexpr int first_spot(Kind kind) {
    return kind == Kind::House ? 0 : kind == Kind::Tower ? kFirstTower : kFirstCastle;
}

struct TilePlace {
    HexCode centre = 0;
    std::uint8_t face = 0;  // of its kind: a FaceId, or 0 and 1 for a side tile
    std::uint8_t rotation = 0;
    bool operator==(const TilePlace&) const = default;
};
// What a person would write down to build the same board again.
struct Layout {
    std::array<TilePlace, kTiles> tiles{};
    TilePlace sea{}, trophy{};
    std::uint8_t players = 0;
    std::uint8_t spare = 0;
    bool operator==(const Layout&) const = default;
};

inline constexpr HexCode kNoHex = 0xffff;

struct Board {
    HexSet beside_house{}, beside_tower{};           // most vikings capture nothing, and these tell soon
    std::array<HexCode, kResourceHexesMax> hexes{};  // ascending; kNoHex where there is none
    std::array<HexLink, kResourceHexesMax> links{};
    std::array<HexCode, kSpotsMax> spots{};
    std::array<SpotLink, kSpotsMax> spot_links{};
    Layout layout{};
    std::uint8_t hex_count = 0;
    std::uint8_t houses = 0, towers = 0, castles = 0;  // spots of each kind
    std::array<std::uint8_t, 6> spare{};               // to the next eight bytes

    Kind resource_of(int hex) const { return Kind(links[std::size_t(hex)].runs >> 6); }
    int spots_of(Kind kind) const {
        return kind == Kind::House ? houses : kind == Kind::Tower ? towers : castles;
    }

    // The number of a resource hex, or -1. Counting beats searching: no branch depends on the board.
    int find(HexCode code) const {
        HexCode before = 0;  // as wide as a hex, so that the compiler counts many at once
        for (const HexCode hex : hexes) before = HexCode(before + (hex < code));
        return before < kResourceHexesMax && hexes[std::size_t(before)] == code ? before : -1;
    }
    int find_spot(Kind kind, HexCode code) const {
        for (int spot = first_spot(kind), end = spot + spots_of(kind); spot < end; ++spot)
            if (spots[std::size_t(spot)] == code) return spot;
        return -1;
    }

    template <class W>
    W around(int hex) const {
        const HexLink link = links[std::size_t(hex)];
        const unsigned runs = link.runs;
        return W{runs & 3} << link.east | W{runs >> 2 & 3} << link.west | W{runs >> 4 & 1} << hex >> 1 |
               W{runs >> 5 & 1} << hex << 1;
    }
    template <class W>
    W around_spot(int spot) const {
        const SpotLink link = spot_links[std::size_t(spot)];
        const unsigned runs = link.runs;
        return W{runs & 3} << link.column | W{runs >> 2 & 3} << link.east | W{runs >> 4 & 3} << link.west;
    }
    bool operator==(const Board&) const = default;
};

// Calls f<Word> or f<DoubleWord>, whichever the board needs.
template <class F>
decltype(auto) in_words(const Board& board, F f) {
    return board.layout.players < 4 ? f.template operator()<Word>() : f.template operator()<DoubleWord>();
}
inline HexSet hexes_around(const Board& board, int hex) {
    return in_words(board, [&]<class W>() { return HexSet::from(board.around<W>(hex)); });
}
static_assert(20 * 3 + 4 <= 64, "LOO-011: three players fit one word");

constexpr Hex strip_hex(const TilePlace& side_tile, int slot) {
    return hex_of(side_tile.centre) + turned(kStripHexes[std::size_t(slot)], side_tile.rotation);
}

}  // namespace jarl::loot
