// What a seat can know of a move before it plays it. The move is tried in worlds that the seat cannot tell from the real
// one, and only what comes out the same in all of them is told. Made from the seat's observation alone: whatever the
// answer is, it cannot depend on what the seat may not know.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "match/step.h"

namespace jarl {

// A move that can be taken back shows nothing new, so a few worlds agree or a rule is broken. One that cannot may show
// what was hidden, and where that is nearly always the same it takes many worlds to meet another.
inline constexpr std::uint64_t kFewWorlds = 8, kManyWorlds = 64;

// Answers like dice, and notes what was asked.
class NotedDice {
  public:
    explicit NotedDice(std::uint64_t seed) : dice_(seed) {}
    std::uint32_t below(std::uint32_t n) {
        asked_ = true;
        open_ = open_ || n > 1;
        return dice_.below(n);
    }
    bool asked() const { return asked_; }
    bool open() const { return open_; }  // it could have come out otherwise

  private:
    Dice dice_;
    bool asked_ = false, open_ = false;
};
static_assert(Chance<NotedDice>);

template <Game G>
struct Prospect {
    Observation<G> after;
    std::vector<Event> events;  // as the seat sees them
    bool sealed;                // it could not be taken back
    bool operator==(const Prospect&) const = default;
};

// The move in one world. Nothing: chance decides.
template <Game G>
std::optional<Prospect<G>> prospect_in(const typename G::State& world, typename G::Move move, Seat viewer,
                                       std::uint64_t seed) {
    typename G::State after = world;
    std::vector<Event> events;
    NotedDice chance(seed);
    auto log = [&](const Event& event) {
        if (event.visible_to(viewer)) events.push_back(event.seen_by(viewer));
    };
    G::apply(after, move, chance, log);
    if (chance.open()) return std::nullopt;
    return Prospect<G>{G::observe(after, viewer), std::move(events),
                       is_sealed<G>(world, move, after, chance.asked())};
}

// A legal move of the seat that observes. Nothing: the seat cannot tell what it leads to.
template <Game G>
std::optional<Prospect<G>> foresee(const Observation<G>& seen, typename G::Move move) {
    const auto in_world = [&](std::uint64_t seed) {
        Dice dice(seed);
        return prospect_in<G>(G::redeal(seen, dice), move, seen.who(), seed);
    };
    const std::optional<Prospect<G>> first = in_world(0);
    const std::uint64_t worlds = first && first->sealed ? kManyWorlds : kFewWorlds;
    for (std::uint64_t seed = 1; first && seed < worlds; ++seed)
        if (in_world(seed) != first) return std::nullopt;
    return first;
}

}  // namespace jarl
