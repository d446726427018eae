// Tunes the weights of a lore by self-play: simultaneous perturbation (SPSA). Each step shakes all weights at once, up
// for one side and down for the other, lets the two play, and moves a little towards the winner.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"

namespace jarl {

struct TuneRequest {
    std::string game;
    std::string options;  // empty: each of the game's sample options in turn
    int steps = 200;
    int deals = 8;                   // a step; each is played with the seats both ways
    std::uint32_t iterations = 100;  // a decision
    int threads = 1;
    std::uint64_t seed = 1;
    double rate = 0.5;      // how far a step goes, in steps of the table, after a clean win
    int check_deals = 200;  // at the end the new weights play the old ones
};

struct TunedWeight {
    std::string name;
    double before, now, step;
};

struct Tuned {
    std::vector<TunedWeight> weights;
    double share = 0.5;      // of the victories, against the old weights
    double share_error = 0;  // its standard error; 0: it was not checked
};

// `watch` is called after every step with their number; false ends the tuning with what there is.
Result<Tuned> tune(const TuneRequest& request, const std::function<bool(int)>& watch);

// The table in a weights.h with its values replaced. A problem when a weight has no row.
Result<std::string> with_values(std::string table, const std::vector<TunedWeight>& weights);

}  // namespace jarl
