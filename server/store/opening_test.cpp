#include "server/store/opening.h"

#include <sys/stat.h>

#include <fstream>

#include <doctest/doctest.h>

#include "server/store/schema.h"
#include "server/store/store_testing.h"

using namespace jarl;
using namespace jarl::store;

namespace {

namespace fs = std::filesystem;

int mode_of(const std::string& path) {
    struct stat there;
    REQUIRE(::stat(path.c_str(), &there) == 0);
    return int(there.st_mode & 0777);
}

// The problem is one line that names the file.
std::string refused(const std::string& path) {
    const auto store = open_sqlite(path);
    if (store) return "it was opened";
    CHECK(store.problem().find(path) != std::string::npos);
    CHECK(store.problem().find('\n') == std::string::npos);
    return store.problem();
}

bool has(const std::string& text, std::string_view part) {
    INFO(text);
    return text.find(part) != std::string::npos;
}

void fill(const std::string& path, int tables) {
    const auto store = opened(path);
    for (int i = 0; i < tables; ++i) {
        Batch batch{a_table("t" + std::to_string(i))};
        for (int ply = 0; ply < 50; ++ply) batch.push_back(a_line("t" + std::to_string(i), ply));
        store->write(batch, {});
    }
}

// Does something as a user who may not do everything, and hears what it says.
std::string as_nobody(const std::function<std::string()>& what) {
    const Child child([&](int tell) {
        if (::getuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0)) ::_exit(1);
        say(tell, what());
    });
    return child.all_it_says();
}

std::string opened_or_problem(const std::string& path) {
    const auto store = open_sqlite(path);
    return store ? "opened" : store.problem();
}

class Environment {
  public:
    Environment(const char* name, const char* value) : name_(name) {
        if (const char* old = std::getenv(name)) old_ = old;
        if (value) ::setenv(name, value, 1);
        else ::unsetenv(name);
    }
    ~Environment() {
        if (old_) ::setenv(name_, old_->c_str(), 1);
        else ::unsetenv(name_);
    }

  private:
    const char* name_;
    std::optional<std::string> old_;
};

}  // namespace

TEST_CASE("the usual place is in the user's data folder") {
    const ScratchFolder folder;
    const Environment home("HOME", folder.path("").c_str());
    {
        const Environment data("XDG_DATA_HOME", "/data");
        CHECK(default_database() == "/data/jarl/jarl.db");
    }
    {
        const Environment data("XDG_DATA_HOME", "relative");  // to be ignored, says the standard
        CHECK(default_database() == folder.path(".local/share/jarl/jarl.db"));
    }
    const Environment data("XDG_DATA_HOME", nullptr);
    CHECK(default_database() == folder.path(".local/share/jarl/jarl.db"));
    const Environment no_home("HOME", "/nonexistent");
    CHECK(default_database() == "/var/lib/jarl/jarl.db");
}

TEST_CASE("folder and file are made for their owner alone") {
    const ScratchFolder folder;
    const std::string database = folder.path("a/b/jarl.db");
    const mode_t mask = ::umask(0);
    {
        const auto store = opened(database);
        kept(*store, {a_table("m")});
        for (const char* name : {"a/b/jarl.db", "a/b/jarl.db-wal", "a/b/jarl.db-shm", "a/b/jarl.db.lock"})
            CHECK(mode_of(folder.path(name)) == 0600);
    }
    ::umask(mask);
    CHECK(mode_of(folder.path("a")) == 0700);
    CHECK(mode_of(folder.path("a/b")) == 0700);
    CHECK_FALSE(fs::exists(database + ".new"));
    CHECK_FALSE(fs::exists(database + "-wal"));  // closed well: all of it is in one file
    fs::permissions(database, fs::perms::all);
    opened(database);
    CHECK(mode_of(database) == 0600);
}

TEST_CASE("a folder that cannot be made is named") {
    CHECK(has(opened_or_problem("/proc/jarl/jarl.db"), "/proc/jarl: this folder cannot be made"));
}

TEST_CASE("the file is set up as a server needs it") {
    const ScratchFolder folder;
    fill(folder.database(), 1);
    sql::Connection db(folder.database(), sql::Access::Read);
    CHECK(db.text("PRAGMA journal_mode") == "wal");
    CHECK(is_ours(db));
    CHECK(has(db.text("SELECT sql FROM sqlite_schema WHERE name = 'journal'"), "PRIMARY KEY (match, ply)"));
    CHECK(has(db.text("SELECT sql FROM sqlite_schema WHERE name = 'journal'"), "WITHOUT ROWID"));
    CHECK(db.text("SELECT typeof(seed) FROM tables") == "blob");
}

