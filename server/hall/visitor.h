// One connection as the hall knows it. It has a number, so that what waits for the disk can find it again, or not.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "engine/core/seat.h"
#include "server/hall/hall.h"

namespace jarl::hall {

class LiveTable;

inline constexpr int kOnlooker = -1;
inline constexpr int kMaxConnectionsOfSeat = 4;
inline constexpr int kMaxWaitingOfGuest = 16;  // messages that wait until a write is done

struct Visitor {
    std::uint64_t number = 0;
    std::shared_ptr<Guest> guest;
    WallTime came{};
    LiveTable* table = nullptr;   // none before it sits or watches
    LiveTable* coming = nullptr;  // on its way to this one, until a write there is done
    int seat = kOnlooker;
    int told = 0;     // plies of the story it has
    int waiting = 0;  // messages
    std::optional<Seed> rematch_key;

    Seat viewer() const { return seat == kOnlooker ? kNobody : Seat(seat); }
};

// Somebody who waits for an answer, if they are still there.
struct Asker {
    std::uint64_t visitor = 0;
    std::int64_t id = 0;
};

}  // namespace jarl::hall
