#include "engine/core/chance.h"

#include <doctest/doctest.h>

#include <array>
#include <vector>

namespace jarl {

TEST_CASE("dice are the same for the same seed, and differ for another") {
    Dice one(42), two(42), other(43);
    bool differs = false;
    for (int i = 0; i < 100; ++i) {
        const std::uint64_t number = one.next();
        CHECK(number == two.next());
        differs = differs || number != other.next();
    }
    CHECK(differs);
}

TEST_CASE("dice stay below n and are even enough") {
    for (const std::uint32_t n : {1u, 2u, 3u, 7u, 36u}) {
        Dice dice(n);
        std::vector<int> times(n);
        for (std::uint32_t i = 0; i < 2000 * n; ++i) {
            const std::uint32_t roll = dice.below(n);
            REQUIRE(roll < n);
            ++times[roll];
        }
        for (const int count : times) {
            CHECK(count > 1750);
            CHECK(count < 2250);
        }
    }
}

TEST_CASE("dice of neighbouring seeds are unlike") {
    std::array<int, 6> times{};
    for (std::uint64_t seed = 0; seed < 6000; ++seed) ++times[Dice(seed).below(6)];
    for (const int count : times) {
        CHECK(count > 850);
        CHECK(count < 1150);
    }
}

TEST_CASE("a tape reads four bytes a number, the highest first") {
    const std::array<std::uint8_t, 8> bytes{0x00, 0x00, 0x01, 0x02, 0x00, 0x01, 0x00, 0x00};
    Tape tape(bytes);
    CHECK(tape.below(1000) == 0x0102);
    CHECK(tape.at() == 4);
    CHECK(tape.below(1000) == 65536 % 1000);
    CHECK(tape.at() == 8);
    CHECK(!tape.dry());
}

TEST_CASE("a tape asked for one of one reads nothing") {
    const std::array<std::uint8_t, 4> bytes{0, 0, 0, 9};
    Tape tape(bytes);
    CHECK(tape.below(1) == 0);
    CHECK(tape.at() == 0);
    CHECK(tape.below(10) == 9);
}

TEST_CASE("a tape throws away numbers of the incomplete last stretch") {
    // 2^32 = 3 * 1431655765 + 1: for n = 3 the number 2^32 - 1 is one too many, 2^32 - 2 is not.
    const std::array<std::uint8_t, 12> bytes{0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
                                             0xff, 0xfe, 0xff, 0xff, 0xff, 0xff};
    Tape tape(bytes);
    CHECK(tape.below(3) == 0xfffffffe % 3);
    CHECK(tape.at() == 8);
    CHECK(tape.below(2) == 1);  // for a power of two every number is good
    CHECK(!tape.dry());
}

TEST_CASE("a dry tape says so and stays below n") {
    const std::array<std::uint8_t, 7> bytes{0, 0, 0, 5, 0, 0, 0};
    Tape tape(bytes);
    CHECK(tape.below(6) == 5);
    CHECK(!tape.dry());
    for (int i = 0; i < 100; ++i) CHECK(tape.below(6) < 6);
    CHECK(tape.dry());
}

TEST_CASE("a tape goes on where another stopped") {
    const std::array<std::uint8_t, 8> bytes{0, 0, 0, 5, 0, 0, 0, 3};
    Tape tape(bytes, 4);
    CHECK(tape.below(6) == 3);
}

}  // namespace jarl
