#include "engine/games/lofoten/seals.h"

#include "engine/games/lofoten/rules.h"

namespace jarl::lofoten {

namespace {

// Whether the move leads to the draw phase, tried out: `stop`, the last use of an effect with whatever it loads and
// stores, a middle card that does nothing, and LOF-108.
bool draws_card(State state, Move move) {
    struct FirstOfAll {
        std::uint32_t below(std::uint32_t) { return 0; }
    } any;
    NoLog log;
    Judge<FirstOfAll, NoLog>(state, any, log).carry_out(move);
    return state.phase == Phase::Put;
}

}  // namespace

bool seals(const State& state, Move move) {
    switch (move.verb()) {
    case Verb::Reroll:
    case Verb::Pile:
    case Verb::End: return true;
    case Verb::Play:  // what a side card does is still to come, and a hidden card is not played
        return move.slot() == Slot::Middle &&
               is_known(active_player(state).hand[std::size_t(Slot::Middle)]) && draws_card(state, move);
    case Verb::Stop:
    case Verb::UseTurn:
    case Verb::UseSlide:
    case Verb::Remove:
    case Verb::Take:
    case Verb::ExtraTurn: return draws_card(state, move);
    case Verb::Load:
    case Verb::Leave:
    case Verb::Store: return state.resume == Phase::Effect && draws_card(state, move);
    default: return false;
    }
}

}  // namespace jarl::lofoten
