// The two kinds of time. What is written down or shown is wall time, which may jump when somebody sets the clock; what
// is measured or limited is steady time, which never does and means nothing to another process.
#pragma once

#include <chrono>
#include <cstdint>

namespace jarl {

using std::chrono::hours;
using std::chrono::microseconds;
using std::chrono::milliseconds;
using std::chrono::seconds;
using WallTime = std::chrono::sys_time<milliseconds>;
using SteadyTime = std::chrono::steady_clock::time_point;

inline WallTime wall_now() {
    return std::chrono::time_point_cast<milliseconds>(std::chrono::system_clock::now());
}
// How a database and JSON write an instant: milliseconds since 1970.
inline std::int64_t since_1970(WallTime time) { return time.time_since_epoch().count(); }
inline WallTime wall_time(std::int64_t since_1970) { return WallTime(milliseconds(since_1970)); }
inline SteadyTime steady_now() { return std::chrono::steady_clock::now(); }

}  // namespace jarl
