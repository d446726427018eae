#include "server/store/rulesets.h"

#include <fstream>

#include <doctest/doctest.h>

#include "match/native/crypto.h"
#include "match/record.h"
#include "server/store/backup.h"
#include "server/store/doctor.h"
#include "server/store/opening.h"
#include "server/store/schema.h"
#include "server/store/store_testing.h"

using namespace jarl;
using namespace jarl::store;

namespace {

TableRow an_old_table(const std::string& id) {
    TableRow table = a_table(id);
    table.ruleset = "lofoten/1";
    table.options = "modules=none tie=none";
    table.seed.fill(7);
    table.seed_hash = NativeCrypto().sha256_hex(table.seed);
    return table;
}

// Moves that nobody can play by the rules of today, one of them taken back.
std::vector<Entry> an_old_journal(const std::string& id) {
    std::vector<Entry> lines;
    for (const auto& [seat, text] :
         {std::pair{0, "play left"}, {0, "dance"}, {0, kUndo}, {0, "sing"}, {1, "sleep"}})
        lines.push_back({id, int(lines.size()), seat, text, wall_time(1000), milliseconds(5)});
    return lines;
}

TableRow played(TableRow table) {
    table.status = Status::Over;
    table.ending = Ending::Played;
    table.totals = {37, 31};
    table.ranking = {1, 2};
    return table;
}

// A database as the first version left it: a table with its seats and lines, and nothing about rules.
void make_database_of_version_1(const std::string& path) {
    std::ofstream(path).close();
    sql::Connection db(path, sql::Access::ReadWrite);
    migrate(db, schema_steps().first(1));
    const TableRow old = an_old_table("old");
    for (const auto& [id, status, ending, totals, ranking] :
         {std::tuple{"goes_on", "playing", "none", "", ""}, {"is_over", "over", "played", "37 31", "1 2"}}) {
        sql::Statement(
            db,
            "INSERT INTO tables VALUES (?1, 'lofoten', ?2, ?3, ?4, ?5, 1, 0, 'none', 0, 1000, 2000, 3, "
            "?6, -1, ?7, ?8, '')")
            .run(id, old.options, std::span<const std::uint8_t>(old.seed), old.seed_hash, status, ending,
                 totals, ranking);
        for (int seat = 0; seat < 2; ++seat)
            sql::Statement(db, "INSERT INTO seats VALUES (?1, ?2, 'bot', ?3, 'karl', '', '')")
                .run(id, seat, seat == 0 ? "Astrid" : "Bo");
        for (const Entry& line : an_old_journal(id))
            sql::Statement(db, "INSERT INTO journal VALUES (?1, ?2, ?3, ?4, 1000, 5)")
                .run(id, line.ply, line.seat, line.text);
    }
}

}  // namespace

TEST_CASE("a table is played by our rules, by older ones, or by none we know") {
    TableRow table = a_table("k3v9q0x2m7ab");
    CHECK(rules_of(table) == Rules::Ours);
    CHECK(plays_our_rules(table));
    table.ruleset = "lofoten/1";
    CHECK(rules_of(table) == Rules::Older);
    CHECK_FALSE(plays_our_rules(table));
    for (const char* unknown :
         {"", "lofoten", "lofoten/", "lofoten/0", "lofoten/1x", "lofoten/999", "loot/1"}) {
        CAPTURE(unknown);
        table.ruleset = unknown;
        CHECK(rules_of(table) == Rules::Unknown);
    }
    table.game = "chess";
    table.ruleset = "chess/1";
    CHECK(rules_of(table) == Rules::Unknown);
}

TEST_CASE("the record of older rules is the journal without what was taken back") {
    const TableRow table = played(an_old_table("old"));
    const std::string text = record_of_other_rules(table, an_old_journal("old"));
    CHECK(text ==
          "jarl record 1\ngame: lofoten\nruleset: lofoten/1\noptions: modules=none tie=none\nseat 0: Karl\n"
          "seat 1: Thrall\nseed sha256: " +
              table.seed_hash + "\nseed: " + seed_hex(table.seed) +
              "\nresult: 37 (place 1), 31 (place 2)\nmoves: 3\n\n0. 0 play left; sing\n0. 1 sleep\n");
    const auto record = read_record(text);
    REQUIRE(record);
    const auto other = other_ruleset(*record);
    REQUIRE(other);
    CHECK(other->made_with == "lofoten/1");
    CHECK(other->played == find_game("lofoten")->ruleset);
    CHECK(replay(*record, NativeCrypto()).problem().find("lofoten/1") != std::string::npos);
}

TEST_CASE("the record of older rules keeps the seed of a match that is not over to itself") {
    TableRow table = an_old_table("old");
    const std::string text = record_of_other_rules(table, an_old_journal("old"));
    CHECK(text.find(seed_hex(table.seed)) == std::string::npos);
    CHECK(read_record(text));
    table.status = Status::Over;
    table.ending = Ending::Resigned;
    CHECK(record_of_other_rules(table, {}).find("secret seed: ") != std::string::npos);
    CHECK(read_record(record_of_other_rules(table, {})));
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
        CHECK((*store->table(today.id))->ruleset == find_game("lofoten")->ruleset);
    }
}

TEST_CASE("to the doctor a match of older rules is no damage, and a backup has it") {
    const ScratchFolder folder;
    make_database_of_version_1(folder.database());
    REQUIRE_FALSE(prepare_database(folder.database()));
    for (const std::string& path : {folder.database(), folder.path("copy.db")}) {
        const auto diagnosis = examine(path);
        REQUIRE(diagnosis);
        for (const Finding& finding : diagnosis->findings) FAIL_CHECK(finding.table, ": ", finding.text);
        CHECK(diagnosis->tables == 2);
        CHECK(diagnosis->older == 2);
        CHECK(diagnosis->entries == 10);
        if (path == folder.database()) REQUIRE(back_up(path, folder.path("copy.db")));
    }
}

TEST_CASE("the doctor still finds what is wrong with a match of older rules, and rules that nobody knows") {
    const ScratchFolder folder;
    make_database_of_version_1(folder.database());
    REQUIRE_FALSE(prepare_database(folder.database()));
    {
        sql::Connection db(folder.database(), sql::Access::ReadWrite);
        db.run("UPDATE tables SET ruleset = 'lofoten/77' WHERE id = 'is_over'");
        db.run("UPDATE journal SET seat = 5 WHERE match = 'goes_on' AND ply = 4");
    }
    const auto diagnosis = examine(folder.database());
    REQUIRE(diagnosis);
    REQUIRE(diagnosis->findings.size() == 2);
    CHECK(diagnosis->findings[0].table == "goes_on");
    CHECK(diagnosis->findings[0].text.find("no such seat") != std::string::npos);
    CHECK(diagnosis->findings[1].text.find("lofoten/77") != std::string::npos);
}
