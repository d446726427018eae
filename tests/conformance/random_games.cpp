// Random games end, offer only moves that can be played, lose no piece, and come out the same twice.
#include "tests/conformance/random_games.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>
#include <set>
#include <string_view>

#include "engine/core/hash.h"
#include "engine/core/signature.h"

namespace jarl::conformance {
namespace {

// What is wrong with a list of moves; empty: nothing. Not a CHECK, because it is asked millions of times.
template <Game G>
std::string_view wrong_with_list(const typename G::State& state) {
    const auto moves = G::legal_moves(state);
    if (moves.empty()) return "nobody can move and the game is not over";
    if (moves.size() > G::kMaxMoves) return "the list is longer than kMaxMoves";
    for (std::size_t i = 0; i < moves.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (moves[i] == moves[j]) return "a move is listed twice";
    return "";
}

template <Game G>
std::string_view wrong_with_position(const typename G::Options& options, const typename G::State& state) {
    if (!G::conserved(state)) return "a piece was lost or made";
    const Seat actor = G::actor(state);
    if (actor == kNobody) return "";
    if (int(index(actor)) >= G::seats(options)) return "the decision is nobody's at this table";
    return wrong_with_list<G>(state);
}

template <Game G>
void check_end(const typename G::Options& options, const typename G::State& state) {
    REQUIRE(G::actor(state) == kNobody);
    CHECK(G::legal_moves(state).empty());
    const auto scores = G::scores(state);
    const auto places = G::ranking(state);
    REQUIRE(int(scores.size()) == G::seats(options));
    REQUIRE(int(places.size()) == G::seats(options));
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        const auto& parts = scores[seat].parts;
        CHECK(scores[seat].total == std::accumulate(parts.begin(), parts.end(), 0));
        // Equal players share the better place, and the next one is counted on from there.
        const auto before =
            std::count_if(places.begin(), places.end(), [&](int place) { return place < places[seat]; });
        CHECK(places[seat] == before + 1);
        for (std::size_t other = 0; other < scores.size(); ++other)
            if (scores[seat].total > scores[other].total) CHECK(places[seat] < places[other]);
    }
}

template <Game G>
std::uint64_t hash_of_game(const typename G::Options& options, std::uint64_t seed) {
    Hash hash;
    hash_random_game<G>(hash, options, seed);
    return hash.result();
}

TEST_CASE_TEMPLATE_DEFINE("random games end, and every piece stays in the game", G, games_end) {
    int games = 0, longest = 0;
    std::size_t longest_list = 0;
    for_each_game<G>(1, [&](const auto& options, std::uint64_t seed) {
        CAPTURE(G::options_text(options));
        CAPTURE(seed);
        int plies = 0, turn = 0;
        std::string_view wrong;
        const auto end =
            play_random<G>(options, seed, [&](const auto& state, const auto& moves, auto, Dice&) {
                wrong = wrong_with_position<G>(options, state);
                if (G::turn_number(state) < turn) wrong = "the turns count backwards";
                turn = G::turn_number(state);
                longest_list = std::max(longest_list, moves.size());
                return wrong.empty() && ++plies <= G::kMaxPlies;
            });
        CAPTURE(plies);
        if (wrong.empty()) wrong = wrong_with_position<G>(options, end);
        REQUIRE(wrong == "");
        REQUIRE(plies <= G::kMaxPlies);
        check_end<G>(options, end);
        longest = std::max(longest, plies);
        ++games;
    });
    CHECK(games >= games_wanted());
    MESSAGE(G::kName, ": ", games, " games, the longest ", longest, " plies, the longest list ",
            longest_list);
}
TEST_CASE_TEMPLATE_APPLY(games_end, AllGames);

TEST_CASE_TEMPLATE_DEFINE("the same seed is the same game", G, games_repeat) {
    std::set<std::uint64_t> different;
    std::size_t games = 0;
    for_each_game<G>(0.02, [&](const auto& options, std::uint64_t seed) {
        const std::uint64_t hash = hash_of_game<G>(options, seed);
        REQUIRE(hash == hash_of_game<G>(options, seed));
        different.insert(hash);
        ++games;
    });
    CHECK(different.size() == games);  // and another seed is another one
}
TEST_CASE_TEMPLATE_APPLY(games_repeat, AllGames);

TEST_CASE_TEMPLATE_DEFINE("every legal move can be played, changes something and loses nothing", G,
                          moves_work) {
    std::size_t positions = 0;
    for_each_game<G>(0.25, [&](const auto& options, std::uint64_t seed) {
        Sampler sampler(seed, 16);
        play_random<G>(options, seed, [&](const auto& state, const auto& moves, auto, Dice& dice) {
            if (!sampler.take()) return true;
            ++positions;
            for (const auto& move : moves) {
                auto after = state;
                Dice other = dice;
                NoLog log;
                G::apply(after, move, other, log);
                const auto wrong = wrong_with_position<G>(options, after);
                if (wrong.empty() && !(after == state)) continue;
                FAIL(wrong, " after ", G::to_text(state, move), " in game ", seed, " of ",
                     G::options_text(options));
            }
            return true;
        });
    });
    MESSAGE(G::kName, ": ", positions, " positions");
}
TEST_CASE_TEMPLATE_APPLY(moves_work, AllGames);

TEST_CASE_TEMPLATE_DEFINE("a state is its bytes", G, states_are_bytes) {
    using State = typename G::State;
    for_each_game<G>(0.02, [&](const auto& options, std::uint64_t seed) {
        std::string_view wrong;
        play_random<G>(options, seed, [&](const State& state, const auto&, auto move, Dice& dice) {
            std::array<unsigned char, sizeof(State)> bytes;
            std::memcpy(bytes.data(), &state, sizeof(State));
            State copy = G::deal(options, dice);
            std::memcpy(&copy, bytes.data(), sizeof(State));
            if (!(copy == state)) wrong = "a copy of the bytes is another state";
            // What is decided in the copy is decided as in the original, to the last byte.
            State original = state;
            Dice first = dice, second = dice;
            NoLog log;
            G::apply(copy, move, first, log);
            G::apply(original, move, second, log);
            if (std::memcmp(&copy, &original, sizeof(State)) != 0) wrong = "the same move gives other bytes";
            return wrong.empty();
        });
        REQUIRE(wrong == "");
    });
}
TEST_CASE_TEMPLATE_APPLY(states_are_bytes, AllGames);

}  // namespace
}  // namespace jarl::conformance
