#include "server/hall/table_json.h"

#include <algorithm>

#include "base/json.h"
#include "match/json.h"
#include "server/store/names.h"

namespace jarl::hall {

namespace {

// What is known of people besides the row, when the table is in memory.
struct Around {
    const LiveTable* table;
    WallTime now;
};

void write_text_or_null(Json& json, const std::string& text) { text.empty() ? json.null() : json.text(text); }

void write_guest(Json& json, const SeatRow& row, int seat, const Around& around) {
    const LiveTable* table = around.table;
    const Presence presence = table ? table->presence(seat) : Presence{};
    const Lateness late = table ? table->lateness_of(seat) : Lateness{};
    json.begin_object().key("is").text("guest").key("name").text(row.name);
    json.key("here").flag(presence.here).key("stand_in");
    write_text_or_null(json, row.stand_in);
    json.key("late").flag(late.late).key("may").begin_object();
    json.key("stand_in").flag(late.stand_in).key("claim").flag(late.claim).end_object().end_object();
}

void write_seat(Json& json, const SeatRow& row, int seat, const Around& around) {
    switch (row.sitter) {
    case Sitter::Guest: return write_guest(json, row, seat, around);
    case Sitter::Bot:
        json.begin_object()
            .key("is")
            .text("bot")
            .key("name")
            .text(row.name)
            .key("level")
            .text(row.level)
            .end_object();
        return;
    case Sitter::Nobody:
        json.begin_object().key("is").text("open").key("name");
        write_text_or_null(json, row.name);
        json.end_object();
        return;
    }
}

void write_running(Json& json, const Around& around) {
    const LiveTable* table = around.table;
    if (!table || table->row().status != Status::Playing || table->row().clock == ClockKind::None) {
        json.null();
        return;
    }
    json.begin_object().key("seat");
    clock_runs(table->row(), table->clock()) ? json.number(table->clock().decider) : json.null();
    json.key("left").begin_array();
    for (int seat = 0; seat < table->seats(); ++seat) {
        const auto left = time_left(table->row(), table->clock(), seat, around.now);
        left ? json.number(left->count()) : json.null();
    }
    json.end_array().key("at").number(since_1970(around.now));
    json.key("from").number(since_1970(std::max(around.now, table->clock().since))).end_object();
}

void write_ending(Json& json, const TableRow& row) {
    if (row.status != Status::Over) {
        json.null();
        return;
    }
    json.begin_object().key("how").text(name_of(row.ending)).key("seat");
    row.ended_by < 0 ? json.null() : json.number(row.ended_by);
    json.key("totals");
    write_numbers(json, row.totals);
    json.key("ranking");
    write_numbers(json, row.ranking);
    json.end_object();
}

std::string write_table(const TableRow& row, const Around& around) {
    Json json;
    json.begin_object().key("id").text(row.id).key("game").text(row.game).key("options").text(row.options);
    json.key("ruleset").text(row.ruleset);
    json.key("status").text(name_of(row.status)).key("listed").flag(row.listed);
    json.key("host").number(row.host);
    json.key("created").number(since_1970(row.created)).key("changed").number(since_1970(row.changed));
    json.key("turn").number(row.turn).key("seed_hash").text(row.seed_hash);
    json.key("clock").begin_object().key("kind").text(name_of(row.clock));
    json.key("seconds").number(row.clock_limit.count()).end_object();
    json.key("seats").begin_array();
    for (int seat = 0; seat < int(row.seats.size()); ++seat)
        write_seat(json, row.seats[std::size_t(seat)], seat, around);
    json.end_array().key("decider");
    const bool deciding = around.table && row.status == Status::Playing && around.table->clock().decider >= 0;
    deciding ? json.number(around.table->clock().decider) : json.null();
    json.key("running");
    write_running(json, around);
    json.key("watching").number(around.table ? around.table->connections(kOnlooker) : 0).key("ending");
    write_ending(json, row);
    json.key("rematch");
    write_text_or_null(json, row.rematch);
    json.end_object();
    return json.take();
}

}  // namespace

std::string table_json(const LiveTable& table, WallTime now) {
    return write_table(table.row(), {&table, now});
}

std::string table_json(const TableRow& row) { return write_table(row, {nullptr, {}}); }

}  // namespace jarl::hall
