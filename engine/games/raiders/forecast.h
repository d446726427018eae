// What a raid or a building would bring: exact, from the dice and the tables, for players and bots to weigh.
#pragma once

#include "engine/games/raiders/move.h"

namespace jarl::raiders {

struct Fraction {
    std::int64_t ways, of;
    bool operator==(const Fraction&) const = default;
};

struct TierForecast {
    Tier tier;
    Fraction chance;  // that this tier is scored, with the dice as they fall
    Fraction reach;   // that it or a higher one is scored, with every re-roll spent on it
};

struct RaidForecast {
    Place place;
    bool possible;
    RaidCost cost;  // after reductions
    int missing_crew, missing_provisions, missing_gold;
    bool missing_worker;  // the one in hand has the wrong colour, or there is none
    int strength;         // without dice
    int dice, rerolls;
    int sure_points;   // the harbour's and those of the crew
    Fraction nothing;  // the chance that strength scores nothing
    FixedList<TierForecast, kMaxTiers> tiers;
    Fraction expected;  // points for strength, re-rolling for the most of them
};
// Nothing to raid there: no spot is left.
inline bool is_plundered(const State& state, Place place) { return state.spots_left[place] == 0; }
RaidForecast forecast(const State& state, Seat seat, Place place);

// One option of a building: what would be paid and what would be got, as far as the supply goes.
struct Prospect {
    Move move;
    Assets pays{}, gains{};
    std::uint8_t draws = 0, discards = 0;  // cards
    Offering tile = Offering::None;
    bool possible = false;  // paid for and in stock, as far as everybody can see
    bool operator==(const Prospect&) const = default;
};
// The options of Town Hall and Barracks are hand cards: see legal_moves.
FixedList<Prospect, 4> prospects(const State& state, Seat seat, Building building, Colour worker);

}  // namespace jarl::raiders
