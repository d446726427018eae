// One ply: every move is tried in a few worlds, and what the lore thinks of the table afterwards decides.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "bots/search/search.h"

namespace jarl {

template <Lore L>
std::vector<Candidate<typename L::Rules>> greedy_candidates(const Observation<typename L::Rules>& seen,
                                                            std::uint64_t seed) {
    using G = typename L::Rules;
    constexpr int kWorlds = 8;
    const auto weights = tuned_weights<L>();
    const auto moves = distinct_moves<G>(seen.state());
    const std::size_t me = index(seen.who()), seats = G::scores(seen.state()).size();
    NoLog log;
    std::vector<std::pair<float, Candidate<G>>> tried;
    for (const auto move : moves) {
        Dice dice(seed);  // the same worlds for every move
        Node<G> mean;
        for (int world = 0; world < kWorlds; ++world) {
            auto state = G::redeal(seen, dice);
            G::apply(state, move, dice, log);
            mean.visit(reward_of<L>(state, seats, weights, L::kSettings));
        }
        Candidate<G> candidate{move, kWorlds, {}, {}, 1.0f / float(moves.size()), {move}};
        std::copy(mean.win.begin(), mean.win.end(), candidate.win.begin());
        std::copy(mean.points.begin(), mean.points.end(), candidate.points.begin());
        tried.emplace_back(mean.value[me], std::move(candidate));
    }
    std::sort(tried.begin(), tried.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second.move < b.second.move;
    });
    std::vector<Candidate<G>> ranked;
    for (auto& [value, candidate] : tried) ranked.push_back(std::move(candidate));
    return ranked;
}

}  // namespace jarl
