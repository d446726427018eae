// Where the search takes its worlds from: one dealt anew at every iteration, the same a move later, or, for the oracle, the
// real one.
#pragma once

#include "engine/core/game.h"

namespace jarl {

// What a player has: a world the seat cannot tell from the real one, another every time.
template <Game G>
class RedealtWorlds {
  public:
    explicit RedealtWorlds(const Observation<G>& seen) : seen_(seen) {}
    Seat who() const { return seen_.who(); }
    typename G::State next(Dice& dice) const { return G::redeal(seen_, dice); }

  private:
    Observation<G> seen_;
};

// The same after a move of that seat, with whatever chance makes of it: what a search from there thinks is what the move is
// worth.
template <Game G>
class WorldsAfter {
  public:
    WorldsAfter(const Observation<G>& seen, typename G::Move move) : worlds_(seen), move_(move) {}
    Seat who() const { return worlds_.who(); }
    typename G::State next(Dice& dice) const {
        auto state = worlds_.next(dice);
        NoLog log;
        G::apply(state, move_, dice, log);
        return state;
    }

  private:
    RedealtWorlds<G> worlds_;
    typename G::Move move_;
};

// The real world, hidden places and all. It shows how much knowing them would be worth and is never a player's.
template <Game G>
class KnownWorld {
  public:
    explicit KnownWorld(const typename G::State& state) : state_(state) {}
    Seat who() const { return G::actor(state_); }
    typename G::State next(Dice&) const { return state_; }

  private:
    typename G::State state_;
};

}  // namespace jarl
