// A move is a value of two bytes; nobody outside this file knows how it is packed.
#pragma once

#include <compare>
#include <cstdint>

#include "engine/core/fixed_list.h"
#include "engine/games/loot/state.h"

namespace jarl::loot {

// In the order of the lists, as far as they meet in one.
// clang-format off
enum class Verb : std::uint8_t {
    Place, Shield, LeaveHouse, LeaveTower, LeaveCastle, Lay, Ship, Trophy, End, Berth,
};
// clang-format on
inline constexpr int kVerbs = int(Verb::Berth) + 1;

struct Move {
    std::uint16_t packed;  // the verb in four bits, then twelve for a hex, a cell or a number

    static constexpr Move of(Verb verb, int argument) { return {std::uint16_t(int(verb) << 12 | argument)}; }
    static constexpr Move place(HexCode hex) { return of(Verb::Place, hex); }
    static constexpr Move shield(Shield shield) { return of(Verb::Shield, int(shield)); }
    static constexpr Move leave(Kind building, HexCode spot) {
        return of(Verb(int(Verb::LeaveHouse) + int(building) - int(Kind::House)), spot);
    }
    static constexpr Move lay(Kind kind, Cell cell) { return of(Verb::Lay, int(kind) << 6 | int(cell)); }
    static constexpr Move ship(Ship ship) { return of(Verb::Ship, int(ship)); }
    static constexpr Move trophy(int axes) { return of(Verb::Trophy, axes); }
    static constexpr Move berth(Cell cell) { return of(Verb::Berth, int(cell)); }
    static constexpr Move end() { return of(Verb::End, 0); }

    constexpr Move with_cell(int cell) const { return {std::uint16_t(packed | cell)}; }

    constexpr Verb verb() const { return Verb(packed >> 12); }
    constexpr HexCode hex() const { return packed & 0xfff; }
    constexpr Shield shield() const { return Shield(packed & 0xf); }
    constexpr Cell cell() const { return Cell(packed & 63); }
    constexpr Ship ship() const { return Ship(packed & 63); }
    constexpr int axes() const { return packed & 63; }
    constexpr bool leaves_building() const {
        return verb() >= Verb::LeaveHouse && verb() <= Verb::LeaveCastle;
    }
    constexpr Kind kind() const {  // of Leave and Lay
        if (leaves_building()) return Kind(int(verb()) - int(Verb::LeaveHouse) + int(Kind::House));
        return Kind(packed >> 6 & 7);
    }

    auto operator<=>(const Move&) const = default;
};
static_assert(sizeof(Move) == 2);

// Longest list: five kinds of tiles for 34 cells (docs/rules/loot.md, Bounds).
inline constexpr std::size_t kMaxMoves = 170;
using MoveList = FixedList<Move, kMaxMoves>;

}  // namespace jarl::loot
