#include "cli/arena_stats.h"

#include <algorithm>
#include <cmath>

namespace jarl::cli {

namespace {

constexpr double kSurest = 1e-4;      // a share of 1 would be an endless Elo
constexpr double kSprtBound = 2.944;  // log((1 - 0.05) / 0.05)
constexpr double kQuantile = 1.96;

double share_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

}  // namespace

double elo_of(double win_share, std::size_t seats) {
    const double share = std::clamp(win_share, kSurest, 1 - kSurest);
    return 400 * std::log10(share * double(seats - 1) / (1 - share));
}

void Standing::add_deal(const std::vector<GameLine>& games) {
    if (games.empty()) return;
    double share = 0;
    for (const GameLine& game : games) {
        share += game.win_share / double(games.size());
        total_ += game.total;
        decisions_ += game.decisions;
        milliseconds_ += game.milliseconds;
        parts_.resize(std::max(parts_.size(), game.parts.size()));
        for (std::size_t i = 0; i < game.parts.size(); ++i) parts_[i] += game.parts[i];
        if (game.lost_by.empty()) continue;
        ++lost_otherwise_;
        last_reason_ = game.lost_by;
    }
    games_ += int(games.size());
    ++deals_;
    shares_ += share;
    squares_ += share * share;
}

double Standing::win_share() const { return deals_ > 0 ? shares_ / deals_ : 0; }

// Of the mean share of one deal. Too few deals know nothing of it: then as if every deal were won or lost whole.
double Standing::deal_variance() const {
    const double mean = win_share();
    if (deals_ < 2) return 0.25;
    const double seen = (squares_ - deals_ * mean * mean) / (deals_ - 1);
    const double least = 0.25 / double(deals_);  // a clean sheet is not certainty
    return std::max(seen, least);
}

Interval Standing::ci95() const {
    if (deals_ == 0) return {0, 1};
    const double half = kQuantile * std::sqrt(deal_variance() / deals_);
    return {std::max(0.0, win_share() - half), std::min(1.0, win_share() + half)};
}

Interval Standing::elo95() const {
    const Interval share = ci95();
    return {elo_of(share.low, seats_), elo_of(share.high, seats_)};
}

std::vector<double> Standing::mean_parts() const {
    std::vector<double> means = parts_;
    for (double& mean : means) mean /= std::max(1, games_);
    return means;
}

double Standing::log_likelihood_ratio(double elo0, double elo1) const {
    if (deals_ < 2) return 0;
    const double share0 = share_of_elo(elo0), share1 = share_of_elo(elo1);
    return deals_ * (share1 - share0) * (2 * win_share() - share0 - share1) / (2 * deal_variance());
}

Sprt::Verdict Sprt::verdict(const Standing& standing) const {
    const double ratio = standing.log_likelihood_ratio(elo0, elo1);
    if (ratio >= kSprtBound) return Verdict::Elo1;
    if (ratio <= -kSprtBound) return Verdict::Elo0;
    return Verdict::Open;
}

}  // namespace jarl::cli
