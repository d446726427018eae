#include "match/seeded.h"

#include <algorithm>
#include <utility>

#include "base/hex.h"

namespace jarl {

std::string seed_hex(const Seed& seed) { return to_hex(seed); }

std::optional<Seed> read_seed(std::string_view hex) {
    Seed seed{};
    if (hex.size() != 2 * seed.size()) return std::nullopt;
    const auto bytes = from_hex(hex);
    if (!bytes) return std::nullopt;
    std::copy(bytes->begin(), bytes->end(), seed.begin());
    return seed;
}

Result<std::unique_ptr<Match>> create_seeded(MatchSetup setup, const Seed& seed, const Crypto& crypto) {
    setup.seed_hash = crypto.sha256_hex(seed);
    return Match::create(setup, crypto.tape(seed, kTapeBytes));
}

std::optional<Match::Refused> play_seeded(Match& match, std::string_view move_text, const Seed& seed,
                                          const Crypto& crypto) {
    while (true) {
        auto refused = match.play(move_text);
        if (!refused || refused->why != Match::Refused::Why::TapeIsShort) return refused;
        auto longer = crypto.tape(seed, std::min(2 * match.tape_size() + kTapeBytes, kMaxTapeBytes));
        if (longer.size() <= match.tape_size()) return refused;
        match.extend_tape(std::move(longer));
    }
}

}  // namespace jarl
