// Reading options written in words: `name=value name=value`.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.h"

namespace jarl {

inline constexpr std::size_t kLongestOptions = 200;

// Takes the text up to the separator off the front.
inline std::string_view take_until(std::string_view& text, char separator) {
    const std::size_t end = text.find(separator);
    const std::string_view front = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    return front;
}

inline Problem unknown(std::string_view what, std::string_view given, std::string_view expected) {
    return {"unknown " + std::string(what) + " \"" + std::string(given) + "\"; expected " +
            std::string(expected)};
}

inline Problem options_too_long() {
    return {"the options are longer than " + std::to_string(kLongestOptions) + " characters"};
}

}  // namespace jarl
