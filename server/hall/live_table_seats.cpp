// The seats of a table before the match: who takes one, whom the host lets sit, who goes again.
#include <algorithm>
#include <utility>

#include "base/capital.h"
#include "server/hall/live_table.h"
#include "server/hall/rulesets.h"
#include "server/hall/tokens.h"

namespace jarl::hall {

// --- Over REST -----------------------------------------------------------------------------------------------------

void LiveTable::take_seat(const SeatRequest& request, const Replies& then) {
    if (waiting_.size() >= kMaxWaitingRequests) return then(problem_reply(trouble_of(CommitOutcome::Busy)));
    when_free([this, request, then] { take_seat_now(request, then); });
}

void LiveTable::take_seat_now(const SeatRequest& request, const Replies& then) {
    const auto refuse = [&](const Trouble& trouble) { then(problem_reply(trouble)); };
    const auto wanted = request.seat;
    if (row_.status != Status::Open) return refuse({"not_open", "The match has begun."});
    if (!plays_our_rules(row_)) return refuse(other_rules(row_));
    if (wanted && !has_seat(row_, *wanted)) return refuse(no_such_seat());
    if (wanted && !is_open(seat(*wanted))) return refuse({"seat_taken", "Somebody has this seat."});
    const auto first = std::find_if(row_.seats.begin(), row_.seats.end(), is_open);
    const int taken = wanted.value_or(int(first - row_.seats.begin()));
    if (taken == seats()) return refuse({"no_open_seat", "All seats are taken."});

    TableRow row = row_;
    const std::string token = new_token();
    seat_at(row, taken) = {Sitter::Guest, request.name, "", token_hash(token), ""};
    begin_if_full(row, now());
    change(std::move(row), [id = row_.id, taken, token, then](CommitOutcome outcome) {
        then(outcome == CommitOutcome::Durable ? seated_reply(id, taken, token)
                                               : problem_reply(trouble_of(outcome)));
    });
}

// --- By the host ---------------------------------------------------------------------------------------------------

std::optional<Trouble> LiveTable::why_not_host(const Visitor& visitor, int seat) const {
    if (visitor.seat == kOnlooker) return onlookers_look_on();
    if (row_.status != Status::Open) return Trouble{"not_open", "The match has begun."};
    if (visitor.seat != row_.host) return Trouble{"not_host", "Only the host does that."};
    if (!has_seat(row_, seat)) return no_such_seat();
    if (seat == row_.host) return Trouble{"seat_taken", "This is the host's own seat."};
    return std::nullopt;
}

void LiveTable::handle(Visitor& visitor, const Asker& asker, const SeatBot& wanted) {
    if (const auto trouble = why_not_host(visitor, wanted.seat)) return problem(asker, *trouble);
    if (!is_level(wanted.level)) return problem(asker, no_such_level(wanted.level));
    if (!is_free(seat(wanted.seat))) return problem(asker, {"seat_taken", "Somebody has this seat."});
    TableRow row = row_;
    seat_at(row, wanted.seat) = {Sitter::Bot, with_capital(wanted.level), wanted.level, "", ""};
    begin_if_full(row, now());
    change(std::move(row), asker);
}

void LiveTable::handle(Visitor& visitor, const Asker& asker, const SeatOpen& wanted) {
    if (const auto trouble = why_not_host(visitor, wanted.seat)) return problem(asker, *trouble);
    TableRow row = row_;
    seat_at(row, wanted.seat) = {};
    row.changed = now();
    change(std::move(row), [this, seat = wanted.seat, asker](CommitOutcome outcome) {
        if (outcome == CommitOutcome::Durable) dismiss_seat(seat, "not_sitting");
        answer(asker, outcome);
    });
}

// --- Going ---------------------------------------------------------------------------------------------------------

void LiveTable::handle(Visitor& visitor, const Asker& asker, const Leave&) {
    if (visitor.seat == kOnlooker) return problem(asker, onlookers_look_on());
    if (row_.status != Status::Open) return problem(asker, {"not_open", "The match has begun."});
    if (visitor.seat == row_.host)
        return close([this, asker](CommitOutcome outcome) {
            answer(asker, outcome);
            if (outcome == CommitOutcome::Durable) dismiss_all("table_gone");
        });
    TableRow row = row_;
    seat_at(row, visitor.seat) = {};
    row.changed = now();
    change(std::move(row), [this, seat = visitor.seat, asker](CommitOutcome outcome) {
        answer(asker, outcome);
        if (outcome == CommitOutcome::Durable) dismiss_seat(seat, "not_sitting");
    });
}

}  // namespace jarl::hall
