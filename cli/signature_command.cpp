#include <CLI/CLI.hpp>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "match/signature.h"

namespace jarl::cli {
namespace {

int print_signatures(const std::string& only, bool bots) {
    if (!only.empty())
        if (const auto game = game_named(only); !game) return complain(game.problem());
    Output out;
    for (const GameInfo& game : games())
        if (only.empty() || only == game.name)
            out.line(bots ? bot_signature_line(game.name) : signature_line(game.name));
    return out.exit_code();
}

}  // namespace

void add_signature_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command =
        jarl.add_subcommand("signature", "Print the number that proves the rules of each game");
    const auto game = std::make_shared<std::string>();
    command->add_option("GAME", *game, "Only this game");
    const auto bots = std::make_shared<bool>(false);
    command->add_flag("--bots", *bots, "The number that shows how the bots play, instead");
    command->footer(
        "A hash over seeded random games: moves, states, observations and scores. It is the same for every\n"
        "compiler and in WebAssembly, and changes when a rule changes. That of the bots changes\n"
        "when they play otherwise; it too is the same everywhere.");
    command->callback([game, bots, &exit_code] { exit_code = print_signatures(*game, *bots); });
}

}  // namespace jarl::cli
