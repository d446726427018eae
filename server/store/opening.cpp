#include "server/store/opening.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fmt/core.h>
#include <sqlite3.h>

#include "server/store/integrity.h"
#include "server/store/place.h"
#include "server/store/schema.h"

namespace jarl::store {
namespace {

namespace fs = std::filesystem;

Problem damaged(const std::string& path, const std::string& how) {
    return {path + " is damaged (" + how + "): jarl doctor --db " + path +
            " tells more; put a backup in its place, or name another database with --db"};
}

Problem forbidden(const std::string& path, const std::string& why) {
    return {path + " cannot be opened (" + why + "): the file and its folder must be writable for this user"};
}

bool exists(const std::string& path) {
    std::error_code error;
    return fs::exists(path, error);
}

bool holds_something(const std::string& path) {
    std::error_code error;
    const auto size = fs::file_size(path, error);
    return !error && size > 0;
}

// A log without its database holds moves that somebody was told are safe. A new database beside it would be filled
// with them, or would wipe them out.
std::optional<Problem> orphan_beside(const std::string& path) {
    for (const char* ending : {"-wal", "-journal"})
        if (holds_something(path + ending))
            return Problem{path + " is missing, but its " + path + ending +
                           " is there: put the database back beside it, or move that file away"};
    return std::nullopt;
}

// Made under another name, so that nobody ever meets half a database at its own.
std::optional<Problem> create(const std::string& path) {
    if (auto problem = orphan_beside(path)) return problem;
    const std::string draft = path + ".new";
    for (const char* ending : {"", "-journal", "-wal", "-shm"}) ::unlink((draft + ending).c_str());
    const int file = ::open(draft.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0) return forbidden(path, std::strerror(errno));
    ::close(file);
    {
        sql::Connection db(draft, sql::Access::ReadWrite);
        migrate(db, schema_steps());
    }
    if (const int error = rename_durably(draft, path)) return forbidden(path, std::strerror(error));
    return std::nullopt;
}

std::optional<Problem> check_and_migrate(const std::string& path) {
    if (!fs::is_regular_file(path)) return Problem{path + " is not a file; name a database with --db"};
    // Never ours: we rename a whole database into place. SQLite would take it for a new one and drop the log beside it.
    if (!holds_something(path)) return damaged(path, "the file is empty");
    sql::Connection db(path, sql::Access::ReadWrite);
    if (sqlite3_db_readonly(db.get(), "main") == 1) return forbidden(path, "it may only be read");
    if (auto problem = check_kind(path, db)) return problem;
    if (const auto damage = damage_in(db, Care::Quick); !damage.empty()) return damaged(path, damage.front());
    if (db.text("PRAGMA journal_mode = WAL") != "wal")
        return Problem{path + ": its file system does not allow a write-ahead log; use a local disk"};
    migrate(db, schema_steps());
    ::chmod(path.c_str(), 0600);  // seeds of matches that go on are in it
    return std::nullopt;
}

}  // namespace

Problem explained(const std::string& path, const sql::Error& error) {
    switch (error.kind()) {
    case SQLITE_NOTADB: return {path + " is not a database; name one of Jarl with --db"};
    case SQLITE_CORRUPT: return damaged(path, error.what());
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_READONLY: return forbidden(path, error.what());
    case SQLITE_BUSY: return {path + " is held by another program; close that one and try again"};
    default: return {path + ": " + error.what()};
    }
}

std::optional<Problem> check_kind(const std::string& path, sql::Connection& db) {
    if (!is_ours(db)) return Problem{path + " is a database of another program; name one of Jarl with --db"};
    const int version = schema_version(db), known = int(schema_steps().size());
    if (version <= known) return std::nullopt;
    return Problem{
        fmt::format("{} was written by a newer Jarl (schema {}; this one knows {}): use that one, or name "
                    "another database with --db",
                    path, version, known)};
}

std::optional<Problem> prepare_database(const std::string& path) try {
    if (!exists(path))
        if (auto problem = create(path)) return problem;
    return check_and_migrate(path);
} catch (const sql::Error& error) {
    return explained(path, error);
}

}  // namespace jarl::store
