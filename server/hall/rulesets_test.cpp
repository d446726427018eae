#include "server/hall/rulesets.h"

#include <doctest/doctest.h>

#include "match/native/crypto.h"
#include "match/record.h"
#include "server/store/old_testing.h"

using namespace jarl;
using namespace jarl::hall;

namespace {

TableRow over_and_played(TableRow table) {
    table.status = Status::Over;
    table.ending = Ending::Played;
    table.totals = {37, 31};
    table.ranking = {1, 2};
    return table;
}

}  // namespace

TEST_CASE("a table is played by our rules, by older ones, or by none we know") {
    TableRow table = store::an_old_table("k3v9q0x2m7ab");
    table.ruleset = find_game(table.game)->ruleset;
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
    const TableRow table = over_and_played(store::an_old_table("old"));
    const std::string text = record_of_other_rules(table, store::an_old_journal("old"));
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
    TableRow table = store::an_old_table("old");
    const std::string text = record_of_other_rules(table, store::an_old_journal("old"));
    CHECK(text.find(seed_hex(table.seed)) == std::string::npos);
    CHECK(read_record(text));
    table.status = Status::Over;
    table.ending = Ending::Resigned;
    CHECK(record_of_other_rules(table, {}).find("secret seed: ") != std::string::npos);
    CHECK(read_record(record_of_other_rules(table, {})));
}
