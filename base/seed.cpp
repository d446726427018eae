#include "base/seed.h"

#include <algorithm>

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

}  // namespace jarl
