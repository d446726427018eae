// How long a bot may think.
#pragma once

#include <cstdint>

namespace jarl {

// Iterations give the same answer on every machine; time gives the best one. With both, what is reached first ends it.
struct Budget {
    std::uint32_t iterations = 0;  // 0: no bound
    double milliseconds = 0;       // 0: no bound
    bool operator==(const Budget&) const = default;
};

inline constexpr Budget kOneSecond{.milliseconds = 1000};  // for whoever is given none

}  // namespace jarl
