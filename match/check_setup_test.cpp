#include "match/check_setup.h"

#include <doctest/doctest.h>

namespace jarl {

namespace {

using Field = SetupProblem::Field;

const MatchSetup kGoodSetup{"lofoten", "", {"Astrid", "Bjørn"}, std::string(64, '0')};

template <class Change>
SetupProblem field_problem(Change change) {
    MatchSetup setup = kGoodSetup;
    change(setup);
    const auto checked = check_setup(setup);
    REQUIRE_FALSE(checked);
    return checked.error();
}

}  // namespace

TEST_CASE("a setup that is right comes back with its options in canonical form") {
    for (const GameInfo& game : games()) {
        CAPTURE(game.name);
        const int seats = game.read_options("")->seats;
        const MatchSetup setup{std::string(game.name), "", std::vector<std::string>(std::size_t(seats), "A"),
                               ""};
        const auto checked = check_setup(setup);
        REQUIRE(checked);
        CHECK(checked->options == game.default_options);
        CHECK(checked->seats == setup.seats);
        CHECK(*check_setup(*checked) == *checked);
    }
}

TEST_CASE("a setup that is wrong names its field") {
    CHECK(field_problem([](auto& s) { s.game = "ludo"; }).field == Field::Game);
    CHECK(field_problem([](auto& s) { s.options = "tie=maybe"; }).field == Field::Options);
    CHECK(field_problem([](auto& s) { s.options = "tie=\xff"; }).field == Field::Options);
    CHECK(field_problem([](auto& s) { s.seats = {"Astrid"}; }).field == Field::Seats);
    const SetupProblem name = field_problem([](auto& s) { s.seats[1] = ""; });
    CHECK(name.field == Field::SeatName);
    CHECK(name.seat == 1);
    CHECK(name.text == "seat 1: the name is empty");
    CHECK(field_problem([](auto& s) { s.seed_hash = "abc"; }).field == Field::SeedHash);
}

TEST_CASE("before there is a seed a setup can be checked, and no match made") {
    MatchSetup setup = kGoodSetup;
    setup.seed_hash.clear();
    CHECK(check_setup(setup));
    CHECK(Match::create(setup, std::vector<std::uint8_t>(1024)).problem() ==
          "seed sha256: a match has a seed");
}

}  // namespace jarl
