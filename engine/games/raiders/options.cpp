#include "engine/games/raiders/options.h"

#include <optional>

#include "engine/core/option_text.h"

namespace jarl::raiders {

namespace {

// A plain decimal number from `least` to `most`, without sign or leading zero.
std::optional<int> read_number(std::string_view text, int least, int most) {
    if (text.empty() || text.size() > 3 || text[0] == '0') return std::nullopt;
    int number = 0;
    for (const char digit : text) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = number * 10 + (digit - '0');
    }
    if (number < least || number > most) return std::nullopt;
    return number;
}

}  // namespace

Result<Options> parse_options(std::string_view text) {
    if (text.size() > kLongestOptions) return options_too_long();
    Options options;
    bool seen_players = false, seen_rounds = false;
    while (!text.empty()) {
        std::string_view value = take_until(text, ' ');
        if (value.empty()) continue;
        const std::string_view name = take_until(value, '=');
        if (name != "players" && name != "rounds") return unknown("option", name, "players=… or rounds=…");
        bool& seen = name == "players" ? seen_players : seen_rounds;
        if (seen) return Problem{"option \"" + std::string(name) + "\" is given twice"};
        seen = true;
        if (name == "players") {  // RAI-001
            const auto players = read_number(value, 2, kMaxPlayers);
            if (!players) return unknown("number of players", value, "2, 3 or 4");
            options.players = std::uint8_t(*players);
        } else {  // RAI-126
            const auto rounds = read_number(value, 1, kDefaultRounds);
            if (!rounds) return unknown("number of rounds", value, "1 to 300");
            options.rounds = std::uint16_t(*rounds);
        }
    }
    return options;
}

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
