// The command `jarl`: wires the commands together and turns a bad command line into one line of advice.
#include <csignal>
#include <exception>
#include <string>

#include <CLI/CLI.hpp>

#include "app/commands.h"
#include "cli/commands.h"
#include "cli/output.h"

namespace {

constexpr const char* kVersion = "jarl 0.1.0";

// "jarl play", for the command that was meant: its help has the answer.
std::string command_meant(const CLI::App& jarl) {
    const auto chosen = jarl.get_subcommands();
    return chosen.empty() ? "jarl" : "jarl " + chosen.front()->get_name();
}

int run(int argc, char** argv) {
    CLI::App jarl("Viking board games, judged by one engine.", "jarl");
    jarl.set_version_flag("--version", kVersion, "Show the version and leave");
    jarl.set_help_flag("-h,--help", "Show this help and leave");
    jarl.footer("Exit codes: 0 good, 1 the answer is no or the input is wrong, 2 bad usage.");
    int exit_code = jarl::cli::kGood;
    jarl::cli::add_games_command(jarl, exit_code);
    jarl::cli::add_play_command(jarl, exit_code);
    jarl::cli::add_record_command(jarl, exit_code);
    jarl::cli::add_replay_command(jarl, exit_code);
    jarl::cli::add_analyse_command(jarl, exit_code);
    jarl::cli::add_random_command(jarl, exit_code);
    jarl::cli::add_signature_command(jarl, exit_code);
    jarl::cli::add_bench_command(jarl, exit_code);
    jarl::cli::add_arena_command(jarl, exit_code);
    jarl::cli::add_tune_command(jarl, exit_code);
    jarl::cli::add_puzzles_command(jarl, exit_code);
    jarl::cli::add_engine_command(jarl, exit_code);
    jarl::app::add_serve_command(jarl, exit_code);
    jarl::app::add_doctor_command(jarl, exit_code);
    jarl::app::add_backup_command(jarl, exit_code);
    jarl::app::add_load_command(jarl, exit_code);
    try {
        jarl.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return jarl.exit(error);  // help and version
        return jarl::cli::complain_of_usage(std::string(error.what()) + " (see " + command_meant(jarl) +
                                            " --help)");
    }
    if (jarl.get_subcommands().empty())
        return jarl::cli::complain_of_usage(
            "which command? play, serve, arena, analyse and more "
            "(see jarl --help)");
    return exit_code;
}

}  // namespace

int main(int argc, char** argv) {
    // Both come back as failed writes, and a failed write can be told and survived.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        return jarl::cli::complain(error.what());
    }
}
