// A move is a value of two bytes; nobody outside this file knows how it is packed.
#pragma once

#include <compare>
#include <cstdint>

#include "engine/games/lofoten/state.h"

namespace jarl::lofoten {

enum class Verb : std::uint8_t {
    Play,
    Reroll,
    Slide,
    Turn,
    BuySlide,
    BuyTurn,
    Stop,
    UseTurn,
    UseSlide,
    Remove,
    Take,
    ExtraTurn,
    Load,
    Leave,
    Store,
    Put,
    Pile,
    Space,
    Claim,
    Upgrade,
    End,
    Flip,
    Close,
    To,
    Attach,
    Unload,
    Done,
    Keep,
};
inline constexpr int kVerbs = int(Verb::Keep) + 1;

enum class Slot : std::uint8_t { Left, Middle, Right };  // of the hand

struct alignas(2) Move {  // aligned, so that it is stored and loaded whole
    Verb verb = Verb::Play;
    std::uint8_t a = 0;

    static constexpr Move play(Slot slot) { return {Verb::Play, std::uint8_t(slot)}; }
    static constexpr Move reroll_hand() { return {Verb::Reroll}; }
    static constexpr Move slide() { return {Verb::Slide}; }
    static constexpr Move turn() { return {Verb::Turn}; }
    static constexpr Move buy_slide() { return {Verb::BuySlide}; }
    static constexpr Move buy_turn() { return {Verb::BuyTurn}; }
    static constexpr Move stop() { return {Verb::Stop}; }
    static constexpr Move use_turn(Side to) { return {Verb::UseTurn, std::uint8_t(to)}; }  // Right: clockwise
    static constexpr Move use_slide(Side to) { return {Verb::UseSlide, std::uint8_t(to)}; }
    static constexpr Move remove(int space) { return {Verb::Remove, std::uint8_t(space)}; }
    static constexpr Move take() { return {Verb::Take}; }
    static constexpr Move extra_turn() { return {Verb::ExtraTurn}; }
    static constexpr Move load() { return {Verb::Load}; }
    static constexpr Move leave() { return {Verb::Leave}; }
    static constexpr Move store(int warehouse) { return {Verb::Store, std::uint8_t(warehouse)}; }
    static constexpr Move put(Side end) { return {Verb::Put, std::uint8_t(end)}; }
    static constexpr Move pile(int pile) { return {Verb::Pile, std::uint8_t(pile)}; }
    static constexpr Move space(int space) { return {Verb::Space, std::uint8_t(space)}; }
    static constexpr Move claim(Jarl jarl) { return {Verb::Claim, std::uint8_t(jarl)}; }
    static constexpr Move upgrade(Letter ship) { return {Verb::Upgrade, std::uint8_t(ship)}; }
    static constexpr Move end() { return {Verb::End}; }
    static constexpr Move flip(int warehouse, TileKind kind) {
        return {Verb::Flip, std::uint8_t(warehouse * kTileKinds + int(kind))};
    }
    static constexpr Move close(int warehouse) { return {Verb::Close, std::uint8_t(warehouse)}; }
    static constexpr Move to(int warehouse) { return {Verb::To, std::uint8_t(warehouse)}; }
    static constexpr Move attach(int warehouse) { return {Verb::Attach, std::uint8_t(warehouse)}; }
    static constexpr Move unload(Letter ship) { return {Verb::Unload, std::uint8_t(ship)}; }
    static constexpr Move done() { return {Verb::Done}; }
    static constexpr Move keep() { return {Verb::Keep}; }

    constexpr Slot slot() const { return Slot(a); }
    constexpr Side side() const { return Side(a); }
    constexpr int number() const {
        return verb == Verb::Flip ? a / kTileKinds : a;
    }  // of a space, a warehouse, a pile
    constexpr Jarl jarl() const { return Jarl(a); }
    constexpr Letter ship() const { return Letter(a); }
    constexpr TileKind kind() const { return TileKind(a % kTileKinds); }

    auto operator<=>(const Move&) const = default;
};
static_assert(sizeof(Move) == 2);

// Longest list: `flip` with six kinds of tile of each of three goods and eight tiles of the one good that can lie
// in several places (docs/rules/lofoten.md, Bounds).
inline constexpr std::size_t kMaxMoves = 26;
using MoveList = FixedList<Move, kMaxMoves>;

}  // namespace jarl::lofoten
