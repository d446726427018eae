// Tempo: how many turns each seat still has. Tiles end the game, not turns: it is over when the piles are empty and one
// more tile has left the market (LOF-100).
#pragma once

#include "bots/games/lofoten/weights.h"
#include "engine/games/lofoten/state.h"

namespace jarl::lofoten {

struct TimeLeft {
    float tiles = 0;             // that leave the market before the end
    Per<kSeats, float> turns{};  // of each seat's own, the one under way included
};

// The share of a turn that is still to be played.
inline float rest_of_turn(Phase phase) {
    switch (phase) {
    case Phase::Play: return 1;
    case Phase::Move:
    case Phase::Effect:
    case Phase::Load:
    case Phase::Store: return 0.5f;
    default: return 0;
    }
}

inline int empty_spaces(const State& state) {
    int empty = 0;
    for (const Tile tile : state.market) empty += tile == Tile::None;
    return empty;
}

// LOF-102, LOF-104: the second player has the last turn, and extra turns are always played.
inline TimeLeft time_after_trigger(const State& state) {
    TimeLeft time;
    if (state.phase == Phase::Final || (state.phase == Phase::Store && state.storing == Storing::Final))
        return time;
    time.turns[state.active] = rest_of_turn(state.phase) + float(state.extra_pending);
    if (!second_is_active(state)) time.turns[rival(state.first)] = 1;
    return time;
}

inline TimeLeft time_left(const State& state, const LofotenWeights& weights) {
    if (state.end_triggered != 0) return time_after_trigger(state);
    TimeLeft time;
    time.tiles = float(std::max(1, state.bag.size() + 1 - empty_spaces(state)));
    // LOF-107: waiting ends the game too, so that nothing is to be hoped from it.
    const float before_stall = float(kStallTurns - state.quiet_turns) * 0.5f;
    const float turns = std::min(time.tiles * of(weights, "turns_per_tile"), before_stall);
    for (float& of_seat : time.turns) of_seat = turns;
    time.turns[state.active] += rest_of_turn(state.phase);
    // LOF-102: whenever the first player triggers the end, the second has one more turn.
    float& of_second = time.turns[rival(state.first)];
    if (!second_is_active(state)) of_second = std::max(of_second, 1.0f);
    return time;
}

// Something that takes so many turns is done before the end, or not.
inline float in_time(float turns_left, float turns_needed) {
    return turns_left <= 0 ? 0 : turns_left / (turns_left + turns_needed);
}

}  // namespace jarl::lofoten
