// The hall over REST: what there is, the lobby, opening a table, taking a seat, records.
#include <algorithm>
#include <utility>

#include "bots/search/level.h"
#include "match/json.h"
#include "server/hall/hall_impl.h"
#include "server/hall/requests.h"
#include "server/hall/rulesets.h"
#include "server/hall/table_json.h"
#include "server/hall/tokens.h"

namespace jarl::hall {

namespace {

constexpr std::string_view kTablesPath = "/api/tables";
constexpr int kMaxListed = 100;

Reply ok(std::string body) { return {200, "application/json", std::move(body), 0}; }

std::optional<Status> read_status(std::string_view query) {
    if (query.empty() || query == "status=open") return Status::Open;
    if (query == "status=playing") return Status::Playing;
    if (query == "status=over") return Status::Over;
    return std::nullopt;
}

Trouble no_such_path() { return {"no_such_path", "There is nothing at this path, or not with this method."}; }

// "/api/tables/abc/seats" is "abc" and "/seats".
struct TablePath {
    std::string id;
    std::string_view rest;
};
std::optional<TablePath> read_table_path(std::string_view path) {
    if (!path.starts_with("/api/tables/")) return std::nullopt;
    path.remove_prefix(kTablesPath.size() + 1);
    const std::size_t end = std::min(path.find('/'), path.size());
    return TablePath{std::string(path.substr(0, end)), path.substr(end)};
}

void write_games(Json& json) {
    json.begin_array();
    for (const GameInfo& game : games()) {
        json.begin_object();
        write_game(json, game);
        json.end_object();
    }
    json.end_array();
}

}  // namespace

void HallImpl::ask(const Ask& ask, std::function<void(Reply)> then) {
    if (context_.draining) return then(problem_reply(closing()));
    const bool get = ask.method == "GET", post = ask.method == "POST";
    if (get && ask.path == "/api/hall") return then(hall_reply());
    if (get && ask.path == kTablesPath) return then(list_reply(ask.query));
    if (post && ask.path == kTablesPath) return open_table(ask, then);
    const auto path = read_table_path(ask.path);
    if (!path) return then(problem_reply(no_such_path()));
    if (get && path->rest.empty())
        return with_table(path->id, then, [&](LiveTable& table) { then(ok(table.json())); });
    if (get && path->rest == "/record")
        return with_table(path->id, then, [&](LiveTable& table) { then(table.record()); });
    if (post && path->rest == "/seats")
        return with_table(path->id, then, [&](LiveTable& table) { take_seat(table, ask.body, then); });
    then(problem_reply(no_such_path()));
}

Reply HallImpl::hall_reply() const {
    Json json;
    json.begin_object().key("protocol").number(kProtocol).key("games");
    write_games(json);
    json.key("levels").begin_array();
    for (const Level& level : kLevels) json.text(level.name);
    json.end_array().key("bounds").begin_object();
    json.key("tables_per_address").number(context_.settings.max_tables_per_address);
    json.key("onlookers")
        .number(context_.settings.max_viewers_per_table)
        .key("name_bytes")
        .number(int(kMaxSeatName));
    json.key("absent_seconds").number(context_.settings.absent_after.count());
    json.key("claim_seconds").number(context_.settings.claim_after.count());
    json.key("clock_seconds").number(kMaxClock.count()).end_object();
    json.key("now").number(since_1970(context_.now())).end_object();
    return ok(json.take());
}

Reply HallImpl::list_reply(const std::string& query) {
    const auto status = read_status(query);
    if (!status) return problem_reply({"unreadable", "\"status\" must be open, playing or over."});
    const auto rows = context_.store.tables(*status, /*listed_only=*/true, kMaxListed);
    if (!rows) return problem_reply(cannot_read());
    Json json;
    json.begin_object().key("tables").begin_array();
    for (const TableRow& row : *rows) {
        if (row.ending == Ending::Abandoned) continue;                      // nobody played there
        if (row.status == Status::Open && !plays_our_rules(row)) continue;  // nobody can play there any more
        const LiveTable* table = context_.tables.in_memory(row.id);
        json.raw(table ? table->json() : table_json(row));
    }
    json.end_array().end_object();
    return ok(json.take());
}

void HallImpl::with_table(const std::string& id, const Replies& then,
                          const std::function<void(LiveTable&)>& go_on) {
    const auto table = context_.tables.find(id);
    if (!table) {
        context_.cannot_read(id, table.problem());
        return then(problem_reply(cannot_read()));
    }
    if (!*table) return then(problem_reply(no_such_table(id)));
    go_on(**table);
}

void HallImpl::open_table(const Ask& ask, const Replies& then) {
    auto read = read_table_request(ask.body);
    if (const auto* trouble = std::get_if<Trouble>(&read)) return then(problem_reply(*trouble));
    if (const auto trouble = context_.lobby.may_open(ask.address, context_.now()))
        return then(problem_reply(*trouble));

    TableRow row = std::move(*std::get_if<TableRow>(&read));
    const std::string token = new_token();
    make_new(row, context_.settings.seed(), context_.now());
    seat_at(row, row.host).token_hash = token_hash(token);
    begin_if_full(row, context_.now());
    context_.lobby.opened(ask.address, row, context_.now());
    LiveTable& table = context_.tables.add(std::move(row));
    table.open([id = table.row().id, host = table.row().host, token, then](CommitOutcome outcome) {
        then(outcome == CommitOutcome::Durable ? seated_reply(id, host, token)
                                               : problem_reply(trouble_of(outcome)));
    });
}

void HallImpl::take_seat(LiveTable& table, const std::string& body, const Replies& then) {
    const auto read = read_seat_request(body);
    if (const auto* trouble = std::get_if<Trouble>(&read)) return then(problem_reply(*trouble));
    table.take_seat(*std::get_if<SeatRequest>(&read), then);
}

}  // namespace jarl::hall
