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

// The legal moves without the repeats, made without looking at these.
inline MoveList distinct_moves(const State& state) {
    MoveList moves;
    switch (state.phase) {
    case Phase::Leave: {
        const bool free = state.last_left == kOutOfOrder;
        const int end = free ? kSpotsMax : end_of_leavings_in_order(state);
        for (int spot = free ? 0 : state.last_left; spot < end; ++spot)
            if (state.aside[spot] > 0) moves.push(leave_move(state, spot));
        return moves;
    }
    case Phase::Lay: {
        if (state.next_cell == kOutOfOrder) return legal_moves(state);
        const Kind kind = state.won.first();
        add_cells(Move::lay(kind, Cell{0}), cells_in_order(state, kind), moves);
        return moves;
    }
    case Phase::Harbour:
        if (state.trophy_taken == 0) return legal_moves(state);
        moves.push(Move::end());  // one trophy a turn, and the longship would have come before it
        return moves;
    default: return legal_moves(state);
    }
}

}  // namespace jarl::loot
