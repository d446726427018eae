#include <CLI/CLI.hpp>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "match/signature.h"

namespace jarl {
namespace {

int print_signatures(const std::string& only) {
    if (!only.empty())
        if (const auto game = game_named(only); !game) return complain(game.problem());
    Output out;
    for (const GameInfo& game : games())
        if (only.empty() || only == game.name) out.line(signature_line(game.name));
    return out.exit_code();
}

}  // namespace

void add_signature_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command =
        jarl.add_subcommand("signature", "Print the number that proves the rules of each game");
    const auto game = std::make_shared<std::string>();
    command->add_option("GAME", *game, "Only this game");
    command->footer(
        "A hash over seeded random games: moves, states, observations and scores. It is the same for every\n"
        "compiler and in WebAssembly, and changes when a rule changes.");
    command->callback([game, &exit_code] { exit_code = print_signatures(*game); });
}

}  // namespace jarl
