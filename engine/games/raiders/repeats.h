// Cards of one set may be named in any order; search looks at one of them only. Named in list order, every set is named
// in exactly one way: the next name does not come before the last one, and as many as are still to be named stand at or
// after it.
#pragma once

#include "engine/games/raiders/legal.h"

namespace jarl::raiders {

// RAI-119: with an Avenger in the crew the order of deaths matters.
inline bool order_matters(const State& state) {
    return state.phase == Phase::Kill && active_player(state).crew.count_of(Card::Avenger) > 0;
}

inline bool in_order(const State& state, const Cards& cards, int to_name, Card each) {
    return each >= state.named && cards.count_from(each) >= to_name;
}
inline bool dies_in_order(const State& state, Card each) {
    const Crew& crew = active_player(state).crew;
    const auto from = std::count_if(crew.begin(), crew.end(), [&](Card other) { return other >= each; });
    return each >= state.named && from >= deaths_to_come(state);
}

inline bool repeats(const State& state, Move move) {
    if (state.named == kAnyOrder) return false;
    switch (state.phase) {
    case Phase::Discard:
    case Phase::Limit: return !in_order(state, state.hands[state.active], state.to_name, move.card());
    case Phase::Give: return !in_order(state, left_to_give(state), to_give(state), move.card());
    case Phase::Kill: return !order_matters(state) && !dies_in_order(state, move.card());
    default: return false;
    }
}

// The next name of a set of which some have been named.
inline Card last_named(const State& state, Move move) {
    if (order_matters(state)) return Card::Archer;  // RAI-302: list order begins afresh
    return state.named == kAnyOrder || repeats(state, move) ? kAnyOrder : move.card();
}

template <class Maker>
void add_in_order(const Cards& cards, Card from, int to_name, MoveList& moves, Maker maker) {
    for (std::uint32_t left = cards.kinds() >> int(from) << int(from); left != 0; left &= left - 1) {
        const Card each = Card(std::countr_zero(left));
        if (cards.count_from(each) < to_name) break;
        moves.push(maker(each));
    }
}

// The legal moves without those that repeat, in the same order.
inline MoveList distinct_moves(const State& state) {
    if (state.named == kAnyOrder || order_matters(state)) return legal_moves(state);
    MoveList moves;
    switch (state.phase) {
    case Phase::Discard:
    case Phase::Limit:
        add_in_order(state.hands[state.active], state.named, state.to_name, moves, Move::discard);
        return moves;
    case Phase::Give:
        add_in_order(left_to_give(state), state.named, to_give(state), moves, Move::give);
        return moves;
    case Phase::Kill:
        add_crew(
            active_player(state).crew, moves, [&](Card each) { return dies_in_order(state, each); },
            Move::kill);
        return moves;
    default: return legal_moves(state);
    }
}

}  // namespace jarl::raiders
