// Matches of rules that are no longer played here: they are shown, listed and written out, and nothing else.
#include <doctest/doctest.h>

#include "match/native/crypto.h"
#include "match/record.h"
#include "server/hall/testing.h"
#include "server/hall/tokens.h"

using namespace jarl;
using namespace jarl::hall;
using Json = nlohmann::json;

namespace {

const std::string kId = "k3v9q0x2m7ab", kToken = "a-token-of-long-ago";

// Astrid plays against a bot, by rules whose moves and options nobody here can read.
TableRow an_old_table(Status status) {
    TableRow row;
    row.id = kId;
    row.game = "lofoten";
    row.ruleset = "lofoten/1";
    row.options = "modules=dragons";
    row.seed = test_seed(5);
    row.seed_hash = NativeCrypto().sha256_hex(row.seed);
    row.status = status;
    row.clock = ClockKind::Match;
    row.clock_limit = seconds(600);
    row.created = row.changed = wall_time(1'780'000'000'000);
    row.turn = 2;
    row.seats = {{Sitter::Guest, "Astrid", "", token_hash(kToken), ""},
                 {Sitter::Bot, "Karl", "karl", "", ""}};
    if (status == Status::Open) row.seats[1] = {};
    if (status == Status::Over) {
        row.ending = Ending::Played;
        row.totals = {37, 31};
        row.ranking = {1, 2};
    }
    return row;
}

struct OldHall {
    explicit OldHall(Status status) : row(an_old_table(status)) {
        house.settings.log = [this](LogLevel level, std::string_view event, std::initializer_list<LogFact>) {
            if (level == LogLevel::Error) errors += std::string(event) + " ";
        };
        house.store.put(row);
        if (status != Status::Open)
            for (const char* text : {"play left", "dance", "sleep"})
                house.store.put(
                    Entry{kId, lines++, lines == 2 ? 1 : 0, text, wall_time(1000), milliseconds(5)});
        house.restart();
    }

    std::string come(Json message) {
        Player player(house);
        message["table"] = kId;
        const std::string outcome = player.outcome(message);
        player.leave();
        return outcome;
    }
    bool listed(const std::string& status) {
        return !house.get("/api/tables", "status=" + status)["tables"].empty();
    }
    std::string record() { return house.ask("GET", "/api/tables/" + kId + "/record").body; }

    House house;
    TableRow row;
    int lines = 0;
    std::string errors;
};

}  // namespace

TEST_CASE("a match of older rules is listed, shown and written out, and does not go on") {
    OldHall old(Status::Playing);
    for (int start = 0; start < 2; ++start) {
        CHECK(old.listed("playing"));
        const Json table = old.house.get("/api/tables/" + kId);
        CHECK(table["status"] == "playing");
        CHECK(table["ruleset"] == "lofoten/1");
        CHECK(table["decider"].is_null());
        CHECK(table["seats"][0]["name"] == "Astrid");
        CHECK(old.come({{"do", "sit"}, {"token", kToken}}) == "old_ruleset");
        CHECK(old.come({{"do", "watch"}}) == "old_ruleset");
        const Reply seat = old.house.ask("POST", "/api/tables/" + kId + "/seats", R"({"name":"Leif"})");
        CHECK(Json::parse(seat.body)["problem"] == "not_open");
        old.house.pass(milliseconds(3'600'000));
        old.house.restart();
    }
    const auto record = read_record(old.record());
    REQUIRE(record);
    CHECK(record->ruleset.value == "lofoten/1");
    CHECK(record->moves.size() == 3);
    CHECK(old.record().find(seed_hex(old.row.seed)) == std::string::npos);
    CHECK(**old.house.store.table(kId) == old.row);
    CHECK(old.house.store.journal(kId)->size() == 3);
    CHECK(old.house.hall->figures().rebuilt == 0);
    CHECK(old.errors == "");
}

TEST_CASE("the answer about older rules says which ones they are and which are played here") {
    OldHall old(Status::Playing);
    Player player(old.house);
    const auto news = player.say({{"do", "watch"}, {"table", kId}});
    REQUIRE(news.size() == 1);
    CHECK(news[0]["problem"] == "old_ruleset");
    const std::string message = news[0]["message"];
    CHECK(message.find("lofoten/1") != std::string::npos);
    CHECK(message.find(find_game("lofoten")->ruleset) != std::string::npos);
}

TEST_CASE("a match of older rules that is over shows its result, its seed and its moves") {
    OldHall old(Status::Over);
    CHECK(old.listed("over"));
    CHECK(old.house.get("/api/tables/" + kId)["ending"]["totals"] == Json{37, 31});
    CHECK(old.come({{"do", "sit"}, {"token", kToken}}) == "old_ruleset");
    const auto record = read_record(old.record());
    REQUIRE(record);
    CHECK(record->seed.value == seed_hex(old.row.seed));
    CHECK(record->result.value == "37 (place 1), 31 (place 2)");
    CHECK(old.errors == "");
}

TEST_CASE("nobody sits down at an open table of older rules, and it closes in its time") {
    OldHall old(Status::Open);
    CHECK_FALSE(old.listed("open"));
    const Reply seat = old.house.ask("POST", "/api/tables/" + kId + "/seats", R"({"name":"Leif"})");
    CHECK(seat.status == 409);
    CHECK(Json::parse(seat.body)["problem"] == "old_ruleset");
    CHECK(old.come({{"do", "sit"}, {"token", kToken}}) == "old_ruleset");
    CHECK(old.house.ask("GET", "/api/tables/" + kId + "/record").status == 409);
    old.house.pass(milliseconds(50LL * 3'600'000));
    CHECK((*old.house.store.table(kId))->ending == Ending::Abandoned);
    CHECK((*old.house.store.table(kId))->ruleset == "lofoten/1");
    CHECK(old.errors == "");
}

TEST_CASE("a new table, and the rematch of it, are played by the rules of today") {
    House house;
    Gathering match(house, "loot", "players=2");
    CHECK(match.table()["ruleset"] == find_game("loot")->ruleset);
    CHECK(match.players[0].outcome({{"do", "resign"}}) == "answer");
    const auto news = match.players[0].say({{"do", "rematch"}});
    CHECK(house.get("/api/tables/" + news.back()["table"].get<std::string>())["ruleset"] ==
          find_game("loot")->ruleset);
}
