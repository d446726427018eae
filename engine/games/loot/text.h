// Moves and pieces as short stable texts (docs/rules/loot.md, the decision grammar).
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "engine/games/loot/move.h"

namespace jarl::loot {

std::string hex_name(Hex hex);                   // "-3,2"
std::string cell_name(Cell cell);                // "c3r0"
std::string_view kind_name(Kind kind);           // "axe"
std::string_view shield_name(Shield shield);     // "double"
std::string_view site_kind_name(SiteKind kind);  // "altar"

std::string to_text(Move move);
Result<Move> parse(std::string_view text);

}  // namespace jarl::loot
