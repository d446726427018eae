// The seats of a table during the match: who is away, who plays for them, who gives up.
#include <utility>

#include "server/hall/live_table.h"
#include "server/hall/positions.h"

namespace jarl::hall {

namespace {
constexpr const char* kPlaysOn = "huskarl";  // for somebody who has given up: plans its turn, thinks briefly
}

std::optional<Trouble> LiveTable::why_not_at_play(const Visitor& visitor) const {
    if (visitor.seat == kOnlooker) return onlookers_look_on();
    if (row_.status != Status::Playing) return Trouble{"not_playing", "The match is not being played."};
    return std::nullopt;
}

void LiveTable::handle(Visitor& visitor, const Asker& asker, const StandIn& wanted) {
    if (const auto trouble = why_not_at_play(visitor)) return problem(asker, *trouble);
    if (!has_seat(row_, wanted.seat)) return problem(asker, no_such_seat());
    if (!is_level(wanted.level)) return problem(asker, no_such_level(wanted.level));
    const bool may = wanted.seat == visitor.seat || lateness_of(wanted.seat).stand_in;
    if (!may) return problem(asker, {"not_late", "Nobody has to wait for this seat."});
    TableRow row = row_;
    seat_at(row, wanted.seat).stand_in = wanted.level;
    row.changed = now();
    change(std::move(row), asker);
}

void LiveTable::handle(Visitor& visitor, const Asker& asker, const ComeBack&) {
    if (const auto trouble = why_not_at_play(visitor)) return problem(asker, *trouble);
    if (seat(visitor.seat).stand_in.empty())
        return problem(asker, {"not_away", "No bot plays for this seat."});
    TableRow row = row_;
    seat_at(row, visitor.seat).stand_in.clear();
    row.changed = now();
    change(std::move(row), asker);
}

void LiveTable::handle(Visitor& visitor, const Asker& asker, const Claim& claim) {
    if (const auto trouble = why_not_at_play(visitor)) return problem(asker, *trouble);
    if (!has_seat(row_, claim.seat)) return problem(asker, no_such_seat());
    const bool may = claim.seat != visitor.seat && lateness_of(claim.seat).claim;
    if (!may) return problem(asker, {"not_late", "Nobody has been late for so long at this seat."});
    give_up(claim.seat, Ending::Claimed, asker);
}

void LiveTable::handle(Visitor& visitor, const Asker& asker, const Resign&) {
    if (const auto trouble = why_not_at_play(visitor)) return problem(asker, *trouble);
    give_up(visitor.seat, Ending::Resigned, asker);
}

// With two seats the match is over; with more the others want to go on, and a bot takes the seat for good.
void LiveTable::give_up(int seat, Ending ending, const Asker& asker) {
    TableRow row = row_;
    if (seats() == 2) {
        const MatchRoom* room = room_for(asker);
        if (!room) return;
        row = over_row(std::move(row), room->match(), ending, seat, now());
    } else {
        seat_at(row, seat) = {Sitter::Bot, seat_at(row, seat).name, kPlaysOn, "", ""};
        row.changed = now();
    }
    change(std::move(row), [this, seat, asker](CommitOutcome outcome) {
        answer(asker, outcome);
        if (outcome == CommitOutcome::Durable && row_.status == Status::Playing) become_onlookers(seat);
    });
}

void LiveTable::become_onlookers(int seat) {
    const auto match_room = room();
    for (Visitor* visitor : visitors_) {
        if (visitor->seat != seat) continue;
        visitor->seat = kOnlooker;
        visitor->rematch_key.reset();
        publish_to(*visitor);
        if (match_room) tell_position((*match_room)->match(), *visitor, 0);
    }
}

}  // namespace jarl::hall
