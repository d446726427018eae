// What is known of Lofoten beyond its rules.
#pragma once

#include "bots/games/lofoten/outlook.h"
#include "bots/games/lofoten/weigh.h"
#include "engine/games/lofoten/lofoten.h"

namespace jarl {

struct LofotenLore {
    using Rules = Lofoten;
    static constexpr const auto& kWeights = kLofotenWeights;
    using Weights = LofotenWeights;
    static constexpr SearchSettings kSettings{
        .exploration = 0.4f, .first_play = 0.1f, .horizon = 2, .margin_share = 0.25f, .margin_scale = 20};

    static Outlook outlook(const lofoten::State& state, const Weights& weights) {
        return lofoten::outlook(state, weights);
    }
    static OutlookParts parts(const lofoten::State& state, Seat seat, const Weights& weights) {
        return lofoten::outlook_parts(state, seat, weights);
    }
    static std::vector<std::string> part_keys() { return lofoten::part_keys(); }
    static void weigh(const lofoten::State& state, const lofoten::MoveList& moves, const Weights& weights,
                      float* out) {
        lofoten::weigh(state, moves, weights, out);
    }
};
static_assert(Lore<LofotenLore>);

}  // namespace jarl
