// How long a bot may think.
#pragma once

#include <chrono>
#include <cstdint>

namespace jarl {

// Iterations give the same answer on every machine; time gives the best one. With both, what is reached first ends it.
struct Budget {
    std::uint32_t iterations = 0;  // 0: no bound
    double milliseconds = 0;       // 0: no bound
    bool operator==(const Budget&) const = default;
};

inline constexpr Budget kOneSecond{.milliseconds = 1000};  // for whoever is given none

class Stopwatch {
  public:
    double milliseconds() const {
        return std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
    }

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point start_ = Clock::now();
};

}  // namespace jarl
