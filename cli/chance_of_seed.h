// Moves by chance that can be had again: the dice of a player who plays at random come from the seed too.
#pragma once

#include <cstdint>

#include "engine/core/chance.h"
#include "match/seeded.h"

namespace jarl::cli {

// The first eight bytes, the most significant one first.
inline std::uint64_t number_of(const Seed& seed) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i) number = number << 8 | seed[i];
    return number;
}

}  // namespace jarl::cli
