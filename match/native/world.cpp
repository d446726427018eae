#include "match/native/world.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <cstring>

#include "base/check.h"
#include "base/hex.h"
#include "match/match_of.h"
#include "match/registry.h"

namespace jarl {

namespace {

// Calls f.template operator()<G>() for the game of that name.
template <class F>
void for_game(std::string_view name, F f) {
    Registry::for_each([&]<Game G>() {
        if (name == G::kName) f.template operator()<G>();
    });
}

template <Game G>
std::vector<std::uint8_t> bytes_of(const typename G::State& state) {
    const auto* first = reinterpret_cast<const std::uint8_t*>(&state);
    return {first, first + sizeof state};
}

}  // namespace

std::string world_format(const GameInfo& game) {
    std::size_t size = 0;
    for_game(game.name, [&]<Game G>() { size = sizeof(typename G::State); });
    return std::string(game.ruleset) + ":" + std::to_string(size);
}

World world_of(const Match& match) {
    check(match.actor() != kNobody, "a match that is over has no world to decide in");
    World world{match.undo_floor(), {}};
    for_game(match.game().name, [&]<Game G>() {
        Dice dice(std::uint64_t(world.ply));  // nothing secret goes in, so nothing secret comes out
        const auto& table = static_cast<const MatchOf<G>&>(match);
        world.bytes = bytes_of<G>(G::redeal(table.observed_at_floor(), dice));
    });
    return world;
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
    std::unique_ptr<Match> match;
    for_game(game->name, [&]<Game G>() {
        typename G::State state;
        if (world.bytes.size() != sizeof state) return;
        std::memcpy(&state, world.bytes.data(), sizeof state);
        match = MatchOf<G>::in_world(*game, setup, state, world.ply);
    });
    if (!match) return Problem{"a state of " + setup.game + " has another size"};
    return match;
}

}  // namespace jarl
