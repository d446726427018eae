// Hexes of the common board: flat-top, axial coordinates (q to the right, r downward), as in docs/rules/loot.md.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

namespace jarl::loot {

struct Hex {
    int q = 0, r = 0;
    constexpr Hex operator+(Hex other) const { return {q + other.q, r + other.r}; }
    auto operator<=>(const Hex&) const = default;  // by q, then r: the order of every list of hexes
};

// Clockwise: N, NE, SE, S, SW, NW.
inline constexpr int kDirections = 6;
inline constexpr std::array<Hex, kDirections> kSteps{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

constexpr Hex turned(Hex hex, int sixths) {  // about (0,0), clockwise
    for (; sixths > 0; --sixths) hex = {-hex.r, hex.q + hex.r};
    return hex;
}

// A hex in twelve bits that sort like the hex. Boards reach from -20 to 20 (docs/rules/loot.md, Bounds).
using HexCode = std::uint16_t;
inline constexpr int kHexReach = 31;
constexpr HexCode code_of(Hex hex) { return HexCode((hex.q + 32) << 6 | (hex.r + 32)); }
constexpr Hex hex_of(HexCode code) { return {(code >> 6 & 63) - 32, (code & 63) - 32}; }
static_assert(hex_of(code_of({-20, 19})) == Hex{-20, 19});

}  // namespace jarl::loot
