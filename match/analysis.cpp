#include "match/analysis.h"

#include <algorithm>
#include <cmath>

#include "base/check.h"
#include "match/games/game_table.h"

namespace jarl {

namespace {

// The plies whose figure is big and no noise, the biggest first.
template <class F>
std::vector<int> biggest(const std::vector<JudgedPly>& judged, F figure_of) {
    std::vector<const JudgedPly*> found;
    const auto size = [&](const JudgedPly* ply) { return std::abs(figure_of(*ply).mean); };
    for (const JudgedPly& ply : judged)
        if (size(&ply) >= kTurningPoint && size(&ply) > kTurningPointErrors * figure_of(ply).error)
            found.push_back(&ply);
    std::sort(found.begin(), found.end(), [&](const JudgedPly* a, const JudgedPly* b) {
        return size(a) != size(b) ? size(a) > size(b) : a->ply < b->ply;
    });
    if (found.size() > kMaxTurningPoints) found.resize(kMaxTurningPoints);
    std::vector<int> plies;
    for (const JudgedPly* ply : found) plies.push_back(ply->ply);
    return plies;
}

}  // namespace

std::unique_ptr<Analysis> Analysis::create(const Match& match, const AnalysisBudget& budget) {
    const GameStudy* study = find_game_study(match.game().name);
    check(study != nullptr, "a match is of a game of the registry");
    return study->analyse(match, budget);
}

// Between two seats what one gains the other loses: then it is the winner's stroke.
Seat most_moved(const JudgedPly& ply) {
    constexpr double kRounding = 1e-6;  // shares are floats
    const auto [loser, winner] = std::minmax_element(
        ply.luck.begin(), ply.luck.end(), [](const Figure& a, const Figure& b) { return a.mean < b.mean; });
    return Seat((-loser->mean > winner->mean + kRounding ? loser : winner) - ply.luck.begin());
}

TurningPoints turning_points(const std::vector<JudgedPly>& judged) {
    TurningPoints points;
    points.mistakes = biggest(judged, [](const JudgedPly& ply) {
        return ply.loss.mean > 0 ? ply.loss : Figure{};  // a move better than the best is no mistake
    });
    points.strokes = biggest(judged, [](const JudgedPly& ply) { return ply.luck[index(most_moved(ply))]; });
    return points;
}

}  // namespace jarl
