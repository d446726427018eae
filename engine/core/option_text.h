// Reading options written in words: `name=value name=value`.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
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

// A plain decimal number from `least` to `most`, without sign or leading zero.
inline std::optional<int> read_number(std::string_view text, int least, int most) {
    if (text.empty() || text.size() > 3 || (text[0] == '0' && text.size() > 1)) return std::nullopt;
    int number = 0;
    for (const char digit : text) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = number * 10 + (digit - '0');
    }
    if (number < least || number > most) return std::nullopt;
    return number;
}

inline Problem unknown(std::string_view what, std::string_view given, std::string_view expected) {
    return {"unknown " + std::string(what) + " \"" + std::string(given) + "\"; expected " +
            std::string(expected)};
}

// One option: its name, and what takes its value.
template <class Options>
struct OptionRow {
    std::string_view name;
    std::optional<Problem> (*read)(std::string_view value, Options& options);
};

// "players=…, tie=… or first=…"
template <class Rows>
std::string names_of_options(const Rows& rows) {
    std::string names;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i > 0) names += i + 1 < rows.size() ? ", " : " or ";
        names += std::string(rows[i].name) + "=…";
    }
    return names;
}

// The options of a text, each given once at the most and in any order; those not given are as they are by themselves.
template <class Options, std::size_t Count>
Result<Options> read_options(std::string_view text, const std::array<OptionRow<Options>, Count>& rows) {
    if (text.size() > kLongestOptions)
        return Problem{"the options are longer than " + std::to_string(kLongestOptions) + " characters"};
    Options options;
    std::array<bool, Count> given{};
    while (!text.empty()) {
        std::string_view value = take_until(text, ' ');
        if (value.empty()) continue;
        const std::string_view name = take_until(value, '=');
        std::size_t row = 0;
        while (row < Count && rows[row].name != name) ++row;
        if (row == Count) return unknown("option", name, names_of_options(rows));
        if (given[row]) return Problem{"option \"" + std::string(name) + "\" is given twice"};
        given[row] = true;
        if (const auto problem = rows[row].read(value, options)) return *problem;
    }
    return options;
}

}  // namespace jarl
