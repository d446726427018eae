// What can be asked of a table's row, and the rows that follow from it. Nothing here is written yet.
#pragma once

#include <string>
#include <string_view>

#include "base/check.h"
#include "match/match.h"
#include "server/hall/stored.h"

namespace jarl::hall {

inline bool has_seat(const TableRow& row, int seat) { return seat >= 0 && seat < int(row.seats.size()); }
inline SeatRow& seat_at(TableRow& row, int seat) {
    check(has_seat(row, seat), "a seat of the table");
    return row.seats[std::size_t(seat)];
}
inline const SeatRow& seat_at(const TableRow& row, int seat) {
    check(has_seat(row, seat), "a seat of the table");
    return row.seats[std::size_t(seat)];
}

// Nobody there, or kept for somebody who was at the last match (then it has a name).
inline bool is_free(const SeatRow& seat) { return seat.sitter == Sitter::Nobody; }
inline bool is_open(const SeatRow& seat) { return is_free(seat) && seat.name.empty(); }
// The level of the bot that decides for the seat; empty: a person does.
inline const std::string& bot_level(const SeatRow& seat) {
    return seat.sitter == Sitter::Bot ? seat.level : seat.stand_in;
}
// There are moves, or could be: it is no longer open and was not given up before it began.
inline bool has_begun(const TableRow& row) {
    return row.status != Status::Open && row.ending != Ending::Abandoned;
}

int seat_of_token(const TableRow& row, std::string_view token);  // -1: none

// Fills no seat any more: the match begins.
void begin_if_full(TableRow& row, WallTime now);
// A name and a seed of its own, for one that is being opened.
void make_new(TableRow& row, const Seed& seed, WallTime now);
// `ended_by`: the seat that gave up, with two seats; -1: nobody did.
TableRow over_row(TableRow row, const Match& match, Ending ending, int ended_by, WallTime now);
// Everybody moves on by one seat. Bots sit at once; the others' seats are kept for them until they ask.
TableRow rematch_row(const TableRow& row, const Seed& seed, WallTime now);

}  // namespace jarl::hall
