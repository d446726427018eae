// A match whose runner holds the seed: the commitment and the tape come from it (docs/record.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "match/match.h"

namespace jarl {

using Seed = std::array<std::uint8_t, 32>;
std::string seed_hex(const Seed& seed);
std::optional<Seed> read_seed(std::string_view hex);  // 64 digits in lower case

// match/ has no cryptography of its own: natively it is OpenSSL's (match/native), in a browser WebCrypto's.
class Crypto {
  public:
    virtual std::string sha256_hex(std::span<const std::uint8_t> bytes) const = 0;
    // The first `length` bytes of the AES-256-CTR key stream; fewer only if the runner has no more.
    virtual std::vector<std::uint8_t> tape(const Seed& seed, std::size_t length) const = 0;

  protected:
    ~Crypto() = default;
};

// A match reads some kilobytes; one that wants more than a megabyte is not a match.
inline constexpr std::size_t kTapeBytes = 16 * 1024;
inline constexpr std::size_t kMaxTapeBytes = 1024 * 1024;

// Like Match::create and Match::play, with as much tape as it takes. The hash of the setup is made from the seed.
Result<std::unique_ptr<Match>> create_seeded(MatchSetup setup, const Seed& seed, const Crypto& crypto);
std::optional<Match::Refused> play_seeded(Match& match, std::string_view move_text, const Seed& seed,
                                          const Crypto& crypto);

}  // namespace jarl
