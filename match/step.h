// One move carried out on a copy: what it drew, what happened, and whether it can still be taken back.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "match/match.h"

namespace jarl {

// The tape, with a note of every number read from it.
class NotedTape {
  public:
    NotedTape(Tape& tape, std::vector<Draw>& draws) : tape_(tape), draws_(draws) {}
    std::uint32_t below(std::uint32_t n) {
        const std::uint32_t k = tape_.below(n);
        draws_.push_back(
            {n, k});  // also with one outcome: where the grammar asks, the record of chance says so
        return k;
    }

  private:
    Tape& tape_;
    std::vector<Draw>& draws_;
};
static_assert(Chance<NotedTape>);

template <Game G>
struct Step {
    Ply ply;
    typename G::State after;
    std::vector<Event> events;
    std::size_t tape_at;  // after it
};

// Chance that came in or a decision that passed on seals a move: somebody has learned something by it.
template <Game G>
bool is_sealed(const typename G::State& before, typename G::Move move, const typename G::State& after,
               bool chance_asked) {
    return G::seals(before, move) || chance_asked || G::actor(after) != G::actor(before);
}

// Nothing if the tape is too short.
template <Game G>
std::optional<Step<G>> take_step(const typename G::State& before, typename G::Move move, Tape tape) {
    Step<G> step{
        {G::actor(before), G::to_text(before, move), false, G::turn_number(before), {}}, before, {}, 0};
    NotedTape chance(tape, step.ply.chance);
    auto log = [&](const Event& event) { step.events.push_back(event); };
    G::apply(step.after, move, chance, log);
    if (tape.dry()) return std::nullopt;
    step.tape_at = tape.at();
    step.ply.sealed = is_sealed<G>(before, move, step.after, !step.ply.chance.empty());
    return step;
}

}  // namespace jarl
