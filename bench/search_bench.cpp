#include "bench/search_bench.h"

#include "base/json.h"
#include "bench/columns.h"
#include "bench/floor.h"
#include "bench/rounds.h"

namespace jarl {

namespace {

SearchBenchLine measure(const GameInfo& game, const GameTools& tools, const GameOptions& options,
                        SearchProbe& questions, const char* name, double seconds) {
    Dice dice(1), floor_dice(1);
    std::vector<Round> rounds, floor_rounds;
    for (double spent = 0; spent < seconds || rounds.size() < kMinRounds; spent = questions.seconds) {
        rounds.push_back(tools.random_round(options.text, dice));
        floor_rounds.push_back(play_round<Floor>({}, floor_dice));
        const double until = questions.seconds + rounds.back().seconds;  // as long as the round beside it
        do questions.ask();
        while (questions.seconds < until);
    }
    SearchBenchLine line;
    line.game = game.name;
    line.options = options.text;
    line.seats = options.seats;
    line.search = name;
    line.iterations_per_s = double(questions.iterations) / questions.seconds;
    line.decisions_per_s = double(questions.decisions) / questions.seconds;
    line.ns_per_decision = 1e9 / line.decisions_per_s;
    line.random_ns = median_ns(rounds);
    line.to_random = line.ns_per_decision / line.random_ns;
    line.to_floor = line.ns_per_decision / median_ns(floor_rounds);
    line.late_ms = questions.worst_delay_ms();
    return line;
}

}  // namespace

Result<std::vector<SearchBenchLine>> run_search_bench(const BenchRequest& request) {
    std::vector<SearchBenchLine> lines;
    const auto problem = for_each_measured(
        request, [&](const GameInfo& game, const GameTools& tools, const GameOptions& options) {
            const auto add = [&](SearchProbe& probe, const char* name) {
                lines.push_back(measure(game, tools, options, probe, name, request.seconds));
            };
            add(*tools.plain_search(options.text), "plain");
            add(*tools.lore_search(options.text), "lore");
        });
    if (problem) return *problem;
    return lines;
}

std::string search_bench_json(const SearchBenchLine& line) {
    Json json;
    json.begin_object().key("game").text(line.game).key("options").text(line.options);
    json.key("seats").number(line.seats).key("search").text(line.search);
    json.key("iterations_per_s").raw(decimal(line.iterations_per_s, 0));
    json.key("decisions_per_s").raw(decimal(line.decisions_per_s, 0));
    json.key("ns_per_decision").raw(decimal(line.ns_per_decision, 2));
    json.key("random_ns").raw(decimal(line.random_ns, 2)).key("to_random").raw(decimal(line.to_random, 3));
    json.key("to_floor").raw(decimal(line.to_floor, 3));
    return json.key("late_ms").raw(decimal(line.late_ms, 3)).end_object().take();
}

std::string search_bench_table(const std::vector<SearchBenchLine>& lines) {
    std::vector<Row> rows{{"game", "options", "search", "seats", "iterations/s", "decisions/s", "ns/decision",
                           "at random", "to random", "to floor", "late ms"}};
    for (const SearchBenchLine& line : lines)
        rows.push_back({line.game, line.options, line.search, std::to_string(line.seats),
                        decimal(line.iterations_per_s, 0), decimal(line.decisions_per_s, 0),
                        decimal(line.ns_per_decision, 1), decimal(line.random_ns, 1),
                        decimal(line.to_random, 2), decimal(line.to_floor, 2), decimal(line.late_ms, 2)});
    return in_columns(rows, 3);
}

}  // namespace jarl
