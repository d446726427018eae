// Moves that only repeat a set of choices in another order: people may play them, search need not. Each set has one order
// of its own; whoever leaves it is free until the set is complete, and a complete set is the same state in any order.
#pragma once

#include "engine/games/lofoten/move.h"

namespace jarl::lofoten {

// LOF-055: spaces are emptied from 0 upwards.
inline bool repeats_removal(const State& state, int space) {
    return state.next_space != kAnyOrder && space < state.next_space;
}

// LOF-144: of equal tiles the later one goes no lower.
inline bool repeats_shift(const State& state, int warehouse) {
    return state.shift_owner != kNobody && state.shift_to != kAnyOrder && warehouse < state.shift_to;
}

// LOF-142: the upgrade comes last, where what follows it commutes with it. Flipping a tile only ever harms a
// requirement, so whatever is allowed after it was allowed before. These do not commute: moving tiles by the Barred
// Gate and storing some by the Open Harbour (a flipped tile is another tile then), and whatever draws cards.
inline bool commutes_with_upgrade(const State& state, Move move) {
    switch (move.verb()) {
    case Verb::Claim: return move.jarl() != Jarl::Gatekeeper && move.jarl() != Jarl::Harbour;
    case Verb::ExtraTurn:
        return active_player(state).hand_size == kHandSize;  // LOF-108: else cards are drawn
    default: return false;
    }
}

// Only while a set is open a list can hold marked moves; these fields are neutral at all other times.
inline bool may_repeat(const State& state) {
    return state.next_space != 0 || state.shift_to != 0 || state.upgraded_now == Upgraded::Last;
}

inline bool repeats(const State& state, Move move) {
    switch (move.verb()) {
    case Verb::Remove: return repeats_removal(state, move.number());
    case Verb::To: return repeats_shift(state, move.number());
    default:
        return state.phase == Phase::End && state.upgraded_now == Upgraded::Last &&
               commutes_with_upgrade(state, move);
    }
}

}  // namespace jarl::lofoten
