#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "base/plain_text.h"
#include "base/text.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/json_lines.h"
#include "cli/output.h"
#include "cli/score_sheet.h"
#include "cli/story.h"
#include "cli/terminal.h"

namespace jarl::cli {
namespace {

struct ReplayRequest {
    std::string file;
    std::optional<int> ply;
    std::string seat;
    std::string language;
    bool json = false, plain = false;
};

bool over(const Match& match) { return match.actor() == kNobody; }

Result<Reader> reader_named(const std::string& seat, const Match& match) {
    if (seat.empty()) return Reader{};
    if (seat == "none") return Reader{kNobody};
    const std::size_t seats = match.setup().seats.size();
    for (std::size_t i = 0; i < seats; ++i)
        if (seat == std::to_string(i)) return Reader{Seat(i)};
    return Problem{fmt::format("unknown seat {}; a seat is a number from 0 to {}, or none for an onlooker",
                               jarl::quoted(seat), seats - 1)};
}

int print_json(const Match& match, Reader reader) {
    Output out;
    out.line(deal_line(match, reader));
    for (int ply = 0; ply < match.ply() && out.open(); ++ply) out.line(ply_line(match, ply, reader));
    out.line(end_line(match));
    return out.exit_code();
}

// Of a match that goes on, only an onlooker's part is told: its hands are still secret.
Reader default_reader(const Match& match, Reader reader) {
    return reader || over(match) ? reader : Reader{kNobody};
}

int draw_position(const Match& match, int ply, Reader reader, const Words& words, bool plain) {
    Terminal terminal(plain);
    const Reader eyes = default_reader(match, reader);
    terminal.write(eyes ? match.sketch_at(ply, *eyes, words, terminal.colour())
                        : match.omniscient_sketch(ply, words, terminal.colour()));
    terminal.flush();
    return kGood;
}

std::vector<Phrase> told_to(const Match& match, int ply, Reader reader) {
    // Secrets of a move belong to the one who made it: the mover's own story leaves nothing out.
    return match.told(ply, reader ? *reader : match.played(ply).actor);
}

int tell_game(const Match& match, Reader reader, const Words& words, bool plain) {
    Terminal terminal(plain);
    const Reader ears = default_reader(match, reader);
    int announced = 0;  // the turn whose beginning stands on the screen
    for (int ply = 0; ply < match.ply() && terminal.open(); ++ply) {
        const Ply& played = match.played(ply);
        if (played.turn != announced) {
            const std::string& name = match.setup().seats[index(played.actor)];
            terminal.line(
                terminal.bold(words.say(Phrase{"cli.turn"}.with("turn", played.turn).with("name", name))));
        }
        const std::string number = padded(std::to_string(ply + 1), 5);
        const bool next = tell_phrases(terminal, told_to(match, ply, ears), words, number, "     ");
        announced = next ? played.turn + 1 : played.turn;
    }
    if (!over(match)) return kGood;
    terminal.line();
    for (const std::string& row : score_sheet(match, words)) terminal.line("  " + row);
    terminal.line(terminal.bold(result_line(match, words)));
    return kGood;
}

int replay_file(const ReplayRequest& request) {
    const auto words = words_for(request.language);
    if (!words) return complain_of_usage(words.problem());
    const auto match = match_in_file(request.file, **words);
    if (!match) return complain(match.problem());
    const auto reader = reader_named(request.seat, **match);
    if (!reader) return complain(reader.problem());
    if (request.ply && (*request.ply < 0 || *request.ply > (*match)->ply()))
        return complain(fmt::format("there is no ply {}; the match has {} (0 is the deal)", *request.ply,
                                    (*match)->ply()));
    if (request.json) return print_json(**match, *reader);
    if (request.ply) return draw_position(**match, *request.ply, *reader, **words, request.plain);
    return tell_game(**match, *reader, **words, request.plain);
}

}  // namespace

void add_replay_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command = jarl.add_subcommand("replay", "Show a recorded match again");
    const auto request = std::make_shared<ReplayRequest>();
    command->add_option("FILE", request->file, "The record or save; - reads standard input")->required();
    CLI::Option* ply =
        command->add_option("--ply", request->ply, "Draw the position after this ply; 0 is the deal");
    command->add_option("--seat", request->seat, "As this seat saw it: 0, 1, …, or none for an onlooker");
    command->add_flag("--json", request->json, "JSON lines: the deal, every ply, the end")->excludes(ply);
    command->add_option("--lang", request->language, "Language of the words: en or fr");
    command->add_flag("--plain", request->plain, "No colours");
    command->footer(
        "JSON lines: first {game, ruleset, options, seats, chance, state}; for every ply {ply, actor, legal, "
        "move,\n"
        "chance, events, state}, where chance lists pairs [n, k]: number k out of n was read; last {over, "
        "scores,\n"
        "ranking}, or {\"over\":false} when the match goes on. They tell everything, unless --seat asks for "
        "what one\n"
        "seat saw: then states and events are that seat's and chance is left empty.");
    command->callback([request, &exit_code] { exit_code = replay_file(*request); });
}

}  // namespace jarl::cli
