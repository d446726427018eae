// The signature of each game of the hall: one number that proves its rules (engine/core/signature.h).
#pragma once

#include <string>
#include <string_view>

namespace jarl {

std::string signature_of(std::string_view game);    // 16 hexadecimal digits; empty: there is no such game
std::string signature_line(std::string_view game);  // "lofoten lofoten/2 0123456789abcdef"

// The same for the bots: "lofoten bots 0123456789abcdef". It changes when they play otherwise, and not with the compiler.
std::string bot_signature_line(std::string_view game);

}  // namespace jarl
