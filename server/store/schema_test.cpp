#include "server/store/schema.h"

#include <fstream>

#include <doctest/doctest.h>

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
