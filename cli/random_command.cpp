#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "base/check.h"
#include "base/native/files.h"
#include "base/plain_text.h"
#include "cli/arguments.h"
#include "cli/chance_of_seed.h"
#include "cli/commands.h"
#include "cli/json_lines.h"
#include "cli/output.h"
#include "match/native/crypto.h"
#include "match/seeded.h"

namespace jarl::cli {
namespace {

struct RandomRequest {
    std::string game;
    int games = 1;
    std::uint64_t seed = 1;
    std::string options;
    std::string folder;
    bool json = false;
};

Seed seed_of(const RandomRequest& request, int number) {
    const std::string text = fmt::format("jarl random {} {} {}", request.game, request.seed, number);
    return sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

std::vector<std::string> seat_names(int seats) {
    std::vector<std::string> names;
    for (int seat = 0; seat < seats; ++seat) names.push_back(fmt::format("Random {}", seat));
    return names;
}

// The options say how many seats there are.
Result<SeededMatch> deal(const GameInfo& game, const RandomRequest& request, const Seed& seed) {
    const auto options = game.read_options(request.options);
    const int seats = options ? options->seats : game.min_seats;
    return SeededMatch::create({request.game, request.options, seat_names(seats), ""}, seed, kNativeCrypto);
}

void play_out(SeededMatch& match) {
    Dice dice(number_of(match.seed()));
    while (match->actor() != kNobody) {
        const auto legal = match->legal_texts();
        const auto refused = match.play(legal[dice.below(std::uint32_t(legal.size()))]);
        check(!refused, "a legal move is played");
    }
}

void write_json(Output& out, const Match& match) {
    out.line(deal_line(match, {}));
    for (int ply = 0; ply < match.ply() && out.open(); ++ply) out.line(ply_line(match, ply, {}));
    out.line(end_line(match));
}

std::string file_name(const RandomRequest& request, int number) {
    return fmt::format("{}/{}-{}-{}", request.folder, request.game, request.seed, number);
}

int play_games(const RandomRequest& request) {
    const auto game = game_named(request.game);
    if (!game) return complain(game.problem());
    Output out;
    for (int number = 1; number <= request.games && out.open(); ++number) {
        const Seed seed = seed_of(request, number);
        auto match = deal(**game, request, seed);
        if (!match) return complain(match.problem());
        play_out(*match);
        if (request.json) {
            write_json(out, **match);
            continue;
        }
        const std::string record = match->record();
        if (request.folder.empty()) {
            out.write((number > 1 ? "\n" : "") + record);
        } else if (const auto problem = write_safely(file_name(request, number) + ".record", record)) {
            return complain(problem->text);
        }
    }
    return out.exit_code();
}

}  // namespace

void add_random_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command = jarl.add_subcommand("random", "Play seeded random games");
    const auto request = std::make_shared<RandomRequest>();
    command->add_option("GAME", request->game, "The game")->required();
    command->add_option("--games", request->games, "How many games (1)")->check(CLI::Range(1, 1'000'000'000));
    command->add_option("--seed", request->seed, "A whole number (1); the same seed gives the same games")
        ->check(CLI::Validator(not_a_whole_number, "UINT64"));
    command->add_option("--options", request->options, "Modules and variants, as in jarl games");
    CLI::Option* json = command->add_flag("--json", request->json, "JSON lines, as of jarl replay --json");
    command->add_option("--out", request->folder, "Write each record to a file in this folder")
        ->excludes(json);
    command->footer(
        "Prints records with an empty line between them. The secret seed of game i (from 1) of seed S is "
        "the\n"
        "SHA-256 of the text \"jarl random GAME S i\"; the moves are picked by the engine's Dice "
        "(engine/core/\n"
        "chance.h), seeded with the first 8 bytes of that seed, the most significant first: move number\n"
        "below(number of legal moves) of the list, one throw a ply.");
    command->callback([request, &exit_code] { exit_code = play_games(*request); });
}

}  // namespace jarl::cli
