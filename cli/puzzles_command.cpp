#include "cli/puzzles.h"

#include <csignal>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <thread>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "base/native/files.h"
#include "base/native/progress.h"
#include "base/plain_text.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "match/bot.h"

namespace jarl::cli {
namespace {

struct PuzzlesArguments {
    std::string game, options, folder = ".", check;
    int count = 60, seats = 0, matches = 20'000;
    std::uint64_t seed = 1;
    std::uint32_t depth = 20'000;
    int threads = int(std::max(1u, std::thread::hardware_concurrency()));
};

volatile std::sig_atomic_t hunt_interrupted = 0;

// The first Ctrl-C ends the hunt after the matches at hand; the second one ends the program.
void catch_interrupt_of_hunt() {
    struct sigaction action{};
    action.sa_handler = [](int) { hunt_interrupted = 1; };
    action.sa_flags = int(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
}

Result<std::vector<GameOptions>> options_of(const PuzzlesArguments& arguments, const GameInfo& game) {
    if (arguments.seats > 0 && (arguments.seats < game.min_seats || arguments.seats > game.max_seats))
        return Problem{
            fmt::format("{} is played by {}; --seats says {}", game.name, seats_text(game), arguments.seats)};
    std::vector<GameOptions> options = options_to_hunt(game);
    if (!arguments.options.empty()) {
        const auto read = game.read_options(arguments.options);
        if (!read) return Problem{read.problem()};
        options = {*read};
    }
    if (arguments.seats > 0)
        std::erase_if(options, [&](const GameOptions& each) { return each.seats != arguments.seats; });
    if (options.empty())
        return Problem{fmt::format("--options are not for {} seats, as --seats says", arguments.seats)};
    return options;
}

Result<PuzzlesRequest> request_of(const PuzzlesArguments& arguments) {
    const auto game = game_named(arguments.game);
    if (!game) return Problem{game.problem()};
    auto options = options_of(arguments, **game);
    if (!options) return Problem{options.problem()};
    if (arguments.depth < 1) return Problem{"--depth 0 is for --check: to find puzzles takes iterations"};
    return PuzzlesRequest{{*game, std::move(*options), arguments.seed, arguments.depth},
                          arguments.count,
                          arguments.matches,
                          arguments.threads,
                          arguments.folder};
}

std::optional<Problem> make_puzzle_folder(const std::string& folder) {
    std::error_code error;
    if (std::filesystem::is_directory(folder)) return std::nullopt;
    if (std::filesystem::create_directories(folder, error)) return std::nullopt;
    return Problem{"the folder " + jarl::quoted(folder) + " cannot be made: " + error.message()};
}

std::string told(const PuzzlesProgress& now, int count) {
    return fmt::format("{} of {} puzzles, {} found in {} matches", now.kept, count, now.found, now.matches);
}

int hunt_puzzles(const PuzzlesArguments& arguments) {
    const auto request = request_of(arguments);
    if (!request) return complain(request.problem());
    if (const auto problem = make_puzzle_folder(request->folder)) return complain(problem->text);
    catch_interrupt_of_hunt();
    Progress progress("puzzles " + arguments.game);
    PuzzlesProgress last;
    const auto book = make_puzzles(*request, [&](const PuzzlesProgress& now) {
        last = now;
        progress.show(now.kept, request->count, told(now, request->count));
        return hunt_interrupted == 0;
    });
    progress.clear();
    if (!book) return complain(book.problem());
    if (!*book)
        return complain("interrupted after " + told(last, request->count) + "; the same command goes on");
    Output out;
    out.line(fmt::format("{}/puzzles.json: {} puzzles", request->folder, (*book)->puzzles.size()));
    if (int((*book)->puzzles.size()) < request->count)
        return complain(fmt::format("{} matches have no more than that", request->matches));
    return out.exit_code();
}

int check_puzzles(const PuzzlesArguments& arguments) {
    const auto game = game_named(arguments.game);
    if (!game) return complain(game.problem());
    const auto text = read_file(arguments.check, kMaxBookBytes);
    if (!text) return complain(text.problem());
    const auto book = read_book(*text);
    if (!book) return complain(arguments.check + ": " + book.problem());
    if (book->game != (*game)->name) return complain(arguments.check + ": the puzzles are of " + book->game);
    std::optional<PuzzleHunt> hunt;
    if (arguments.depth > 0)
        hunt.emplace(HuntSettings{*game, options_to_hunt(**game), arguments.seed, arguments.depth});
    Progress progress("check " + arguments.game);
    int wrong = 0, number = 0;
    for (const Puzzle& puzzle : book->puzzles) {
        progress.show(number++, double(book->puzzles.size()));
        const std::string problem = problem_with(puzzle, **game, hunt ? &*hunt : nullptr);
        if (problem.empty()) continue;
        progress.clear();
        complain(fmt::format("{}: puzzle {}: {}", arguments.check, number, problem));
        ++wrong;
    }
    progress.clear();
    if (wrong > 0) return kNo;
    Output out;
    out.line(fmt::format("{}: {} puzzles, all as they say", arguments.check, number));
    return out.exit_code();
}

}  // namespace

void add_puzzles_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command = jarl.add_subcommand("puzzles", "Find positions with one clearly best move");
    const auto arguments = std::make_shared<PuzzlesArguments>();
    command->add_option("GAME", arguments->game, "The game")->required();
    command->add_option("--count", arguments->count, "How many (60)")->check(CLI::Range(1, 10'000));
    command->add_option("--options", arguments->options, "Modules and variants; otherwise several in turn");
    command->add_option("--seats", arguments->seats, "Only matches of so many")->check(CLI::Range(1, 8));
    command->add_option("--depth", arguments->depth, "Iterations a move and seed (20000)")
        ->check(CLI::Range(std::uint32_t{0}, kMaxIterations));
    command->add_option("--matches", arguments->matches, "At most (20000)")
        ->check(CLI::Range(1, 1'000'000'000));
    command->add_option("--seed", arguments->seed, "A whole number (1); the same seed gives the same puzzles")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--threads", arguments->threads, "Matches side by side (one a core)")
        ->check(CLI::Range(1, 256));
    command->add_option("--out", arguments->folder, "The folder that gets puzzles.json (this one)");
    command->add_option("--check", arguments->check,
                        "Look at a file of puzzles instead: each is played again and judged anew; --depth 0: "
                        "played only");
    command->footer(
        "Bots play matches. A position is a puzzle when a deep search with several seeds finds one move "
        "clearly\n"
        "better than the rest, and neither one ply of thinking nor a Thrall does (docs/puzzles.md). As long "
        "as it is\n"
        "not done, puzzles.part keeps what was found: the same command goes on from there.");
    command->callback([arguments, &exit_code] {
        exit_code = arguments->check.empty() ? hunt_puzzles(*arguments) : check_puzzles(*arguments);
    });
}

}  // namespace jarl::cli
