#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/language.h"
#include "cli/output.h"
#include "match/record.h"

namespace jarl::cli {
namespace {

int check_record(const std::string& file) {
    const auto found = match_in_file(file, usual_words());
    if (!found) return complain(found.problem());
    const Match& match = **found;
    const bool over = match.actor() == kNobody;
    Output out;
    out.line(fmt::format("game     {} ({})", match.game().name, match.game().ruleset));
    out.line("options  " + match.setup().options);
    for (std::size_t seat = 0; seat < match.setup().seats.size(); ++seat)
        out.line(fmt::format("seat {}   {}", seat, match.setup().seats[seat]));
    out.line(fmt::format("turns    {}", match.turn()));
    out.line(fmt::format("plies    {}", match.ply()));
    out.line("result   " + (over ? result_text(match) : "the match goes on"));
    out.line(over ? "every move, the hash and the result are right" : "every move and the hash are right");
    return out.exit_code();
}

}  // namespace

void add_record_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command = jarl.add_subcommand("record", "Read a record and check everything it says");
    const auto file = std::make_shared<std::string>();
    command->add_option("FILE", *file, "The record; - reads standard input")->required();
    command->footer(
        "Plays every move again and compares the hash of the seed and the result. Exit code 0: all of it is\n"
        "right; 1: it is not, and the first thing wrong is named with its line.");
    command->callback([file, &exit_code] { exit_code = check_record(*file); });
}

}  // namespace jarl::cli
