#include "engine/games/loot/options.h"

#include <optional>
#include <utility>

#include "engine/core/option_text.h"

namespace jarl::loot {

namespace {

constexpr std::string_view kLot = "lot", kLetters = "abcd";

// LOO-001
std::optional<Problem> read_players(std::string_view value, Options& options) {
    if (value.size() != 1 || value[0] < '0' + kMinPlayers || value[0] > '0' + kMaxPlayers)
        return unknown("number of players", value, "2, 3 or 4");
    options.players = std::uint8_t(value[0] - '0');
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

}  // namespace

Result<Options> parse_options(std::string_view text) {
    if (text.size() > kLongestOptions) return options_too_long();
    Options options;
    bool seen_players = false, seen_first = false;
    while (!text.empty()) {
        std::string_view value = take_until(text, ' ');
        if (value.empty()) continue;
        const std::string_view name = take_until(value, '=');
        const bool is_players = name == "players";
        if (!is_players && name != "first") return unknown("option", name, "players=… or first=…");
        if (std::exchange(is_players ? seen_players : seen_first, true))
            return Problem{"option \"" + std::string(name) + "\" is given twice"};
        if (auto problem = is_players ? read_players(value, options) : read_first(value, options))
            return *problem;
    }
    if (options.first != kNobody && index(options.first) >= options.players)
        return Problem{"the first player has no seat: there are " + std::to_string(options.players) +
                       " players"};
    return options;
}

std::string options_text(const Options& options) {
    const std::string first(options.first == kNobody ? kLot : kLetters.substr(index(options.first), 1));
    return "players=" + std::to_string(options.players) + " first=" + first;
}

std::vector<Options> all_options() { return {Options{2}, Options{3}, Options{3, Seat::Third}, Options{4}}; }

}  // namespace jarl::loot