TEST_CASE("what is not a database of Jarl is refused and not touched") {
    const ScratchFolder folder;
    const std::string letter = "Dear Astrid,\n" + std::string(5000, 'x');
    std::ofstream(folder.database()) << letter;
    CHECK(has(refused(folder.database()), "is not a database"));
    CHECK(fs::file_size(folder.database()) == letter.size());

    const std::string other = folder.path("other.db");
    std::ofstream(other).close();
    sql::Connection(other, sql::Access::ReadWrite).run("CREATE TABLE recipes (soup)");
    CHECK(has(refused(other), "is a database of another program"));

    fs::create_directory(folder.path("folder.db"));
    CHECK(has(refused(folder.path("folder.db")), "is not a file"));
}

TEST_CASE("a database of a newer version is refused") {
    const ScratchFolder folder;
    fill(folder.database(), 1);
    sql::Connection(folder.database(), sql::Access::ReadWrite).run("PRAGMA user_version = 99");
    CHECK(has(refused(folder.database()), "was written by a newer Jarl (schema 99; this one knows "));
}

TEST_CASE("a damaged database is refused, however it is damaged, and jarl doctor is named") {
    const ScratchFolder folder;
    fill(folder.path("good.db"), 200);
    const auto size = fs::file_size(folder.path("good.db"));
    REQUIRE(size > 200'000);
    const auto damaged = [&](const std::function<void(const std::string&)>& how) {
        fs::copy_file(folder.path("good.db"), folder.database(), fs::copy_options::overwrite_existing);
        how(folder.database());
        return refused(folder.database());
    };
    for (const auto left :
         {size / 2, size - 4096, std::uintmax_t(4096), std::uintmax_t(1000), std::uintmax_t(0)}) {
        CAPTURE(left);
        const auto problem = damaged([&](const std::string& path) { fs::resize_file(path, left); });
        CHECK(has(problem, "is damaged"));
        CHECK(has(problem, "jarl doctor --db " + folder.database()));
    }
    for (const auto where : {std::uintmax_t(4096), size / 2 / 4096 * 4096}) {
        CAPTURE(where);
        CHECK(has(damaged([&](const std::string& path) {
                      std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
                      file.seekp(std::streamoff(where));
                      file << std::string(2048, '\xa5');
                  }),
                  "is damaged"));
    }
    CHECK(has(damaged([](const std::string&) {}), "it was opened"));
}

TEST_CASE("a log without its database is not swept away") {
    const ScratchFolder folder;
    std::ofstream(folder.database() + "-wal") << "moves";
    CHECK(has(refused(folder.database()), "jarl.db-wal is there"));
    CHECK(fs::file_size(folder.database() + "-wal") == 5);
    fs::resize_file(folder.database() + "-wal", 0);  // a doctor leaves an empty one
    CHECK(opened(folder.database())->health() == "");
}

TEST_CASE("a broken beginning is begun anew") {
    const ScratchFolder folder;
    std::ofstream(folder.database() + ".new") << "half a database";
    CHECK(opened(folder.database())->health() == "");
}

TEST_CASE("a file or a folder that may not be written is refused") {
    const ScratchFolder folder;
    fill(folder.database(), 1);
    fs::remove(folder.database() + ".lock");
    const auto open_it = [&] { return opened_or_problem(folder.database()); };
    fs::permissions(folder.path(""), fs::perms(0555));
    fs::permissions(folder.database(), fs::perms(0444));
    CHECK(has(as_nobody(open_it), "jarl.db.lock: cannot be written"));
    fs::permissions(folder.path(""), fs::perms(0777));
    CHECK(has(as_nobody(open_it), "jarl.db cannot be opened (it may only be read)"));
    fs::permissions(folder.database(), fs::perms(0));
    CHECK(has(as_nobody(open_it), "jarl.db cannot be opened"));
}

TEST_CASE("one database has one server: another is refused until the first is gone, however it went") {
    const ScratchFolder folder;
    Child server([&](int tell) {
        const auto store = open_sqlite(folder.database());
        say(tell, store ? "!" : "?");
        ::pause();
    });
    char heard = 0;
    REQUIRE(::read(server.hear(), &heard, 1) == 1);
    REQUIRE(heard == '!');
    const std::string problem = refused(folder.database());
    CHECK(has(problem, "is in use by another server (process "));
    fs::create_symlink(folder.database(), folder.path("alias.db"));
    CHECK(opened_or_problem(folder.path("alias.db")) == problem);
    server.kill();
    CHECK(opened(folder.database())->health() == "");
    const auto first = opened(folder.database());
    CHECK(has(refused(folder.database()), "is in use by another server"));  // also within one process
}
