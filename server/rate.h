// How often something may happen: a bucket that fills steadily and that everything that happens takes a drop from.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>

namespace jarl {

using Instant = std::chrono::steady_clock::time_point;

struct Rate {
    float per_second;
    float burst;  // so many at once, after a rest
};

class Bucket {
  public:
    Bucket(Rate rate, Instant now) : left_(rate.burst), at_(now) {}

    // Once more; false: too often.
    bool take(Rate rate, Instant now) {
        const float passed = std::chrono::duration<float>(now - at_).count();
        left_ = std::min(rate.burst, left_ + passed * rate.per_second);
        at_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }

    // After a `take` that failed: in how many whole seconds it would not.
    int wait_seconds(Rate rate) const { return int(std::ceil((1 - left_) / rate.per_second)); }

  private:
    float left_;
    Instant at_;
};

}  // namespace jarl
