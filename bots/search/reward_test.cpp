#include "bots/search/reward.h"

#include <doctest/doctest.h>

#include <numeric>

namespace jarl {
namespace {

float sum(const PerSeat& shares) { return std::accumulate(shares.begin(), shares.end(), 0.0f); }

TEST_CASE("shares of the victory add up to one, and the leader has the largest") {
    for (const std::size_t seats : {2u, 3u, 4u}) {
        const PerSeat shares = win_shares({50, 42, 55, 10}, seats, 10);
        CHECK(sum(shares) == doctest::Approx(1));
        const std::size_t leader = seats == 2 ? 0 : 2;
        for (std::size_t i = 0; i < seats; ++i) CHECK(shares[i] <= shares[leader]);
        for (std::size_t i = seats; i < 4; ++i) CHECK(shares[i] == 0);
    }
}

TEST_CASE("equal points share evenly") {
    CHECK(win_shares({7, 7}, 2, 3)[0] == doctest::Approx(0.5));
    CHECK(win_shares({7, 7, 7, 7}, 4, 3)[3] == doctest::Approx(0.25));
}

TEST_CASE("a lead of one spread wins about six games in seven, and a smaller spread makes it surer") {
    CHECK(win_shares({60, 50}, 2, 10)[0] == doctest::Approx(6.0 / 7).epsilon(0.01));
    CHECK(win_shares({60, 50}, 2, 3)[0] > win_shares({60, 50}, 2, 10)[0]);
}

TEST_CASE("a shared first place shares the victory") {
    CHECK(won_shares(Ranking{1, 3, 1}) == PerSeat{0.5f, 0, 0.5f, 0});
    CHECK(won_shares(Ranking{2, 1}) == PerSeat{0, 1, 0, 0});
}

TEST_CASE("winning comes first, the lead in points second") {
    const SearchSettings settings;
    const PerSeat narrow = values({1, 0}, {51, 50}, 2, settings),
                  wide = values({1, 0}, {90, 50}, 2, settings);
    const PerSeat lost = values({0, 1}, {50, 51}, 2, settings);
    CHECK(wide[0] > narrow[0]);
    CHECK(narrow[0] > lost[0]);
    CHECK(wide[0] <= 1);
    CHECK(narrow[0] - lost[0] > wide[0] - narrow[0]);
}

}  // namespace
}  // namespace jarl
