// How fast the games play at random on one thread: a whole list of distinct moves and one apply on every ply. Each
// figure stands beside the floor of the same run (bench/floor.h), because machines differ and the same machine differs by
// the hour.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace jarl {

struct BenchRequest {
    std::string game;     // empty: every game
    std::string options;  // empty: a line a number of seats; where there is only one, also with everything on
    double seconds = 2;   // for each line
};

struct BenchLine {
    std::string game, options;
    int seats = 0;
    double games_per_s = 0, decisions_per_s = 0, ns_per_decision = 0;
    double floor_ns = 0, ratio = 0;  // the floor's decision, and how many of those one decision takes
    double mean_legal = 0;
    std::size_t max_legal = 0, state_bytes = 0;
};

// A problem: no such game, or options it does not know.
Result<std::vector<BenchLine>> run_bench(const BenchRequest& request);

std::string bench_json(const BenchLine& line);  // one line, without its end
std::string bench_table(const std::vector<BenchLine>& lines);

}  // namespace jarl
