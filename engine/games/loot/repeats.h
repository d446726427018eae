// Moves that only repeat a set of choices in another order: people may play them, search need not. Three choices of a turn
// are free in their order though nothing depends on it: which buildings to give up, which tile to lay where, and longship
// or trophy first. Of each set one way is left unmarked: the order of the lists, and the longship before the trophy.
#pragma once

#include "engine/games/loot/legal.h"

namespace jarl::loot {

// LOO-056: spots in ascending order.
inline bool repeats_leaving(const State& state, int spot) {
    if (state.last_left == kOutOfOrder) return false;
    return spot < state.last_left || spot >= end_of_leavings_in_order(state);
}

// LOO-047: kind by kind, equal tiles to ascending cells.
inline bool repeats_laying(const State& state, Kind kind, Cell cell) {
    if (state.next_cell == kOutOfOrder) return false;
    return kind != state.won.first() || !cells_in_order(state, kind).contains(cell);
}

inline bool repeats(const State& state, Move move) {
    switch (move.verb()) {
    case Verb::LeaveHouse:
    case Verb::LeaveTower:
    case Verb::LeaveCastle: return repeats_leaving(state, state.board.find_spot(move.kind(), move.hex()));
    case Verb::Lay: return repeats_laying(state, move.kind(), move.cell());
    case Verb::Ship: return state.trophy_taken != 0;  // LOO-025
    default: return false;
    }
}

// The legal moves without the repeats, made without looking at these. One list is filled and returned: it is copied at no
// decision (docs/performance.md).
inline void add_leavings_in_order(const State& state, MoveList& moves) {
    for (int spot = state.last_left; spot < end_of_leavings_in_order(state); ++spot)
        if (state.aside[spot] > 0) moves.push(leave_move(state, spot));
}
inline void add_layings_in_order(const State& state, MoveList& moves) {
    const Kind kind = state.won.first();
    add_cells(Move::lay(kind, Cell{0}), cells_in_order(state, kind), moves);
}
inline MoveList distinct_moves(const State& state) {
    MoveList moves;
    if (state.phase == Phase::Lay && state.next_cell != kOutOfOrder) add_layings_in_order(state, moves);
    else if (state.phase == Phase::Leave && state.last_left != kOutOfOrder)
        add_leavings_in_order(state, moves);
    else if (state.phase == Phase::Harbour && state.trophy_taken != 0) moves.push(Move::end());
    else add_moves(state, moves);
    return moves;
}

}  // namespace jarl::loot
