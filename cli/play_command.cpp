#include <fmt/core.h>
#include <CLI/CLI.hpp>
#include <array>

#include "base/capital.h"
#include "base/native/files.h"
#include "base/plain_text.h"
#include "base/text.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/table.h"
#include "match/first_option.h"
#include "match/native/crypto.h"
#include "match/record.h"

namespace jarl::cli {
namespace {

namespace fs = std::filesystem;

struct PlayRequest {
    std::string game, options, first, seats, names, language, seed, save, resume;
    bool resumes = false, plain = false;
};

Result<std::vector<SeatKind>> kinds_of(const PlayRequest& request, const GameInfo& game) {
    if (request.seats.empty()) {
        std::vector<SeatKind> usual(std::size_t(game.min_seats), *read_seat_kind("random"));
        usual[0] = SeatKind{};
        return usual;
    }
    std::vector<SeatKind> kinds;
    for (const std::string& word : split(request.seats, ',')) {
        const auto kind = read_seat_kind(trimmed(word));
        if (!kind) return Problem{kind.problem()};
        kinds.push_back(*kind);
    }
    return kinds;
}

constexpr std::array kUsualNames{"Astrid", "Leif", "Sigrid", "Bjørn"};

std::string usual_name(const SeatKind& kind, int n, const Words& words) {
    if (kind.human() && n <= int(kUsualNames.size())) return kUsualNames[std::size_t(n) - 1];
    if (kind.random()) return words.say(Phrase{"cli.name.random"}.with("n", n));
    return words.say(Phrase{"cli.name.bot"}.with("level", with_capital(kind.bot->name)).with("n", n));
}

Result<std::vector<std::string>> names_of(const PlayRequest& request, const std::vector<SeatKind>& kinds,
                                          const Words& words) {
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < kinds.size(); ++seat)
        names.push_back(usual_name(kinds[seat], int(seat) + 1, words));
    if (request.names.empty()) return names;
    const auto given = split(request.names, ',');
    if (given.size() > names.size())
        return Problem{fmt::format("names: {} names for {} seats", given.size(), names.size())};
    for (std::size_t seat = 0; seat < given.size(); ++seat)
        if (const std::string name = trimmed(given[seat]); !name.empty()) names[seat] = name;
    return names;
}

// --first over what --options say: by lot, a letter, or somebody's name.
Result<std::string> options_of(const PlayRequest& request, const GameInfo& game,
                               const std::vector<std::string>& names) {
    if (request.first.empty()) return request.options;
    if (!game.asks_first)
        return Problem{"--first: in " + std::string(game.name) + " the first player is always drawn by lot"};
    const std::string asked = folded(trimmed(request.first));
    if (asked == "lot") return with_first(request.options, asked);
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        if (const std::string letter = seat_letter(Seat(seat));
            asked == letter || asked == folded(names[seat]))
            return with_first(request.options, letter);
    return Problem{"--first: nobody is called " + jarl::quoted(request.first) +
                   "; say lot, a letter from a on, or a name"};
}

Result<Sitting> new_sitting(const PlayRequest& request, const Words& words) {
    const auto game = game_named(request.game);
    if (!game) return Problem{game.problem()};
    const auto kinds = kinds_of(request, **game);
    if (!kinds) return Problem{kinds.problem()};
    const auto names = names_of(request, *kinds, words);
    if (!names) return Problem{names.problem()};
    const Seed seed = request.seed.empty() ? random_seed() : *read_seed(folded(request.seed));
    const auto options = options_of(request, **game, *names);
    if (!options) return Problem{options.problem()};
    auto match = SeededMatch::create({request.game, *options, *names, ""}, seed, kNativeCrypto);
    if (!match) return Problem{match.problem()};
    return Sitting{std::move(*match), *kinds};
}

// The file to go on with: named, or the newest of those that are not over.
Result<fs::path> save_to_resume(const PlayRequest& request) {
    if (!request.resume.empty()) return fs::path(request.resume);
    if (!request.game.empty())
        if (const auto game = game_named(request.game); !game) return Problem{game.problem()};
    if (const auto newest = newest_save(request.game)) return *newest;
    return Problem{"there is no game to resume in " + saves_folder().string()};
}

Result<Sitting> old_sitting(const PlayRequest& request, const fs::path& path, const Words& words) {
    const auto text = read_file(path.string(), kMaxRecordBytes);
    if (!text) return Problem{text.problem()};
    auto sitting = read_save(*text, words);
    if (!sitting) return Problem{path.string() + ": " + sitting.problem()};
    const auto game = sitting->match->game().name;
    if (!request.game.empty() && request.game != game)
        return Problem{path.string() + ": this is a game of " + std::string(game) + " and not " +
                       jarl::quoted(request.game)};
    return sitting;
}

// Another game may be kept there.
Result<fs::path> new_file(const std::string& name) {
    if (fs::exists(name))
        return Problem{name + ": there is such a file already; --resume goes on with a saved game"};
    return fs::path(name);
}

Result<fs::path> save_for(const PlayRequest& request, std::string_view game) {
    if (!request.save.empty()) return new_file(request.save);
    std::error_code error;
    fs::create_directories(saves_folder(), error);
    if (error) return Problem{saves_folder().string() + ": cannot make this folder: " + error.message()};
    return new_save(game);
}

int sit_down(const PlayRequest& request, Result<Sitting> sitting, const Result<fs::path>& save,
             const Words& words) {
    if (!sitting) return complain(sitting.problem());
    if (!save) return complain(save.problem());
    Terminal terminal(request.plain);
    return Table(std::move(*sitting), *save, words, terminal).play();
}

int play(const PlayRequest& request) {
    const auto words = words_for(request.language);
    if (!words) return complain_of_usage(words.problem());
    if (!request.seed.empty() && !read_seed(folded(request.seed)))
        return complain_of_usage("--seed: 64 hexadecimal digits are needed");
    if (!request.resumes) {
        if (request.game.empty()) return complain_of_usage("which game? (see jarl games)");
        auto sitting = new_sitting(request, **words);
        if (!sitting) return complain(sitting.problem());
        return sit_down(request, std::move(sitting), save_for(request, request.game), **words);
    }
    const auto path = save_to_resume(request);
    if (!path) return complain(path.problem());
    const auto save = request.save.empty() ? path : new_file(request.save);
    return sit_down(request, old_sitting(request, *path, **words), save, **words);
}

}  // namespace

