// Laws of the bots, the same for every game: they play legal moves, they know what their seat knows and nothing more,
// and the same question has the same answer.
#include "bots/search/greedy.h"
#include "bots/search/no_lore.h"
#include "bots/search/thinking.h"
#include "match/registry.h"
#include "tests/conformance/random_games.h"

namespace jarl::conformance {
namespace {

#ifdef JARL_SANITIZED
constexpr int kPositions = 1'000;
#else
constexpr int kPositions = 34'000;  // of each game: more than 100,000 in all
#endif

// Positions with a choice for a search, spread over random games of all sample options; visit says false when it has had enough.
template <Game G, class Visit>
void for_each_question(std::uint32_t every, Visit visit) {
    const auto samples = G::sample_options();
    std::uint64_t seed = 0;
    bool more = true;
    while (more) {
        ++seed;
        Sampler sampler(seed, every);
        play_random<G>(samples[seed % samples.size()], seed,
                       [&](const auto& state, const auto&, auto, Dice&) {
                           const auto moves = distinct_moves<G>(state);
                           if (moves.size() > 1 && sampler.take()) more = visit(state, moves);
                           return more;
                       });
    }
}

template <Lore L>
std::vector<Candidate<typename L::Rules>> searched(Search<L>& search,
                                                   const Observation<typename L::Rules>& seen, int iterations,
                                                   std::uint64_t seed) {
    search.begin(RedealtWorlds<typename L::Rules>(seen), seed);
    for (int i = 0; i < iterations; ++i) search.iterate();
    return search.candidates();
}

template <Game G>
bool same(const std::vector<Candidate<G>>& a, const std::vector<Candidate<G>>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
        return x.move == y.move && x.visits == y.visits && x.win == y.win && x.points == y.points &&
               x.line == y.line;
    });
}

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("the search answers with the legal moves it has to look at, each once", G,
                          only_legal_moves) {
    Search<LoreOf<G>> search;
    int positions = 0;
    for_each_question<G>(3, [&](const auto& state, const auto& moves) {
        const auto candidates =
            searched(search, G::observe(state, G::actor(state)), 6, std::uint64_t(positions));
        bool good = candidates.size() == moves.size();
        for (const auto move : moves)
            good = good && std::count_if(candidates.begin(), candidates.end(),
                                         [&](const auto& each) { return each.move == move; }) == 1;
        std::uint32_t visits = 0;
        for (const auto& candidate : candidates) visits += candidate.visits;
        if (!good || visits != 6) FAIL("position " << positions << ": " << G::to_text(state, moves[0]));
        return ++positions < kPositions;
    });
    CHECK(positions == kPositions);
}
TEST_CASE_TEMPLATE_APPLY(only_legal_moves, AllGames);

TEST_CASE_TEMPLATE_DEFINE("what a seat cannot know does not change what its bot plays", G,
                          knows_its_observation) {
    Search<LoreOf<G>> search;
    int positions = 0, hidden = 0, differed = 0;
    for_each_question<G>(40, [&](const auto& state, const auto&) {
        const Seat me = G::actor(state);
        Dice dice(std::uint64_t(positions) + 1);
        const auto other = G::redeal(G::observe(state, me), dice);
        hidden += !(G::observe(state, me).state() == state);  // in Loot everything lies open
        differed += !(other == state);
        const auto seed = std::uint64_t(positions);
        const auto here = searched(search, G::observe(state, me), 60, seed);
        CHECK(same<G>(here, searched(search, G::observe(other, me), 60, seed)));
        CHECK(same<G>(greedy_candidates<LoreOf<G>>(G::observe(state, me), seed),
                      greedy_candidates<LoreOf<G>>(G::observe(other, me), seed)));
        return ++positions < 300;
    });
    CHECK(differed >= hidden / 3);  // otherwise the law would say little
}
TEST_CASE_TEMPLATE_APPLY(knows_its_observation, AllGames);

TEST_CASE_TEMPLATE_DEFINE("the same question has the same answer, another seed may have another", G,
                          same_answer) {
    Thinking<LoreOf<G>> first, second;
    Thinking<NoLore<G>> plain, again;
    int positions = 0, other_answers = 0;
    for_each_question<G>(200, [&](const auto& state, const auto&) {
        const RedealtWorlds<G> worlds(G::observe(state, G::actor(state)));
        const auto answer = [&](auto& thinking, std::uint64_t seed) {
            thinking.forget();
            thinking.begin(worlds, {.iterations = 40}, seed);
            thinking.think();
            return thinking.candidates();
        };
        const auto here = answer(first, 7);
        CHECK(same<G>(here, answer(second, 7)));
        CHECK(same<G>(answer(plain, 7), answer(again, 7)));
        other_answers += !same<G>(here, answer(second, 8));
        return ++positions < 50;
    });
    CHECK(other_answers > 10);
}
TEST_CASE_TEMPLATE_APPLY(same_answer, AllGames);

TEST_CASE_TEMPLATE_DEFINE("an outlook is a number for every seat, and every move is wished for", G,
                          sane_lore) {
    using L = LoreOf<G>;
    const auto weights = tuned_weights<L>();
    int positions = 0;
    for_each_question<G>(5, [&](const auto& state, const auto& moves) {
        Dice dice(std::uint64_t(positions) + 1);
        const auto world = G::redeal(G::observe(state, G::actor(state)), dice);
        const Outlook outlook = L::outlook(world, weights);
        bool good = outlook.spread > 0 && outlook.spread < 1000;
        for (const float points : outlook.points)
            good = good && points > -500 && points < 1000;  // no NaN passes this
        std::array<float, G::kMaxMoves> wishes{};
        L::weigh(world, moves, weights, wishes.data());
        for (std::size_t i = 0; i < moves.size(); ++i) good = good && wishes[i] > 0 && wishes[i] < 1e9f;
        if (!good) FAIL("position " << positions);
        return ++positions < kPositions;
    });
    CHECK(positions == kPositions);
}
TEST_CASE_TEMPLATE_APPLY(sane_lore, AllGames);

}  // namespace jarl::conformance
