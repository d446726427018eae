// Text for a terminal: how wide it is, where it breaks, what of it can be shown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace jarl {

// One line of valid UTF-8 without control characters: what comes from outside cannot play with the terminal.
std::string printable(std::string_view text);

// Columns taken on the screen: characters, without colour codes. All our words are one column a character.
int width(std::string_view text);

std::string shortened(std::string_view text, std::size_t columns);  // with an ellipsis where it was cut
std::string padded(std::string_view text, int columns);             // filled up with spaces
std::string right_aligned(std::string_view text, int columns);      // with the spaces before it

// Lines of at most `columns`, broken at plain spaces; no-break spaces hold.
std::vector<std::string> wrapped(std::string_view text, int columns);

std::string trimmed(std::string_view text);  // no space around it, one between words
std::string folded(std::string_view text);   // small letters without accents: "Marché" is found as "marche"

std::vector<std::string> split(std::string_view text, char separator);

}  // namespace jarl
