// How many connections the system's bound on open files leaves room for.
#pragma once

#include <cstddef>
#include <optional>

#include "base/result.h"

namespace jarl::net {

std::size_t raise_file_limit();  // as far as we may; how many files this process may have open now

// What is asked for, or a problem when that is too much; the usual number, or fewer, when nothing is asked for.
Result<int> connections_within(std::size_t files, std::optional<int> asked);

}  // namespace jarl::net
