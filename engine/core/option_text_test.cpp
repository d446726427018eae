// Reading options: rows take values, everything else is a problem that says what was expected.
#include "engine/core/option_text.h"

#include <doctest/doctest.h>

namespace jarl {
namespace {

struct Feast {
    int guests = 2;
    bool mead = false;
};
std::optional<Problem> read_guests(std::string_view value, Feast& feast) {
    const auto guests = read_number(value, 0, 120);
    if (!guests) return unknown("number of guests", value, "0 to 120");
    feast.guests = *guests;
    return std::nullopt;
}
std::optional<Problem> read_mead(std::string_view value, Feast& feast) {
    feast.mead = value == "yes";
    return std::nullopt;
}
std::optional<Problem> read_skald(std::string_view, Feast&) { return std::nullopt; }
constexpr std::array kFeastRows{OptionRow<Feast>{"guests", read_guests}, OptionRow<Feast>{"mead", read_mead},
                                OptionRow<Feast>{"skald", read_skald}};

std::string problem_of(std::string_view text) {
    const auto feast = read_options(text, kFeastRows);
    return feast.ok() ? "" : feast.problem();
}

TEST_CASE("options come in any order, and those not given are as they are by themselves") {
    CHECK(read_options("", kFeastRows)->guests == 2);
    const auto feast = read_options("mead=yes  guests=30 ", kFeastRows);
    REQUIRE(feast.ok());
    CHECK(feast->guests == 30);
    CHECK(feast->mead);
}
TEST_CASE("what is wrong with options is said") {
    CHECK(problem_of("ale=yes") == "unknown option \"ale\"; expected guests=…, mead=… or skald=…");
    CHECK(problem_of("mead=no mead=yes") == "option \"mead\" is given twice");
    CHECK(problem_of("mead=yes guests=many") == "unknown number of guests \"many\"; expected 0 to 120");
    CHECK(problem_of(std::string(kLongestOptions + 1, ' ')) == "the options are longer than 200 characters");
}
TEST_CASE("a number of an option has one spelling") {
    CHECK(read_number("0", 0, 120) == 0);
    CHECK(read_number("120", 0, 120) == 120);
    for (const char* wrong : {"", "121", "+1", "-1", "01", "00", "1 ", "1000", "x"}) {
        CAPTURE(wrong);
        CHECK_FALSE(read_number(wrong, 0, 120));
    }
    CHECK_FALSE(read_number("0", 1, 120));
}

}  // namespace
}  // namespace jarl
