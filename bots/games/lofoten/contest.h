// A majority race at one warehouse: what it will probably pay to a seat.
#pragma once

#include <cmath>

#include "bots/games/lofoten/haul.h"

namespace jarl::lofoten {

// One warehouse as a seat sees it: what will be stored there, and how far off that may be.
struct Race {
    const WarehouseCard* card;
    float mine, theirs;  // by the card's measure
    float my_tiles, their_tiles;
    float my_shield, my_rival_shield;  // chance to show each clan's buckler
    float doubt;                       // of the difference mine - theirs, above 0
    float price;                       // PP for the majority
    bool tie_pays;                     // LOF-111, variant
};

float points_of(const Race& race);

}  // namespace jarl::lofoten
