// Text from outside: is it one plain line of UTF-8, and how to repeat it in an error without harm.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace jarl {

// Takes the first character off the front; nothing if the bytes are not UTF-8 (overlong forms and surrogates are not).
std::optional<char32_t> take_character(std::string_view& text);
std::string utf8(char32_t character);

// What is wrong, to follow a subject: "is not valid UTF-8", "contains a NUL byte"; empty: one plain line, fit for a terminal and for a record.
std::string_view not_plain(std::string_view text);

// In quotes, cut to a readable length, anything not plain replaced.
std::string quoted(std::string_view text);

}  // namespace jarl
