#include "server/hall/clock.h"

#include <algorithm>

#include "server/hall/table_rows.h"

namespace jarl::hall {

namespace {

bool has_clock(const TableRow& table, int seat) {
    const SeatRow& row = seat_at(table, seat);
    return table.clock != ClockKind::None && row.sitter == Sitter::Guest && row.stand_in.empty();
}

}  // namespace

bool clock_runs(const TableRow& table, const ClockState& clock) {
    return table.status == Status::Playing && clock.decider >= 0 && has_clock(table, clock.decider);
}

milliseconds charge(const TableRow& table, const ClockState& clock, WallTime now) {
    return clock_runs(table, clock) ? std::max(milliseconds(0), now - clock.since) : milliseconds(0);
}

std::optional<milliseconds> time_left(const TableRow& table, const ClockState& clock, int seat,
                                      WallTime now) {
    if (!has_clock(table, seat)) return std::nullopt;
    milliseconds left = table.clock_limit;
    if (table.clock == ClockKind::Match) left -= clock.used[std::size_t(seat)];
    if (seat == clock.decider) left -= charge(table, clock, now);
    return std::max(milliseconds(0), left);
}

Lateness lateness(const TableRow& table, const ClockState& clock, int seat, const Presence& presence,
                  const Patience& patience, WallTime now) {
    const SeatRow& row = seat_at(table, seat);
    const bool waited_for = table.status == Status::Playing && seat == clock.decider &&
                            row.sitter == Sitter::Guest && row.stand_in.empty();
    if (!waited_for) return {};
    const bool no_time = time_left(table, clock, seat, now) == milliseconds(0);
    const milliseconds away = presence.here ? milliseconds(-1) : now - std::max(presence.gone, clock.since);
    return {no_time || away >= patience.absent, no_time || away >= patience.absent,
            no_time || away >= patience.claim};
}

}  // namespace jarl::hall
