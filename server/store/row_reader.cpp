#include "server/store/row_reader.h"

#include <algorithm>
#include <charconv>

#include <sqlite3.h>

#include "server/store/names.h"

namespace jarl::store {
namespace {

constexpr const char* kGetTable =
    "SELECT id, game, options, seed, seed_hash, status, listed, host, clock, clock_seconds, created, "
    "changed, "
    "turn, ending, ended_by, totals, ranking, rematch, ruleset FROM tables ";

[[noreturn]] void senseless(const std::string& id, std::string_view what) {
    throw sql::Error(SQLITE_CORRUPT, "its " + std::string(what) + " cannot be read (table " + id + ")");
}

template <class Enum, std::size_t N>
Enum read_name(const sql::Query& row, int column, const std::array<std::string_view, N>& names,
               std::string_view what) {
    const auto value = named<Enum>(names, row.text(column));
    if (!value) senseless(row.text(0), what);
    return *value;
}

Seed read_seed_blob(const sql::Query& row, int column) {
    const auto bytes = row.blob(column);
    Seed seed{};
    if (bytes.size() != seed.size()) senseless(row.text(0), "seed");
    std::copy(bytes.begin(), bytes.end(), seed.begin());
    return seed;
}

// "37 31"
std::vector<int> read_numbers(const sql::Query& row, int column, std::string_view what) {
    const std::string text = row.text(column);
    std::vector<int> numbers;
    for (const char *at = text.data(), *end = at + text.size(); at != end;) {
        int number = 0;
        const auto [rest, error] = std::from_chars(at, end, number);
        if (error != std::errc() || (rest != end && *rest != ' ')) senseless(row.text(0), what);
        numbers.push_back(number);
        at = rest == end ? end : rest + 1;
    }
    return numbers;
}

std::vector<std::string> texts(sql::Statement& statement) {
    std::vector<std::string> texts;
    for (sql::Query row(statement); row.next();) texts.push_back(row.text(0));
    return texts;
}

}  // namespace

RowReader::RowReader(sql::Connection& db)
    : table_(db, std::string(kGetTable) + "WHERE id = ?1"),
      seats_(db,
             "SELECT match, sitter, name, level, token_hash, stand_in FROM seats WHERE match = ?1 ORDER BY "
             "seat"),
      journal_(db, "SELECT match, ply, seat, text, at, spent FROM journal WHERE match = ?1 ORDER BY ply"),
      newest_(db, std::string(kGetTable) + "WHERE status = ?1 ORDER BY created DESC, id DESC LIMIT ?2"),
      newest_listed_(db, std::string(kGetTable) +
                             "WHERE status = ?1 AND listed = 1 ORDER BY created DESC, id DESC LIMIT ?2"),
      playing_(db, "SELECT id FROM tables WHERE status = 'playing' ORDER BY created, id"),
      all_(db, "SELECT id FROM tables ORDER BY id") {}

TableRow RowReader::with_seats(const sql::Query& row) {
    TableRow table;
    table.id = row.text(0);
    table.game = row.text(1);
    table.options = row.text(2);
    table.seed = read_seed_blob(row, 3);
    table.seed_hash = row.text(4);
    table.status = read_name<Status>(row, 5, kStatusNames, "status");
    table.listed = row.number(6) != 0;
    table.host = row.whole(7);
    table.clock = read_name<ClockKind>(row, 8, kClockNames, "clock");
    table.clock_limit = seconds(row.whole(9));
    table.created = wall_time(row.number(10));
    table.changed = wall_time(row.number(11));
    table.turn = row.whole(12);
    table.ending = read_name<Ending>(row, 13, kEndingNames, "ending");
    table.ended_by = row.whole(14);
    table.totals = read_numbers(row, 15, "totals");
    table.ranking = read_numbers(row, 16, "ranking");
    table.rematch = row.text(17);
    table.ruleset = row.text(18);
    for (sql::Query seat(seats_, table.id); seat.next();)
        table.seats.push_back({read_name<Sitter>(seat, 1, kSitterNames, "sitter"), seat.text(2), seat.text(3),
                               seat.text(4), seat.text(5)});
    return table;
}

std::optional<TableRow> RowReader::table(const std::string& id) {
    sql::Query row(table_, id);
    if (!row.next()) return std::nullopt;
    return with_seats(row);
}

std::vector<Entry> RowReader::journal(const std::string& match) {
    std::vector<Entry> entries;
    for (sql::Query row(journal_, match); row.next();)
        entries.push_back({row.text(0), row.whole(1), row.whole(2), row.text(3), wall_time(row.number(4)),
                           milliseconds(row.number(5))});
    return entries;
}

std::vector<TableRow> RowReader::tables(Status status, bool listed_only, int most) {
    std::vector<TableRow> tables;
    for (sql::Query row(listed_only ? newest_listed_ : newest_, name_of(status), std::max(most, 0));
         row.next();)
        tables.push_back(with_seats(row));
    return tables;
}

std::vector<std::string> RowReader::playing() { return texts(playing_); }

std::vector<std::string> RowReader::all() { return texts(all_); }

}  // namespace jarl::store
