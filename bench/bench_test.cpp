#include "bench/bench.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

#include "bench/floor.h"
#include "bench/foresight_bench.h"
#include "match/registry.h"

namespace jarl {
namespace {

TEST_CASE("the floor is a real game: sixty plies, about thirty moves, every stone laid once") {
    Dice dice(1);
    NoLog log;
    for (int game = 0; game < 100; ++game) {
        cairn::State state = Floor::deal({}, dice);
        std::size_t plies = 0, moves = 0;
        while (Floor::actor(state) != kNobody) {
            const auto legal = Floor::legal_moves(state);
            REQUIRE(legal.size() > 0);
            moves += legal.size();
            ++plies;
            Floor::apply(state, legal[dice.below(std::uint32_t(legal.size()))], dice, log);
            int stones = state.heap_size;
            for (const cairn::Cairn& cairn : state.cairns) stones += cairn.height;
            for (const cairn::Player& player : state.players) stones += player.hand_size;
            REQUIRE(stones == cairn::kStones);
        }
        CHECK(plies == 60);
        CHECK(double(moves) / double(plies) == doctest::Approx(28).epsilon(0.001));
        CHECK(std::accumulate(state.cairns.begin(), state.cairns.end(), 0,
                              [](int sum, const cairn::Cairn& cairn) { return sum + cairn.height; }) == 60);
    }
}

TEST_CASE("a short bench gives plausible figures for every game and every number of seats") {
    const auto lines = run_bench({"", "", 0.01});
    REQUIRE(lines);
    Registry::for_each([&]<Game G>() {
        for (int seats = G::kSeats.min; seats <= G::kSeats.max; ++seats)
            CHECK(std::any_of(lines->begin(), lines->end(), [&](const BenchLine& line) {
                return line.game == G::kName && line.seats == seats &&
                       line.state_bytes == sizeof(typename G::State);
            }));
    });
    for (const BenchLine& line : *lines) {
        CHECK(line.ns_per_decision > 0);
        CHECK(line.floor_ns > 0);
        CHECK(line.ratio == doctest::Approx(line.ns_per_decision / line.floor_ns));
        CHECK(line.decisions_per_s > line.games_per_s);
        CHECK(line.mean_legal >= 1);
        CHECK(double(line.max_legal) >= line.mean_legal);
        CHECK(bench_json(line).starts_with("{\"game\":\"" + line.game + "\",\"options\":\"" + line.options +
                                           "\""));
    }
}

TEST_CASE("a move of any game can be foreseen in a moment") {
    const auto lines = run_foresight_bench({"", "", 0.05});
    REQUIRE(lines);
    for (const ForesightLine& line : *lines) {
        CAPTURE(line.game);
        CHECK(line.asked > 0);
        CHECK(line.told > 0);
        CHECK(line.median_us > 0);
        CHECK(line.median_us <= line.worst_us);
#ifndef JARL_SANITIZED
        CHECK(line.median_us < 300);
#endif
    }
}

TEST_CASE("a bench of an unknown game or of unknown options is refused") {
    CHECK_FALSE(run_bench({"chess", "", 0.01}));
    CHECK_FALSE(run_bench({"lofoten", "modules=dragons", 0.01}));
}

}  // namespace
}  // namespace jarl
