// Moves and pieces as short stable texts (docs/rules/raiders.md, "Words in the moves").
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "engine/games/raiders/move.h"

namespace jarl::raiders {

std::string_view asset_name(Asset asset);     // "provisions"
std::string_view colour_name(Colour colour);  // "grey"

std::string to_text(Move move);
Result<Move> parse(std::string_view text);

}  // namespace jarl::raiders
