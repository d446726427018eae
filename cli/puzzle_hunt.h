// Looks for puzzles in a match of bots: every decision is searched a little, and what looks like a puzzle is judged deeply. The
// same hunt finds the same puzzles on every machine: all budgets are iterations.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/puzzle.h"
#include "cli/puzzle_verdict.h"
#include "match/bot.h"
#include "match/move_judge.h"
#include "match/seeded.h"

namespace jarl::cli {

struct HuntSettings {
    const GameInfo* game = nullptr;
    std::vector<GameOptions> options;  // match n has those at n, in turn
    std::uint64_t seed = 1;
    std::uint32_t depth = 20'000;  // iterations a move and seed
};

class PuzzleHunt {
  public:
    explicit PuzzleHunt(const HuntSettings& settings);

    // Plays the match with this number to its end.
    Result<std::vector<Puzzle>> hunt(int match);
    // The match stands at the position: is this still the answer?
    bool still_holds(const Match& match, const Puzzle& puzzle);

  private:
    std::optional<Puzzle> look(const SeededMatch& match, const std::vector<Idea>& ideas);
    bool looks_clear(const Match& match, const std::vector<Idea>& ideas) const;
    bool is_obvious(const Match& match, const std::string& move, std::uint64_t seed);
    bool has_other_order(const Match& match, const std::vector<std::string>& moves,
                         const std::string& solution) const;
    Judgement judge(const Match& match, const std::vector<std::string>& moves, std::uint32_t iterations,
                    std::uint64_t seed);
    std::vector<Judgement> judge_deeply(const Match& match, const std::vector<std::string>& moves,
                                        const std::vector<std::size_t>& order);
    std::optional<std::string> weakest_level(const Match& match, const std::vector<std::string>& solutions);
    bool finds(Bot& bot, const Match& match, const std::vector<std::string>& solutions);
    std::vector<std::string> line_of(const SeededMatch& match, const std::string& move);

    HuntSettings settings_;
    std::unique_ptr<Bot> player_, greedy_, deep_;
    std::vector<std::unique_ptr<Bot>> levels_;  // weakest first
    std::unique_ptr<MoveJudge> judge_;
};

}  // namespace jarl::cli
