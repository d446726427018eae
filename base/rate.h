// How often something may happen: a bucket that fills steadily and that everything that happens takes a drop from.
#pragma once

#include <algorithm>
#include <cmath>

#include "base/clock.h"

namespace jarl {

struct Rate {
    float per_second;
    float burst;  // so many at once, after a rest
};

class Bucket {
  public:
    Bucket(Rate rate, SteadyTime now) : left_(rate.burst), at_(now) {}

    // Once more; false: too often.
    bool take(Rate rate, SteadyTime now) {
        const float passed = std::max(0.0f, std::chrono::duration<float>(now - at_).count());
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
    SteadyTime at_;
};

}  // namespace jarl
