#include "base/seed.h"

#include <doctest/doctest.h>

using namespace jarl;

TEST_CASE("a seed is 64 digits in lower case, and nothing else is one") {
    Seed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = std::uint8_t(0xc0 + i);
    const std::string text = seed_hex(seed);
    CHECK(text == "c0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedf");
    CHECK(read_seed(text) == seed);
    CHECK(!read_seed(""));
    CHECK(!read_seed(text + "00"));
    CHECK(!read_seed("x" + text.substr(1)));
    CHECK(!read_seed("C" + text.substr(1)));
}
