// What single moves of a position are worth to the seat that decides, each searched by itself with the same budget: in a search
// of all moves one that looks bad at first is looked at too little to be compared.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "match/match.h"

namespace jarl {

struct MoveWorth {
    double win = 0, points = 0;  // the chance to win and the points expected, of the seat that decides
};

class MoveJudge {
  public:
    virtual ~MoveJudge() = default;

    // The move is legal. The same question has the same answer on every machine.
    virtual MoveWorth worth(const Match& match, std::string_view move, std::uint32_t iterations,
                            std::uint64_t seed) = 0;
    // Both can be played one after the other, but a search looks at them in the other order only (G::repeats): it thinks less
    // of `first` than it should.
    virtual bool is_other_order(const Match& match, std::string_view first,
                                std::string_view second) const = 0;
    // What the lore wishes for most before anything is tried.
    virtual std::string first_wish(const Match& match) const = 0;
};

}  // namespace jarl
