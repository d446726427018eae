// Nothing is lost, nothing is half done: a disk that is slow, full, broken, or that somebody else writes to as well.
#include <doctest/doctest.h>

#include <filesystem>

#include "server/hall/testing.h"
#include "server/hall/tokens.h"
#include "server/store/sqlite_store.h"

using namespace jarl;
using namespace jarl::hall;
using Json = nlohmann::json;

namespace {

std::vector<Entry> journal(House& house, const std::string& id) { return *house.store.journal(id); }

}  // namespace

TEST_CASE("nobody hears of a move before it is on the disk, and what comes meanwhile waits its turn") {
    House house;
    Gathering match(house);
    Player& actor = match.actor();
    Player& other = match.players[std::size_t(1 - match.seat_of(actor))];
    const std::string text = actor.legal()[0];
    house.store.hold(true);
    const int id = actor.send({{"do", "play"}, {"text", text}, {"ply", 0}});
    other.send({{"do", "view_at"}, {"ply", 0}});
    Player late(house);
    late.send({{"do", "watch"}, {"table", match.id}});
    house.box.run();
    CHECK(actor.read().empty());
    CHECK(other.read().empty());
    CHECK(late.read().empty());
    house.store.hold(false);
    house.settle();
    const auto news = actor.read();
    REQUIRE(news.size() == 2);
    CHECK(news[0]["is"] == "position");
    CHECK(news[1] == Json{{"is", "answer"}, {"id", id}});
    CHECK(other.read().back()["view"]["ply"] == 0);
    late.read();
    CHECK(late.position["view"]["ply"] == late.position["ply"]);
}

TEST_CASE("only so much of one guest waits; another one is not told to be quiet for it") {
    House house;
    Gathering match(house);
    Player& actor = match.actor();
    Player& other = match.players[std::size_t(1 - match.seat_of(actor))];
    house.store.hold(true);
    actor.send({{"do", "play"}, {"text", actor.legal()[0]}, {"ply", 0}});
    for (int i = 0; i < 30; ++i) actor.send({{"do", "story"}, {"from", 0}});
    other.send({{"do", "story"}, {"from", 0}});
    house.box.run();
    CHECK(actor.read().size() == 14);  // 16 of 30 wait
    CHECK(actor.guest->got.back()->find("\"busy\"") != std::string::npos);
    CHECK(other.read().empty());
    house.store.hold(false);
    house.settle();
    CHECK(actor.read().size() == 18);
    CHECK(other.read().back()["is"] == "answer");
}

TEST_CASE("a move the disk would not take never happened") {
    House house;
    Gathering match(house);
    Dice dice(1);
    for (int i = 0; i < 30; ++i) match.actor().play_random(dice);
    Player& actor = match.actor();
    Player& other = match.players[std::size_t(1 - match.seat_of(actor))];
    other.read();
    const std::size_t lines = journal(house, match.id).size(), heard = other.guest->got.size();
    const Json before = actor.position;
    house.store.fail_next(1);
    CHECK(actor.play(actor.legal()[0]) == "not_kept");
    CHECK(journal(house, match.id).size() == lines);
    CHECK(other.guest->got.size() == heard);
    CHECK(actor.outcome({{"do", "view_at"}, {"ply", actor.ply()}}) == "answer");
    CHECK(actor.position == before);
    house.store.refuse_next(1);
    CHECK(actor.play(actor.legal()[0]) == "busy");
    CHECK(actor.play(actor.legal()[0]) == "answer");
    CHECK(journal(house, match.id).size() == lines + 1);
}

TEST_CASE("a table or a seat the disk would not take is not there") {
    House house;
    house.store.fail_next(1);
    const Reply reply = house.ask("POST", "/api/tables", open_request("lofoten", "", 2).dump());
    CHECK(reply.status == 503);
    CHECK(Json::parse(reply.body)["problem"] == "not_kept");
    CHECK(house.get("/api/tables")["tables"].empty());

    const auto opened = house.post("/api/tables", open_request("lofoten", "", 2));
    const std::string path = "/api/tables/" + opened["table"].get<std::string>();
    house.store.fail_next(1);
    CHECK(house.ask("POST", path + "/seats", R"({"name":"Leif"})").status == 503);
    CHECK(house.get(path)["seats"][1]["is"] == "open");
    house.store.refuse_next(1);
    CHECK(house.ask("POST", path + "/seats", R"({"name":"Leif"})").status == 503);
    CHECK(house.ask("POST", path + "/seats", R"({"name":"Leif"})").status == 201);
    CHECK(house.get(path)["status"] == "playing");
}

TEST_CASE("a ply somebody else has taken: the match is read again, and the move was stale") {
    House house;
    Gathering match(house);
    Player& actor = match.actor();
    Player& other = match.players[std::size_t(1 - match.seat_of(actor))];
    const auto legal = actor.legal();
    house.store.put(Entry{match.id, 0, match.seat_of(actor), legal[0], house.time, 0});
    CHECK(actor.outcome({{"do", "play"}, {"text", legal.back()}, {"ply", 0}}) == "stale");
    CHECK(actor.ply() == 1);
    CHECK(actor.position["from"] == 0);
    CHECK(journal(house, match.id).size() == 1);
    other.read();
    CHECK(other.ply() == other.position["floor"]);
    CHECK(actor.play(actor.legal()[0]) == "answer");
}

