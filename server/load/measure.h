// What all players of a load note together: they run on one thread.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace jarl::net {

struct Measure {
    std::vector<float> latencies;  // milliseconds
    bool counting = false;
    double gap_seconds = 0;  // between two moves of a match; 0: at once
    bool ending = false;
    int ready = 0, wanted = 0;  // matches whose seats have all sat down
    long lost = 0;
    std::string problem;  // the first

    void fail(std::string what) {
        if (!ending && problem.empty()) problem = std::move(what);
        ++lost;
    }
};

}  // namespace jarl::net
