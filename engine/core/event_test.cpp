#include "engine/core/event.h"

#include <doctest/doctest.h>

namespace jarl {

TEST_CASE("an open event is the same for everybody") {
    Event event;
    event.seat = Seat::First;
    event.values[0] = 7;
    for (const Seat viewer : {Seat::First, Seat::Fourth, kNobody}) {
        CHECK(event.visible_to(viewer));
        CHECK(event.seen_by(viewer) == event);
    }
}

TEST_CASE("a secret value is for the insiders alone; that there is one is open") {
    Event event;
    event.values = {1, 2, 3, Event::kNone, Event::kNone, Event::kNone, Event::kNone, Event::kNone};
    event.secret = 0b1110;
    event.insiders = 0b0010;
    CHECK(event.seen_by(Seat::Second) == event);
    for (const Seat viewer : {Seat::First, Seat::Third, kNobody}) {
        const Event seen = event.seen_by(viewer);
        CHECK(event.visible_to(viewer));
        CHECK(seen.values[0] == 1);
        CHECK(seen.values[1] == Event::kHidden);
        CHECK(seen.values[2] == Event::kHidden);
        CHECK(seen.values[3] == Event::kNone);  // nothing to hide
    }
}

TEST_CASE("an event that is secret as a whole is not shown to others") {
    Event event;
    event.secret = Event::kEverything;
    event.insiders = 0b1000;
    CHECK(event.visible_to(Seat::Fourth));
    CHECK(!event.visible_to(Seat::First));
    CHECK(!event.visible_to(kNobody));
}

}  // namespace jarl
