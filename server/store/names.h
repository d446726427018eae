// How the database and the protocol spell what has a name. The order is that of the enum; schema.cpp checks the same words.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "server/store/store.h"

namespace jarl::store {

using std::literals::operator""sv;
inline constexpr std::array kStatusNames{"open"sv, "playing"sv, "over"sv};
inline constexpr std::array kClockNames{"none"sv, "turn"sv, "match"sv};
inline constexpr std::array kSitterNames{"nobody"sv, "guest"sv, "bot"sv};
inline constexpr std::array kEndingNames{"none"sv, "played"sv, "resigned"sv, "claimed"sv, "abandoned"sv};

constexpr std::string_view name_of(Status status) { return kStatusNames[std::size_t(status)]; }
constexpr std::string_view name_of(ClockKind clock) { return kClockNames[std::size_t(clock)]; }
constexpr std::string_view name_of(Sitter sitter) { return kSitterNames[std::size_t(sitter)]; }
constexpr std::string_view name_of(Ending ending) { return kEndingNames[std::size_t(ending)]; }

template <class Enum, std::size_t N>
constexpr std::optional<Enum> named(const std::array<std::string_view, N>& names, std::string_view name) {
    for (std::size_t i = 0; i < N; ++i)
        if (names[i] == name) return Enum(i);
    return std::nullopt;
}

}  // namespace jarl::store
