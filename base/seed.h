// The secret that a whole match comes from. Here it is only bytes; what is made of it is match/'s (docs/record.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace jarl {

using Seed = std::array<std::uint8_t, 32>;
std::string seed_hex(const Seed& seed);
std::optional<Seed> read_seed(std::string_view hex);  // 64 digits in lower case

}  // namespace jarl
