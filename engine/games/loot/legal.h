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

inline Move leave_move(const State& state, int spot) {
    return Move::leave(kind_of_spot(spot), state.board.spots[std::size_t(spot)]);
}
inline int excess(const State& state) { return state.won.size() - active_player(state).fjord.empty().size(); }

// LOO-053, LOO-056: any building of the viking whose buildings do not all find a cell.
inline void add_leavings(const State& state, MoveList& moves) {
    for (int spot = 0; spot < kSpotsMax; ++spot)
        if (state.aside[spot] > 0) moves.push(leave_move(state, spot));
}

// The first spot after those that may come next when tiles are given up in ascending order: as many tiles must remain
// from the chosen one on as are too many.
inline int end_of_leavings_in_order(const State& state) {
    const int too_many = excess(state);
    int spot = kSpotsMax;
    for (int remain = 0; remain < too_many && spot > 0;) remain += state.aside[--spot];
    return spot + 1;
}

// --- lay -----------------------------------------------------------------------------------------------------

// One move for each cell, made from the one for the first cell of all.
inline void add_cells(Move first, Cells cells, MoveList& moves) {
    for (std::uint64_t left = cells.bits; left != 0; left &= left - 1)
        moves.push(first.with_cell(std::countr_zero(left)));
}

inline void add_layings(const State& state, MoveList& moves) {  // LOO-041, LOO-047
    for (const Kind kind : kKinds)
        if (state.won[kind] > 0)
            add_cells(Move::lay(kind, Cell{0}), active_player(state).fjord.empty(), moves);
}

// --- harbour -------------------------------------------------------------------------------------------------

inline Ships ships_on_sea(const State& state) {
    Ships ships;
    for (const Ship ship : state.sea)
        if (ship != Ship::None) ships.add(ship);
    return ships;
}
inline bool can_take_ship(const State& state) {  // LOO-130
    return state.emptied == kNone && !active_player(state).fjord.empty().empty();
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

inline void add_moves(const State& state, MoveList& moves) {
    switch (state.phase) {
    case Phase::Place: add_placements(state, moves); break;
    case Phase::Leave: add_leavings(state, moves); break;
    case Phase::Lay: add_layings(state, moves); break;
    case Phase::Harbour: add_harbour(state, moves); break;
    case Phase::Berth: add_cells(Move::berth(Cell{0}), active_player(state).fjord.empty(), moves); break;
    case Phase::Over: break;
    }
}
inline MoveList legal_moves(const State& state) {
    MoveList moves;
    add_moves(state, moves);
    return moves;
}

}  // namespace jarl::loot
