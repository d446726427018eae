// Whom a sentence is for: what everybody is called, and where the reader sits.
#pragma once

#include <string>
#include <vector>

#include "engine/core/seat.h"

namespace jarl {

struct Reader {
    // By seat.
    const std::vector<std::string>& names;
    // Left and right are this seat's; an onlooker's are the first seat's.
    Seat seat = kNobody;

    const std::string& name(Seat who) const { return names[index(who)]; }
};

}  // namespace jarl
