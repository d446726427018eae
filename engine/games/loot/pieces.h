// The pieces a player can point at, and why pointing at one does nothing now.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/core/reader.h"
#include "engine/core/refusal.h"
#include "engine/games/loot/state.h"

namespace jarl::loot {

std::vector<std::string> pieces(const State& state);
Result<std::optional<PieceAnswer>> why_not_piece(const State& state, std::string_view piece,
                                                 const Reader& reader);

void add_piece_keys(std::vector<std::string>& keys);

}  // namespace jarl::loot
