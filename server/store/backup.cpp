#include "server/store/backup.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>

#include <sqlite3.h>

#include "server/store/integrity.h"
#include "server/store/opening.h"
#include "server/store/place.h"
#include "server/store/schema.h"

namespace jarl::store {
namespace {

namespace fs = std::filesystem;

constexpr int kPagesAtATime = 100;

// The file that is being written; gone again when it does not become the backup.
class Draft {
  public:
    static Result<Draft> begin(const std::string& target) {
        std::string path = target + ".part";
        const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (file >= 0) return Draft(std::move(path), file);
        if (errno != EEXIST) return Problem{path + ": cannot be written: " + std::strerror(errno)};
        return Problem{path +
                       " is there already: another backup is being made, or one was broken off; remove it"};
    }
    Draft(Draft&& other) noexcept : path_(std::move(other.path_)), file_(other.file_) { other.file_ = -1; }
    Draft& operator=(Draft&&) = delete;
    ~Draft() {
        if (file_ < 0) return;
        ::close(file_);
        if (!kept_) ::unlink(path_.c_str());
    }

    const std::string& path() const { return path_; }

    // 0, or the errno.
    int become(const std::string& target) {
        if (::fsync(file_) != 0) return errno;
        const int error = rename_durably(path_, target);
        kept_ = error == 0;
        return error;
    }

  private:
    Draft(std::string path, int file) : path_(std::move(path)), file_(file) {}
    std::string path_;
    int file_;
    bool kept_ = false;
};

// The snapshot keeps the copy at one moment; without it every write of the server would start it anew.
void copy(sql::Connection& from, sql::Connection& to, const WhileCopying& watch) {
    sql::Transaction snapshot(from, sql::Transaction::Kind::Snapshot);
    from.number("SELECT count(*) FROM sqlite_schema");  // from this moment
    struct Finish {
        void operator()(sqlite3_backup* backup) const { sqlite3_backup_finish(backup); }
    };
    const std::unique_ptr<sqlite3_backup, Finish> backup(
        sqlite3_backup_init(to.get(), "main", from.get(), "main"));
    if (!backup) to.fail(sqlite3_errcode(to.get()));
    int code = SQLITE_OK;
    while ((code = sqlite3_backup_step(backup.get(), kPagesAtATime)) == SQLITE_OK)
        if (watch)
            watch(sqlite3_backup_pagecount(backup.get()) - sqlite3_backup_remaining(backup.get()),
                  sqlite3_backup_pagecount(backup.get()));
    if (code != SQLITE_DONE) throw sql::Error(code, sqlite3_errstr(code));
}

// What is wrong with the copy; empty: nothing.
std::string write_copy(sql::Connection& from, const std::string& path, const WhileCopying& watch) try {
    sql::Connection to(path, sql::Access::ReadWrite);
    copy(from, to, watch);
    to.run("PRAGMA journal_mode = DELETE");  // one file, with nothing beside it
    const auto damage = damage_in(to, Care::Whole);
    return damage.empty() ? "" : damage.front();
} catch (const sql::Error& error) {
    return error.what();
}

}  // namespace

Result<std::uint64_t> back_up(const std::string& database, const std::string& target,
                              const WhileCopying& watch) try {
    const std::string source = true_path(database), goal = true_path(target);
    std::error_code error;
    if (!fs::is_regular_file(source, error))
        return Problem{source + ": there is no database; name one with --db"};
    if (fs::exists(goal, error)) return Problem{goal + " is there already, and a backup replaces nothing"};
    sql::Connection from(source, sql::Access::Read);
    if (auto problem = check_kind(source, from)) return *problem;
    auto draft = Draft::begin(goal);
    if (!draft) return Problem{draft.problem()};
    if (const std::string wrong = write_copy(from, draft->path(), watch); !wrong.empty())
        return Problem{goal + ": the backup failed: " + wrong};
    if (const int failed = draft->become(goal))
        return Problem{goal + ": cannot be written: " + std::strerror(failed)};
    return std::uint64_t(fs::file_size(goal, error));
} catch (const sql::Error& error) {
    return explained(true_path(database), error);
}

}  // namespace jarl::store