void add_play_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command = jarl.add_subcommand("play", "Play a game in the terminal");
    const auto request = std::make_shared<PlayRequest>();
    command->add_option("GAME", request->game, "The game (see jarl games)");
    CLI::Option* options =
        command->add_option("--options", request->options, "Modules and variants, as in jarl games");
    CLI::Option* first = command->add_option("--first", request->first,
                                             "Who begins: lot, a seat's letter (a, b, …) or name (lot)");
    CLI::Option* seats =
        command->add_option("--seats", request->seats,
                            "Who plays, by seat, with commas (human,random): human, random or a level");
    CLI::Option* names = command->add_option("--names", request->names, "What they are called, with commas");
    CLI::Option* seed =
        command->add_option("--seed", request->seed, "The secret seed, 64 hexadecimal digits (random)");
    command->add_option("--lang", request->language, "en or fr (by LC_ALL, LC_MESSAGES, LANG)");
    command->add_option("--save", request->save,
                        "Keep the game in this file ($XDG_DATA_HOME/jarl/GAME-TIME.save)");
    command
        ->add_option("--resume", request->resume, "Go on with the game in this file, or with the newest one")
        ->expected(0, 1)
        ->excludes(options)
        ->excludes(first)
        ->excludes(seats)
        ->excludes(names)
        ->excludes(seed);
    command->add_flag("--plain", request->plain, "No colours, no clearing of the screen");
    command->footer(
        "At the prompt: the number of a move or its text plays it; u takes it back, r plays it again, b "
        "draws the\n"
        "board, m lists the moves, w TEXT says why not, l tells the whole game, s the scores, h helps, q "
        "saves and\n"
        "quits. The game is saved whenever something happens that cannot be taken back.\n"
        "The levels, weakest first: thrall, karl, huskarl, hersir, jarl. jarl@300ms thinks so long a move, "
        "jarl@2000\n"
        "so many iterations.\n"
        "The seed decides every shuffle. Its SHA-256 is shown before the first move, the seed itself after "
        "the last,\n"
        "so that anybody can check the shuffle. The moves of random seats follow from the seed too.");
    command->callback([request, command, &exit_code] {
        request->resumes = command->count("--resume") > 0;
        exit_code = play(*request);
    });
}

}  // namespace jarl::cli
