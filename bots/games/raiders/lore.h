// The lore of Raiders of the North Sea: what a good player knows of it, for the search.
#pragma once

#include "bots/games/raiders/outlook.h"
#include "bots/games/raiders/weigh.h"
#include "bots/games/raiders/weights.h"
#include "engine/games/raiders/raiders.h"

namespace jarl {

struct RaidersLore {
    using Rules = Raiders;
    static constexpr const auto& kWeights = kRaidersWeights;
    using Weights = RaidersWeights;
    static constexpr SearchSettings kSettings{
        .exploration = 0.5f, .first_play = 0.1f, .horizon = 6, .margin_share = 0.25f, .margin_scale = 20};

    static Outlook outlook(const Raiders::State& state, const Weights& weights) {
        return raiders::outlook(state, weights);
    }
    static OutlookParts parts(const raiders::State& state, Seat seat, const Weights& weights) {
        return raiders::outlook_parts(state, seat, weights);
    }
    static std::vector<std::string> part_keys() { return raiders::part_keys(); }
    static void weigh(const Raiders::State& state, const raiders::MoveList& moves, const Weights& weights,
                      float* out) {
        raiders::weigh(state, moves, weights, out);
    }
};
static_assert(Lore<RaidersLore>);

}  // namespace jarl
