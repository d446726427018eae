// A move is a value of two bytes; nobody outside this file knows how it is packed.
#pragma once

#include <compare>
#include <cstdint>

#include "engine/games/lofoten/state.h"

namespace jarl::lofoten {

// clang-format off
enum class Verb : std::uint8_t {
    Play, Reroll, Slide, Turn, BuySlide, BuyTurn, Stop, UseTurn, UseSlide, Remove, Take, ExtraTurn, Load, Leave,
    Store, Put, Pile, Space, Claim, Upgrade, End, Flip, Close, To, Attach, Unload, Done, Keep,
};
// clang-format on
inline constexpr int kVerbs = int(Verb::Keep) + 1;

enum class Slot : std::uint8_t { Left, Middle, Right };  // of the hand

// One 16-bit word, not two bytes: bytes may alias everything, and a list filled with them is slow
// (docs/performance.md).
class Move {
  public:
    constexpr Move() = default;
    explicit constexpr Move(Verb verb, std::uint8_t argument = 0)
        : packed_(std::uint16_t(int(verb) << 8 | argument)) {}

    static constexpr Move play(Slot slot) { return Move(Verb::Play, std::uint8_t(slot)); }
    static constexpr Move reroll_hand() { return Move(Verb::Reroll); }
    static constexpr Move slide() { return Move(Verb::Slide); }
    static constexpr Move turn() { return Move(Verb::Turn); }
    static constexpr Move buy_slide() { return Move(Verb::BuySlide); }
    static constexpr Move buy_turn() { return Move(Verb::BuyTurn); }
    static constexpr Move stop() { return Move(Verb::Stop); }
    // Right: clockwise.
    static constexpr Move use_turn(Side to) { return Move(Verb::UseTurn, std::uint8_t(to)); }
    static constexpr Move use_slide(Side to) { return Move(Verb::UseSlide, std::uint8_t(to)); }
    static constexpr Move remove(int space) { return Move(Verb::Remove, std::uint8_t(space)); }
    static constexpr Move take() { return Move(Verb::Take); }
    static constexpr Move extra_turn() { return Move(Verb::ExtraTurn); }
    static constexpr Move load() { return Move(Verb::Load); }
    static constexpr Move leave() { return Move(Verb::Leave); }
    static constexpr Move store(int warehouse) { return Move(Verb::Store, std::uint8_t(warehouse)); }
    static constexpr Move put(Side end) { return Move(Verb::Put, std::uint8_t(end)); }
    static constexpr Move pile(int pile) { return Move(Verb::Pile, std::uint8_t(pile)); }
    static constexpr Move space(int space) { return Move(Verb::Space, std::uint8_t(space)); }
    static constexpr Move claim(Jarl jarl) { return Move(Verb::Claim, std::uint8_t(jarl)); }
    static constexpr Move upgrade(Letter ship) { return Move(Verb::Upgrade, std::uint8_t(ship)); }
    static constexpr Move end() { return Move(Verb::End); }
    static constexpr Move flip(int warehouse, TileKind kind) {
        return Move(Verb::Flip, std::uint8_t(warehouse * kTileKinds + int(kind)));
    }
    static constexpr Move close(int warehouse) { return Move(Verb::Close, std::uint8_t(warehouse)); }
    static constexpr Move to(int warehouse) { return Move(Verb::To, std::uint8_t(warehouse)); }
    static constexpr Move attach(int warehouse) { return Move(Verb::Attach, std::uint8_t(warehouse)); }
    static constexpr Move unload(Letter ship) { return Move(Verb::Unload, std::uint8_t(ship)); }
    static constexpr Move done() { return Move(Verb::Done); }
    static constexpr Move keep() { return Move(Verb::Keep); }

    constexpr Verb verb() const { return Verb(packed_ >> 8); }
    constexpr std::uint8_t argument() const { return std::uint8_t(packed_); }
    constexpr Slot slot() const { return Slot(argument()); }
    constexpr Side side() const { return Side(argument()); }
    // Of a space, a warehouse or a pile.
    constexpr int number() const { return verb() == Verb::Flip ? argument() / kTileKinds : argument(); }
    constexpr Jarl jarl() const { return Jarl(argument()); }
    constexpr Letter ship() const { return Letter(argument()); }
    constexpr TileKind kind() const { return TileKind(argument() % kTileKinds); }

    auto operator<=>(const Move&) const = default;

  private:
    std::uint16_t packed_;
};
static_assert(sizeof(Move) == 2);

// Longest list: `flip` with six kinds of tile of each of three goods and eight tiles of the one good that can lie
// in several places (docs/rules/lofoten.md, Bounds).
inline constexpr std::size_t kMaxMoves = 26;
using MoveList = FixedList<Move, kMaxMoves>;

}  // namespace jarl::lofoten
