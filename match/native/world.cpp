#include "match/native/world.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#include "base/check.h"
#include "base/hex.h"
#include "match/games/game_table.h"

namespace jarl {

std::string world_format(const GameInfo& game) {
    return std::string(game.ruleset) + ":" + std::to_string(find_game_tools(game.name)->state_bytes);
}

World world_of(const Match& match) {
    check(match.actor() != kNobody, "a match that is over has no world to decide in");
    const int ply = match.undo_floor();
    // Dice of the ply: nothing secret goes in, so nothing secret comes out.
    return {ply, find_game_tools(match.game().name)->redealt(match, std::uint64_t(ply))};
}

std::string stamp(const World& world, const MatchSetup& setup, const Seed& key) {
    const GameInfo* game = find_game(setup.game);
    check(game != nullptr, "a setup that was checked names a game");
    const std::string text = world_format(*game) + "\n" + setup.options + "\n" + std::to_string(world.ply) +
                             "\n" + to_hex(world.bytes);
    Seed digest{};
    unsigned int size = 0;
    HMAC(EVP_sha256(), key.data(), int(key.size()), reinterpret_cast<const unsigned char*>(text.data()),
         text.size(), digest.data(), &size);
    check(size == digest.size(), "a stamp has the size of its digest");
    return to_hex(digest);
}

Result<std::unique_ptr<Match>> match_in(const World& world, const MatchSetup& setup, std::string_view stamped,
                                        const Seed& key) {
    const GameInfo* game = find_game(setup.game);
    if (!game) return Problem{"unknown game"};
    const std::string right = stamp(world, setup, key);
    if (stamped.size() != right.size() || CRYPTO_memcmp(stamped.data(), right.data(), right.size()) != 0)
        return Problem{"the stamp is not right"};
    const GameTools& tools = *find_game_tools(game->name);
    if (world.bytes.size() != tools.state_bytes)
        return Problem{"a state of " + setup.game + " has another size"};
    return tools.match_in(*game, setup, world.bytes, world.ply);
}

}  // namespace jarl
