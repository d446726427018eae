#include "match/first_option.h"

#include <doctest/doctest.h>

#include "match/match.h"
#include "match/testing.h"

using namespace jarl;

TEST_CASE("who begins is read from the options and written into them") {
    CHECK(first_option("modules=none tie=none first=b") == "b");
    CHECK(first_option("first=lot players=3") == "lot");
    CHECK(first_option("modules=none") == std::nullopt);
    CHECK(first_is_drawn(""));
    CHECK(first_is_drawn("players=2 first=lot"));
    CHECK(!first_is_drawn("players=2 first=a"));
    CHECK(with_first("", "lot") == "first=lot");
    CHECK(with_first("players=3 first=lot", seat_letter(Seat::Third)) == "players=3 first=c");
    CHECK(with_first("first=c  players=3", "a") == "players=3 first=a");
}

TEST_CASE("a game that asks who begins lets any seat begin, and by lot any may") {
    for (const GameInfo& game : games()) {
        CAPTURE(game.name);
        CHECK(game.asks_first == first_option(game.default_options).has_value());
        CHECK(first_is_drawn(game.default_options));
        bool begun[2]{};
        for (int seed = 1; seed <= 30; ++seed) {
            const auto match = new_match(std::string(game.name), "", seed);
            Dice dice(1);
            while (match->first_player() == kNobody) play_random_move(*match, dice);  // not drawn yet
            begun[index(match->first_player())] = true;
        }
        CHECK(begun[0]);
        CHECK(begun[1]);
        if (!game.asks_first) continue;
        for (const Seat seat : {Seat::First, Seat::Second}) {
            const auto match =
                new_match(std::string(game.name), with_first(game.default_options, seat_letter(seat)), 7);
            REQUIRE(match);
            CHECK(match->first_player() == seat);
            CHECK(match->actor() == seat);
        }
    }
}
