// Rounds of whole random games. Short rounds of game and floor take turns: whatever else the machine does falls
// on both alike, and the median forgets the rounds it fell on hardest.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "bench/bench.h"
#include "match/games/game_table.h"

namespace jarl {

inline constexpr std::size_t kMinRounds = 5;
// Not counted: caches fill, and a browser compiles what runs often once more.
inline constexpr int kWarmRounds = 10;

inline double median(std::vector<double> figures) {
    const auto middle = figures.begin() + std::ptrdiff_t(figures.size() / 2);
    std::nth_element(figures.begin(), middle, figures.end());
    return *middle;
}

inline double median_ns(const std::vector<Round>& rounds) {
    std::vector<double> figures;
    for (const Round& round : rounds) figures.push_back(round.ns_per_decision());
    return median(std::move(figures));
}

// The first sample for each number of seats; where there is one number only, the last sample too: everything on.
inline std::vector<GameOptions> measured_options(const GameInfo& game, const GameTools& tools) {
    const std::vector<GameOptions> samples = tools.sample_options();
    std::vector<GameOptions> chosen;
    for (const GameOptions& options : samples)
        if (std::none_of(chosen.begin(), chosen.end(),
                         [&](const GameOptions& other) { return other.seats == options.seats; }))
            chosen.push_back(options);
    if (game.min_seats == game.max_seats && samples.size() > 1) chosen.push_back(samples.back());
    return chosen;
}

// Calls measure(game, tools, options) for every game and every set of options that a request asks for. A problem: no
// such game, or options it does not know.
template <class Measure>
std::optional<Problem> for_each_measured(const BenchRequest& request, Measure measure) {
    bool known = false;
    for (const GameTable* table : game_tables()) {
        if (!request.game.empty() && request.game != table->info.name) continue;
        known = true;
        const GameTools& tools = *find_game_tools(table->info.name);
        std::vector<GameOptions> all = measured_options(table->info, tools);
        if (!request.options.empty()) {
            const auto options = table->info.read_options(request.options);
            if (!options) return Problem{options.problem()};
            all = {*options};
        }
        for (const GameOptions& options : all) measure(table->info, tools, options);
    }
    if (!known) return Problem{"there is no game called \"" + request.game + "\""};
    return std::nullopt;
}

}  // namespace jarl
