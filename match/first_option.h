// Who begins, as the options of a game say it: `first=lot`, or `first=b` for the second seat. A game that draws its first
// player itself has no such word.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/seat.h"

namespace jarl {

std::optional<std::string_view> first_option(std::string_view options);    // "lot", "a", …
bool first_is_drawn(std::string_view options);                             // by lot, or by the game itself
std::string with_first(std::string_view options, std::string_view first);  // whatever they said before
std::string seat_letter(Seat seat);                                        // "a" for the first one

}  // namespace jarl
