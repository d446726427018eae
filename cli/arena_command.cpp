#include <charconv>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <thread>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "base/json.h"
#include "base/native/progress.h"
#include "base/plain_text.h"
#include "cli/arena.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/output.h"

namespace jarl::cli {
namespace {

struct ArenaArguments {
    std::string game, bots, options, records, sprt;
    int games = 100;
    std::uint64_t seed = 1;
    int threads = int(std::max(1u, std::thread::hardware_concurrency()));
    double milliseconds = 0;
    std::uint32_t iterations = 0;
    bool json = false;
};

volatile std::sig_atomic_t interrupted = 0;

// The first Ctrl-C ends the arena and shows what it has; the second one ends the program.
void catch_one_interrupt() {
    struct sigaction action{};
    action.sa_handler = [](int) { interrupted = 1; };
    action.sa_flags = int(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
}

// At commas, but not inside quotes: cmd:"./mybot --depth 3,4" is one bot.
std::vector<std::string> split_bots(const std::string& text) {
    std::vector<std::string> parts(1);
    bool quoted = false;
    for (const char c : text) {
        if (c == '"') quoted = !quoted;
        if (c == ',' && !quoted) parts.emplace_back();
        else parts.back() += c;
    }
    return parts;
}

// The number of bots is the number of players, where the game leaves that open and the options do not say it.
std::string options_for(const GameInfo& game, const std::string& options, std::size_t seats) {
    if (game.min_seats == game.max_seats || options.find("players=") != std::string::npos) return options;
    return fmt::format("{}{}players={}", options, options.empty() ? "" : " ", seats);
}

Result<Sprt> parse_sprt(const std::string& text) {
    Sprt sprt;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%lf,%lf%c", &sprt.elo0, &sprt.elo1, &rest) != 2 || sprt.elo0 >= sprt.elo1)
        return Problem{"--sprt wants two Elo, the lower one first, such as 0,50; not " + jarl::quoted(text)};
    return sprt;
}

Result<ArenaRequest> read_request(const ArenaArguments& arguments) {
    const auto game = game_named(arguments.game);
    if (!game) return Problem{game.problem()};
    ArenaRequest request;
    request.game = *game;
    const auto names = split_bots(arguments.bots);
    const auto seats = int(names.size());
    if (seats < (*game)->min_seats || seats > (*game)->max_seats)
        return Problem{
            fmt::format("{} is played by {}; --bots names {}", (*game)->name, seats_text(**game), seats)};
    for (const std::string& name : names) {
        auto entrant = parse_entrant(name, {arguments.iterations, arguments.milliseconds});
        if (!entrant) return Problem{entrant.problem()};
        request.entrants.push_back(std::move(*entrant));
    }
    if (!arguments.sprt.empty()) {
        const auto sprt = parse_sprt(arguments.sprt);
        if (!sprt) return Problem{sprt.problem()};
        if (seats != 2) return Problem{"--sprt compares two bots"};
        request.sprt = *sprt;
    }
    request.options = options_for(**game, arguments.options, names.size());
    request.deals = (arguments.games + seats - 1) / seats;
    request.seed = arguments.seed;
    request.threads = arguments.threads;
    request.records = arguments.records;
    return request;
}

std::optional<Problem> make_folder(const std::string& folder) {
    std::error_code error;
    if (folder.empty() || std::filesystem::is_directory(folder)) return std::nullopt;
    if (std::filesystem::create_directories(folder, error)) return std::nullopt;
    return Problem{"the folder " + jarl::quoted(folder) + " cannot be made: " + error.message()};
}

std::string note_of(const ArenaReport& report) {
    const Standing& first = report.standings.front();
    return fmt::format("{} {:.1f} % of {} games", report.names.front(), 100 * first.win_share(),
                       first.games());
}

std::string report_json(const ArenaRequest& request, const ArenaReport& report) {
    Json json;
    json.begin_object().key("game").text(request.game->name).key("options").text(request.options);
    json.key("deals").number(report.deals).key("bots").begin_array();
    for (std::size_t i = 0; i < report.names.size(); ++i) {
        const Standing& standing = report.standings[i];
        const Interval share = standing.ci95(), elo = standing.elo95();
        json.begin_object().key("name").text(report.names[i]).key("games").number(standing.games());
        json.key("win_share").raw(fmt::format("{:.4f}", standing.win_share()));
        json.key("ci95").raw(fmt::format("[{:.4f},{:.4f}]", share.low, share.high));
        json.key("elo").raw(fmt::format("{:.0f}", standing.elo()));
        json.key("elo95").raw(fmt::format("[{:.0f},{:.0f}]", elo.low, elo.high));
        json.key("points").raw(fmt::format("{:.2f}", standing.mean_total())).key("parts").begin_object();
        const auto parts = standing.mean_parts();
        for (std::size_t part = 0; part < parts.size(); ++part)
            json.key(request.game->score_parts[part]).raw(fmt::format("{:.2f}", parts[part]));
        json.end_object().key("ms_per_move").raw(fmt::format("{:.3f}", standing.ms_per_move()));
        json.key("lost_otherwise").number(standing.lost_otherwise()).end_object();
    }
    return json.end_array().end_object().take();
}

std::string report_table(const ArenaRequest& request, const ArenaReport& report) {
    std::size_t width = 4;
    for (const std::string& name : report.names) width = std::max(width, name.size());
    std::string text = fmt::format("{} {}: {} deals, {} games{}\n", request.game->name, request.options,
                                   report.deals, report.games, report.interrupted ? " (interrupted)" : "");
    text += fmt::format("{:<{}}  {:>6}  {:>7}  {:>15}  {:>6}  {:>15}  {:>8}  {:>8}\n", "bot", width, "games",
                        "wins", "95 %", "Elo", "95 %", "points", "ms/move");
    for (std::size_t i = 0; i < report.names.size(); ++i) {
        const Standing& standing = report.standings[i];
        const Interval share = standing.ci95(), elo = standing.elo95();
        text += fmt::format(
            "{:<{}}  {:6}  {:5.1f} %  {:5.1f} .. {:5.1f} %  {:+6.0f}  {:+6.0f} .. {:+5.0f}  {:8.1f}  "
            "{:8.2f}\n",
            report.names[i], width, standing.games(), 100 * standing.win_share(), 100 * share.low,
            100 * share.high, standing.elo(), elo.low, elo.high, standing.mean_total(),
            standing.ms_per_move());
    }
    text += fmt::format("\n{:<{}} ", "points", width);
    for (const std::string& part : request.game->score_parts) text += fmt::format(" {:>12}", part);
    for (std::size_t i = 0; i < report.names.size(); ++i) {
        text += fmt::format("\n{:<{}} ", report.names[i], width);
        for (const double part : report.standings[i].mean_parts()) text += fmt::format(" {:12.1f}", part);
    }
    text += "\n";
    for (std::size_t i = 0; i < report.names.size(); ++i)
        if (const Standing& standing = report.standings[i]; standing.lost_otherwise() > 0)
            text += fmt::format("{} lost {} games without being outplayed; the last one: {}\n",
                                report.names[i], standing.lost_otherwise(), standing.last_reason());
    if (request.sprt) {
        const bool open = report.verdict == Sprt::Verdict::Open;
        const double elo = report.verdict == Sprt::Verdict::Elo0 ? request.sprt->elo0 : request.sprt->elo1;
        text += open ? "SPRT: no verdict yet\n" : fmt::format("SPRT: {:+.0f} Elo fits better\n", elo);
    }
    return text;
}

int hold_arena(const ArenaArguments& arguments) {
    const auto request = read_request(arguments);
    if (!request) return complain(request.problem());
    if (const auto problem = make_folder(request->records)) return complain(problem->text);
    catch_one_interrupt();
    Progress progress("arena " + arguments.game);
    const auto report = run_arena(*request, [&](const ArenaReport& now) {
        progress.show(now.deals, request->deals, note_of(now));
        return interrupted == 0;
    });
    progress.clear();
    if (!report) return complain(report.problem());
    Output out;
    if (arguments.json) out.line(report_json(*request, *report));
    else out.write(report_table(*request, *report));
    return out.exit_code();
}

}  // namespace

void add_arena_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command = jarl.add_subcommand("arena", "Let bots play each other and count");
    const auto arguments = std::make_shared<ArenaArguments>();
    command->add_option("GAME", arguments->game, "The game")->required();
    command->add_option("--bots", arguments->bots, "One a seat: jarl,plain@500ms,cmd:\"./mybot\"")
        ->required();
    command->add_option("--games", arguments->games, "How many (100); whole sets of exchanged seats")
        ->check(CLI::Range(1, 100'000'000));
    command->add_option("--options", arguments->options, "Modules and variants, as in jarl games");
    CLI::Option* time =
        command->add_option("--time", arguments->milliseconds, "Milliseconds a move, for bots without @")
            ->check(CLI::Range(1.0, kMaxMilliseconds));
    command
        ->add_option("--iterations", arguments->iterations,
                     "Iterations a move instead: the same games everywhere")
        ->check(CLI::Range(std::uint32_t{1}, kMaxIterations))
        ->excludes(time);
    command->add_option("--seed", arguments->seed, "A whole number (1); the same seed gives the same deals")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--threads", arguments->threads, "Games side by side (one a core)")
        ->check(CLI::Range(1, 256));
    command->add_option("--sprt", arguments->sprt,
                        "ELO0,ELO1: stop as soon as one of them clearly fits better");
    command->add_option("--records", arguments->records, "Write the record of every game into this folder");
    command->add_flag("--json", arguments->json, "One line of JSON at the end");
    command->footer(
        "Bots: thrall, karl, huskarl, hersir, jarl (the levels), random, greedy (one ply), plain (the same "
        "search\n"
        "without knowledge), oracle (sees everything). NAME@500ms or NAME@2000 (iterations) sets the budget "
        "of one.\n"
        "Every deal is played once for each rotation of the seats, with the same chance; intervals count "
        "deals.");
    command->callback([arguments, &exit_code] { exit_code = hold_arena(*arguments); });
}

}  // namespace jarl::cli
