// For tests and fuzzing: a match without cryptography, and somebody who plays at random.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/check.h"
#include "base/hex.h"
#include "engine/core/chance.h"
#include "match/match.h"
#include "match/seeded.h"

namespace jarl {

// The hash of a seed is the seed itself, and its tape a plain generator that will not change: records of it can be kept.
class FakeCrypto final : public Crypto {
  public:
    std::string sha256_hex(std::span<const std::uint8_t> bytes) const override { return to_hex(bytes); }
    std::vector<std::uint8_t> tape(const Seed& seed, std::size_t length) const override {
        std::uint64_t number = 0;
        for (const std::uint8_t byte : seed) number = number * 257 + byte;
        std::vector<std::uint8_t> bytes(length);
        for (std::uint8_t& byte : bytes) {
            number = number * 6364136223846793005 + 1442695040888963407;
            byte = std::uint8_t(number >> 56);
        }
        return bytes;
    }
};

// The options of a game for so many seats: their number is one of them where it may vary.
inline std::string options_with(const GameInfo& game, int seats) {
    return game.min_seats == game.max_seats ? "" : "players=" + std::to_string(seats);
}

inline Seed test_seed(int number) {
    Seed seed{};
    seed[0] = std::uint8_t(number >> 8);
    seed[1] = std::uint8_t(number);
    return seed;
}

inline constexpr std::size_t kTestTapeBytes = 64 * 1024;  // more than any match of ours reads

inline std::unique_ptr<Match> new_match(std::string game, std::string options, int seed = 1,
                                        std::vector<std::string> seats = {"Astrid", "Bjørn"}) {
    const FakeCrypto crypto;
    auto match = Match::create(
        {std::move(game), std::move(options), std::move(seats), crypto.sha256_hex(test_seed(seed))},
        crypto.tape(test_seed(seed), kTestTapeBytes));
    return match ? std::move(*match) : nullptr;
}

inline void play_random_move(Match& match, Dice& dice) {
    const std::vector<std::string> legal = match.legal_texts();
    const auto refused = match.play(legal[dice.below(std::uint32_t(legal.size()))]);
    check(!refused, "a legal move is played");
}

// Plays until the match is over or has so many moves.
inline void play_random(Match& match, Dice& dice, int plies = 1'000'000) {
    while (match.actor() != kNobody && match.ply() < plies) play_random_move(match, dice);
}

}  // namespace jarl
