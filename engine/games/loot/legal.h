// Every legal choice, in the order of the decision grammar (docs/rules/loot.md). One helper a decision point.
#pragma once

#include "engine/games/loot/move.h"

namespace jarl::loot {

// --- place ---------------------------------------------------------------------------------------------------

// Bit per shield that may be declared now (LOO-070, LOO-085).
inline unsigned shields_to_declare(const State& state) {
    const Player& player = active_player(state);
    unsigned shields = player.shields();
    if (state.declared != 0 || player.vikings_left < 2) shields &= ~(1u << int(Shield::Second));  // LOO-081
    if (is_declared(state, Shield::Occupied)) shields &= ~(1u << int(Shield::Double));
    if (state.near.empty()) shields &= ~(1u << int(Shield::Occupied));  // LOO-080: a viking stands
    return shields;
}

inline void add_placements(const State& state, MoveList& moves) {
    in_words(state.board, [&]<class W>() {
        for (W left = targets_in<W>(state); left != 0; left &= left - 1)
            moves.push(Move::place(state.board.hexes[std::size_t(lowest(left))]));
    });
    for (unsigned left = shields_to_declare(state); left != 0; left &= left - 1)
        moves.push(Move::shield(Shield(std::countr_zero(left))));
}

// --- leave ---------------------------------------------------------------------------------------------------

// What can be left, in canonical order: the four resources, then the building spots.
inline constexpr int kLeavings = int(kResources.size()) + kSpotsMax;
inline int tiles_of_leaving(const State& state, int leaving) {
    const int spot = leaving - int(kResources.size());
    return spot < 0 ? state.won[Kind(leaving)] : state.aside[spot];
}
inline Move leave_move(const State& state, int leaving) {
    const int spot = leaving - int(kResources.size());
    return spot < 0 ? Move::leave(Kind(leaving))
                    : Move::leave(kind_of_spot(spot), state.board.spots[std::size_t(spot)]);
}
inline int leaving_of(const State& state, Move move) {
    if (!move.leaves_building()) return int(move.kind());
    const int spot = state.board.find_spot(move.kind(), move.hex());
    return spot < 0 ? -1 : int(kResources.size()) + spot;
}
inline int excess(const State& state) { return state.won.size() - active_player(state).fjord.empty().size(); }

// LOO-056: in ascending order, and as many must remain from here on as are too many.
inline void add_leavings(const State& state, MoveList& moves) {
    int before = 0;
    for (int leaving = 0; leaving < state.last_left; ++leaving) before += tiles_of_leaving(state, leaving);
    int remain = state.won.size() - before;
    const int too_many = excess(state);
    for (int leaving = state.last_left; leaving < kLeavings && remain >= too_many; ++leaving) {
        const int tiles = tiles_of_leaving(state, leaving);
        if (tiles > 0) moves.push(leave_move(state, leaving));
        remain -= tiles;
    }
}

// --- harbour -------------------------------------------------------------------------------------------------

inline Ships ships_on_sea(const State& state) {
    Ships ships;
    for (const Ship ship : state.sea)
        if (ship != Ship::None) ships.add(ship);
    return ships;
}
inline bool can_take_ship(const State& state) {  // LOO-130, LOO-025
    return state.emptied == kNone && state.trophy_taken == 0 && !active_player(state).fjord.empty().empty();
}
// Bit t: the trophy for t + 2 axes may be taken (LOO-160, LOO-162).
inline unsigned trophies_to_take(const State& state) {
    const Player& player = active_player(state);
    const int axes = player.trophy == 0 ? axes_of(player) : 0;
    return state.trophies & ((1u << std::min(axes, kFewestAxes + kTrophies)) - 1) >> 1;
}

inline void add_harbour(const State& state, MoveList& moves) {
    if (can_take_ship(state))
        for (const Ship ship : ships_on_sea(state)) moves.push(Move::ship(ship));
    for (unsigned left = trophies_to_take(state); left != 0; left &= left - 1)
        moves.push(Move::trophy(kFewestAxes + std::countr_zero(left)));
    moves.push(Move::end());
}

// One move for each cell, made from the one for the first cell of all.
inline void add_cells(Move first, Cells cells, MoveList& moves) {
    for (std::uint64_t left = cells.bits; left != 0; left &= left - 1)
        moves.push(first.with_cell(std::countr_zero(left)));
}

inline MoveList legal_moves(const State& state) {
    MoveList moves;
    switch (state.phase) {
    case Phase::Place: add_placements(state, moves); break;
    case Phase::Leave: add_leavings(state, moves); break;
    case Phase::Lay: {
        const Kind kind = state.won.first();
        add_cells(Move::lay(kind, Cell{0}), cells_to_lay(state, kind), moves);
        break;
    }
    case Phase::Harbour: add_harbour(state, moves); break;
    case Phase::Berth: add_cells(Move::berth(Cell{0}), active_player(state).fjord.empty(), moves); break;
    case Phase::Over: break;
    }
    return moves;
}

}  // namespace jarl::loot
