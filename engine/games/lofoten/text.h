// Moves, cards and tiles as short stable texts (docs/rules/lofoten.md, "Words in move texts").
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/result.h"
#include "engine/games/lofoten/move.h"

namespace jarl::lofoten {

// By the value of Slot, Side and Rotation.
inline constexpr std::array<std::string_view, 3> kSlotNames{"left", "middle", "right"};
inline constexpr std::array<std::string_view, 2> kSideNames{"left", "right"};
inline constexpr std::array<std::string_view, 2> kTurnNames{"ccw", "cw"};

std::string_view good_name(Good good);  // "mead"
std::string card_name(int kind);        // "mead2"
std::string tile_name(TileKind kind);   // "fish3b"
std::string flipped_name(Good good);    // "fish~"
char letter_name(Letter letter);        // 'A'

std::string to_text(Move move);
Result<Move> parse(std::string_view text);

}  // namespace jarl::lofoten
