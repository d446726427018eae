// Options in words: `players=3 rounds=300`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/games/raiders/state.h"

namespace jarl::raiders {

Result<Options> parse_options(std::string_view text);
std::string options_text(const Options& options);
std::vector<Options> sample_options();  // 2, 3 and 4 players; the last one with a cap that strikes

}  // namespace jarl::raiders
