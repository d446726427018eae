#include <CLI/CLI.hpp>

#include "base/json.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "match/match.h"

namespace jarl::cli {
namespace {

std::string seats_text(const GameInfo& game) {
    const std::string least = std::to_string(game.min_seats);
    return game.min_seats == game.max_seats ? least : least + " to " + std::to_string(game.max_seats);
}

void write_texts(Json& json, const std::vector<std::string>& texts) {
    json.begin_array();
    for (const std::string& text : texts) json.text(text);
    json.end_array();
}

std::string json_line(const GameInfo& game) {
    Json json;
    json.begin_object();
    json.key("game").text(game.name);
    json.key("ruleset").text(game.ruleset);
    json.key("min_seats").number(game.min_seats);
    json.key("max_seats").number(game.max_seats);
    json.key("options").text(game.default_options);
    json.key("asks_first").flag(game.asks_first).key("hidden_hands").flag(game.hidden_hands);
    json.key("scores");
    write_texts(json, game.score_parts);
    json.end_object();
    return json.take();
}

int list_games(bool as_json) {
    Output out;
    for (const GameInfo& game : games())
        out.line(as_json ? json_line(game)
                         : std::string(game.name) + "  " + std::string(game.ruleset) + "  " +
                               seats_text(game) + " players  " + game.default_options);
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
