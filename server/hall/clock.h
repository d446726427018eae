// Whose decision it is and what it costs them. A stretch is the time from the moment a seat is to decide until another
// one is. It is charged whole when it ends, so that moves others may not know of yet change no number anybody sees, and
// begins to count when what the others did has been shown. Time while the server was down is nobody's: a stretch that a
// restart falls into begins with the restart.
#pragma once

#include <array>
#include <optional>

#include "engine/core/seat.h"
#include "server/hall/stored.h"

namespace jarl::hall {

// What the journal says about time, as everybody may know it.
struct ClockState {
    int decider = -1;  // whose decision it is; -1: nobody's
    int turn = 0;
    WallTime since{};  // when the stretch begins to count: at first the moves of the others are shown
    std::array<milliseconds, kMaxSeats> used{};
    bool operator==(const ClockState&) const = default;
};

// How long a move of another is shown, at the calm pace of the page, and all of them together.
inline constexpr milliseconds kShowOfMove{700};
inline constexpr milliseconds kLongestShow{7000};

// Where somebody is. `gone` counts while they are not here.
struct Presence {
    bool here = false;
    WallTime gone{};
};

struct Patience {
    milliseconds absent, claim;
};

// What others may do about a guest.
struct Lateness {
    bool late = false, stand_in = false, claim = false;
    bool operator==(const Lateness&) const = default;
};

bool clock_runs(const TableRow& table, const ClockState& clock);  // that of the decider
// What the seat's clock would be charged if its stretch ended now.
milliseconds charge(const TableRow& table, const ClockState& clock, WallTime now);
std::optional<milliseconds> time_left(const TableRow& table, const ClockState& clock, int seat, WallTime now);
Lateness lateness(const TableRow& table, const ClockState& clock, int seat, const Presence& presence,
                  const Patience& patience, WallTime now);

}  // namespace jarl::hall
