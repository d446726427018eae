#include "bench/bench.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <optional>
#include <utility>

#include "bench/floor.h"
#include "engine/core/json.h"
#include "match/registry.h"

namespace jarl {

namespace {

// Short rounds that take turns: whatever else the machine does falls on game and floor alike, and the median
// forgets the rounds it fell on hardest.
constexpr std::int64_t kRoundDecisions = 50'000;  // one to three milliseconds
constexpr std::size_t kMinRounds = 5;
constexpr int kWarmRounds = 10;  // not counted: caches fill, and a browser compiles what runs often once more

// The time a core was at work for this program; in WebAssembly, what the runner gives as the clock.
double seconds_now() {
#ifdef __wasm__
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
#else
    return double(std::clock()) / CLOCKS_PER_SEC;
#endif
}

struct Round {
    double seconds = 0;
    std::int64_t games = 0, decisions = 0;
    std::uint64_t legal = 0;
    std::size_t max_legal = 0;

    double ns_per_decision() const { return seconds * 1e9 / double(decisions); }
};

// The compiler must not know that nobody looks at the end of a game.
template <class State>
void keep(const State& state) {
    asm volatile("" : : "r"(&state) : "memory");
}

template <class G>
void play_game(const typename G::Options& options, Dice& dice, Round& round) {
    NoLog log;
    auto state = G::deal(options, dice);
    while (G::actor(state) != kNobody) {
        const auto moves = G::legal_moves(state);
        round.legal += moves.size();
        round.max_legal = std::max(round.max_legal, moves.size());
        ++round.decisions;
        G::apply(state, moves[dice.below(std::uint32_t(moves.size()))], dice, log);
    }
    ++round.games;
    keep(state);
}

// Whole games only, so that every part of a game has its share.
template <class G>
Round play_round(const typename G::Options& options, Dice& dice) {
    Round round;
    const double start = seconds_now();
    while (round.decisions < kRoundDecisions) play_game<G>(options, dice, round);
    round.seconds = seconds_now() - start;
    return round;
}

double median_ns(const std::vector<Round>& rounds) {
    std::vector<double> figures;
    for (const Round& round : rounds) figures.push_back(round.ns_per_decision());
    const auto middle = figures.begin() + std::ptrdiff_t(figures.size() / 2);
    std::nth_element(figures.begin(), middle, figures.end());
    return *middle;
}

template <Game G>
BenchLine measure(const typename G::Options& options, double seconds) {
    Dice dice(1), floor_dice(1);
    for (int round = 0; round < kWarmRounds; ++round) {
        play_round<G>(options, dice);
        play_round<Floor>({}, floor_dice);
    }
    std::vector<Round> rounds, floor_rounds;
    for (double spent = 0; spent < seconds || rounds.size() < kMinRounds;) {
        rounds.push_back(play_round<G>(options, dice));
        floor_rounds.push_back(play_round<Floor>({}, floor_dice));
        spent += rounds.back().seconds + floor_rounds.back().seconds;
    }

    BenchLine line;
    line.game = G::kName;
    line.options = G::options_text(options);
    line.seats = G::seats(options);
    line.ns_per_decision = median_ns(rounds);
    line.decisions_per_s = 1e9 / line.ns_per_decision;
    line.floor_ns = median_ns(floor_rounds);
    line.ratio = line.ns_per_decision / line.floor_ns;
    double games = 0, decisions = 0, legal = 0;
    for (const Round& round : rounds) {
        games += double(round.games);
        decisions += double(round.decisions);
        legal += double(round.legal);
        line.max_legal = std::max(line.max_legal, round.max_legal);
    }
    line.games_per_s = line.decisions_per_s * games / decisions;
    line.mean_legal = legal / decisions;
    line.state_bytes = sizeof(typename G::State);
    return line;
}

// The first sample for each number of seats; where there is one number only, the last sample too: everything on.
template <Game G>
std::vector<typename G::Options> measured_options() {
    const auto samples = G::sample_options();
    std::vector<typename G::Options> chosen;
    for (const auto& options : samples)
        if (std::none_of(chosen.begin(), chosen.end(),
                         [&](const auto& other) { return G::seats(other) == G::seats(options); }))
            chosen.push_back(options);
    if (G::kSeats.min == G::kSeats.max) chosen.push_back(samples.back());
    return chosen;
}

template <Game G>
std::optional<Problem> measure_game(const BenchRequest& request, std::vector<BenchLine>& lines) {
    if (!request.options.empty()) {
        const auto options = G::parse_options(request.options);
        if (!options) return Problem{options.problem()};
        lines.push_back(measure<G>(*options, request.seconds));
        return std::nullopt;
    }
    for (const auto& options : measured_options<G>()) lines.push_back(measure<G>(options, request.seconds));
    return std::nullopt;
}

std::string decimal(double value, int digits) {
    std::array<char, 64> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return {text.data(), std::size_t(length)};
}

std::string padded(std::string text, std::size_t width, bool left) {
    const std::string room(width > text.size() ? width - text.size() : 0, ' ');
    return left ? text + room : room + text;
}

}  // namespace

Result<std::vector<BenchLine>> run_bench(const BenchRequest& request) {
    std::vector<BenchLine> lines;
    std::optional<Problem> problem;
    bool known = false;
    Registry::for_each([&]<Game G>() {
        if (problem || (!request.game.empty() && request.game != G::kName)) return;
        known = true;
        problem = measure_game<G>(request, lines);
    });
    if (problem) return *problem;
    if (!known) return Problem{"there is no game called \"" + request.game + "\""};
    return lines;
}

std::string bench_json(const BenchLine& line) {
    Json json;
    json.begin_object();
    json.key("game").text(line.game).key("options").text(line.options).key("seats").number(line.seats);
    json.key("games_per_s").raw(decimal(line.games_per_s, 1));
    json.key("decisions_per_s").raw(decimal(line.decisions_per_s, 0));
    json.key("ns_per_decision").raw(decimal(line.ns_per_decision, 2));
    json.key("floor_ns").raw(decimal(line.floor_ns, 2)).key("ratio").raw(decimal(line.ratio, 3));
    json.key("mean_legal").raw(decimal(line.mean_legal, 3));
    json.key("max_legal").number(std::int64_t(line.max_legal));
    json.key("state_bytes").number(std::int64_t(line.state_bytes));
    return json.end_object().take();
}

std::string bench_table(const std::vector<BenchLine>& lines) {
    using Row = std::vector<std::string>;
    std::vector<Row> rows{{"game", "options", "seats", "games/s", "decisions/s", "ns/decision", "floor ns",
                           "ratio", "mean legal", "max legal", "state bytes"}};
    for (const BenchLine& line : lines)
        rows.push_back({line.game, line.options, std::to_string(line.seats), decimal(line.games_per_s, 0),
                        decimal(line.decisions_per_s, 0), decimal(line.ns_per_decision, 1),
                        decimal(line.floor_ns, 1), decimal(line.ratio, 2), decimal(line.mean_legal, 2),
                        std::to_string(line.max_legal), std::to_string(line.state_bytes)});
    std::string table;
    for (const Row& row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            std::size_t width = 0;
            for (const Row& each : rows) width = std::max(width, each[column].size());
            if (column > 0) table += "  ";
            table += padded(row[column], width, column < 2);
        }
        table += '\n';
    }
    return table;
}

}  // namespace jarl
