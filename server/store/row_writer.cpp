#include "server/store/row_writer.h"

#include <fmt/core.h>
#include <sqlite3.h>

#include "server/store/names.h"

namespace jarl::store {
namespace {

constexpr int kManyFrames = 4000;  // of 4 kB each

constexpr const char* kPutTable = R"sql(
INSERT INTO tables (id, game, options, seed, seed_hash, status, listed, host, clock, clock_seconds, created, changed,
                    turn, ending, ended_by, totals, ranking, rematch, ruleset)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)
ON CONFLICT (id) DO UPDATE SET
    game = ?2, options = ?3, seed = ?4, seed_hash = ?5, status = ?6, listed = ?7, host = ?8, clock = ?9,
    clock_seconds = ?10, created = ?11, changed = ?12, turn = ?13, ending = ?14, ended_by = ?15, totals = ?16,
    ranking = ?17, rematch = ?18, ruleset = ?19
)sql";

// A seat that is as it was costs no page: most writes of a table change none.
constexpr const char* kSeat = R"sql(
INSERT INTO seats (match, seat, sitter, name, level, token_hash, stand_in) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (match, seat) DO UPDATE SET sitter = ?3, name = ?4, level = ?5, token_hash = ?6, stand_in = ?7
WHERE (sitter, name, level, token_hash, stand_in) IS NOT (?3, ?4, ?5, ?6, ?7)
)sql";

// Only the very next line is written: none twice, none after a gap.
constexpr const char* kEntry = R"sql(
INSERT INTO journal (match, ply, seat, text, at, spent)
SELECT ?1, ?2, ?3, ?4, ?5, ?6
WHERE ?2 = (SELECT coalesce(max(ply) + 1, 0) FROM journal WHERE match = ?1)
)sql";
constexpr const char* kNextPly = "SELECT coalesce(max(ply) + 1, 0) FROM journal WHERE match = ?1";

std::string spaced(const std::vector<int>& numbers) {
    std::string text;
    for (const int number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
    return text;
}

sql::Connection connected(const std::string& path) {
    sql::Connection db(path, sql::Access::ReadWrite);
    db.run("PRAGMA synchronous = FULL");  // a commit is on the disk before anybody hears of it
    db.run(
        "PRAGMA cache_size = -32768");  // kB: the pages of a whole commit stay in memory until it is written
    db.run("PRAGMA journal_size_limit = 67108864");
    return db;
}

int count_frames(void* frames, sqlite3*, const char*, int count) {
    *static_cast<int*>(frames) = count;
    return SQLITE_OK;
}

}  // namespace

RowWriter::RowWriter(const std::string& path)
    : db_(connected(path)), save_(db_, "SAVEPOINT batch"), back_(db_, "ROLLBACK TO batch"),
      release_(db_, "RELEASE batch"), table_(db_, kPutTable), seat_(db_, kSeat),
      no_more_seats_(db_, "DELETE FROM seats WHERE match = ?1 AND seat >= ?2"), entry_(db_, kEntry),
      next_ply_(db_, kNextPly) {
    sqlite3_wal_hook(db_.get(), count_frames,
                     &frames_);  // instead of SQLite's own, which tidies in the commit
}

Committed RowWriter::commit(std::span<const Batch> batches) {
    Committed result;
    try {
        sql::Transaction transaction(db_, sql::Transaction::Kind::Write);
        for (const Batch& batch : batches) result.outcomes.push_back(write_or_roll_back(batch));
        transaction.commit();
    } catch (const sql::Error& error) {
        result.trouble = error.what();
        result.outcomes.assign(batches.size(), {Written::Failed, result.trouble});
    }
    return result;
}

Outcome RowWriter::write_or_roll_back(const Batch& batch) {
    save_.run();
    Outcome outcome = write_all(batch);
    if (outcome.written != Written::Durable) back_.run();
    release_.run();
    return outcome;
}

Outcome RowWriter::write_all(const Batch& batch) {
    try {
        for (const Change& change : batch) {
            Outcome outcome = std::visit([this](const auto& row) { return write(row); }, change);
            if (outcome.written != Written::Durable) return outcome;
        }
    } catch (const sql::Error& error) {
        // What the schema forbids is wrong with this batch; anything else is wrong with the disk.
        if (error.kind() != SQLITE_CONSTRAINT) throw;
        return {Written::Failed, error.what()};
    }
    return {};
}

Outcome RowWriter::write(const TableRow& table) {
    table_.run(table.id, table.game, table.options, std::span<const std::uint8_t>(table.seed),
               table.seed_hash, name_of(table.status), table.listed, table.host, name_of(table.clock),
               table.clock_limit.count(), since_1970(table.created), since_1970(table.changed), table.turn,
               name_of(table.ending), table.ended_by, spaced(table.totals), spaced(table.ranking),
               table.rematch, table.ruleset);
    for (int seat = 0; seat < int(table.seats.size()); ++seat) {
        const SeatRow& row = table.seats[std::size_t(seat)];
        seat_.run(table.id, seat, name_of(row.sitter), row.name, row.level, row.token_hash, row.stand_in);
    }
    no_more_seats_.run(table.id, int(table.seats.size()));
    return {};
}

Outcome RowWriter::write(const Entry& entry) {
    entry_.run(entry.match, entry.ply, entry.seat, entry.text, since_1970(entry.at), entry.spent.count());
    if (sqlite3_changes(db_.get()) == 1) return {};
    sql::Query next(next_ply_, entry.match);
    next.next();
    const std::string line = fmt::format("match {}, ply {}: ", entry.match, entry.ply);
    if (entry.ply >= 0 && entry.ply < next.whole(0)) return {Written::Taken, line + "it is taken"};
    return {Written::Failed, fmt::format("{}there are only {} before it", line, next.whole(0))};
}

void RowWriter::tidy() {
    if (frames_ < kManyFrames) return;
    // What cannot be moved now (a full disk, a backup that reads) stays in the log and is moved next time.
    sqlite3_wal_checkpoint_v2(db_.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

std::string RowWriter::trouble() {
    try {
        db_.run("UPDATE schema_history SET applied = applied");
        return {};
    } catch (const sql::Error& error) {
        return error.what();
    }
}

}  // namespace jarl::store
