// A move is a value of four bytes; nobody outside this file knows how it is packed.
#pragma once

#include <compare>
#include <cstdint>

#include "engine/games/raiders/state.h"

namespace jarl::raiders {

// clang-format off
enum class Verb : std::uint8_t {
    Keep, Place, Raid, Skip, Draw, Play, Take, Hire, Pay, Offer, Discard, Dismiss, Pick, End, Reroll,
    KeepDice, Spot, Kill, Target, Lose, Swap, Tribute, Return, Enlist, Copy, Under, Number, Give, Spare,
};
// clang-format on
inline constexpr int kVerbs = int(Verb::Spare) + 1;

// One 32-bit word, not four bytes: bytes may alias everything, and a list filled with them is slow.
class Move {
  public:
    constexpr Move() = default;
    constexpr explicit Move(Verb verb, std::uint8_t a = 0, std::uint8_t b = 0, std::uint8_t c = 0)
        : word_(std::uint32_t(verb) << 24 | std::uint32_t{a} << 16 | std::uint32_t{b} << 8 | c) {}

    static constexpr Move keep(Card one, Card two, Card three) {
        return Move(Verb::Keep, u8(one), u8(two), u8(three));
    }
    static constexpr Move place(Building on) { return Move(Verb::Place, u8(on)); }
    static constexpr Move raid(Place where) { return Move(Verb::Raid, u8(where)); }
    static constexpr Move skip() { return Move(Verb::Skip); }
    static constexpr Move draw() { return Move(Verb::Draw); }
    static constexpr Move play(Card card) { return Move(Verb::Play, u8(card)); }
    static constexpr Move take(Asset asset) { return Move(Verb::Take, u8(asset)); }
    static constexpr Move hire(Card card) { return Move(Verb::Hire, u8(card)); }
    static constexpr Move pay(Asset asset) { return Move(Verb::Pay, u8(asset)); }
    static constexpr Move offer(Offering tile) { return Move(Verb::Offer, u8(tile)); }
    static constexpr Move discard(Card card) { return Move(Verb::Discard, u8(card)); }
    static constexpr Move dismiss(Card card) { return Move(Verb::Dismiss, u8(card)); }
    static constexpr Move pick(Building from) { return Move(Verb::Pick, u8(from)); }
    static constexpr Move end() { return Move(Verb::End); }
    static constexpr Move reroll(int value) { return Move(Verb::Reroll, u8(value)); }
    static constexpr Move keep_dice() { return Move(Verb::KeepDice); }
    // From 0; its text counts from 1.
    static constexpr Move spot(int spot) { return Move(Verb::Spot, u8(spot)); }
    static constexpr Move kill(Card card) { return Move(Verb::Kill, u8(card)); }
    static constexpr Move target(Seat seat) { return Move(Verb::Target, u8(seat)); }
    static constexpr Move lose(Card card) { return Move(Verb::Lose, u8(card)); }
    static constexpr Move swap(Building where) { return Move(Verb::Swap, u8(where)); }
    static constexpr Move tribute(Asset asset) { return Move(Verb::Tribute, u8(asset)); }
    static constexpr Move give_back(Card card) { return Move(Verb::Return, u8(card)); }
    static constexpr Move enlist(Card card) { return Move(Verb::Enlist, u8(card)); }
    static constexpr Move copy(Building building) { return Move(Verb::Copy, u8(building)); }
    static constexpr Move under(Offering tile) { return Move(Verb::Under, u8(tile)); }
    static constexpr Move number(int n) { return Move(Verb::Number, u8(n)); }
    static constexpr Move give(Card card) { return Move(Verb::Give, u8(card)); }
    static constexpr Move spare(Asset asset) { return Move(Verb::Spare, u8(asset)); }

    constexpr Verb verb() const { return Verb(word_ >> 24); }
    constexpr Card card() const { return Card(argument()); }
    constexpr Card second_card() const { return Card(word_ >> 8 & 0xff); }
    constexpr Card third_card() const { return Card(word_ & 0xff); }
    constexpr Building building() const { return Building(argument()); }
    constexpr raiders::Place settlement() const { return raiders::Place(argument()); }
    constexpr Asset asset() const { return Asset(argument()); }
    constexpr Offering tile() const { return Offering(argument()); }
    constexpr Seat seat() const { return Seat(argument()); }
    constexpr int value() const { return argument(); }  // of a die, a spot, a number

    auto operator<=>(const Move&) const = default;

  private:
    constexpr int argument() const { return int(word_ >> 16 & 0xff); }
    template <class T>
    static constexpr std::uint8_t u8(T value) {
        return std::uint8_t(value);
    }
    std::uint32_t word_;  // left open: a list of moves is not filled before it is written
};
static_assert(sizeof(Move) == 4);

// Longest lists: the Town Hall or the Barracks with fourteen different cards in hand, and `skip`; the hand limit with
// fifteen (docs/rules/raiders.md, Upper bounds).
inline constexpr std::size_t kMaxMoves = 15;
using MoveList = FixedList<Move, kMaxMoves>;

}  // namespace jarl::raiders
