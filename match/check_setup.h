// Is this a match that can be played? Asked without dealing one, and answered with the field that is wrong.
#pragma once

#include <string>

#include "base/result.h"
#include "match/match.h"

namespace jarl {

struct SetupProblem {
    enum class Field { Game, Options, Seats, SeatName, SeedHash };

    Field field;
    int seat;          // SeatName: which; else -1
    std::string text;  // one line that begins with the field: "seat 1: the name is empty"
};

// The same setup with its options in canonical form. Without a seed there is no hash yet; one that is there must be one.
Result<MatchSetup, SetupProblem> check_setup(MatchSetup setup);

}  // namespace jarl
