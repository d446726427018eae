#include "bench/bench.h"

#include "base/json.h"
#include "bench/columns.h"
#include "bench/floor.h"
#include "bench/rounds.h"

namespace jarl {

namespace {

BenchLine measure(const GameInfo& game, const GameTools& tools, const GameOptions& options, double seconds) {
    Dice dice(1), floor_dice(1);
    for (int round = 0; round < kWarmRounds; ++round) {
        tools.random_round(options.text, dice);
        play_round<Floor>({}, floor_dice);
    }
    std::vector<Round> rounds, floor_rounds;
    for (double spent = 0; spent < seconds || rounds.size() < kMinRounds;) {
        rounds.push_back(tools.random_round(options.text, dice));
        floor_rounds.push_back(play_round<Floor>({}, floor_dice));
        spent += rounds.back().seconds + floor_rounds.back().seconds;
    }

    BenchLine line;
    line.game = game.name;
    line.options = options.text;
    line.seats = options.seats;
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
    line.state_bytes = tools.state_bytes;
    return line;
}

}  // namespace

Result<std::vector<BenchLine>> run_bench(const BenchRequest& request) {
    std::vector<BenchLine> lines;
    const auto problem = for_each_measured(
        request, [&](const GameInfo& game, const GameTools& tools, const GameOptions& options) {
            lines.push_back(measure(game, tools, options, request.seconds));
        });
    if (problem) return *problem;
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
    std::vector<Row> rows{{"game", "options", "seats", "games/s", "decisions/s", "ns/decision", "floor ns",
                           "ratio", "mean legal", "max legal", "state bytes"}};
    for (const BenchLine& line : lines)
        rows.push_back({line.game, line.options, std::to_string(line.seats), decimal(line.games_per_s, 0),
                        decimal(line.decisions_per_s, 0), decimal(line.ns_per_decision, 1),
                        decimal(line.floor_ns, 1), decimal(line.ratio, 2), decimal(line.mean_legal, 2),
                        std::to_string(line.max_legal), std::to_string(line.state_bytes)});
    return in_columns(rows, 2);
}

}  // namespace jarl
