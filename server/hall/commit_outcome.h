// What became of something that was to be written.
#pragma once

#include <cstdint>
#include <functional>

#include "server/hall/trouble.h"

namespace jarl::hall {

enum class CommitOutcome : std::uint8_t {
    Durable,
    Taken,   // somebody else wrote this line of the journal first
    Failed,  // the disk would not take it
    Busy     // too much waits already; it was not tried
};
using WhenCommitted = std::function<void(CommitOutcome)>;

CommitOutcome outcome_of(Written written);
// Why it is not durable.
Trouble trouble_of(CommitOutcome outcome);

}  // namespace jarl::hall
