#include "engine/games/raiders/options.h"

#include <optional>

namespace jarl::raiders {

namespace {

constexpr std::size_t kLongestOptions = 200;

std::string_view take_until(std::string_view& text, char separator) {
    const std::size_t end = text.find(separator);
    const std::string_view front = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    return front;
}

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

Problem wrong(std::string_view what, std::string_view given, std::string_view expected) {
    return {"unknown " + std::string(what) + " \"" + std::string(given) + "\"; expected " +
            std::string(expected)};
}

}  // namespace

Result<Options> parse_options(std::string_view text) {
    if (text.size() > kLongestOptions) return Problem{"the options are longer than 200 characters"};
    Options options;
    bool seen_players = false, seen_rounds = false;
    while (!text.empty()) {
        std::string_view value = take_until(text, ' ');
        if (value.empty()) continue;
        const std::string_view name = take_until(value, '=');
        if (name != "players" && name != "rounds") return wrong("option", name, "players=… or rounds=…");
        bool& seen = name == "players" ? seen_players : seen_rounds;
        if (seen) return Problem{"option \"" + std::string(name) + "\" is given twice"};
        seen = true;
        if (name == "players") {  // RAI-001
            const auto players = read_number(value, 2, kMaxPlayers);
            if (!players) return wrong("number of players", value, "2, 3 or 4");
            options.players = std::uint8_t(*players);
        } else {  // RAI-126
            const auto rounds = read_number(value, 1, kDefaultRounds);
            if (!rounds) return wrong("number of rounds", value, "1 to 300");
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
