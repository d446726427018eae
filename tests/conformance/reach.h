// Where the moves of one decision can lead: all ends of it, by all legal moves or by the unmarked ones alone
// (G::repeats). A decision ends when somebody else decides, another turn begins or chance comes in; what a state
// remembers of the order of choices is forgotten by then, so ends that are the same are the same byte for byte.
#pragma once

#include <cstring>
#include <optional>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "engine/core/distinct_moves.h"
#include "match/foresight.h"

namespace jarl::conformance {

struct BytesHash {
    template <class State>
    std::size_t operator()(const State& state) const {
        return std::hash<std::string_view>{}({reinterpret_cast<const char*>(&state), sizeof state});
    }
};
struct SameBytes {
    template <class State>
    bool operator()(const State& a, const State& b) const {
        return std::memcmp(&a, &b, sizeof a) == 0;
    }
};
template <class G>
using States = std::unordered_set<typename G::State, BytesHash, SameBytes>;

template <class G>
bool leaves_decision(const typename G::State& before, const typename G::State& after,
                     const NotedDice& chance) {
    return chance.open() || G::actor(after) != G::actor(before) ||
           G::turn_number(after) != G::turn_number(before);
}

enum class With { AllMoves, UnmarkedMoves };

// Nothing: there are more than `bound` states on the way.
template <class G>
std::optional<States<G>> ends_of_decision(const typename G::State& start, With with, std::size_t bound) {
    States<G> ends, seen{start};
    std::vector<typename G::State> waiting{start};
    while (!waiting.empty()) {
        if (seen.size() + ends.size() > bound) return std::nullopt;
        const typename G::State state = waiting.back();
        waiting.pop_back();
        for (const auto move : G::legal_moves(state)) {
            if (with == With::UnmarkedMoves && G::repeats(state, move)) continue;
            typename G::State after = state;
            NotedDice chance(1);
            NoLog log;
            G::apply(after, move, chance, log);
            if (leaves_decision<G>(start, after, chance)) ends.insert(after);
            else if (seen.insert(after).second) waiting.push_back(after);
        }
    }
    return ends;
}

enum class Reach {
    Same,     // unmarked moves alone lead wherever all of them do
    Less,     // marked moves lead to ends of their own
    TooMuch,  // too many states to look at
};

// The unmarked moves are some of all: what is as much is the same.
template <class G>
Reach reach_of_unmarked(const typename G::State& start, std::size_t bound) {
    const auto all = ends_of_decision<G>(start, With::AllMoves, bound);
    if (!all) return Reach::TooMuch;
    const auto unmarked = ends_of_decision<G>(start, With::UnmarkedMoves, bound);
    return unmarked->size() == all->size() ? Reach::Same : Reach::Less;
}

// The states of one decision so far, in order. In the midst of a set some of its members were named already, and the
// unmarked moves go on from there in one order only: what marked moves still reach, unmarked ones reach from an earlier
// state of the same decision. (The state itself included: often that is enough.)
template <class G>
Reach reach_within_decision(const std::vector<typename G::State>& so_far, std::size_t bound) {
    for (auto state = so_far.rbegin(); state != so_far.rend(); ++state)
        if (const Reach reach = reach_of_unmarked<G>(*state, bound); reach != Reach::Less) return reach;
    return Reach::Less;
}

// Does the decision of `before` go on after the move? What it drew is not looked at: chance ends a decision.
template <class G>
bool goes_on(const typename G::State& before, typename G::Move move) {
    typename G::State after = before;
    NotedDice chance(1);
    NoLog log;
    G::apply(after, move, chance, log);
    return !leaves_decision<G>(before, after, chance);
}

// Empty: the list for the search is the legal list without the marked moves, and never empty while that is not.
template <class G>
std::string_view wrong_with_marks(const typename G::State& state) {
    const auto unmarked = without_repeats<G>(state);
    if (unmarked.empty()) return "every move is marked";
    if (!(distinct_moves<G>(state) == unmarked)) return "the list for the search is another one";
    return "";
}

template <class G>
bool has_marked_moves(const typename G::State& state) {
    for (const auto move : G::legal_moves(state))
        if (G::repeats(state, move)) return true;
    return false;
}

}  // namespace jarl::conformance
