// What a seat may know, as a type: only Game::observe makes one, and players, bots and the wire see nothing else.
#pragma once

#include "engine/core/seat.h"

namespace jarl {

template <class G>
class Observation {
  public:
    // kNobody: an onlooker.
    Seat who() const { return who_; }
    // Hidden places are marked, their pieces in the bags.
    const typename G::State& state() const { return state_; }
    bool operator==(const Observation&) const = default;

  private:
    friend G;
    Observation(Seat who, const typename G::State& redacted) : who_(who), state_(redacted) {}
    Seat who_;
    typename G::State state_;
};

}  // namespace jarl
