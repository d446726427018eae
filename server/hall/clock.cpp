#include "server/hall/clock.h"

#include <algorithm>

namespace jarl::hall {

namespace {

bool has_clock(const TableRow& table, int seat) {
    const SeatRow& row = table.seats[std::size_t(seat)];
    return table.clock != ClockKind::None && row.sitter == Sitter::Guest && row.stand_in.empty();
}

}  // namespace

bool clock_runs(const TableRow& table, const Stand& stand) {
    return table.status == Status::Playing && stand.decider >= 0 && has_clock(table, stand.decider);
}

Milliseconds charge(const TableRow& table, const Stand& stand, Milliseconds now) {
    return clock_runs(table, stand) ? std::max<Milliseconds>(0, now - stand.since) : 0;
}

std::optional<Milliseconds> time_left(const TableRow& table, const Stand& stand, int seat, Milliseconds now) {
    if (!has_clock(table, seat)) return std::nullopt;
    Milliseconds left = Milliseconds(table.clock_seconds) * 1000;
    if (table.clock == ClockKind::Match) left -= stand.used[std::size_t(seat)];
    if (seat == stand.decider) left -= charge(table, stand, now);
    return std::max<Milliseconds>(0, left);
}

Lateness lateness(const TableRow& table, const Stand& stand, int seat, const Presence& presence,
                  const Patience& patience, Milliseconds now) {
    const SeatRow& row = table.seats[std::size_t(seat)];
    const bool waited_for = table.status == Status::Playing && seat == stand.decider &&
                            row.sitter == Sitter::Guest && row.stand_in.empty();
    if (!waited_for) return {};
    const bool no_time = time_left(table, stand, seat, now) == 0;
    const Milliseconds away = presence.here ? -1 : now - std::max(presence.gone, stand.since);
    return {no_time || away >= patience.absent, no_time || away >= patience.absent,
            no_time || away >= patience.claim};
}

}  // namespace jarl::hall
