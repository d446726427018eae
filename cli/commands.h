// The commands of `jarl`. Each adds itself to the program; when it is the one asked for, it leaves its exit code.
#pragma once

namespace CLI {
class App;
}

namespace jarl::cli {

inline constexpr int kGood = 0;
inline constexpr int kNo = 1;        // the answer is no, or what came in is wrong
inline constexpr int kBadUsage = 2;  // the command line itself makes no sense

void add_games_command(CLI::App& jarl, int& exit_code);
void add_play_command(CLI::App& jarl, int& exit_code);
void add_record_command(CLI::App& jarl, int& exit_code);
void add_replay_command(CLI::App& jarl, int& exit_code);
void add_analyse_command(CLI::App& jarl, int& exit_code);
void add_random_command(CLI::App& jarl, int& exit_code);
void add_signature_command(CLI::App& jarl, int& exit_code);
void add_bench_command(CLI::App& jarl, int& exit_code);
void add_arena_command(CLI::App& jarl, int& exit_code);
void add_tune_command(CLI::App& jarl, int& exit_code);
void add_puzzles_command(CLI::App& jarl, int& exit_code);
void add_engine_command(CLI::App& jarl, int& exit_code);

}  // namespace jarl::cli
