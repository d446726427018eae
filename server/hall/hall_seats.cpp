// The hall at a table: sitting down, seats and who has them, giving up, playing again.
#include <algorithm>
#include <utility>

#include "base/capital.h"
#include "base/json.h"
#include "base/plain_text.h"
#include "match/first_option.h"
#include "match/native/crypto.h"
#include "server/hall/hall_impl.h"
#include "server/hall/names.h"
#include "server/hall/positions.h"
#include "server/hall/requests.h"
#include "server/hall/tokens.h"
#include "server/store/rulesets.h"

namespace jarl::hall {

namespace {

constexpr const char* kPlaysOn = "huskarl";  // for somebody who has given up: plans its turn, thinks briefly

int seat_of_token(const TableRow& row, std::string_view token) {
    const std::string hash = token_hash(token);
    int found = kOnlooker;
    for (int seat = 0; seat < int(row.seats.size()); ++seat) {
        const SeatRow& each = row.seats[std::size_t(seat)];
        if (each.sitter == Sitter::Guest && same_hash(each.token_hash, hash)) found = seat;
    }
    return found;
}

Trouble no_such_seat() { return {"no_such_seat", "The table has no such seat."}; }
Trouble no_such_level(const std::string& level) {
    return {"no_such_level", "There is no level " + jarl::quoted(level) + "."};
}

}  // namespace

// --- Coming --------------------------------------------------------------------------------------------------------

void HallImpl::come_to(Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    const auto table = tables_.find(message.table, now());
    if (!table) {
        log(LogLevel::Error, "cannot_read", {{"table", message.table}, {"why", table.problem()}});
        return problem(asker, cannot_read());
    }
    if (!*table) return problem(asker, no_such_table(message.table));
    if (!plays_our_rules((*table)->row)) return problem(asker, other_rules((*table)->row));
    if (visitor.waiting >= kMaxWaitingOfGuest) return problem(asker, {"busy", "Wait for the answers first."});
    const auto come = [this, &there = **table, asker, message] {
        Visitor* back = find(asker.visitor);
        if (!back) return;
        --back->waiting;
        back->coming = nullptr;
        carry_out(there, *back, message);
    };
    ++visitor.waiting;
    visitor.coming = *table;
    if (!wait_if_busy(**table, come)) come();
}

void HallImpl::sit(Table& table, Visitor& visitor, const Message& message) {
    const int seat = seat_of_token(table.row, message.token);
    if (seat == kOnlooker)
        return problem({visitor.number, message.id},
                       {"wrong_token", "No seat of this table has this token."});
    if (table.connections(seat) >= kMaxConnectionsOfSeat) {
        const auto oldest = std::find_if(table.visitors.begin(), table.visitors.end(),
                                         [&](const Visitor* other) { return other->seat == seat; });
        dismiss(**oldest, "replaced");
    }
    visitor.rematch_key = rematch_key(message.token);
    settle(table, visitor, seat, message);
}

void HallImpl::watch(Table& table, Visitor& visitor, const Message& message) {
    if (table.connections(kOnlooker) >= settings_.max_viewers_per_table)
        return problem({visitor.number, message.id}, {"too_many_watching", "Too many are watching already."});
    settle(table, visitor, kOnlooker, message);
}

void HallImpl::settle(Table& table, Visitor& visitor, int seat, const Message& message) {
    const Asker asker{visitor.number, message.id};
    MatchRoom* room = nullptr;
    const bool begun = table.row.status != Status::Open && table.row.ending != Ending::Abandoned;
    if (begun && !(room = room_for(table, asker))) return;
    visitor.table = &table;
    visitor.seat = seat;
    table.visitors.push_back(&visitor);
    table.presence_changed = true;
    publish_to(table, visitor);
    if (room) tell_position(room->match(), visitor, message.from);
    answer(asker);
}

// --- Before the match ----------------------------------------------------------------------------------------------

std::optional<Trouble> HallImpl::not_host(const Table& table, const Visitor& visitor, int seat) const {
    if (visitor.seat == kOnlooker) return Trouble{"not_sitting", "Onlookers look on."};
    if (table.row.status != Status::Open) return Trouble{"not_open", "The match has begun."};
    if (visitor.seat != table.row.host) return Trouble{"not_host", "Only the host does that."};
    if (!table.has_seat(seat)) return no_such_seat();
    if (seat == table.row.host) return Trouble{"seat_taken", "This is the host's own seat."};
    return std::nullopt;
}

void HallImpl::seat_bot(Table& table, Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    if (const auto trouble = not_host(table, visitor, message.seat)) return problem(asker, *trouble);
    if (!is_level(message.level)) return problem(asker, no_such_level(message.level));
    if (!is_free(table.seat(message.seat))) return problem(asker, {"seat_taken", "Somebody has this seat."});
    TableRow row = table.row;
    row.seats[std::size_t(message.seat)] = {Sitter::Bot, with_capital(message.level), message.level, "", ""};
    begin_if_full(row, now());
    change(table, std::move(row), [this, asker](Kept kept) { answer(asker, kept); });
}

void HallImpl::seat_open(Table& table, Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    if (const auto trouble = not_host(table, visitor, message.seat)) return problem(asker, *trouble);
    TableRow row = table.row;
    row.seats[std::size_t(message.seat)] = {};
    row.changed = now();
    change(table, std::move(row), [this, &table, seat = message.seat, asker](Kept kept) {
        if (kept == Kept::Yes) dismiss_seat(table, seat, "not_sitting");
        answer(asker, kept);
    });
}

void HallImpl::leave(Table& table, Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    if (visitor.seat == kOnlooker) return problem(asker, {"not_sitting", "Onlookers look on."});
    if (table.row.status != Status::Open) return problem(asker, {"not_open", "The match has begun."});
    if (visitor.seat == table.row.host)
        return close_table(table, [this, &table, asker](Kept kept) {
            answer(asker, kept);
            if (kept == Kept::Yes) dismiss_all(table, "table_gone");
        });
    TableRow row = table.row;
    row.seats[std::size_t(visitor.seat)] = {};
    row.changed = now();
    change(table, std::move(row), [this, &table, seat = visitor.seat, asker](Kept kept) {
        answer(asker, kept);
        if (kept == Kept::Yes) dismiss_seat(table, seat, "not_sitting");
    });
}

void HallImpl::close_table(Table& table, Then then) {
    TableRow row = table.row;
    row.status = Status::Over;
    row.ending = Ending::Abandoned;
    row.changed = now();
    change(table, std::move(row), std::move(then));
}

// --- During the match ----------------------------------------------------------------------------------------------

std::optional<Trouble> HallImpl::not_at_play(const Table& table, const Visitor& visitor) const {
    if (visitor.seat == kOnlooker) return Trouble{"not_sitting", "Onlookers look on."};
    if (table.row.status != Status::Playing) return Trouble{"not_playing", "The match is not being played."};
    return std::nullopt;
}

void HallImpl::stand_in(Table& table, Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    if (const auto trouble = not_at_play(table, visitor)) return problem(asker, *trouble);
    if (!table.has_seat(message.seat)) return problem(asker, no_such_seat());
    if (!is_level(message.level)) return problem(asker, no_such_level(message.level));
    const bool may = message.seat == visitor.seat || lateness(table.row, table.stand, message.seat,
                                                              table.presence(message.seat), patience(), now())
                                                         .stand_in;
    if (!may) return problem(asker, {"not_late", "Nobody has to wait for this seat."});
    TableRow row = table.row;
    row.seats[std::size_t(message.seat)].stand_in = message.level;
    row.changed = now();
    change(table, std::move(row), [this, asker](Kept kept) { answer(asker, kept); });
}

void HallImpl::come_back(Table& table, Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    if (const auto trouble = not_at_play(table, visitor)) return problem(asker, *trouble);
    if (table.seat(visitor.seat).stand_in.empty())
        return problem(asker, {"not_away", "No bot plays for this seat."});
    TableRow row = table.row;
    row.seats[std::size_t(visitor.seat)].stand_in.clear();
    row.changed = now();
    change(table, std::move(row), [this, asker](Kept kept) { answer(asker, kept); });
}

void HallImpl::claim(Table& table, Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    if (const auto trouble = not_at_play(table, visitor)) return problem(asker, *trouble);
    if (!table.has_seat(message.seat)) return problem(asker, no_such_seat());
    const bool may =
        message.seat != visitor.seat &&
        lateness(table.row, table.stand, message.seat, table.presence(message.seat), patience(), now()).claim;
    if (!may) return problem(asker, {"not_late", "Nobody has been late for so long at this seat."});
    give_up(table, message.seat, Ending::Claimed, asker);
}

void HallImpl::resign(Table& table, Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    if (const auto trouble = not_at_play(table, visitor)) return problem(asker, *trouble);
    give_up(table, visitor.seat, Ending::Resigned, asker);
}

// With two seats the match is over; with more the others want to go on, and a bot takes the seat for good.
void HallImpl::give_up(Table& table, int seat, Ending ending, const Asker& asker) {
    TableRow row = table.row;
    if (table.seats() == 2) {
        const MatchRoom* room = room_for(table, asker);
        if (!room) return;
        row = over_row(table, room->match(), ending, seat);
    } else {
        row.seats[std::size_t(seat)] = {Sitter::Bot, row.seats[std::size_t(seat)].name, kPlaysOn, "", ""};
        row.changed = now();
    }
    change(table, std::move(row), [this, &table, seat, asker](Kept kept) {
        answer(asker, kept);
        if (kept == Kept::Yes && table.row.status == Status::Playing) become_onlookers(table, seat);
    });
}

void HallImpl::become_onlookers(Table& table, int seat) {
    const auto room = tables_.room(table);
    for (Visitor* visitor : table.visitors) {
        if (visitor->seat != seat) continue;
        visitor->seat = kOnlooker;
        visitor->rematch_key.reset();
        publish_to(table, *visitor);
        if (room) tell_position((*room)->match(), *visitor, 0);
    }
}

// --- Once more -----------------------------------------------------------------------------------------------------

void HallImpl::rematch(Table& table, Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    if (visitor.seat == kOnlooker) return problem(asker, {"not_sitting", "Onlookers look on."});
    if (table.row.status != Status::Over || table.row.ending == Ending::Abandoned)
        return problem(asker, {"not_over", "The match is not over."});
    table.row.rematch.empty() ? open_rematch(table, visitor, asker) : join_rematch(table, visitor, asker);
}

// Everybody moves on by one seat. Bots sit at once; the others' seats are kept for them until they ask.
void HallImpl::open_rematch(Table& table, Visitor& visitor, const Asker& asker) {
    if (open_tables_ >= std::size_t(settings_.max_tables_open))
        return problem(asker, {"busy", "The hall is full: too many tables wait for players."});
    const std::string address(visitor.guest->address());
    if (auto trouble = openers_.may_open(address, now())) return problem(asker, *trouble);

    TableRow next = table.row;
    next.id = new_table_id();
    next.seed = settings_.seed();
    next.seed_hash = NativeCrypto().sha256_hex(next.seed);
    next.status = Status::Open;
    next.ending = Ending::None;
    next.ended_by = -1;
    next.turn = 0;
    next.totals.clear();
    next.ranking.clear();
    next.created = now();
    next.options = rematch_options(table);
    std::rotate(next.seats.begin(), next.seats.end() - 1, next.seats.end());
    for (SeatRow& seat : next.seats)
        if (seat.sitter == Sitter::Guest) seat = {Sitter::Nobody, seat.name, "", "", ""};
    const int seat = (visitor.seat + 1) % table.seats();
    const std::string token = rematch_token(*visitor.rematch_key, next.id);
    next.host = seat;
    next.seats[std::size_t(seat)].sitter = Sitter::Guest;
    next.seats[std::size_t(seat)].token_hash = token_hash(token);
    begin_if_full(next, now());

    TableRow row = table.row;
    row.rematch = next.id;
    openers_.opened(address, next.id, now());
    if (next.status == Status::Open) ++open_tables_;
    commit(table, {next, row}, [this, &table, next, row, seat, token, asker](Kept kept) {
        if (kept != Kept::Yes) {
            openers_.over(next.id);
            if (next.status == Status::Open) --open_tables_;
            return problem(asker, trouble_of(kept));
        }
        ++figures_.tables_opened;
        Table& added = tables_.add(next, now());
        if (next.status == Status::Playing && tables_.room(added)) wake_bot(added);
        adopt(table, row);
        answer_rematch(asker, next.id, seat, token);
    });
}

// Who sat next to the one who began begins now, and that is two seats further: everybody has moved on by one. A game that
// draws its first player draws again.
std::string HallImpl::rematch_options(Table& table) {
    const GameInfo* game = find_game(table.row.game);
    if (!game || !game->asks_first) return table.row.options;
    const auto room = tables_.room(table);
    const Seat began = room ? (*room)->match().first_player() : kNobody;
    if (began == kNobody) return with_first(table.row.options, "lot");
    return with_first(table.row.options, seat_letter(Seat((index(began) + 2) % table.row.seats.size())));
}

void HallImpl::join_rematch(Table& old, Visitor& visitor, const Asker& asker) {
    const auto next = tables_.find(old.row.rematch, now());
    if (!next) return problem(asker, cannot_read());
    if (!*next) return problem(asker, no_such_table(old.row.rematch));
    const int seat = (visitor.seat + 1) % old.seats();
    const std::string token = rematch_token(*visitor.rematch_key, old.row.rematch);
    const auto join = [this, &there = **next, seat, name = old.seat(visitor.seat).name, token, asker] {
        join_rematch_now(there, seat, name, token, asker);
    };
    if (!wait_if_busy(**next, join)) join();
}

void HallImpl::join_rematch_now(Table& next, int seat, const std::string& name, const std::string& token,
                                const Asker& asker) {
    const std::string id = next.row.id;
    if (seat_of_token(next.row, token) == seat) return answer_rematch(asker, id, seat, token);
    if (!is_free(next.seat(seat)) || next.row.status != Status::Open)
        return problem(asker, {"seat_taken", "The host has given your seat to somebody else."});
    TableRow row = next.row;
    row.seats[std::size_t(seat)] = {Sitter::Guest, name, "", token_hash(token), ""};
    begin_if_full(row, now());
    change(next, std::move(row), [this, id, seat, token, asker](Kept kept) {
        if (kept != Kept::Yes) return problem(asker, trouble_of(kept));
        answer_rematch(asker, id, seat, token);
    });
}

void HallImpl::answer_rematch(const Asker& asker, const std::string& table, int seat,
                              const std::string& token) {
    Json json;
    json.begin_object().key("is").text("answer").key("id").number(asker.id);
    json.key("table").text(table).key("seat").number(seat).key("token").text(token).end_object();
    send(asker.visitor, json.take());
}

}  // namespace jarl::hall
