#include "server/hall/table_rows.h"

#include <algorithm>
#include <vector>

#include "match/native/crypto.h"
#include "server/hall/names.h"
#include "server/hall/tokens.h"

namespace jarl::hall {

int seat_of_token(const TableRow& row, std::string_view token) {
    const std::string hash = token_hash(token);
    int found = -1;
    for (int seat = 0; seat < int(row.seats.size()); ++seat) {
        const SeatRow& each = seat_at(row, seat);
        if (each.sitter == Sitter::Guest && same_hash(each.token_hash, hash)) found = seat;
    }
    return found;
}

void begin_if_full(TableRow& row, WallTime now) {
    row.changed = now;
    if (row.status != Status::Open || std::any_of(row.seats.begin(), row.seats.end(), is_free)) return;
    row.status = Status::Playing;
    std::vector<std::string*> names;
    for (SeatRow& seat : row.seats) names.push_back(&seat.name);
    tell_apart(names);
}

void make_new(TableRow& row, const Seed& seed, WallTime now) {
    row.id = new_table_id();
    row.seed = seed;
    row.seed_hash = NativeCrypto().sha256_hex(seed);
    row.created = now;
}

TableRow over_row(TableRow row, const Match& match, Ending ending, int ended_by, WallTime now) {
    row.status = Status::Over;
    row.ending = ending;
    row.ended_by = ended_by;
    row.changed = now;
    row.turn = match.turn();
    for (const ScoreSheet& sheet : match.scores()) row.totals.push_back(sheet.total);
    row.ranking = match.ranking();
    if (ended_by >= 0) row.ranking = ended_by == 0 ? std::vector{2, 1} : std::vector{1, 2};
    return row;
}

TableRow rematch_row(const TableRow& row, const Seed& seed, WallTime now) {
    TableRow next = row;
    make_new(next, seed, now);
    next.status = Status::Open;
    next.ending = Ending::None;
    next.ended_by = -1;
    next.turn = 0;
    next.totals.clear();
    next.ranking.clear();
    std::rotate(next.seats.begin(), next.seats.end() - 1, next.seats.end());
    for (SeatRow& seat : next.seats)
        if (seat.sitter == Sitter::Guest) seat = {Sitter::Nobody, seat.name, "", "", ""};
    return next;
}

}  // namespace jarl::hall
