#include "engine/games/raiders/options.h"

#include <array>
#include <optional>

#include "engine/core/option_text.h"

namespace jarl::raiders {

namespace {

// RAI-001
std::optional<Problem> read_players(std::string_view value, Options& options) {
    const auto players = read_number(value, 2, kMaxPlayers);
    if (!players) return unknown("number of players", value, "2, 3 or 4");
    options.players = std::uint8_t(*players);
    return std::nullopt;
}

// RAI-126
std::optional<Problem> read_rounds(std::string_view value, Options& options) {
    const auto rounds = read_number(value, 1, kDefaultRounds);
    if (!rounds) return unknown("number of rounds", value, "1 to 300");
    options.rounds = std::uint16_t(*rounds);
    return std::nullopt;
}

constexpr std::array kOptionRows{
    OptionRow<Options>{"players", read_players},
    OptionRow<Options>{"rounds", read_rounds},
};

}  // namespace

Result<Options> parse_options(std::string_view text) { return read_options(text, kOptionRows); }

std::string options_text(const Options& options) {
    return "players=" + std::to_string(options.players) + " rounds=" + std::to_string(options.rounds);
}

std::vector<Options> sample_options() {
    const auto make = [](int players, int rounds) {
        Options options;
        options.players = std::uint8_t(players);
        options.rounds = std::uint16_t(rounds);
        return options;
    };
    return {make(2, kDefaultRounds), make(3, kDefaultRounds), make(3, 10), make(4, 30),
            make(4, kDefaultRounds)};
}

}  // namespace jarl::raiders
