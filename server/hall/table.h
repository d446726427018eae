// A table while somebody is around or a bot is to move, and the connections at it. What is here is on the disk, but for
// the room while something is being written.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/hall/clock.h"
#include "server/hall/hall.h"
#include "server/hall/match_room.h"

namespace jarl::hall {

inline constexpr int kOnlooker = -1;
inline constexpr int kMaxConnectionsOfSeat = 4;
inline constexpr int kMaxWaitingOfGuest = 16;  // messages that wait until a write is done

struct Table;

// One connection. It has a number, so that what waits for the disk can find it again, or not.
struct Visitor {
    std::uint64_t number = 0;
    std::shared_ptr<Guest> guest;
    Milliseconds came = 0;
    Table* table = nullptr;   // none before it sits or watches
    Table* coming = nullptr;  // on its way to this one, until a write there is done
    int seat = kOnlooker;
    int told = 0;     // plies of the story it has
    int waiting = 0;  // messages
    std::optional<Seed> rematch_key;

    Seat viewer() const { return seat == kOnlooker ? kNobody : Seat(seat); }
};

struct Table {
    TableRow row;
    Stand stand;                                  // Playing: where the match stands, for everybody
    std::array<Milliseconds, kMaxSeats> gone{};   // when the last connection of the seat left
    std::array<Lateness, kMaxSeats> told_late{};  // as the visitors know it
    std::vector<Visitor*> visitors;
    Milliseconds last_needed = 0;

    bool writing = false;  // something is on its way to the disk; whatever comes waits
    std::vector<std::function<void()>> waiting;
    bool presence_changed = false;  // the visitors are told with the next tick
    bool turn_unsaved = false;      // row.turn is ahead of the disk: written before the table is forgotten

    std::unique_ptr<MatchRoom> room;   // not for long: the least recently used are thrown away
    std::list<Table*>::iterator used;  // its place among them
    bool bot_asked = false;
    Milliseconds bot_rests_until = 0;  // after a write that failed

    int seats() const { return int(row.seats.size()); }
    bool has_seat(int seat) const { return seat >= 0 && seat < seats(); }
    SeatRow& seat(int number) { return row.seats[std::size_t(number)]; }
    const SeatRow& seat(int number) const { return row.seats[std::size_t(number)]; }

    int connections(int seat) const {
        int count = 0;
        for (const Visitor* visitor : visitors) count += visitor->seat == seat;
        return count;
    }
    Presence presence(int seat) const { return {connections(seat) > 0, gone[std::size_t(seat)]}; }
};

// Nobody there, or kept for somebody who was at the last match (then it has a name).
inline bool is_free(const SeatRow& seat) { return seat.sitter == Sitter::Nobody; }
inline bool is_open(const SeatRow& seat) { return is_free(seat) && seat.name.empty(); }
// The level of the bot that decides for the seat; empty: a person does.
inline const std::string& bot_level(const SeatRow& seat) {
    return seat.sitter == Sitter::Bot ? seat.level : seat.stand_in;
}

}  // namespace jarl::hall
