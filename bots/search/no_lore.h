// The lore of somebody who has only read the rules: every move alike, every game played out at random.
#pragma once

#include "bots/search/lore.h"

namespace jarl {

template <Game G>
struct NoLore {
    using Rules = G;
    static constexpr std::array<WeightSpec, 0> kWeights{};
    using Weights = std::array<float, 0>;
    static constexpr bool kUniform = true;  // no need to weigh in a playout
    static constexpr SearchSettings kSettings{.exploration = 0.7f, .first_play = 0, .horizon = kToTheEnd};

    // The points on the table. Asked only where a playout is longer than any game should be.
    static Outlook outlook(const typename G::State& state, const Weights&) {
        Outlook outlook;
        std::size_t seat = 0;
        for (const auto& score : G::scores(state)) outlook.points[seat++] = float(score.total);
        return outlook;
    }
    static void weigh(const typename G::State&, const FixedList<typename G::Move, G::kMaxMoves>& moves,
                      const Weights&, float* out) {
        for (std::size_t i = 0; i < moves.size(); ++i) out[i] = 1;
    }
};

}  // namespace jarl
