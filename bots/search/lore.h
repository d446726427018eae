// Lore: what good players know of one game beyond its rules. The search asks it two things, how the game will
// probably end and which moves are worth a look, and knows nothing else of any game.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <string_view>

#include "engine/core/game.h"

namespace jarl {

// How a game will probably end, judged without playing on.
struct Outlook {
    std::array<float, kMaxSeats> points{};  // what each seat will probably have
    float spread = 10;  // how far off that may be: a lead of one spread wins about six games in seven
};

// One number of a lore. `jarl tune` moves it in steps of this size.
struct WeightSpec {
    std::string_view name;
    float value;
    float step;
};

// The row of a weight in its table, found by name while compiling. `of(weights, "coin")` of a game is that number of its
// weights; a name that no row has does not compile.
void no_row_has_this_name();
template <const auto& Table>
struct WeightName {
    std::size_t row = 0;
    consteval WeightName(const char* name) {
        while (row < Table.size() && Table[row].name != name) ++row;
        if (row == Table.size()) no_row_has_this_name();
    }
};

// How the search uses a lore.
struct SearchSettings {
    float exploration = 1.0f;  // how far likely moves are tried before values decide
    float first_play = 0.1f;   // a move not yet tried counts as so much worse than its parent
    int horizon = 1;  // turns a playout goes on behind the tree before the outlook judges; kToTheEnd: all
    float margin_share = 0.25f;  // how much of a reward is the lead in points; the rest is winning
    float margin_scale = 20;     // the lead in points that is worth 0.85 of that share
};
inline constexpr int kToTheEnd = 1 << 20;

// Sums, products, quotients and square roots only: they are the same natively and in WebAssembly, exp and log are not.
template <class L>
concept Lore = Game<typename L::Rules> &&
               requires(const typename L::Rules::State& state, const typename L::Weights& weights,
                        const FixedList<typename L::Rules::Move, L::Rules::kMaxMoves>& moves, float* out) {
                   // An array of WeightSpec.
                   { L::kWeights.size() } -> std::convertible_to<std::size_t>;
                   requires std::same_as<typename L::Weights, std::array<float, L::kWeights.size()>>;
                   { L::kSettings } -> std::convertible_to<SearchSettings>;
                   // Before the end only; hidden places of other seats are dealt.
                   { L::outlook(state, weights) } -> std::same_as<Outlook>;
                   // out[i] > 0: how likely a good player is to want moves[i]; any scale.
                   { L::weigh(state, moves, weights, out) } -> std::same_as<void>;
               };

template <class L>
constexpr typename L::Weights tuned_weights() {
    typename L::Weights weights{};
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = L::kWeights[i].value;
    return weights;
}

}  // namespace jarl
