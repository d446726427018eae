// A seat at the table: who decides, who sees, who scores.
#pragma once

#include <cstddef>
#include <cstdint>

namespace jarl {

enum class Seat : std::uint8_t { First, Second, Third, Fourth, Nobody = 0xff };

// Nobody decides: the game is over. As a viewer: an onlooker.
inline constexpr Seat kNobody = Seat::Nobody;
inline constexpr int kMaxSeats = 4;

constexpr std::size_t index(Seat seat) { return std::size_t(seat); }

}  // namespace jarl
