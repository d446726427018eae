// What is not in the list is refused with a rule of the ledger, and what is in the list never.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>

#include "tests/conformance/all_moves.h"

namespace jarl::conformance {
namespace {

#ifndef JARL_LEDGERS
#define JARL_LEDGERS "docs/rules/"
#endif

template <Game G>
std::string ledger() {
    std::ifstream file(JARL_LEDGERS + std::string(G::kName) + ".md");
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST_CASE_TEMPLATE_DEFINE("every other move is refused with a rule of the ledger", G, refusals) {
    const auto moves = all_moves<G>();
    std::map<std::string_view, std::size_t> rules;
    std::size_t positions = 0;
#ifdef JARL_SANITIZED  // slow: the more moves a game has, the fewer positions are tried with all of them
    const auto every = std::uint32_t(std::max<std::size_t>(32, moves.size() / 16));
#else
    const std::uint32_t every = 32;
#endif
    for_each_game<G>(0.1, [&](const auto& options, std::uint64_t seed) {
        Sampler sampler(seed, every);
        const auto judge = [&](const auto& state) {
            const auto legal = G::legal_moves(state);
            for (const auto& move : moves) {
                const auto refusal = G::why_not(state, move);
                if (refusal) ++rules[refusal->rule];
                if (refusal.has_value() != legal.contains(move)) continue;
                FAIL(G::to_text(state, move),
                     (refusal ? " is legal and refused: " : " is not legal and not refused "),
                     (refusal ? refusal->rule : ""), " in game ", seed, " of ", G::options_text(options));
            }
            return true;
        };
        const auto end = play_random<G>(options, seed, [&](const auto& state, const auto&, auto, Dice&) {
            if (!sampler.take()) return true;
            ++positions;
            return judge(state);
        });
        if (G::actor(end) == kNobody) judge(end);  // over: everything is refused
    });
    const std::string book = ledger<G>();
    REQUIRE_FALSE(book.empty());
    for (const auto& [rule, times] : rules) {
        CAPTURE(rule);
        CHECK_FALSE(rule.empty());
        CHECK(book.find(rule) != std::string::npos);
    }
    MESSAGE(G::kName, ": ", positions, " positions, ", moves.size(), " moves each, ", rules.size(),
            " rules named");
}
TEST_CASE_TEMPLATE_APPLY(refusals, AllGames);

}  // namespace
}  // namespace jarl::conformance
