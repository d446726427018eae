#include "engine/games/raiders/seals.h"

#include "engine/games/raiders/observe.h"
#include "engine/games/raiders/rules.h"

namespace jarl::raiders {

namespace {

// Tries a move out and notes whether something came to light. The forced moves that follow it count too.
struct Trial {
    bool stack_is_secret;  // a new tile comes by chance
    bool seals = false;

    void operator()(const Event& event) {
        switch (Happening(event.kind)) {
        case Happening::Drew:
        case Happening::Rolled:
        case Happening::Rerolled:
        case Happening::Exchanged:
        case Happening::FirstPlayer: seals = true; break;
        case Happening::OfferingShown: seals = seals || stack_is_secret; break;
        default: break;
        }
    }
};
struct AnyChance {
    std::uint32_t below(std::uint32_t) { return 0; }
};

}  // namespace

bool seals(const State& state, Move move) {
    if (move.verb() == Verb::End) return true;
    if (state.phase != Phase::Keep && actor(state) != state.active) return true;  // TRIBUTE, LOSE, GIVE
    State copy = state;
    AnyChance chance;
    Trial trial{!state.stack.empty() || state.phase == Phase::Under};
    Judge<AnyChance, Trial>(copy, chance, trial).carry_out(move);
    return trial.seals;
}

}  // namespace jarl::raiders
