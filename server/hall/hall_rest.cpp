// The hall over REST: what there is, the lobby, opening a table, taking a seat, records.
#include <algorithm>
#include <utility>

#include "base/plain_text.h"
#include "bots/search/level.h"
#include "match/json.h"
#include "match/native/crypto.h"
#include "server/hall/hall_impl.h"
#include "server/hall/requests.h"
#include "server/hall/table_json.h"
#include "server/hall/tokens.h"
#include "server/store/rulesets.h"

namespace jarl::hall {

namespace {

constexpr int kProtocol = 2;  // of docs/protocol.md
constexpr std::string_view kTablesPath = "/api/tables";
constexpr int kMaxListed = 100;
constexpr std::size_t kMaxWaitingRequests = 256;  // at one table

Reply ok(std::string body) { return {200, "application/json", std::move(body), 0}; }

Reply seated(const std::string& table, int seat, const std::string& token) {
    Json json;
    json.begin_object()
        .key("table")
        .text(table)
        .key("seat")
        .number(seat)
        .key("token")
        .text(token)
        .end_object();
    return {201, "application/json", json.take(), 0};
}

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
    if (draining_) return then(problem_reply(closing()));
    const bool get = ask.method == "GET", post = ask.method == "POST";
    if (get && ask.path == "/api/hall") return then(hall_reply());
    if (get && ask.path == kTablesPath) return then(list_reply(ask.query));
    if (post && ask.path == kTablesPath) return open_table(ask, then);
    const auto path = read_table_path(ask.path);
    if (!path) return then(problem_reply(no_such_path()));
    if (get && path->rest.empty())
        return with_table(path->id, then,
                          [&](Table& table) { then(ok(table_json(table, patience(), now()))); });
    if (get && path->rest == "/record")
        return with_table(path->id, then, [&](Table& table) { then(record_reply(table)); });
    if (post && path->rest == "/seats")
        return with_table(path->id, then, [&](Table& table) { take_seat(table, ask.body, then); });
    then(problem_reply(no_such_path()));
}

Reply HallImpl::hall_reply() const {
    Json json;
    json.begin_object().key("protocol").number(kProtocol).key("games");
    write_games(json);
    json.key("levels").begin_array();
    for (const Level& level : kLevels) json.text(level.name);
    json.end_array().key("bounds").begin_object();
    json.key("tables_per_address").number(settings_.max_tables_per_address);
    json.key("onlookers").number(settings_.max_viewers_per_table).key("name_bytes").number(int(kMaxSeatName));
    json.key("absent_seconds").number(settings_.absent_seconds);
    json.key("claim_seconds").number(settings_.claim_seconds);
    json.key("clock_seconds").number(kMaxClockSeconds).end_object();
    json.key("now").number(now()).end_object();
    return ok(json.take());
}

Reply HallImpl::list_reply(const std::string& query) {
    const auto status = read_status(query);
    if (!status) return problem_reply({"unreadable", "\"status\" must be open, playing or over."});
    const auto rows = store_.tables(*status, /*listed_only=*/true, kMaxListed);
    if (!rows) return problem_reply(cannot_read());
    Json json;
    json.begin_object().key("tables").begin_array();
    for (const TableRow& row : *rows) {
        if (row.ending == Ending::Abandoned) continue;                      // nobody played there
        if (row.status == Status::Open && !plays_our_rules(row)) continue;  // nobody can play there any more
        const Table* table = tables_.in_memory(row.id);
        json.raw(table ? table_json(*table, patience(), now()) : table_json(row));
    }
    json.end_array().end_object();
    return ok(json.take());
}

void HallImpl::with_table(const std::string& id, const Replies& then,
                          const std::function<void(Table&)>& go_on) {
    const auto table = tables_.find(id, now());
    if (!table) {
        log(LogLevel::Error, "cannot_read", {{"table", id}, {"why", table.problem()}});
        return then(problem_reply(cannot_read()));
    }
    if (!*table) return then(problem_reply(no_such_table(id)));
    go_on(**table);
}

void HallImpl::open_table(const Ask& ask, const Replies& then) {
    auto read = read_table_request(ask.body);
    if (const auto* trouble = std::get_if<Trouble>(&read)) return then(problem_reply(*trouble));
    if (open_tables_ >= std::size_t(settings_.max_tables_open))
        return then(problem_reply({"busy", "The hall is full: too many tables wait for players."}));
    if (const auto trouble = openers_.may_open(ask.address, now())) return then(problem_reply(*trouble));

    TableRow row = std::move(*std::get_if<TableRow>(&read));
    const std::string token = new_token();
    row.id = new_table_id();
    row.seed = settings_.seed();
    row.seed_hash = NativeCrypto().sha256_hex(row.seed);
    row.seats[std::size_t(row.host)].token_hash = token_hash(token);
    row.created = now();
    begin_if_full(row, now());

    openers_.opened(ask.address, row.id, now());
    if (row.status == Status::Open) ++open_tables_;
    Table& table = tables_.add(std::move(row), now());
    commit(table, {table.row}, [this, &table, token, then](Kept kept) {
        if (kept == Kept::Yes) {
            ++figures_.tables_opened;
            log(LogLevel::Info, "table_opened", {{"table", table.row.id}, {"game", table.row.game}});
            if (table.row.status == Status::Playing) (void)tables_.room(table);
            return then(seated(table.row.id, table.row.host, token));
        }
        openers_.over(table.row.id);
        if (table.row.status == Status::Open) --open_tables_;
        table.row.status = Status::Over;  // it never was; the next tick forgets it
        table.row.ending = Ending::Abandoned;
        then(problem_reply(trouble_of(kept)));
    });
}

void HallImpl::take_seat(Table& table, const std::string& body, const Replies& then) {
    const auto read = read_seat_request(body);
    if (const auto* trouble = std::get_if<Trouble>(&read)) return then(problem_reply(*trouble));
    const SeatRequest& request = *std::get_if<SeatRequest>(&read);
    if (table.waiting.size() >= kMaxWaitingRequests) return then(problem_reply(trouble_of(Kept::Busy)));
    const auto take = [this, &table, request, then] {
        take_seat_now(table, request.name, request.seat, then);
    };
    if (!wait_if_busy(table, take)) take();
}

void HallImpl::take_seat_now(Table& table, const std::string& name, std::optional<int> wanted,
                             const Replies& then) {
    const auto no = [&](std::string_view code, const char* why) { then(problem_reply({code, why})); };
    if (table.row.status != Status::Open) return no("not_open", "The match has begun.");
    if (!plays_our_rules(table.row)) return then(problem_reply(other_rules(table.row)));
    if (wanted && !table.has_seat(*wanted)) return no("no_such_seat", "The table has no such seat.");
    if (wanted && !is_open(table.seat(*wanted))) return no("seat_taken", "Somebody has this seat.");
    const auto& seats = table.row.seats;
    const int seat = wanted.value_or(int(std::find_if(seats.begin(), seats.end(), is_open) - seats.begin()));
    if (seat == table.seats()) return no("no_open_seat", "All seats are taken.");

    TableRow row = table.row;
    const std::string token = new_token();
    row.seats[std::size_t(seat)] = {Sitter::Guest, name, "", token_hash(token), ""};
    begin_if_full(row, now());
    change(table, std::move(row), [id = table.row.id, seat, token, then](Kept kept) {
        then(kept == Kept::Yes ? seated(id, seat, token) : problem_reply(trouble_of(kept)));
    });
}

Reply HallImpl::record_reply(Table& table) {
    // A match of older rules is as over as it will be; one of newer rules may go on in a newer program.
    const bool older = rules_of(table.row) == store::Rules::Older && table.row.status == Status::Playing;
    if ((table.row.status != Status::Over && !older) || table.row.ending == Ending::Abandoned)
        return problem_reply({"not_over", "The record is there when the match is over."});
    if (!plays_our_rules(table.row)) {
        const auto journal = store_.journal(table.row.id);
        if (!journal) return problem_reply(cannot_read());
        return {200, "text/plain; charset=utf-8", record_of_other_rules(table.row, *journal), 0};
    }
    const auto room = tables_.room(table);
    if (!room) return problem_reply(cannot_read());
    return {200, "text/plain; charset=utf-8", (*room)->record(), 0};
}

}  // namespace jarl::hall
