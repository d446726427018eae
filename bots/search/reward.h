// What an end, or a judged middle, of a game is worth to each seat: winning, and a little of the lead in points.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "bots/search/lore.h"
#include "engine/core/game.h"

namespace jarl {

using PerSeat = std::array<float, kMaxSeats>;

struct Reward {
    PerSeat value{};   // what the search maximises: 0 .. 1
    PerSeat win{};     // share of the victory: they add up to 1
    PerSeat points{};  // final points, or what is expected
};

// From a number line into (-1, 1): 1 becomes 0.71. Square roots are exact on every machine, exp is not.
inline float bent(float x) { return x / std::sqrt(1 + x * x); }

// The chance of each seat to win when these are the expected points.
inline PerSeat win_shares(const PerSeat& points, std::size_t seats, float spread) {
    PerSeat shares{};
    float sum = 0;
    for (std::size_t i = 0; i < seats; ++i) {
        float share = 1;  // to be ahead of each of the others
        for (std::size_t j = 0; j < seats; ++j)
            if (j != i) share *= 0.5f + 0.5f * bent((points[i] - points[j]) / spread);
        shares[i] = share;
        sum += share;
    }
    for (std::size_t i = 0; i < seats; ++i) shares[i] = sum > 0 ? shares[i] / sum : 1.0f / float(seats);
    return shares;
}

// Who shares the first place shares the victory.
inline PerSeat won_shares(const Ranking& places) {
    PerSeat shares{};
    float winners = 0;
    for (const std::uint8_t place : places) winners += place == 1 ? 1.0f : 0.0f;
    for (std::size_t i = 0; i < places.size(); ++i) shares[i] = places[i] == 1 ? 1 / winners : 0;
    return shares;
}

inline PerSeat values(const PerSeat& win, const PerSeat& points, std::size_t seats,
                      const SearchSettings& settings) {
    PerSeat value{};
    for (std::size_t i = 0; i < seats; ++i) {
        float rival = -1e9f;
        for (std::size_t j = 0; j < seats; ++j)
            if (j != i) rival = std::max(rival, points[j]);
        const float lead = 0.5f + 0.5f * bent((points[i] - rival) / settings.margin_scale);
        value[i] = (1 - settings.margin_share) * win[i] + settings.margin_share * lead;
    }
    return value;
}

// The worth of a state: what it is when the game is over, what the lore expects before.
template <Lore L>
Reward reward_of(const typename L::Rules::State& state, std::size_t seats, const typename L::Weights& weights,
                 const SearchSettings& settings) {
    using G = typename L::Rules;
    Reward reward;
    if (G::actor(state) == kNobody) {
        std::size_t seat = 0;
        for (const auto& score : G::scores(state)) reward.points[seat++] = float(score.total);
        reward.win = won_shares(G::ranking(state));
    } else {
        const Outlook outlook = L::outlook(state, weights);
        reward.points = outlook.points;
        reward.win = win_shares(outlook.points, seats, outlook.spread);
    }
    reward.value = values(reward.win, reward.points, seats, settings);
    return reward;
}

}  // namespace jarl
