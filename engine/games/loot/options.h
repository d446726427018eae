// Options in words: `players=3 first=lot`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/games/loot/state.h"

namespace jarl::loot {

Result<Options> parse_options(std::string_view text);
std::string options_text(const Options& options);
std::vector<Options> all_options();  // LOO-001: 2, 3 and 4 players; once with a named first player

}  // namespace jarl::loot
