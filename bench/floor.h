// The floor: a made-up card game that shows what plain careful C++ costs on the machine at hand. It asks what any
// game asks (a deal, a whole list of moves, one pick, one apply, chance on every ply) and has next to no rules.
//
// Cairn, for two. Sixty stones of five colours and the weights 1 to 12. Each player holds five stones; on the
// ground stand six cairns. In turn each puts a stone on a cairn and draws another while some are left. A stone of
// the colour on top scores its weight, another one what it is heavier; a lighter one costs a point. Who makes a
// cairn ten high scores ten. After sixty turns every stone is laid.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/core/chance.h"
#include "engine/core/seat.h"

namespace jarl::cairn {

inline constexpr int kStones = 60, kWeights = 12;
inline constexpr int kHand = 5;
inline constexpr int kCairns = 6, kTall = 10;

using Stone = std::uint8_t;  // colour * 12 + weight - 1
constexpr int colour_of(Stone stone) { return stone / kWeights; }
constexpr int weight_of(Stone stone) { return stone % kWeights + 1; }

struct Cairn {
    Stone top = 0;
    std::uint8_t height = 0;
    bool operator==(const Cairn&) const = default;
};

struct Player {
    std::array<Stone, kHand> hand{};
    std::uint8_t hand_size = 0;
    std::int16_t points = 0;
    bool operator==(const Player&) const = default;
};

struct State {
    std::array<Stone, kStones> heap{};  // the first heap_size are left, in no order
    std::array<Cairn, kCairns> cairns{};
    std::array<Player, 2> players{};
    std::array<std::uint8_t, kCairns> builder{};  // who put the top stone
    std::uint8_t heap_size = 0;
    std::uint8_t laid = 0;
    Seat active = Seat::First;
    std::uint8_t spare = 0;
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) == 98, "about a hundred bytes");

struct Move {
    std::uint8_t from = 0;  // place in the hand
    std::uint8_t cairn = 0;
    bool operator==(const Move&) const = default;
};

// Thirty moves while the hands are full. The size is counted in a register and set at the end: counted in the
// list, every move would wait for the one before it.
struct MoveList {
    std::array<Move, kHand * kCairns> items{};
    std::size_t count = 0;
    std::size_t size() const { return count; }
    Move operator[](std::size_t i) const { return items[i]; }
};

template <Chance C>
Stone draw(State& state, C& chance) {
    const std::uint32_t k = chance.below(state.heap_size);
    const Stone stone = state.heap[k];
    state.heap[k] = state.heap[--state.heap_size];
    return stone;
}

template <Chance C>
State deal(C& chance) {
    State state;
    for (std::size_t i = 0; i < state.heap.size(); ++i) state.heap[i] = Stone(i);
    state.heap_size = kStones;
    for (Player& player : state.players) {
        for (Stone& stone : player.hand) stone = draw(state, chance);
        player.hand_size = kHand;
    }
    return state;
}

inline MoveList legal_moves(const State& state) {
    MoveList moves;
    std::size_t count = 0;
    const int stones = state.players[index(state.active)].hand_size;
    for (int from = 0; from < stones; ++from)
        for (int cairn = 0; cairn < kCairns; ++cairn)
            moves.items[count++] = Move{std::uint8_t(from), std::uint8_t(cairn)};
    moves.count = count;
    return moves;
}

inline int points_for(Stone stone, const Cairn& cairn) {
    const int heavier = weight_of(stone) - weight_of(cairn.top);
    const int points = colour_of(stone) == colour_of(cairn.top) ? weight_of(stone) : std::max(heavier, -1);
    return cairn.height + 1 == kTall ? points + kTall : points;
}

template <Chance C>
void apply(State& state, Move move, C& chance) {
    assert(move.from < state.players[index(state.active)].hand_size && move.cairn < kCairns);
    Player& player = state.players[index(state.active)];
    Cairn& cairn = state.cairns[move.cairn];
    const Stone stone = player.hand[move.from];
    player.points = std::int16_t(player.points + points_for(stone, cairn));
    cairn.top = stone;
    ++cairn.height;
    state.builder[move.cairn] = std::uint8_t(state.active);
    player.hand[move.from] = state.heap_size > 0 ? draw(state, chance) : player.hand[--player.hand_size];
    ++state.laid;
    state.active = state.active == Seat::First ? Seat::Second : Seat::First;
}

}  // namespace jarl::cairn

namespace jarl {

// As much of a Game as a bench needs.
struct Floor {
    using State = cairn::State;
    using Move = cairn::Move;
    struct Options {};

    template <Chance C>
    static State deal(const Options&, C& chance) {
        return cairn::deal(chance);
    }
    static Seat actor(const State& state) { return state.laid == cairn::kStones ? kNobody : state.active; }
    static cairn::MoveList legal_moves(const State& state) { return cairn::legal_moves(state); }
    template <Chance C, class Log>
    static void apply(State& state, Move move, C& chance, Log&) {
        cairn::apply(state, move, chance);
    }
};

}  // namespace jarl
