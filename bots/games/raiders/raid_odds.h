// What the dice will probably make of a strength, for every settlement: worked out by the compiler.
#pragma once

#include <algorithm>
#include <array>

#include "engine/games/raiders/state.h"

namespace jarl::raiders {

// Five of strength 4, 2 more each, armour 10, a hero: the top tier is sure by then.
inline constexpr std::size_t kStrengths = 48;

// Mean points for strength and dice, harbours included (RAI-096, RAI-100).
inline constexpr auto kMeanPoints = [] {
    Per<kPlaces, std::array<float, kStrengths>> table;
    for (const Place place : kPlaces) {
        const Settlement& is = settlement(place);
        // Looked up below, roll by roll: clang bounds the steps it takes to work out a constant.
        std::array<float, kStrengths + 2 * kFaces.back()> points{};
        for (std::size_t strength = 0; strength < points.size(); ++strength) {
            int best = is.dice == 0 ? kHarbourPoints : 0;
            for (const Tier& tier : is.tiers)
                if (tier.points > 0 && strength >= tier.strength) best = tier.points;
            points[strength] = float(best);
        }
        for (std::size_t strength = 0; strength < kStrengths; ++strength) {
            float sum = 0, rolls = 0;
            for (const int one : kFaces)
                for (const int two : kFaces) {
                    sum += points[strength + std::size_t(is.dice > 0 ? one : 0) +
                                  std::size_t(is.dice > 1 ? two : 0)];
                    rolls += 1;
                }
            table[place][strength] = sum / rolls;
        }
    }
    return table;
}();

inline float mean_points(Place place, int strength) {
    return kMeanPoints[place][std::size_t(std::min(strength, int(kStrengths) - 1))];
}
// Between two strengths.
inline float mean_points(Place place, float strength) {
    const float bounded = std::min(strength, float(kStrengths) - 1.001f);
    const std::size_t below = std::size_t(bounded);
    const float part = bounded - float(below);
    const auto& row = kMeanPoints[place];
    return row[below] + (row[below + 1] - row[below]) * part;
}

}  // namespace jarl::raiders
