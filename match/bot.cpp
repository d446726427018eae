#include "match/bot.h"

#include <charconv>
#include <optional>

#include "match/games/game_table.h"

namespace jarl {

namespace {

bool known(std::string_view name) {
    for (const std::string& each : bot_names())
        if (each == name) return true;
    return false;
}

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

std::optional<std::uint32_t> whole_number(std::string_view digits, std::uint32_t most) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || end != digits.data() + digits.size() || number < 1 || number > most)
        return std::nullopt;
    return number;
}

// "500ms" or "2000" iterations, and perhaps "x4" for four threads.
std::optional<Problem> read_budget(std::string_view text, BotSpec& spec) {
    const std::size_t cross = text.find('x');
    const std::string_view budget = text.substr(0, cross);
    const bool timed = budget.ends_with("ms");
    const auto number = whole_number(budget.substr(0, budget.size() - (timed ? 2 : 0)),
                                     timed ? std::uint32_t(kMaxMilliseconds) : kMaxIterations);
    const auto threads = cross == std::string_view::npos
                             ? 1
                             : whole_number(text.substr(cross + 1), std::uint32_t(kMaxBotThreads));
    if (!number || !threads)
        return Problem{
            "a budget is a time such as 500ms or a number of iterations such as 2000, with x4 for four "
            "threads; not \"" +
            std::string(text.substr(0, 20)) + "\""};
    spec.budget = timed ? Budget{0, double(*number)} : Budget{*number, 0};
    spec.threads = int(*threads);
    return std::nullopt;
}

}  // namespace

std::vector<std::string> bot_names() {
    std::vector<std::string> names;
    for (const Level& level : kLevels) names.emplace_back(level.name);
    for (const std::string_view name : {kRandomBot, kGreedyBot, kPlainBot, kOracleBot})
        names.emplace_back(name);
    return names;
}

Result<BotSpec> parse_bot(std::string_view text) {
    const std::size_t at = text.find('@');
    BotSpec spec;
    spec.name = text.substr(0, at);
    if (!known(spec.name))
        return Problem{"there is no bot \"" + spec.name.substr(0, 20) + "\"; there are " +
                       listed(bot_names())};
    if (at == std::string_view::npos) return spec;
    if (const auto problem = read_budget(text.substr(at + 1), spec)) return *problem;
    return spec;
}

std::string bot_text(const BotSpec& spec) {
    std::string text = spec.name;
    if (spec.budget.iterations > 0) text += "@" + std::to_string(spec.budget.iterations);
    else if (spec.budget.milliseconds > 0) text += "@" + std::to_string(int(spec.budget.milliseconds)) + "ms";
    if (spec.threads > 1) text += "x" + std::to_string(spec.threads);
    return text;
}

Result<std::unique_ptr<Bot>> Bot::create(const BotSpec& spec, const GameInfo& game) {
    const GameTable* table = find_game_table(game.name);
    std::unique_ptr<Bot> bot = table ? table->make_bot(spec) : nullptr;
    if (!bot) return Problem{"there is no bot \"" + spec.name + "\" for " + std::string(game.name)};
    return bot;
}

std::string choose(Bot& bot, const Match& match, std::uint64_t seed) {
    bot.begin(match, seed);
    while (!bot.step(1e9)) {
    }
    return bot.choice();
}

}  // namespace jarl
