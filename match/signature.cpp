#include "match/signature.h"

#include "bots/search/bot_signature.h"
#include "engine/core/signature.h"
#include "match/lore.h"
#include "match/match.h"
#include "match/registry.h"

namespace jarl {

namespace {

std::string sixteen_digits(std::uint64_t number) {
    std::string digits(16, '0');
    for (std::size_t i = 16; i-- > 0; number >>= 4) digits[i] = "0123456789abcdef"[number & 15];
    return digits;
}

}  // namespace

std::string signature_of(std::string_view game) {
    std::string digits;
    Registry::for_each([&]<class G>() {
        if (G::kName == game) digits = sixteen_digits(signature<G>());
    });
    return digits;
}

std::string signature_line(std::string_view game) {
    const GameInfo* info = find_game(game);
    if (!info) return {};
    return std::string(info->name) + " " + std::string(info->ruleset) + " " + signature_of(game);
}

std::string bot_signature_line(std::string_view game) {
    std::string line;
    Registry::for_each([&]<class G>() {
        if (G::kName == game)
            line = std::string(game) + " bots " + sixteen_digits(bot_signature<LoreOf<G>>());
    });
    return line;
}

}  // namespace jarl
