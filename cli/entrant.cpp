#include <utility>

#include "cli/bot_player.h"
#include "cli/outside_player.h"
#include "cli/player.h"

namespace jarl::cli {
namespace {

constexpr std::string_view kCommand = "cmd:";

// cmd:"./mybot --fast", with the quotes or without: a shell takes them away.
Result<Entrant> outside_entrant(std::string_view text, const Budget& budget) {
    std::string_view command = text.substr(kCommand.size());
    if (command.size() >= 2 && command.front() == '"' && command.back() == '"')
        command = command.substr(1, command.size() - 2);
    if (command.empty()) return Problem{"cmd: needs a command, such as cmd:\"./mybot\""};
    const Budget given = budget == Budget{} ? kOneSecond : budget;
    return Entrant{std::string(text), [command = std::string(command), given](const GameInfo& game) {
                       return OutsidePlayer::create(command, given, game);
                   }};
}

}  // namespace

Result<Entrant> parse_entrant(std::string_view text, const Budget& budget) {
    if (text.starts_with(kCommand)) return outside_entrant(text, budget);
    Result<BotSpec> spec = parse_bot(text);
    if (!spec) return Problem{spec.problem()};
    if (spec->budget == Budget{}) spec->budget = budget;
    return Entrant{std::string(text),
                   [spec = *spec](const GameInfo& game) -> Result<std::unique_ptr<Player>> {
                       auto bot = Bot::create(spec, game);
                       if (!bot) return Problem{bot.problem()};
                       return std::unique_ptr<Player>(std::make_unique<BotPlayer>(std::move(*bot)));
                   }};
}

}  // namespace jarl::cli
