#include "match/first_option.h"

#include "engine/core/option_text.h"

namespace jarl {

namespace {
constexpr std::string_view kFirst = "first=", kLot = "lot";
}

std::optional<std::string_view> first_option(std::string_view options) {
    while (!options.empty())
        if (const std::string_view word = take_until(options, ' '); word.starts_with(kFirst))
            return word.substr(kFirst.size());
    return std::nullopt;
}

bool first_is_drawn(std::string_view options) { return first_option(options).value_or(kLot) == kLot; }

std::string with_first(std::string_view options, std::string_view first) {
    std::string text;
    while (!options.empty())
        if (const std::string_view word = take_until(options, ' ');
            !word.empty() && !word.starts_with(kFirst))
            text.append(word).append(" ");
    return text.append(kFirst).append(first);
}

std::string seat_letter(Seat seat) { return {char('a' + index(seat))}; }

}  // namespace jarl
