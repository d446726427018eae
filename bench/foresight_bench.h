// What it costs to look ahead: one legal move of the seat that decides, foreseen as a page asks for it (Match::foresee,
// JSON and all), in positions of random games. The page asks on every hover, a server for everybody on one thread.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "bench/bench.h"

namespace jarl {

struct ForesightLine {
    std::string game, options;
    int seats = 0;
    std::size_t asked = 0;                            // how many moves were foreseen
    double median_us = 0, p999_us = 0, worst_us = 0;  // microseconds a move; each is the best of three tries
    double told = 0;  // the share that was told; chance comes in with the others
};

Result<std::vector<ForesightLine>> run_foresight_bench(const BenchRequest& request);

std::string foresight_json(const ForesightLine& line);
std::string foresight_table(const std::vector<ForesightLine>& lines);

}  // namespace jarl
