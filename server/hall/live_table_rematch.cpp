// Playing again: the first who asks opens the next table, the others find their seats kept there.
#include <utility>

#include "base/json.h"
#include "match/first_option.h"
#include "server/hall/live_table.h"
#include "server/hall/tokens.h"

namespace jarl::hall {

namespace {

std::string rematch_text(std::int64_t id, const std::string& table, int seat, const std::string& token) {
    Json json;
    json.begin_object().key("is").text("answer").key("id").number(id);
    json.key("table").text(table).key("seat").number(seat).key("token").text(token).end_object();
    return json.take();
}

std::string token_at(const std::string& table, const Visitor& visitor) {
    check(visitor.rematch_key.has_value(), "who sits has a key for the rematch");
    return rematch_token(*visitor.rematch_key, table);
}

}  // namespace

void LiveTable::handle(Visitor& visitor, const Asker& asker, const Rematch&) {
    if (visitor.seat == kOnlooker) return problem(asker, onlookers_look_on());
    if (row_.status != Status::Over || row_.ending == Ending::Abandoned)
        return problem(asker, {"not_over", "The match is not over."});
    row_.rematch.empty() ? open_rematch(visitor, asker) : join_rematch(visitor, asker);
}

void LiveTable::open_rematch(Visitor& visitor, const Asker& asker) {
    const std::string address(visitor.guest->address());
    if (const auto trouble = hall_.lobby.may_open(address, now())) return problem(asker, *trouble);
    TableRow next = rematch_row(row_, hall_.settings.seed(), now());
    const int seat = (visitor.seat + 1) % seats();
    const std::string token = token_at(next.id, visitor);
    next.options = rematch_options();
    next.host = seat;
    seat_at(next, seat).sitter = Sitter::Guest;
    seat_at(next, seat).token_hash = token_hash(token);
    begin_if_full(next, now());

    TableRow row = row_;
    row.rematch = next.id;
    hall_.lobby.opened(address, next, now());
    commit({next, row}, [this, next, row, seat, token, asker](CommitOutcome outcome) {
        if (outcome != CommitOutcome::Durable) {
            hall_.lobby.withdrawn(next);
            return problem(asker, trouble_of(outcome));
        }
        ++hall_.figures.tables_opened;
        // Its row was readable before we heard of it: somebody may be at it already.
        LiveTable* there = hall_.tables.in_memory(next.id);
        if (!there) there = &hall_.tables.add(next);
        if (next.status == Status::Playing && there->room()) there->wake_bot();
        adopt(row);
        send(asker, rematch_text(asker.id, next.id, seat, token));
    });
}

// Who sat next to the one who began begins now, and that is two seats further: everybody has moved on by one. A game that
// draws its first player draws again.
std::string LiveTable::rematch_options() {
    const GameInfo* game = find_game(row_.game);
    if (!game || !game->asks_first) return row_.options;
    const auto match_room = room();
    const Seat began = match_room ? (*match_room)->match().first_player() : kNobody;
    if (began == kNobody) return with_first(row_.options, "lot");
    return with_first(row_.options, seat_letter(Seat((index(began) + 2) % row_.seats.size())));
}

void LiveTable::join_rematch(Visitor& visitor, const Asker& asker) {
    const auto next = hall_.tables.find(row_.rematch);
    if (!next) return problem(asker, cannot_read());
    if (!*next) return problem(asker, no_such_table(row_.rematch));
    if ((*next)->waiting_.size() >= kMaxWaitingRequests)
        return problem(asker, trouble_of(CommitOutcome::Busy));
    const int next_seat = (visitor.seat + 1) % seats();
    (*next)->when_free([there = *next, next_seat, name = seat(visitor.seat).name,
                        token = token_at(row_.rematch, visitor),
                        asker] { there->give_kept_seat(next_seat, name, token, asker); });
}

void LiveTable::give_kept_seat(int number, const std::string& name, const std::string& token,
                               const Asker& asker) {
    if (seat_of_token(row_, token) == number)
        return send(asker, rematch_text(asker.id, row_.id, number, token));
    if (!is_free(seat(number)) || row_.status != Status::Open)
        return problem(asker, {"seat_taken", "The host has given your seat to somebody else."});
    TableRow row = row_;
    seat_at(row, number) = {Sitter::Guest, name, "", token_hash(token), ""};
    begin_if_full(row, now());
    change(std::move(row), [this, number, token, asker](CommitOutcome outcome) {
        if (outcome != CommitOutcome::Durable) return problem(asker, trouble_of(outcome));
        send(asker, rematch_text(asker.id, row_.id, number, token));
    });
}

}  // namespace jarl::hall
