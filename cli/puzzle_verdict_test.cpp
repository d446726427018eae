#include "cli/puzzle_verdict.h"

#include <doctest/doctest.h>

using namespace jarl;
using namespace jarl::cli;

namespace {

Judgement by_win(std::initializer_list<double> wins) {
    Judgement judgement;
    for (const double win : wins) judgement.push_back({win, 40});
    return judgement;
}

}  // namespace

TEST_CASE("one move that is clearly ahead for every seed is a puzzle") {
    const std::vector judgements{by_win({0.40, 0.60, 0.50, 0.30}), by_win({0.41, 0.58, 0.52, 0.30})};
    const auto verdict = verdict_on(judgements);
    REQUIRE(verdict);
    CHECK(verdict->goal == Goal::Win);
    CHECK(verdict->solutions == 1);
    CHECK(verdict->order == std::vector<std::size_t>{1, 2, 0, 3});
}

TEST_CASE("a lead that is small, or that one seed does not see, is none") {
    CHECK_FALSE(verdict_on(std::vector<Judgement>{by_win({0.60, 0.56, 0.30, 0.30})}));
    CHECK_FALSE(verdict_on(
        std::vector<Judgement>{by_win({0.80, 0.56, 0.30, 0.30}), by_win({0.57, 0.56, 0.30, 0.30})}));
    CHECK_FALSE(verdict_on(
        std::vector<Judgement>{by_win({0.90, 0.56, 0.30, 0.30}), by_win({0.50, 0.56, 0.30, 0.30})}));
}

TEST_CASE("moves that come to the same are all right, but not when they are most of what there is") {
    const auto verdict = verdict_on(std::vector<Judgement>{by_win({0.60, 0.595, 0.40, 0.40})});
    REQUIRE(verdict);
    CHECK(verdict->solutions == 2);
    CHECK_FALSE(verdict_on(std::vector<Judgement>{by_win({0.60, 0.595, 0.40})}));
    CHECK_FALSE(
        verdict_on(std::vector<Judgement>{by_win({0.60, 0.60, 0.60, 0.60, 0.4, 0.4, 0.4, 0.4, 0.4})}));
}

TEST_CASE("where the chance to win hardly differs the points decide, unless they cost it") {
    const Judgement richer{{0.98, 50}, {0.98, 45}, {0.975, 44}};
    const auto verdict = verdict_on({&richer, 1});
    REQUIRE(verdict);
    CHECK(verdict->goal == Goal::Points);
    CHECK(verdict->solutions == 1);
    const Judgement greedy{{0.90, 50}, {0.94, 45}, {0.93, 44}};
    CHECK_FALSE(verdict_on({&greedy, 1}));
}
