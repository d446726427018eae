// A copy of a database as it is at one moment, also of one that is being served.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "base/result.h"

namespace jarl::store {

using WhileCopying = std::function<void(int done, int all)>;  // pages

// The new file (0600) is complete, checked and on the disk, or it is not there; nothing is ever replaced. Its size.
Result<std::uint64_t> back_up(const std::string& database, const std::string& target,
                              const WhileCopying& watch = {});

}  // namespace jarl::store
