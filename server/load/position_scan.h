// What a player must know of a message, found by looking for it: most of a position is drawing, and to parse it all for
// thousands of seats would measure the parser.
#pragma once

#include <string_view>
#include <vector>

namespace jarl::net {

// The number behind a mark such as "\"ply\":"; -1: null, or no such mark.
int number_after(std::string_view text, std::string_view mark);
std::vector<std::string_view> legal_texts(std::string_view position);

}  // namespace jarl::net
