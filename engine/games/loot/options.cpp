#include "engine/games/loot/options.h"

#include "engine/core/option_text.h"

namespace jarl::loot {

Result<Options> parse_options(std::string_view text) {
    if (text.size() > kLongestOptions) return options_too_long();
    Options options;
    bool seen = false;
    while (!text.empty()) {
        std::string_view value = take_until(text, ' ');
        if (value.empty()) continue;
        const std::string_view name = take_until(value, '=');
        if (name != "players") return unknown("option", name, "players=…");
        if (seen) return Problem{"option \"players\" is given twice"};
        seen = true;
        if (value.size() != 1 || value[0] < '0' + kMinPlayers || value[0] > '0' + kMaxPlayers)  // LOO-001
            return unknown("number of players", value, "2, 3 or 4");
        options.players = std::uint8_t(value[0] - '0');
    }
    return options;
}

std::string options_text(const Options& options) { return "players=" + std::to_string(options.players); }

std::vector<Options> all_options() { return {Options{2}, Options{3}, Options{4}}; }

}  // namespace jarl::loot