TEST_CASE("a disk that cannot be read is a problem for who asks, and passes") {
    House house;
    Gathering match(house);
    match.actor().play(match.actor().legal()[0]);
    house.restart();
    house.pass(1000 * 1000);  // everything has left the memory
    house.pass(1000 * 1000);
    house.store.break_reading(true);
    CHECK(house.ask("GET", "/api/tables/" + match.id).status == 503);
    CHECK(house.ask("GET", "/api/tables").status == 503);
    Player player(house);
    const Json sit = {{"do", "sit"}, {"table", match.id}, {"token", match.tokens[0]}};
    CHECK(player.outcome(sit) == "not_kept");
    house.store.break_reading(false);
    CHECK(player.outcome(sit) == "answer");
    CHECK(player.position["floor"].is_number());
}

TEST_CASE("after a kill at any moment everything that was answered is there, and play goes on") {
    House house;
    std::string id;
    std::vector<std::string> tokens;
    {
        Gathering match(house, "loot", "players=3", 3);
        id = match.id;
        tokens = match.tokens;
    }
    Dice dice(3);
    int answered = 0;
    for (int round = 0; round < 12; ++round) {
        std::vector<Player> players;
        for (const std::string& token : tokens) players.emplace_back(house, id, token);
        const auto actor =
            std::find_if(players.begin(), players.end(), [](Player& p) { return p.deciding(); });
        REQUIRE(actor != players.end());
        CHECK(int(journal(house, id).size()) == answered);
        for (int i = 0; i < 5 && actor->deciding(); ++i) {
            if (dice.below(3) == 0 && actor->position["view"]["undo"])
                REQUIRE(actor->outcome({{"do", "undo"}, {"ply", actor->ply()}}) == "answer");
            else REQUIRE(actor->play_random(dice) == "answer");
            ++answered;
        }
        const Json known = actor->position;
        house.restart();
        Player back(house, id, tokens[std::size_t(actor - players.begin())]);
        CHECK(back.position["view"] == known["view"]);
        CHECK(back.position["ply"] == known["ply"]);
    }
}

TEST_CASE("on a real disk: a match with a bot, an undo and a restart") {
    const std::string folder =
        (std::filesystem::temp_directory_path() / ("jarl-hall-" + new_table_id())).string();
    const auto disk = [&] { return std::move(*store::open_sqlite(folder + "/hall.db")); };
    {
        House house;
        auto store = disk();
        house.move_to(*store);
        Json request = open_request("raiders", "players=3 rounds=2", 3);
        request["seats"][2] = {{"is", "bot"}, {"level", "thrall"}};
        const Json opened = house.post("/api/tables", request);
        const std::string id = opened["table"];
        const Json taken = house.post("/api/tables/" + id + "/seats", {{"name", "Leif"}});
        Dice dice(1);
        int undone = 0;
        for (int round = 0; house.get("/api/tables/" + id)["status"] == "playing"; ++round) {
            REQUIRE(round < 200);
            Player astrid(house, id, opened["token"]), leif(house, id, taken["token"]);
            Player& actor = astrid.deciding() ? astrid : leif;
            for (int i = 0; i < 4 && actor.deciding(); ++i) {
                REQUIRE(actor.play_random(dice) == "answer");
                if (!actor.position["view"]["undo"]) continue;
                REQUIRE(actor.outcome({{"do", "undo"}, {"ply", actor.ply()}}) == "answer");
                REQUIRE(actor.outcome({{"do", "redo"}, {"ply", actor.ply()}}) == "answer");
                ++undone;
            }
            house.settle();
            house.hall.reset();
            house.box.run();
            store = nullptr;
            store = disk();
            house.move_to(*store);
        }
        CHECK(undone > 0);
        const Json table = house.get("/api/tables/" + id);
        CHECK(table["ending"]["how"] == "played");
        CHECK(house.get("/api/tables", "status=over")["tables"][0]["ending"] == table["ending"]);
        CHECK(house.ask("GET", "/api/tables/" + id + "/record").status == 200);
        house.hall.reset();
    }
    std::filesystem::remove_all(folder);
}

TEST_CASE("matches leave the memory and come back as they were") {
    House house([] {
        HallSettings settings;
        settings.matches_in_memory = 2;
        settings.max_tables_per_address = 100;
        return settings;
    }());
    std::vector<Gathering> matches;
    for (int i = 0; i < 5; ++i) matches.emplace_back(house);
    Dice dice(3);
    for (int i = 0; i < 20; ++i)
        for (Gathering& match : matches) REQUIRE(match.actor().play_random(dice) == "answer");
    CHECK(house.hall->figures().matches_in_memory == 2);
    CHECK(house.hall->figures().rebuilt > 20);
    CHECK(house.hall->figures().tables == 5);

    for (Gathering& match : matches)
        for (Player& player : match.players) player.leave();
    house.pass(1000);
    CHECK(house.hall->figures().tables == 5);
    house.pass(121'000);
    house.pass(121'000);  // first what is known better than the disk is written
    house.pass(121'000);
    CHECK(house.hall->figures().tables == 0);
    CHECK(house.hall->figures().matches_in_memory == 0);
    Gathering& match = matches[0];
    Player back(house, match.id, match.tokens[0]);
    CHECK(back.ply() == back.position["view"]["visible_ply"]);
    CHECK(back.table["turn"] == house.store.table(match.id)->value().turn);
}
