#include "server/store/sqlite.h"

#include <sqlite3.h>

namespace jarl::store::sql {
namespace {

// Somebody else who writes (a host at the sqlite3 prompt) is waited for so long.
constexpr int kPatienceMs = 5000;

}  // namespace

void Connection::Close::operator()(sqlite3* db) const { sqlite3_close_v2(db); }

Connection::Connection(const std::string& path, Access access) {
    const int flags = access == Access::Read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
    sqlite3* db = nullptr;
    // No mutex: each connection belongs to one thread at a time.
    const int code = sqlite3_open_v2(path.c_str(), &db, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    db_.reset(db);
    check(code);
    sqlite3_extended_result_codes(db, 1);
    sqlite3_busy_timeout(db, kPatienceMs);
    run("PRAGMA foreign_keys = ON");
}

void Connection::fail(int code) const {
    throw Error(code, db_ ? sqlite3_errmsg(db_.get()) : sqlite3_errstr(code));
}

void Connection::run(const std::string& sql) {
    check(sqlite3_exec(get(), sql.c_str(), nullptr, nullptr, nullptr));
}

std::int64_t Connection::number(const std::string& sql) {
    Statement statement(*this, sql);
    Query query(statement);
    return query.next() ? query.number(0) : 0;
}

std::string Connection::text(const std::string& sql) {
    Statement statement(*this, sql);
    Query query(statement);
    return query.next() ? query.text(0) : "";
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Statement::Statement(Connection& db, std::string_view sql) : db_(db) {
    sqlite3_stmt* statement = nullptr;
    db.check(sqlite3_prepare_v3(db.get(), sql.data(), int(sql.size()), SQLITE_PREPARE_PERSISTENT, &statement,
                                nullptr));
    statement_.reset(statement);
}

Query::~Query() {
    sqlite3_reset(use_.statement_.get());
    sqlite3_clear_bindings(use_.statement_.get());
}

bool Query::next() {
    const int code = sqlite3_step(use_.statement_.get());
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) use_.db_.fail(code);
    return false;
}

std::int64_t Query::number(int column) const { return sqlite3_column_int64(use_.statement_.get(), column); }

std::string Query::text(int column) const {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(use_.statement_.get(), column));
    if (!bytes) return {};
    return {bytes, std::size_t(sqlite3_column_bytes(use_.statement_.get(), column))};
}

std::span<const std::uint8_t> Query::blob(int column) const {
    const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(use_.statement_.get(), column));
    return {bytes, std::size_t(sqlite3_column_bytes(use_.statement_.get(), column))};
}

void Query::bind(int at, std::int64_t value) {
    use_.db_.check(sqlite3_bind_int64(use_.statement_.get(), at, value));
}

// An empty view may have no address, which would be bound as NULL.
void Query::bind(int at, std::string_view value) {
    use_.db_.check(sqlite3_bind_text64(use_.statement_.get(), at, value.empty() ? "" : value.data(),
                                       value.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}

void Query::bind(int at, std::span<const std::uint8_t> value) {
    use_.db_.check(
        sqlite3_bind_blob64(use_.statement_.get(), at, value.data(), value.size(), SQLITE_TRANSIENT));
}

Transaction::Transaction(Connection& db, Kind kind) : db_(db) {
    db_.run(kind == Kind::Write ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction() {
    // A disk that is full may have ended the transaction already. Nothing more can be done about a failure here.
    if (!sqlite3_get_autocommit(db_.get())) sqlite3_exec(db_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() { db_.run("COMMIT"); }

}  // namespace jarl::store::sql
