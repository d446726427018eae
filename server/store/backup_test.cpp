#include "server/store/backup.h"

#include <sys/stat.h>

#include <atomic>
#include <fstream>
#include <thread>

#include <doctest/doctest.h>

#include "server/store/store_testing.h"

using namespace jarl;
using namespace jarl::store;

namespace {

namespace fs = std::filesystem;

std::string problem_of(const Result<std::uint64_t>& result) {
    return result ? "it was copied" : result.problem();
}

bool has(const std::string& text, std::string_view part) {
    INFO(text);
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a backup of a database that is being written is whole, and holds what was durable when it began") {
    const ScratchFolder folder;
    const auto store = opened(folder.database());
    Batch many{a_table("old")};
    for (int ply = 0; ply < 60'000; ++ply) many.push_back(a_line("old", ply));  // so that it takes some steps
    REQUIRE(kept(*store, many).first == Written::Durable);
    REQUIRE(kept(*store, {a_table("m")}).first == Written::Durable);

    std::atomic<int> durable = 0;
    std::atomic<bool> enough = false;
    std::thread writer([&] {
        while (!enough) durable += kept(*store, {a_line("m", durable)}).first == Written::Durable;
    });
    while (durable < 20) std::this_thread::yield();
    for (int round = 0; round < 5; ++round) {
        const std::string copy = folder.path("copy" + std::to_string(round) + ".db");
        const int before = durable;
        int steps = 0;
        const auto size = back_up(folder.database(), copy, [&](int done, int all) {
            CHECK(done < all);
            ++steps;
            for (const int kept_so_far = durable; durable == kept_so_far;) std::this_thread::yield();
        });
        const int after = durable + 1;  // one may be kept and not yet counted
        REQUIRE_MESSAGE(size.ok(), problem_of(size));
        CHECK(*size == fs::file_size(copy));
        CHECK(fs::status(copy).permissions() == fs::perms(0600));
        for (const char* ending : {".part", "-wal", "-journal", ".part-journal"})
            CHECK_FALSE(fs::exists(copy + ending));
        const auto copied = opened(copy);
        const int lines = int(copied->journal("m")->size());
        CHECK(lines >= before);
        CHECK(lines <= after);
        CHECK(copied->journal("old")->size() == 60'000);
        CHECK(copied->table("m").ok());
        CHECK(steps > 2);   // and the server went on in between,
        CHECK(steps < 50);  // which did not start the copy anew
    }
    enough = true;
    writer.join();
    CHECK(kept(*store, {a_line("m", durable)}).first == Written::Durable);  // the server noticed nothing
}

TEST_CASE("a backup replaces nothing") {
    const ScratchFolder folder;
    opened(folder.database());
    std::ofstream(folder.path("precious")) << "mine";
    CHECK(has(problem_of(back_up(folder.database(), folder.path("precious"))), "a backup replaces nothing"));
    CHECK(fs::file_size(folder.path("precious")) == 4);
    CHECK(has(problem_of(back_up(folder.database(), folder.database())), "a backup replaces nothing"));

    std::ofstream(folder.path("copy.part")) << "half";
    CHECK(has(problem_of(back_up(folder.database(), folder.path("copy"))), "copy.part is there already"));
    CHECK(fs::file_size(folder.path("copy.part")) == 4);
    CHECK_FALSE(fs::exists(folder.path("copy")));
}

TEST_CASE("what cannot be copied is named") {
    const ScratchFolder folder;
    CHECK(has(problem_of(back_up(folder.database(), folder.path("copy"))), "jarl.db: there is no database"));
    std::ofstream(folder.path("letter")) << std::string(5000, 'x');
    CHECK(has(problem_of(back_up(folder.path("letter"), folder.path("copy"))), "letter is not a database"));
    opened(folder.database());
    CHECK(has(problem_of(back_up(folder.database(), folder.path("no/folder/copy"))),
              "copy.part: cannot be written"));
    CHECK_FALSE(fs::exists(folder.path("copy")));
}
