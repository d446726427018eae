#include "server/store/sqlite_store.h"

#include <atomic>
#include <thread>

#include <doctest/doctest.h>

#include "server/store/store_testing.h"

using namespace jarl;
using namespace jarl::store;

namespace {

TableRow a_table_with_everything() {
    TableRow table;
    table.id = "k3v9q0x2m7ab";
    table.game = "raiders";
    table.ruleset = "raiders/2";
    table.options = "players=3";
    for (std::size_t i = 0; i < table.seed.size(); ++i)
        table.seed[i] = std::uint8_t(255 - i * 8);  // with a NUL
    table.seed_hash = std::string(64, 'e');
    table.status = Status::Over;
    table.listed = false;
    table.host = 2;
    table.clock = ClockKind::Match;
    table.clock_limit = seconds(86'400);
    table.created = wall_time(1'790'000'000'000);
    table.changed = wall_time(1'790'000'360'000);
    table.turn = 14;
    table.ending = Ending::Claimed;
    table.ended_by = 1;
    table.totals = {37, -2, 0};
    table.ranking = {1, 3, 2};
    table.rematch = "zzzzzzzzzzz9";
    table.seats = {{Sitter::Guest, "Åsa \"O'Brien\"; --", "", std::string(64, 'a'), "huskarl"},
                   {Sitter::Nobody, "", "", "", ""},
                   {Sitter::Bot, "Karl", "karl", "", ""}};
    return table;
}

std::optional<TableRow> table_in(Store& store, const std::string& id) {
    const auto table = store.table(id);
    REQUIRE(table.ok());
    return *table;
}

std::vector<Entry> journal_in(Store& store, const std::string& match) {
    const auto journal = store.journal(match);
    REQUIRE(journal.ok());
    return *journal;
}

std::vector<std::string> ids(const Result<std::vector<TableRow>>& tables) {
    REQUIRE(tables.ok());
    std::vector<std::string> ids;
    for (const TableRow& table : *tables) ids.push_back(table.id);
    return ids;
}

}  // namespace

TEST_CASE("every field of a table and of a line comes back, also after reopening") {
    const ScratchFolder folder;
    const TableRow table = a_table_with_everything();
    const std::vector<Entry> lines{
        {table.id, 0, 2, "raid 3 + \"x\" é", wall_time(1'790'000'000'001), {}},
        {table.id, 1, 0, kUndo, wall_time(1'790'000'000'002), milliseconds(1'234'567'890'123)}};
    {
        const auto store = opened(folder.database());
        CHECK(kept(*store, {table, lines[0], lines[1]}).first == Written::Durable);
        CHECK(table_in(*store, table.id) == table);
        CHECK(journal_in(*store, table.id) == lines);
    }
    const auto store = opened(folder.database());
    CHECK(table_in(*store, table.id) == table);
    CHECK(journal_in(*store, table.id) == lines);
    CHECK(store->health() == "");
}

TEST_CASE("what every enum can be is kept") {
    const ScratchFolder folder;
    const auto store = opened(folder.database());
    for (const Status status : {Status::Open, Status::Playing, Status::Over})
        for (const ClockKind clock : {ClockKind::None, ClockKind::Turn, ClockKind::Match})
            for (const Ending ending :
                 {Ending::None, Ending::Played, Ending::Resigned, Ending::Claimed, Ending::Abandoned}) {
                TableRow table = a_table("t");
                table.status = status;
                table.clock = clock;
                table.ending = ending;
                REQUIRE(kept(*store, {table}).first == Written::Durable);
                CHECK(table_in(*store, "t") == table);
            }
}

TEST_CASE("a table is written in place of the old one, with its seats and without harm to its journal") {
    const ScratchFolder folder;
    const auto store = opened(folder.database());
    TableRow table = a_table_with_everything();
    kept(*store, {table, a_line(table.id, 0)});
    table.status = Status::Playing;
    table.ranking.clear();
    table.seats.pop_back();
    table.seats[0].stand_in = "";
    CHECK(kept(*store, {table}).first == Written::Durable);
    CHECK(table_in(*store, table.id) == table);
    CHECK(journal_in(*store, table.id).size() == 1);
}

TEST_CASE("what is not there is not there") {
    const ScratchFolder folder;
    const auto store = opened(folder.database());
    CHECK_FALSE(table_in(*store, "nothing").has_value());
    CHECK(journal_in(*store, "nothing").empty());
    CHECK(ids(store->tables(Status::Open, false, 10)).empty());
    CHECK(store->playing()->empty());
}

TEST_CASE("tables come by status, the newest first, so many and no more, private ones only when asked for") {
    const ScratchFolder folder;
    const auto store = opened(folder.database());
    for (int i = 0; i < 6; ++i) {
        TableRow table = a_table("t" + std::to_string(i));
        table.status = i < 5 ? Status::Open : Status::Playing;
        table.listed = i % 2 == 0;
        table.created = wall_time(1000 + (i * 7) % 5);  // 0, 2, 4, 1, 3: not in the order of writing
        kept(*store, {table});
    }
    using Ids = std::vector<std::string>;
    CHECK(ids(store->tables(Status::Open, false, 10)) == Ids{"t2", "t4", "t1", "t3", "t0"});
    CHECK(ids(store->tables(Status::Open, true, 10)) == Ids{"t2", "t4", "t0"});
    CHECK(ids(store->tables(Status::Open, true, 2)) == Ids{"t2", "t4"});
    CHECK(ids(store->tables(Status::Open, true, -1)).empty());
    CHECK(*store->playing() == Ids{"t5"});
}

TEST_CASE("a ply is written once: the second writer hears that it is taken") {
    const ScratchFolder folder;
    const auto store = opened(folder.database());
    kept(*store, {a_table("m"), a_line("m", 0)});
    Entry other = a_line("m", 0);
    other.text = "play right";
    CHECK(kept(*store, {other}).first == Written::Taken);
    CHECK(journal_in(*store, "m") == std::vector<Entry>{a_line("m", 0)});
    CHECK(store->figures().failures == 0);
}

TEST_CASE("a gap is never written, nor a line of no match") {
    const ScratchFolder folder;
    const auto store = opened(folder.database());
    kept(*store, {a_table("m")});
    const Answer gap = kept(*store, {a_line("m", 0), a_line("m", 2)});
    CHECK(gap.first == Written::Failed);
    CHECK(gap.second == "match m, ply 2: there are only 1 before it");
    CHECK(kept(*store, {a_line("m", -1)}).first == Written::Failed);
    CHECK(kept(*store, {a_line("nothing", 0)}).first == Written::Failed);
    CHECK(journal_in(*store, "m").empty());
    CHECK(journal_in(*store, "nothing").empty());
    CHECK(store->figures().failures == 3);
    CHECK(store->health() == "");  // the disk is well
}

TEST_CASE("a batch is kept whole or not at all") {
    const ScratchFolder folder;
    const auto store = opened(folder.database());
    kept(*store, {a_table("m"), a_line("m", 0)});
    TableRow changed = a_table("m");
    changed.turn = 99;
    changed.seats[0].name = "Somebody else";
    CHECK(kept(*store, {changed, a_table("n"), a_line("m", 1), a_line("m", 0)}).first == Written::Taken);
    CHECK(table_in(*store, "m") == a_table("m"));
    CHECK_FALSE(table_in(*store, "n").has_value());
    CHECK(journal_in(*store, "m").size() == 1);
}

TEST_CASE("what waits together is one commit, in which one batch can fail alone") {
    const ScratchFolder folder;
    const auto store = opened(folder.database());
    kept(*store, {a_table("m"), a_line("m", 0)});
    store->flush();
    std::vector<Written> answers;  // by the writer's thread, before flush comes back
    const auto before = store->figures();
    {
        const Pause pause(*store);
        const auto note = [&](Written written, const std::string&) { answers.push_back(written); };
        for (const int ply : {1, 1, 2, 4, 3}) REQUIRE(store->write({a_line("m", ply)}, note));
        CHECK(store->figures().waiting == 5);
    }
    store->flush();
    using enum Written;
    CHECK(answers == std::vector{Durable, Taken, Durable, Failed, Durable});
    CHECK(journal_in(*store, "m").size() == 4);
    const auto after = store->figures();
    CHECK(after.commits - before.commits == 2);  // the pause, and the five
    CHECK(after.entries - before.entries == 3);
    CHECK(after.failures - before.failures == 1);
    CHECK(after.waiting == 0);
    CHECK(after.last_commit > microseconds(0));
}

TEST_CASE("a commit has a bound") {
    const ScratchFolder folder;
    const auto store = opened(folder.database(), {.batches_per_commit = 10});
    const auto before = store->figures();
    {
        const Pause pause(*store);
        for (int i = 0; i < 25; ++i) store->write({a_table("t" + std::to_string(i))}, {});
    }
    store->flush();
    CHECK(store->figures().commits - before.commits == 1 + 3);
}

TEST_CASE("many threads write at once, and all of it is there after reopening") {
    constexpr int kThreads = 4, kLines = 500;
    const ScratchFolder folder;
    std::atomic<int> durable = 0;
    {
        const auto store = opened(folder.database());
        std::vector<std::thread> threads;
        for (int t = 0; t < kThreads; ++t)
            threads.emplace_back([&, match = "m" + std::to_string(t)] {
                store->write({a_table(match)}, {});
                for (int ply = 0; ply < kLines; ++ply)
                    store->write({a_line(match, ply)}, [&](Written written, const std::string&) {
                        durable += written == Written::Durable;
                    });
            });
        for (std::thread& thread : threads) thread.join();
        // No flush: closing the store writes what still waits.
    }
    CHECK(durable == kThreads * kLines);
    const auto store = opened(folder.database());
    for (int t = 0; t < kThreads; ++t) {
        const auto journal = journal_in(*store, "m" + std::to_string(t));
        REQUIRE(journal.size() == kLines);
        for (int ply = 0; ply < kLines; ++ply)
            CHECK(journal[std::size_t(ply)] == a_line(journal[0].match, ply));
    }
}

TEST_CASE("a reader sees what was reported durable, while others write") {
    const ScratchFolder folder;
    const auto store = opened(folder.database());
    kept(*store, {a_table("m")});
    std::atomic<int> reported = 0;
    std::thread writer([&] {
        for (int ply = 0; ply < 300; ++ply) {
            kept(*store, {a_line("m", ply)});
            reported = ply + 1;
        }
    });
    for (int seen = 0; seen < 300;) {
        const int least = reported;
        seen = int(journal_in(*store, "m").size());
        CHECK(seen >= least);
    }
    writer.join();
}

TEST_CASE("a queue that is full takes nothing more, and says so") {
    const ScratchFolder folder;
    const auto store = opened(folder.database());
    std::atomic<bool> called = false;
    {
        const Pause pause(*store);
        for (std::size_t i = 0; i < kMaxWaiting; ++i) REQUIRE(store->write({}, {}));
        CHECK_FALSE(store->write({a_table("late")}, [&](Written, const std::string&) { called = true; }));
    }
    store->flush();
    CHECK_FALSE(called);
    CHECK_FALSE(table_in(*store, "late").has_value());
    CHECK(kept(*store, {a_table("late")}).first == Written::Durable);
}
