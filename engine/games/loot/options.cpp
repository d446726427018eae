#include "engine/games/loot/options.h"

#include <array>
#include <optional>

#include "engine/core/option_text.h"

namespace jarl::loot {

namespace {

constexpr std::string_view kLot = "lot", kLetters = "abcd";

// LOO-001
std::optional<Problem> read_players(std::string_view value, Options& options) {
    const auto players = read_number(value, kMinPlayers, kMaxPlayers);
    if (!players) return unknown("number of players", value, "2, 3 or 4");
    options.players = std::uint8_t(*players);
    return std::nullopt;
}

// LOO-013. Whether the seat is there is known when the whole text is read.
std::optional<Problem> read_first(std::string_view value, Options& options) {
    const std::size_t letter = value.size() == 1 ? kLetters.find(value[0]) : std::string_view::npos;
    if (value == kLot) options.first = kNobody;
    else if (letter != std::string_view::npos) options.first = Seat(letter);
    else return unknown("first player", value, "lot, a, b, c or d");
    return std::nullopt;
}

constexpr std::array kOptionRows{
    OptionRow<Options>{"players", read_players},
    OptionRow<Options>{"first", read_first},
};

}  // namespace

Result<Options> parse_options(std::string_view text) {
    auto options = read_options(text, kOptionRows);
    if (options.ok() && options->first != kNobody && index(options->first) >= options->players)
        return Problem{"the first player has no seat: there are " + std::to_string(options->players) +
                       " players"};
    return options;
}

std::string options_text(const Options& options) {
    const std::string first(options.first == kNobody ? kLot : kLetters.substr(index(options.first), 1));
    return "players=" + std::to_string(options.players) + " first=" + first;
}

std::vector<Options> all_options() { return {Options{2}, Options{3}, Options{3, Seat::Third}, Options{4}}; }

}  // namespace jarl::loot
