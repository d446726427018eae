#include "engine/core/per.h"

#include <doctest/doctest.h>

namespace jarl {

namespace {

enum class Colour { Red, Green, Blue };
constexpr std::array kColours{Colour::Red, Colour::Green, Colour::Blue};

}  // namespace

TEST_CASE("one value for each key, zero at first") {
    Per<kColours, int> paint;
    for (const Colour colour : kColours) CHECK(paint[colour] == 0);
    paint[Colour::Green] = 4;
    CHECK(paint[Colour::Green] == 4);
    CHECK(paint[Colour::Red] == 0);
    CHECK(paint[Colour::Blue] == 0);
}

TEST_CASE("values come in the order of the keys") {
    const Per<kColours, int> paint{{1, 2, 3}};
    CHECK(paint[Colour::Blue] == 3);
    int digits = 0;
    for (const int value : paint) digits = digits * 10 + value;
    CHECK(digits == 123);
    CHECK(paint == Per<kColours, int>{{1, 2, 3}});
    CHECK(!(paint == Per<kColours, int>{{1, 2, 4}}));
}

}  // namespace jarl
