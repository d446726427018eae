// What the raid spots hold, and what that is worth to somebody.
#pragma once

#include <bit>

#include "bots/games/raiders/weights.h"
#include "engine/games/raiders/state.h"

namespace jarl::raiders {

struct Spoils {
    float plunder = -1;  // in points; less than nothing: no spot is left
    int valkyries = 0;
};

// Counted two bits a piece, without a loop over the pieces; see State::spots.
struct SpotCount {
    int gold, iron, livestock, valkyries;
};
constexpr SpotCount count_pieces(unsigned packed, int pieces) {
    const unsigned low = packed & 0x55, high = packed >> 1 & 0x55;
    const int iron = std::popcount(low & ~high), livestock = std::popcount(high & ~low),
              valkyries = std::popcount(high & low);
    return {pieces - iron - livestock - valkyries, iron, livestock, valkyries};
}

inline float worker_worth(Colour worker, const RaidersWeights& weights) {
    return worker == Colour::White  ? of(weights, "white_worker")
           : worker == Colour::Grey ? of(weights, "grey_worker")
                                    : 0;
}

// Plunder scores as it is (RAI-135) and is worth more to who can still spend it; `spending` says how much of
// that counts.
inline Spoils spoils_of(const State& state, Place place, int spot, float spending,
                        const RaidersWeights& weights) {
    const Spot& is = settlement(place).spots[std::size_t(spot)];
    const SpotCount count = count_pieces(state.spots[std::size_t(kFirstSpot[place] + spot)], is.pieces);
    Spoils spoils;
    spoils.valkyries = count.valkyries;
    spoils.plunder = float(count.gold) * (1 + spending * of(weights, "gold")) +
                     float(count.iron) * (1 + spending * of(weights, "iron")) +
                     float(count.livestock) * (0.5f + spending * of(weights, "livestock")) +
                     spending * worker_worth(is.worker, weights);
    return spoils;
}

// Points of the Valkyrie track, and the way up that is still to come: a marker at 3 is worth more than its 2
// points as long as there are Valkyries to find.
inline float marker_worth(int marker, float rise) {
    constexpr std::array<float, kMaxMarker + 1> kRise{0, 0.8f, 1.1f, 1.8f, 2.0f, 1.6f, 1.6f, 0};
    const std::size_t at = std::size_t(std::min(marker, kMaxMarker));
    return float(kValkyriePoints[at]) + rise * kRise[at];
}

}  // namespace jarl::raiders
