// Chance is outside the state: rules ask below(n) whenever the game would shuffle, draw or roll.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

namespace jarl {

template <class C>
concept Chance = requires(C chance, std::uint32_t n) {
    // Evenly one of 0 .. n-1.
    { chance.below(n) } -> std::same_as<std::uint32_t>;
};

// For playouts: small, fast, the same on every machine. A permuted congruential generator (O'Neill's PCG32): the number
// comes from the old state, so it is ready before the state has moved on.
class Dice {
  public:
    explicit constexpr Dice(std::uint64_t seed) : state_(mix(seed)) {}

    constexpr std::uint32_t next() {
        const std::uint64_t old = state_;
        state_ = old * 6364136223846793005u + 1442695040888963407u;
        return std::rotr(std::uint32_t((old >> 18 ^ old) >> 27), int(old >> 59));
    }
    // The bias is below n / 2^32: no playout will ever notice.
    constexpr std::uint32_t below(std::uint32_t n) { return std::uint32_t(std::uint64_t{next()} * n >> 32); }

  private:
    // Neighbouring seeds must not give neighbouring games.
    static constexpr std::uint64_t mix(std::uint64_t x) {
        x = (x ^ x >> 32) * 0xd6e8feb86659fd93;
        x = (x ^ x >> 32) * 0xd6e8feb86659fd93;
        return x ^ x >> 32;
    }
    std::uint64_t state_;
};
static_assert(Chance<Dice>);

// For matches: reads the key stream of the secret seed (docs/record.md). Exactly even: numbers from the
// incomplete last stretch are thrown away. When the bytes run out the tape says so and rolls on with Dice, so
// that no rule can hang; whoever holds the tape then drops the result and comes back with more bytes.
class Tape {
  public:
    explicit constexpr Tape(std::span<const std::uint8_t> bytes, std::size_t at = 0)
        : bytes_(bytes), at_(at) {}

    constexpr std::uint32_t below(std::uint32_t n) {
        if (n < 2) return 0;
        const std::uint64_t even = (std::uint64_t{1} << 32) / n * n;
        while (bytes_.size() - at_ >= 4) {
            const std::uint64_t number = take_big_endian();
            if (number < even) return std::uint32_t(number % n);
        }
        dry_ = true;
        return filler_.below(n);
    }

    constexpr std::size_t at() const { return at_; }
    constexpr bool dry() const { return dry_; }

  private:
    constexpr std::uint64_t take_big_endian() {
        std::uint64_t number = 0;
        for (int i = 0; i < 4; ++i) number = number << 8 | bytes_[at_++];
        return number;
    }

    std::span<const std::uint8_t> bytes_;
    std::size_t at_;
    bool dry_ = false;
    Dice filler_{0};
};
static_assert(Chance<Tape>);

}  // namespace jarl
