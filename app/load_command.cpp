#include <CLI/CLI.hpp>

#include "app/commands.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "server/load/load.h"

namespace jarl::app {
namespace {

int print_load(const net::LoadRequest& request, bool as_json) {
    if (const auto game = cli::game_named(request.game); !game) return cli::complain(game.problem());
    const auto report = net::run_load(request);
    if (!report) return cli::complain(report.problem());
    cli::Output out;
    as_json ? out.line(net::load_json(*report)) : out.write(net::load_text(*report));
    return report->lost == 0 ? out.exit_code() : cli::kNo;
}

}  // namespace

void add_load_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command =
        jarl.add_subcommand("load", "Play many matches at a server of its own, and measure it");
    const auto request = std::make_shared<net::LoadRequest>();
    command->add_option("GAME", request->game, "The game (lofoten)");
    command->add_option("--options", request->options, "Modules and variants, for two seats");
    command->add_option("--matches", request->matches, "At a time, with two seats each (200)")
        ->check(CLI::Range(1, 20000));
    command->add_option("--seconds", request->seconds, "For each of the two measurements (15)")
        ->check(CLI::Range(1.0, 3600.0));
    command->add_option("--matches-in-memory", request->matches_in_memory, "Of the server, as in jarl serve");
    command->add_option("--folder", request->folder, "Where the database is made (a new temporary folder)");
    const auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "One JSON object");
    command->footer(
        "Starts jarl serve on a free port of this machine with a new database and plays random matches over "
        "real\n"
        "WebSockets: as fast as they go, then at half of that speed. The raw commits are those of the same "
        "store on\n"
        "the same disk in the same run. Server and players share the processors: this measures both.");
    command->callback([request, json, &exit_code] { exit_code = print_load(*request, *json); });
}

}  // namespace jarl::app
