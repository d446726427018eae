// The seed, its commitment and its tape, by OpenSSL (docs/record.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "match/seeded.h"

namespace jarl {

class NativeCrypto final : public Crypto {
  public:
    std::string sha256_hex(std::span<const std::uint8_t> bytes) const override;
    std::vector<std::uint8_t> tape(const Seed& seed, std::size_t length) const override;
};

inline const NativeCrypto kNativeCrypto;

Seed sha256(std::span<const std::uint8_t> bytes);
Seed random_seed();  // from the system; stops the program when there is none, for a guessable seed is worse

}  // namespace jarl
