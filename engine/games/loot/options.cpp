#include "engine/games/loot/options.h"

namespace jarl::loot {

namespace {

constexpr std::size_t kLongestOptions = 200;

}  // namespace

Result<Options> parse_options(std::string_view text) {
    if (text.size() > kLongestOptions) return Problem{"the options are longer than 200 characters"};
    Options options;
    bool seen = false;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty()) continue;
        const std::size_t sign = word.find('=');
        const std::string_view name = word.substr(0, sign);
        if (name != "players")
            return Problem{"unknown option \"" + std::string(name) + "\"; expected players=…"};
        if (seen) return Problem{"option \"players\" is given twice"};
        seen = true;
        const std::string_view value =
            sign == std::string_view::npos ? std::string_view{} : word.substr(sign + 1);
        if (value.size() != 1 || value[0] < '0' + kMinPlayers || value[0] > '0' + kMaxPlayers)
            return Problem{"unknown players \"" + std::string(value) + "\"; expected 2, 3 or 4"};
        options.players = std::uint8_t(value[0] - '0');
    }
    return options;
}

std::string options_text(const Options& options) { return "players=" + std::to_string(options.players); }

std::vector<Options> all_options() { return {Options{2}, Options{3}, Options{4}}; }

}  // namespace jarl::loot
