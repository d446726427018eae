#include "server/hall/clock.h"

#include <doctest/doctest.h>

using namespace jarl;
using namespace jarl::hall;

namespace {

TableRow two_guests(ClockKind kind, int limit) {
    TableRow row;
    row.status = Status::Playing;
    row.clock = kind;
    row.clock_limit = seconds(limit);
    row.seats = {{Sitter::Guest, "A", "", "", ""}, {Sitter::Guest, "B", "", "", ""}};
    return row;
}
const Patience kPatience{seconds(120), hours(24)};

}  // namespace

TEST_CASE("a clock by the turn starts anew with every stretch, one by the match does not") {
    ClockState clock{0, 3, wall_time(1'000'000), {seconds(200), seconds(50)}};
    const TableRow turn = two_guests(ClockKind::Turn, 300), match = two_guests(ClockKind::Match, 300);
    CHECK(time_left(turn, clock, 0, wall_time(1'010'000)) == milliseconds(290'000));
    CHECK(time_left(turn, clock, 1, wall_time(1'010'000)) == milliseconds(300'000));
    CHECK(time_left(match, clock, 0, wall_time(1'010'000)) == milliseconds(90'000));
    CHECK(time_left(match, clock, 1, wall_time(1'010'000)) == milliseconds(250'000));
    CHECK(time_left(match, clock, 0, wall_time(9'000'000)) == milliseconds(0));
    // Before the stretch counts, and with a clock set back, nothing is charged.
    CHECK(time_left(match, clock, 0, wall_time(900'000)) == milliseconds(100'000));
    CHECK(charge(turn, clock, wall_time(1'010'000)) == milliseconds(10'000));
    CHECK_FALSE(time_left(two_guests(ClockKind::None, 0), clock, 0, wall_time(1'010'000)));
}

TEST_CASE("a bot, a stand-in and a match that is over have no clock") {
    ClockState clock{0, 3, wall_time(1'000'000), {}};
    TableRow row = two_guests(ClockKind::Turn, 300);
    row.seats[0].stand_in = "karl";
    CHECK_FALSE(time_left(row, clock, 0, wall_time(1'010'000)));
    CHECK_FALSE(clock_runs(row, clock));
    CHECK(charge(row, clock, wall_time(1'010'000)) == milliseconds(0));
    row = two_guests(ClockKind::Turn, 300);
    row.seats[0].sitter = Sitter::Bot;
    CHECK_FALSE(clock_runs(row, clock));
    row = two_guests(ClockKind::Turn, 300);
    row.status = Status::Over;
    CHECK_FALSE(clock_runs(row, clock));
    CHECK(time_left(row, clock, 0, wall_time(1'010'000)) == milliseconds(300'000));
}

TEST_CASE("late is who is waited for: the clock has run out, or they have been away too long") {
    ClockState clock{0, 3, wall_time(1'000'000), {}};
    const TableRow row = two_guests(ClockKind::None, 0);
    const auto away = [&](int seat, std::int64_t gone, std::int64_t now) {
        return lateness(row, clock, seat, {false, wall_time(gone)}, kPatience, wall_time(now));
    };
    CHECK(away(0, 900'000, 1'119'999) == Lateness{false, false, false});  // away counts from the decision on
    CHECK(away(0, 900'000, 1'120'000) == Lateness{true, true, false});
    CHECK(away(0, 1'050'000, 1'120'000) == Lateness{false, false, false});
    CHECK(away(0, 0, 1'000'000 + 86'400'000) == Lateness{true, true, true});
    CHECK(away(1, 0, 1'000'000 + 86'400'000) == Lateness{});  // nobody waits for them
    CHECK(lateness(row, clock, 0, {true, {}}, kPatience, wall_time(9'000'000'000)) == Lateness{});

    const TableRow timed = two_guests(ClockKind::Turn, 60);
    CHECK(lateness(timed, clock, 0, {true, {}}, kPatience, wall_time(1'059'999)) == Lateness{});
    CHECK(lateness(timed, clock, 0, {true, {}}, kPatience, wall_time(1'060'000)) ==
          Lateness{true, true, true});
}
