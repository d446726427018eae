// The two kinds of time. What is written down or shown is wall time, which may jump when somebody sets the clock; what
// is measured or limited is steady time, which never does and means nothing to another process.
#pragma once

#include <chrono>

namespace jarl {

using std::chrono::milliseconds;
using std::chrono::seconds;
using WallTime = std::chrono::sys_time<milliseconds>;
using SteadyTime = std::chrono::steady_clock::time_point;

inline WallTime wall_now() {
    return std::chrono::time_point_cast<milliseconds>(std::chrono::system_clock::now());
}
inline SteadyTime steady_now() { return std::chrono::steady_clock::now(); }

}  // namespace jarl
