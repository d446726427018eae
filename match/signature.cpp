#include "match/signature.h"

#include "match/games/game_table.h"

namespace jarl {

namespace {

std::string sixteen_digits(std::uint64_t number) {
    std::string digits(16, '0');
    for (std::size_t i = 16; i-- > 0; number >>= 4) digits[i] = "0123456789abcdef"[number & 15];
    return digits;
}

}  // namespace

std::string signature_of(std::string_view game) {
    const GameTools* tools = find_game_tools(game);
    return tools ? sixteen_digits(tools->signature()) : "";
}

std::string signature_line(std::string_view game) {
    const GameInfo* info = find_game(game);
    if (!info) return {};
    return std::string(info->name) + " " + std::string(info->ruleset) + " " + signature_of(game);
}

std::string bot_signature_line(std::string_view game) {
    const GameTools* tools = find_game_tools(game);
    return tools ? std::string(game) + " bots " + sixteen_digits(tools->bot_signature()) : "";
}

}  // namespace jarl
