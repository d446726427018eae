// What happens when the disk takes no more, and when it does again.
#include <sys/mount.h>
#include <sys/resource.h>

#include <chrono>
#include <fstream>
#include <thread>

#include <doctest/doctest.h>

#include "server/store/backup.h"
#include "server/store/store_testing.h"

using namespace jarl;
using namespace jarl::store;

namespace {

namespace fs = std::filesystem;

// No file of this process may grow beyond so many bytes: writes fail as on a broken disk.
class SmallFiles {
  public:
    explicit SmallFiles(rlim_t bytes) : old_signal_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &old_);
        rlimit small{bytes, old_.rlim_max};
        REQUIRE(::setrlimit(RLIMIT_FSIZE, &small) == 0);
    }
    ~SmallFiles() {
        ::setrlimit(RLIMIT_FSIZE, &old_);
        std::signal(SIGXFSZ, old_signal_);
    }

  private:
    rlimit old_{};
    void (*old_signal_)(int);
};

// A disk of one megabyte; only the administrator can have one.
class SmallDisk {
  public:
    explicit SmallDisk(std::string path) : path_(std::move(path)) {
        fs::create_directory(path_);
        there_ = ::mount("jarl", path_.c_str(), "tmpfs", 0, "size=1m") == 0;
    }
    ~SmallDisk() {
        if (there_) ::umount(path_.c_str());
    }
    bool there() const { return there_; }

  private:
    std::string path_;
    bool there_ = false;
};

// One line after the other until one is not kept: how many were.
int lines_until_failure(Store& store, int from, int most, std::string& problem) {
    for (int ply = from; ply < from + most; ++ply) {
        const Answer answer = kept(store, {a_line("m", ply)});
        if (answer.first == Written::Durable) continue;
        CHECK(answer.first == Written::Failed);
        problem = answer.second;
        return ply - from;
    }
    return most;
}

bool gets_well(Store& store) {
    for (int i = 0; i < 100 && !store.health().empty(); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    return store.health().empty();
}

int lines_in(Store& store) {
    const auto journal = store.journal("m");
    REQUIRE(journal.ok());
    return int(journal->size());
}

}  // namespace

TEST_CASE("a write that fails is told, nothing of it is kept, and the store gets well by itself") {
    const ScratchFolder folder;
    int lines = 0;
    {
        const auto store = opened(folder.database());
        kept(*store, {a_table("m")});
        std::string problem;
        {
            const SmallFiles limit(300'000);
            lines = lines_until_failure(*store, 0, 2000, problem);
            CHECK(lines > 0);
            CHECK(lines < 2000);
            CHECK(problem == "disk I/O error");
            CHECK(store->health() == problem);
            CHECK(store->figures().failures == 1);
            CHECK(lines_in(*store) == lines);
        }
        CHECK(gets_well(*store));  // with no write by anybody
        CHECK(lines_until_failure(*store, lines, 100, problem) == 100);
    }
    CHECK(lines_in(*opened(folder.database())) == lines + 100);
}

TEST_CASE("a full disk: every acknowledged line is there, and it goes on when there is room again") {
    const ScratchFolder folder;
    const SmallDisk disk(folder.path("disk"));
    if (!disk.there()) {
        MESSAGE("not the administrator: no disk to fill");
        return;
    }
    const std::string database = folder.path("disk/jarl.db"), filler = folder.path("disk/filler");
    std::ofstream(filler) << std::string(500'000, 'x');
    int lines = 0;
    std::string problem;
    {
        const auto store = opened(database);
        kept(*store, {a_table("m")});
        lines = lines_until_failure(*store, 0, 2000, problem);
        CHECK(lines > 0);
        CHECK(problem == "database or disk is full");
        CHECK(store->health() == problem);
        CHECK(lines_in(*store) == lines);

        // A group fails as a whole.
        int failed = 0;
        {
            const Pause pause(*store);
            for (int i = 0; i < 100; ++i)
                store->write({a_table("t" + std::to_string(i))}, [&](Written written, const std::string&) {
                    failed += written == Written::Failed;
                });
        }
        store->flush();
        CHECK(failed == 100);

        fs::remove(filler);
        CHECK(gets_well(*store));
        CHECK(lines_until_failure(*store, lines, 20, problem) == 20);
    }
    const auto store = opened(database);
    CHECK(lines_in(*store) == lines + 20);
    CHECK(store->tables(Status::Playing, false, 1000)->size() == 1);
}

TEST_CASE("a new database on a full disk is refused, and nothing is left of it") {
    const ScratchFolder folder;
    {
        const SmallFiles limit(5'000);
        const auto store = open_sqlite(folder.database());
        REQUIRE_FALSE(store.ok());
        CHECK(store.problem().find(folder.database()) != std::string::npos);
        CHECK_FALSE(fs::exists(folder.database()));
    }
    CHECK(opened(folder.database())->health() == "");
}

TEST_CASE("a backup that finds no room leaves nothing behind") {
    const ScratchFolder folder;
    const auto store = opened(folder.database());
    Batch batch{a_table("m")};
    for (int ply = 0; ply < 5000; ++ply) batch.push_back(a_line("m", ply));
    REQUIRE(kept(*store, batch).first == Written::Durable);
    const SmallFiles limit(100'000);
    const auto copied = back_up(folder.database(), folder.path("copy.db"));
    REQUIRE_FALSE(copied.ok());
    CHECK(copied.problem().find("copy.db: the backup failed: ") != std::string::npos);
    for (const char* name : {"copy.db", "copy.db.part", "copy.db.part-journal"})
        CHECK_FALSE(fs::exists(folder.path(name)));
}
