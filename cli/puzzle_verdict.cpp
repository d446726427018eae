#include "cli/puzzle_verdict.h"

#include <algorithm>
#include <numeric>

namespace jarl::cli {

namespace {

double figure(const MoveWorth& worth, Goal goal) { return goal == Goal::Win ? worth.win : worth.points; }

// How far the worst of the solutions is ahead of the best of the others.
double lead(const Verdict& verdict, const Judgement& judgement) {
    double solved = 1e9, other = -1e9;
    for (std::size_t i = 0; i < verdict.order.size(); ++i) {
        const double value = figure(judgement[verdict.order[i]], verdict.goal);
        if (i < verdict.solutions) solved = std::min(solved, value);
        else other = std::max(other, value);
    }
    return solved - other;
}

Judgement means(std::span<const Judgement> judgements) {
    Judgement all;
    for (std::size_t move = 0; move < judgements.front().size(); ++move)
        all.push_back(mean_worth(judgements, move));
    return all;
}

Verdict ranked(const Judgement& mean, Goal goal) {
    Verdict verdict{goal, std::vector<std::size_t>(mean.size()), 0};
    std::iota(verdict.order.begin(), verdict.order.end(), std::size_t{0});
    std::sort(verdict.order.begin(), verdict.order.end(), [&](std::size_t a, std::size_t b) {
        const double here = figure(mean[a], goal), there = figure(mean[b], goal);
        return here != there ? here > there : a < b;
    });
    const double same = goal == Goal::Win ? kSameWin : kSamePoints;
    const double best = figure(mean[verdict.order.front()], goal);
    while (verdict.solutions < mean.size() &&
           figure(mean[verdict.order[verdict.solutions]], goal) >= best - same)
        ++verdict.solutions;
    return verdict;
}

bool is_clear(const Verdict& verdict, std::span<const Judgement> judgements, const Judgement& mean,
              double share) {
    const double margin = share * (verdict.goal == Goal::Win ? kClearWin : kClearPoints);
    if (verdict.solutions > kMaxSolutions || 2 * verdict.solutions > mean.size()) return false;
    if (lead(verdict, mean) < margin) return false;
    return std::all_of(judgements.begin(), judgements.end(),
                       [&](const Judgement& judgement) { return lead(verdict, judgement) >= margin / 2; });
}

// Points are no goal where they cost the victory.
bool costs_no_win(const Verdict& verdict, const Judgement& mean) {
    double most = 0, solved = 1;
    for (const MoveWorth& worth : mean) most = std::max(most, worth.win);
    for (std::size_t i = 0; i < verdict.solutions; ++i) solved = std::min(solved, mean[verdict.order[i]].win);
    return solved >= most - kSameWin / 2;
}

}  // namespace

MoveWorth mean_worth(std::span<const Judgement> judgements, std::size_t move) {
    MoveWorth mean;
    for (const Judgement& judgement : judgements) {
        mean.win += judgement[move].win / double(judgements.size());
        mean.points += judgement[move].points / double(judgements.size());
    }
    return mean;
}

std::optional<Verdict> verdict_on(std::span<const Judgement> judgements, double share) {
    const Judgement mean = means(judgements);
    const Verdict by_win = ranked(mean, Goal::Win);
    if (is_clear(by_win, judgements, mean, share)) return by_win;
    const Verdict by_points = ranked(mean, Goal::Points);
    if (is_clear(by_points, judgements, mean, share) && costs_no_win(by_points, mean)) return by_points;
    return std::nullopt;
}

}  // namespace jarl::cli
