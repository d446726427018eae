// The MoveJudge of one game: a search of the worlds after the move, from what the deciding seat sees.
#pragma once

#include <algorithm>
#include <array>
#include <string>

#include "base/check.h"
#include "bots/search/search.h"
#include "match/match_of.h"
#include "match/move_judge.h"

namespace jarl {

template <Lore L>
class MoveJudgeOf final : public MoveJudge {
    using G = typename L::Rules;

  public:
    MoveWorth worth(const Match& match, std::string_view text, std::uint32_t iterations,
                    std::uint64_t seed) override {
        const auto seen = of_game(match).observed();
        search_.begin(WorldsAfter<G>(seen, read(text)), seed);
        for (std::uint32_t i = 0; i < iterations; ++i) search_.iterate();
        const Reward expected = search_.expected();
        const std::size_t me = index(seen.who());
        return {expected.win[me], expected.points[me]};
    }

    bool is_other_order(const Match& match, std::string_view first, std::string_view second) const override {
        const auto seen = of_game(match).observed();
        Dice dice(1);
        const auto state = WorldsAfter<G>(seen, read(first)).next(dice);
        if (G::actor(state) != seen.who()) return false;
        return G::legal_moves(state).contains(read(second)) &&
               !distinct_moves<G>(state).contains(read(second));
    }

    std::string first_wish(const Match& match) const override {
        const auto seen = of_game(match).observed();
        const auto& state = seen.state();
        const auto moves = distinct_moves<G>(state);
        std::array<float, G::kMaxMoves> wish;
        L::weigh(state, moves, tuned_weights<L>(), wish.data());
        const auto most = std::max_element(wish.begin(), wish.begin() + std::ptrdiff_t(moves.size()));
        return G::to_text(state, moves[std::size_t(most - wish.begin())]);
    }

  private:
    static const MatchOf<G>& of_game(const Match& match) {
        check(match.game().name == G::kName, "a match is judged by its own game");
        return static_cast<const MatchOf<G>&>(match);
    }

    static typename G::Move read(std::string_view text) {
        const auto move = G::parse(text);
        check(move.ok(), "a move that is judged can be read");
        return *move;
    }

    Search<L, WorldsAfter<G>> search_;
};

}  // namespace jarl
