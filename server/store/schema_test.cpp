#include "server/store/schema.h"

#include <fstream>

#include <doctest/doctest.h>

#include "server/store/old_testing.h"
#include "server/store/store_testing.h"

using namespace jarl;
using namespace jarl::store;

namespace {

sql::Connection an_empty_database(const ScratchFolder& folder) {
    std::ofstream(folder.database()).close();
    return sql::Connection(folder.database(), sql::Access::ReadWrite);
}

}  // namespace

TEST_CASE("from nothing to now, one step after the other, each with its time") {
    const ScratchFolder folder;
    auto db = an_empty_database(folder);
    CHECK(schema_version(db) == 0);
    CHECK_FALSE(is_ours(db));
    migrate(db, schema_steps());
    CHECK(schema_version(db) == int(schema_steps().size()));
    CHECK(is_ours(db));
    CHECK(db.number("SELECT count(*) FROM schema_history") == std::int64_t(schema_steps().size()));
    CHECK(db.number("SELECT min(applied) FROM schema_history") > 1'700'000'000'000);
}

TEST_CASE("only missing steps are taken, and what was there stays") {
    const ScratchFolder folder;
    auto db = an_empty_database(folder);
    std::vector<const char*> steps{"CREATE TABLE schema_history (version, applied); CREATE TABLE a (x)"};
    migrate(db, steps);
    db.run("INSERT INTO a VALUES (7)");
    steps.push_back("ALTER TABLE a ADD COLUMN y DEFAULT 8");
    steps.push_back("UPDATE a SET x = x + y");
    migrate(db, steps);
    migrate(db, steps);
    CHECK(schema_version(db) == 3);
    CHECK(db.number("SELECT x FROM a") == 15);
    CHECK(db.text("SELECT group_concat(version) FROM schema_history") == "1,2,3");
}

TEST_CASE("a step that fails leaves the version before it, whole") {
    const ScratchFolder folder;
    auto db = an_empty_database(folder);
    const std::vector<const char*> steps{"CREATE TABLE schema_history (version, applied); CREATE TABLE a (x)",
                                         "INSERT INTO a VALUES (1); DROP TABLE nothing"};
    CHECK_THROWS_AS(migrate(db, steps), sql::Error);
    CHECK(schema_version(db) == 1);
    CHECK(db.number("SELECT count(*) FROM a") == 0);
    CHECK(db.number("SELECT count(*) FROM schema_history") == 1);
}

TEST_CASE("a database of the first version is brought up to date, and nothing in it is lost") {
    const ScratchFolder folder;
    make_database_of_version_1(folder.database());
    for (int start = 0; start < 2; ++start) {  // the second one finds it as the first one left it
        const auto store = opened(folder.database());
        const auto table = store->table("goes_on");
        REQUIRE(table);
        REQUIRE(*table);
        CHECK((*table)->ruleset == "lofoten/1");
        CHECK((*table)->status == Status::Playing);
        CHECK((*table)->seats.size() == 2);
        CHECK((*table)->seed == an_old_table("old").seed);
        CHECK(*store->journal("goes_on") == an_old_journal("goes_on"));
        const auto over = store->tables(Status::Over, true, 10);
        REQUIRE(over);
        REQUIRE(over->size() == 1);
        CHECK(over->front().totals == std::vector{37, 31});
        TableRow today = a_table("today" + std::to_string(start));
        CHECK(kept(*store, {today}).first == Written::Durable);
        CHECK((*store->table(today.id))->ruleset == today.ruleset);
    }
}
