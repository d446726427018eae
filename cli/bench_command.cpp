#include <CLI/CLI.hpp>

#include "bench/bench.h"
#include "bench/foresight_bench.h"
#include "bench/search_bench.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/output.h"

namespace jarl::cli {
namespace {

int print_bench(const BenchRequest& request, bool as_json) {
    if (!request.game.empty())
        if (const auto game = game_named(request.game); !game) return complain(game.problem());
    const auto lines = run_bench(request);
    if (!lines) return complain(lines.problem());
    Output out;
    if (as_json)
        for (const BenchLine& line : *lines) out.line(bench_json(line));
    else out.write(bench_table(*lines));
    return out.exit_code();
}

int print_search_bench(const BenchRequest& request, bool as_json) {
    const auto lines = run_search_bench(request);
    if (!lines) return complain(lines.problem());
    Output out;
    if (as_json)
        for (const SearchBenchLine& line : *lines) out.line(search_bench_json(line));
    else out.write(search_bench_table(*lines));
    return out.exit_code();
}

int print_foresight_bench(const BenchRequest& request, bool as_json) {
    const auto lines = run_foresight_bench(request);
    if (!lines) return complain(lines.problem());
    Output out;
    if (as_json)
        for (const ForesightLine& line : *lines) out.line(foresight_json(line));
    else out.write(foresight_table(*lines));
    return out.exit_code();
}

}  // namespace

void add_bench_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command = jarl.add_subcommand(
        "bench", "Measure how fast each game plays at random, and how fast the bots search");
    const auto request = std::make_shared<BenchRequest>();
    CLI::Option* game = command->add_option("GAME", request->game, "Only this game");
    command->add_option("--options", request->options, "Modules and variants; otherwise none, then all")
        ->needs(game);
    command->add_option("--seconds", request->seconds, "For each line (2)")->check(CLI::Range(0.01, 3600.0));
    const auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "One JSON object a line");
    const auto search = std::make_shared<bool>(false);
    CLI::Option* search_flag =
        command->add_flag("--search", *search, "Measure the search of the bots instead");
    const auto foresight = std::make_shared<bool>(false);
    command->add_flag("--foresight", *foresight, "Measure what it costs to look one move ahead instead")
        ->excludes(search_flag);
    command->footer(
        "One thread; the list of moves that search looks at and one move on every ply. \"floor ns\" is what "
        "a "
        "decision of a\n"
        "made-up minimal game costs in the same run (bench/floor.h), \"ratio\" how many of those a decision "
        "takes.");
    command->callback([request, json, search, foresight, &exit_code] {
        if (*search) exit_code = print_search_bench(*request, *json);
        else if (*foresight) exit_code = print_foresight_bench(*request, *json);
        else exit_code = print_bench(*request, *json);
    });
}

}  // namespace jarl::cli
