#include "engine/core/bag.h"

#include <doctest/doctest.h>

#include <array>
#include <vector>

namespace jarl {

namespace {

enum class Rune : std::uint8_t {};
using Runes = Bag<Rune, std::uint64_t>;

struct Always {
    std::uint32_t answer = 0;
    std::vector<std::uint32_t> asked{};
    std::uint32_t below(std::uint32_t n) {
        asked.push_back(n);
        return answer;
    }
};

}  // namespace

TEST_CASE("the k-th set bit is counted from the lowest") {
    CHECK(nth_set_bit(1, 0) == 0);
    CHECK(nth_set_bit(0b10110, 0) == 1);
    CHECK(nth_set_bit(0b10110, 1) == 2);
    CHECK(nth_set_bit(0b10110, 2) == 4);
    CHECK(nth_set_bit(~std::uint64_t{0}, 63) == 63);
    CHECK(nth_set_bit(std::uint64_t{1} << 63, 0) == 63);
    static_assert(nth_set_bit(0b10110, 2) == 4);  // the way without the instruction
}

TEST_CASE("pieces are put in and taken out") {
    Runes bag;
    CHECK(bag.empty());
    bag.add(Rune{3});
    bag.add(Rune{63});
    CHECK(bag.size() == 2);
    CHECK(bag.contains(Rune{63}));
    CHECK(!bag.contains(Rune{4}));
    CHECK(bag.first() == Rune{3});
    CHECK(bag.nth(1) == Rune{63});
    bag.remove(Rune{3});
    CHECK(bag == Runes{std::uint64_t{1} << 63});
}

TEST_CASE("bags meet, join and part") {
    const Runes low{0b0111}, middle{0b0110}, high{0b1100};
    CHECK((low & high) == Runes{0b0100});
    CHECK((middle | high) == Runes{0b1110});
    CHECK(low.without(high) == Runes{0b0011});
    std::vector<int> seen;
    for (const Rune rune : high) seen.push_back(int(rune));
    CHECK(seen == std::vector<int>{2, 3});
}

TEST_CASE("a draw asks for one of what is left, and takes it out") {
    Runes bag{0b101100};
    Always third{2};
    CHECK(bag.draw(third) == Rune{5});
    CHECK(third.asked == std::vector<std::uint32_t>{3});
    CHECK(bag == Runes{0b001100});
    Always first{0};
    CHECK(bag.draw(first) == Rune{2});
    CHECK(bag.draw(first) == Rune{3});  // the last one: nothing is asked
    CHECK(first.asked == std::vector<std::uint32_t>{2});
    CHECK(bag.empty());
}

TEST_CASE("every piece is drawn about equally often") {
    Dice dice(4);
    std::array<int, 6> drawn{};
    for (int i = 0; i < 6000; ++i) {
        Runes bag{0b111111};
        ++drawn[std::size_t(bag.draw(dice))];
    }
    for (const int times : drawn) {
        CHECK(times > 850);
        CHECK(times < 1150);
    }
}

}  // namespace jarl
