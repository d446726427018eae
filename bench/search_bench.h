// How fast the search is: iterations and simulated decisions a second, with the plain search (playouts at random to the
// end) and with what the bots know of the game. Beside each the floor and the game at random, in the same run.
#pragma once

#include <string>
#include <vector>

#include "bench/bench.h"

namespace jarl {

struct SearchBenchLine {
    std::string game, options;
    int seats = 0;
    std::string search;  // "plain" or "lore"
    double iterations_per_s = 0, decisions_per_s = 0, ns_per_decision = 0;
    double random_ns = 0;  // a decision of the same game at random
    double to_random = 0;  // how many of those a simulated decision takes
    double to_floor = 0;
    double late_ms = 0;  // the worst that a question with a budget in time took longer than it may
};

Result<std::vector<SearchBenchLine>> run_search_bench(const BenchRequest& request);

std::string search_bench_json(const SearchBenchLine& line);
std::string search_bench_table(const std::vector<SearchBenchLine>& lines);

}  // namespace jarl
