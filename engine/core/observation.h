// What a seat may know, as a type: only Game::observe makes one, and players, bots and the wire see nothing else.
#pragma once

#include "engine/core/seat.h"

namespace jarl {

template <class G>
class Observation {
  public:
    Seat who() const { return who_; }  // kNobody: an onlooker
    const typename G::State& state() const {
        return state_;
    }  // hidden places are marked, their pieces in the bags
    bool operator==(const Observation&) const = default;

  private:
    friend G;
    Observation(Seat who, const typename G::State& redacted) : who_(who), state_(redacted) {}
    Seat who_;
    typename G::State state_;
};

}  // namespace jarl
