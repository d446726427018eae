// When a position is a puzzle: one move, or a few that come to the same, is clearly better than all others, whichever seed
// judges them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/puzzle.h"
#include "match/move_judge.h"

namespace jarl::cli {

// What makes a move clearly better, and what makes two moves the same.
inline constexpr double kClearWin = 0.06, kSameWin = 0.015;
inline constexpr double kClearPoints = 3, kSamePoints = 0.5;
inline constexpr std::size_t kMaxSolutions = 3;

using Judgement = std::vector<MoveWorth>;  // of one seed: a worth for every move

struct Verdict {
    Goal goal = Goal::Win;
    std::vector<std::size_t> order;  // of the moves, the best first
    std::size_t solutions = 0;       // so many of them are right
};

MoveWorth mean_worth(std::span<const Judgement> judgements, std::size_t move);

// `share`: of the margins, to sift with less than to decide.
std::optional<Verdict> verdict_on(std::span<const Judgement> judgements, double share = 1);

}  // namespace jarl::cli
