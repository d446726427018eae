// What good players of Loot know, in the shape the search asks for.
#pragma once

#include "bots/games/loot/outlook.h"
#include "bots/games/loot/weigh.h"
#include "bots/games/loot/weights.h"
#include "engine/games/loot/loot.h"

namespace jarl {

struct LootLore {
    using Rules = Loot;
    static constexpr const auto& kWeights = kLootWeights;
    using Weights = LootWeights;
    // The outlook is sure enough to be asked at once; a turn played on by the priors only blurs it.
    static constexpr SearchSettings kSettings{.exploration = 0.5f, .first_play = 0.2f, .horizon = 0};

    static Outlook outlook(const loot::State& state, const Weights& weights) {
        return loot::outlook_of(state, weights);
    }
    static OutlookParts parts(const loot::State& state, Seat seat, const Weights& weights) {
        return loot::outlook_parts(state, seat, weights);
    }
    static std::vector<std::string> part_keys() { return loot::part_keys(); }
    static void weigh(const loot::State& state, const loot::MoveList& moves, const Weights& weights,
                      float* out) {
        loot::weigh_moves(state, moves, weights, out);
    }
};
static_assert(Lore<LootLore>);

}  // namespace jarl
