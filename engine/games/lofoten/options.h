// Options in words: `modules=warehouses:2,jarls,upgrades tie=both first=lot`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/games/lofoten/state.h"

namespace jarl::lofoten {

Result<Options> parse_options(std::string_view text);
std::string options_text(const Options& options);
std::vector<Options> all_options();  // LOF-160: every combination of modules and ties, 40 of them

}  // namespace jarl::lofoten
