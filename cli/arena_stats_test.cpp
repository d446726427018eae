#include "cli/arena_stats.h"

#include <doctest/doctest.h>

namespace jarl::cli {
namespace {

GameLine won(double share) {
    GameLine line;
    line.win_share = share;
    line.total = 10;
    line.parts = {4, 6};
    line.decisions = 20;
    line.milliseconds = 100;
    return line;
}

// Half of the deals won both ways, a quarter split, a quarter lost both ways.
Standing mixed(int deals) {
    Standing standing(2);
    for (int i = 0; i < deals; ++i) {
        if (i % 4 < 2) standing.add_deal({won(1), won(1)});
        else if (i % 4 == 2) standing.add_deal({won(1), won(0)});
        else standing.add_deal({won(0), won(0)});
    }
    return standing;
}

TEST_CASE("shares, points and times are means over the games") {
    const Standing standing = mixed(40);
    CHECK(standing.games() == 80);
    CHECK(standing.win_share() == doctest::Approx(0.625));
    CHECK(standing.mean_total() == doctest::Approx(10));
    CHECK(standing.mean_parts() == std::vector<double>{4, 6});
    CHECK(standing.ms_per_move() == doctest::Approx(5));
}

TEST_CASE("the interval counts deals and shrinks with their number") {
    const Interval few = mixed(40).ci95(), many = mixed(4000).ci95();
    CHECK(few.low < 0.625);
    CHECK(few.high > 0.625);
    // The shares of the deals are 1, 1, 1/2, 0: their variance is 0.1719 (n-1: 0.1763), so 1.96 * sqrt(0.1763 / 40).
    CHECK(few.high - few.low == doctest::Approx(2 * 0.1301).epsilon(0.01));
    CHECK(many.high - many.low == doctest::Approx((few.high - few.low) / 10).epsilon(0.02));
}

TEST_CASE("a clean sheet is not certainty") {
    Standing standing(2);
    for (int i = 0; i < 50; ++i) standing.add_deal({won(1), won(1)});
    CHECK(standing.win_share() == 1);
    CHECK(standing.ci95().low < 1);
    CHECK(standing.ci95().low > 0.9);
}

TEST_CASE("Elo: nothing for a fair share, 191 for three games in four, and the same scale for four seats") {
    CHECK(elo_of(0.5, 2) == doctest::Approx(0));
    CHECK(elo_of(0.75, 2) == doctest::Approx(190.8).epsilon(0.001));
    CHECK(elo_of(0.25, 4) == doctest::Approx(0));
    CHECK(elo_of(1, 2) < 2000);
}

TEST_CASE("SPRT ends for the strength that fits and not before") {
    const Sprt sprt{0, 60};
    CHECK(sprt.verdict(mixed(4)) == Sprt::Verdict::Open);
    CHECK(sprt.verdict(mixed(2000)) == Sprt::Verdict::Elo1);
    Standing even(2);
    for (int i = 0; i < 2000; ++i) even.add_deal({won(i % 2), won(i % 2)});
    CHECK(sprt.verdict(even) == Sprt::Verdict::Elo0);
}

TEST_CASE("a game lost otherwise is counted with its reason") {
    Standing standing(2);
    GameLine line = won(0);
    line.lost_by = "it did not answer";
    standing.add_deal({line, won(1)});
    CHECK(standing.lost_otherwise() == 1);
    CHECK(standing.last_reason() == "it did not answer");
}

}  // namespace
}  // namespace jarl::cli
