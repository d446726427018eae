// What a seat can know: everything. The bag is a known set, and its order does not exist before a longship is drawn
// (docs/rules/loot.md, "What a seat cannot know").
#pragma once

#include "engine/core/chance.h"
#include "engine/games/loot/state.h"

namespace jarl::loot {

inline const State& redacted(const State& state, Seat) { return state; }

template <Chance C>
const State& with_hidden_dealt(const State& state, C&) {
    return state;
}

}  // namespace jarl::loot
