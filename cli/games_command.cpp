#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "match/json.h"
#include "match/match.h"

namespace jarl::cli {
namespace {

std::string json_line(const GameInfo& game) {
    Json json;
    json.begin_object();
    write_game(json, game);
    json.key("scores");
    write_texts(json, game.score_parts);
    json.end_object();
    return json.take();
}

int list_games(bool as_json) {
    Output out;
    for (const GameInfo& game : games())
        out.line(as_json ? json_line(game)
                         : fmt::format("{}  {}  {} players  {}", game.name, game.ruleset, seats_text(game),
                                       game.default_options));
    return out.exit_code();
}

}  // namespace

void add_games_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command = jarl.add_subcommand("games", "List the games");
    const auto as_json = std::make_shared<bool>(false);
    command->add_flag("--json", *as_json, "One JSON object a line");
    command->callback([as_json, &exit_code] { exit_code = list_games(*as_json); });
    command->footer(
        "Each line: name, ruleset, players, options when nothing else is said.\n"
        "In every game the bots have the same levels, weakest first: thrall, karl, huskarl, hersir, jarl.");
}

}  // namespace jarl::cli
