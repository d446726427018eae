// Random games of every game of the hall: the material of the conformance tests. A seed is a game.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "match/registry.h"

namespace jarl::conformance {

// The games of the registry in the form that doctest wants: TEST_CASE_TEMPLATE_APPLY(name, AllGames).
using AllGames = Registry::As<std::tuple>;

// JARL_GAMES=16 makes every test shorter or longer in proportion.
inline constexpr int kGamesInFull = 10'240;
inline int games_wanted() {
    const char* wanted = std::getenv("JARL_GAMES");
    const int games = wanted == nullptr ? kGamesInFull : std::atoi(wanted);
    return games > 0 ? games : 1;
}

// Calls visit(options, seed) for `share` of all games wanted, spread evenly over the sample options.
template <Game G, class Visit>
void for_each_game(double share, Visit visit) {
    const auto samples = G::sample_options();
    const auto wanted = std::max<std::size_t>(1, std::size_t(share * games_wanted()));
    const std::size_t games = (wanted + samples.size() - 1) / samples.size() * samples.size();
    for (std::size_t game = 0; game < games; ++game)
        visit(samples[game % samples.size()], std::uint64_t(game) + 1);
}

// Every fourth game is a curious one: of the legal moves it takes the one it took least often so far. So the rare
// corners of a game are met as well, which chance alone would leave in the dark.
template <Game G>
class Player {
  public:
    explicit Player(std::uint64_t seed) : curious_(seed % 4 == 0) {}

    template <class Moves>
    typename G::Move pick(const Moves& moves, Dice& dice) {
        const auto first = dice.below(std::uint32_t(moves.size()));
        if (!curious_) return moves[first];
        auto least = moves[first];
        for (const auto& move : moves)
            if (times_[move] < times_[least]) least = move;
        ++times_[least];
        return least;
    }

  private:
    bool curious_;
    std::map<typename G::Move, int> times_;
};

// Plays one game, calling visit(state, moves, move, dice) before each move; it stops when that says false.
template <Game G, class Visit>
typename G::State play_random(const typename G::Options& options, std::uint64_t seed, Visit visit) {
    Dice dice(seed);
    Player<G> player(seed);
    NoLog log;
    auto state = G::deal(options, dice);
    while (G::actor(state) != kNobody) {
        const auto moves = G::legal_moves(state);
        if (moves.empty()) break;
        const auto move = player.pick(moves, dice);
        if (!visit(state, moves, move, dice)) break;
        G::apply(state, move, dice, log);
    }
    return state;
}

// Every so many plies of a game, at places that differ from game to game.
class Sampler {
  public:
    Sampler(std::uint64_t seed, std::uint32_t every) : dice_(~seed), every_(every) {}
    bool take() { return dice_.below(every_) == 0; }

  private:
    Dice dice_;
    std::uint32_t every_;
};

// The seats of a game and, last, the onlooker.
template <Game G>
std::vector<Seat> viewers(const typename G::Options& options) {
    std::vector<Seat> all;
    for (int seat = 0; seat < G::seats(options); ++seat) all.push_back(Seat(seat));
    all.push_back(kNobody);
    return all;
}

}  // namespace jarl::conformance
