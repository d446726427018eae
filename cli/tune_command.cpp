#include <thread>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "base/native/files.h"
#include "base/native/progress.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "match/native/tune.h"

namespace jarl::cli {
namespace {

std::string row(const TunedWeight& weight) {
    return fmt::format("{:<20} {:9.3f} -> {:9.3f}  ({:+.1f} steps)\n", weight.name, weight.before, weight.now,
                       (weight.now - weight.before) / weight.step);
}

std::string check_text(const TuneRequest& request, const Tuned& tuned) {
    return fmt::format("against the old weights: {:.1f} % of {} games, +- {:.1f} % (95 %)", 100 * tuned.share,
                       2 * request.check_deals, 196 * tuned.share_error);
}

std::optional<Problem> rewrite(const std::string& file, const std::vector<TunedWeight>& weights) {
    const auto table = read_file(file, 1 << 20);
    if (!table) return Problem{table.problem()};
    const auto changed = with_values(*table, weights);
    if (!changed) return Problem{file + ": " + changed.problem()};
    return write_safely(file, *changed);
}

int tune_weights(const TuneRequest& request, const std::string& file) {
    if (const auto game = game_named(request.game); !game) return complain(game.problem());
    Progress progress("tune " + request.game);
    const auto tuned = tune(request, [&](int steps) {
        progress.show(steps, request.steps);
        return true;
    });
    progress.clear();
    if (!tuned) return complain(tuned.problem());
    Output out;
    for (const TunedWeight& weight : tuned->weights) out.write(row(weight));
    if (tuned->share_error > 0) out.line(check_text(request, *tuned));
    if (!file.empty())
        if (const auto problem = rewrite(file, tuned->weights)) return complain(problem->text);
    return out.exit_code();
}

}  // namespace

void add_tune_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command = jarl.add_subcommand("tune", "Tune what the bots know of a game by letting them play");
    const auto request = std::make_shared<TuneRequest>();
    const auto file = std::make_shared<std::string>();
    request->threads = int(std::max(1u, std::thread::hardware_concurrency()));
    command->add_option("GAME", request->game, "The game")->required();
    command->add_option("--options", request->options, "Modules and variants; otherwise every kind in turn");
    command->add_option("--steps", request->steps, "How many (200)")->check(CLI::Range(1, 1'000'000));
    command->add_option("--deals", request->deals, "Deals a step (8), each with the seats both ways")
        ->check(CLI::Range(1, 100'000));
    command->add_option("--iterations", request->iterations, "Of the search, a decision (100)")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--threads", request->threads, "Games side by side (one a core)")
        ->check(CLI::Range(1, 256));
    command->add_option("--seed", request->seed, "A whole number (1)")->check(CLI::NonNegativeNumber);
    command->add_option("--rate", request->rate, "Steps of the table a clean win moves a weight (0.5)")
        ->check(CLI::Range(0.001, 100.0));
    command
        ->add_option("--check", request->check_deals,
                     "Deals against the old weights at the end (200); 0: none")
        ->check(CLI::Range(0, 1'000'000));
    command->add_option("--write", *file, "Put the values into this table, e.g. bots/games/loot/weights.h");
    command->footer(
        "SPSA: all weights are shaken at once, up for one side and down for the other; the winner shows\n"
        "the way. What comes out is the mean of the second half. Keep it if it wins against the old "
        "weights.");
    command->callback([request, file, &exit_code] { exit_code = tune_weights(*request, *file); });
}

}  // namespace jarl::cli
