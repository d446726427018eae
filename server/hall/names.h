// What people and bots are called: one plain line each, and no two alike at a table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace jarl::hall {

// Without spaces around it; the problem says what is wrong.
Result<std::string> read_name(std::string_view text);

// "Astrid", "Astrid" become "Astrid", "Astrid 2"; a long one is cut for it, never in the middle of a character.
void tell_apart(std::vector<std::string*> names);

}  // namespace jarl::hall
