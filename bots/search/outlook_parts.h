// What an outlook is made of, for people who ask why: named parts that add up to the points of a seat.
#pragma once

#include <string>
#include <vector>

#include "engine/core/phrase.h"

namespace jarl {

struct OutlookPart {
    std::string id;  // the same before and after a move: "warehouse 2"
    Phrase what;     // "the 10-point warehouse"
    float points;
};
using OutlookParts = std::vector<OutlookPart>;

}  // namespace jarl
