#include "server/hall/clock.h"

#include <doctest/doctest.h>

using namespace jarl;
using namespace jarl::hall;

namespace {

TableRow two_guests(ClockKind kind, int seconds) {
    TableRow row;
    row.status = Status::Playing;
    row.clock = kind;
    row.clock_seconds = seconds;
    row.seats = {{Sitter::Guest, "A", "", "", ""}, {Sitter::Guest, "B", "", "", ""}};
    return row;
}
const Patience kPatience{120'000, 86'400'000};

}  // namespace

TEST_CASE("a clock by the turn starts anew with every stretch, one by the match does not") {
    ClockState clock{0, 3, 1'000'000, {200'000, 50'000}};
    const TableRow turn = two_guests(ClockKind::Turn, 300), match = two_guests(ClockKind::Match, 300);
    CHECK(time_left(turn, clock, 0, 1'010'000) == 290'000);
    CHECK(time_left(turn, clock, 1, 1'010'000) == 300'000);
    CHECK(time_left(match, clock, 0, 1'010'000) == 90'000);
    CHECK(time_left(match, clock, 1, 1'010'000) == 250'000);
    CHECK(time_left(match, clock, 0, 9'000'000) == 0);
    CHECK(time_left(match, clock, 0, 900'000) == 100'000);  // a clock set back gives no time
    CHECK(charge(turn, clock, 1'010'000) == 10'000);
    CHECK_FALSE(time_left(two_guests(ClockKind::None, 0), clock, 0, 1'010'000));
}

TEST_CASE("a bot, a stand-in and a match that is over have no clock") {
    ClockState clock{0, 3, 1'000'000, {}};
    TableRow row = two_guests(ClockKind::Turn, 300);
    row.seats[0].stand_in = "karl";
    CHECK_FALSE(time_left(row, clock, 0, 1'010'000));
    CHECK_FALSE(clock_runs(row, clock));
    CHECK(charge(row, clock, 1'010'000) == 0);
    row = two_guests(ClockKind::Turn, 300);
    row.seats[0].sitter = Sitter::Bot;
    CHECK_FALSE(clock_runs(row, clock));
    row = two_guests(ClockKind::Turn, 300);
    row.status = Status::Over;
    CHECK_FALSE(clock_runs(row, clock));
    CHECK(time_left(row, clock, 0, 1'010'000) == 300'000);
}

TEST_CASE("late is who is waited for: the clock has run out, or they have been away too long") {
    ClockState clock{0, 3, 1'000'000, {}};
    const TableRow row = two_guests(ClockKind::None, 0);
    const auto away = [&](int seat, Milliseconds gone, Milliseconds now) {
        return lateness(row, clock, seat, {false, gone}, kPatience, now);
    };
    CHECK(away(0, 900'000, 1'119'999) == Lateness{false, false, false});  // away counts from the decision on
    CHECK(away(0, 900'000, 1'120'000) == Lateness{true, true, false});
    CHECK(away(0, 1'050'000, 1'120'000) == Lateness{false, false, false});
    CHECK(away(0, 0, 1'000'000 + 86'400'000) == Lateness{true, true, true});
    CHECK(away(1, 0, 1'000'000 + 86'400'000) == Lateness{});  // nobody waits for them
    CHECK(lateness(row, clock, 0, {true, 0}, kPatience, 9'000'000'000) == Lateness{});

    const TableRow timed = two_guests(ClockKind::Turn, 60);
    CHECK(lateness(timed, clock, 0, {true, 0}, kPatience, 1'059'999) == Lateness{});
    CHECK(lateness(timed, clock, 0, {true, 0}, kPatience, 1'060'000) == Lateness{true, true, true});
}
