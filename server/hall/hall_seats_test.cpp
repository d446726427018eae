// Tables and seats: opening, sitting, giving way, giving up, playing again; and every problem on the way.
#include <doctest/doctest.h>

#include "server/hall/clock.h"
#include "server/hall/testing.h"

using namespace jarl;
using namespace jarl::hall;
using Json = nlohmann::json;

namespace {

std::string problem_of(const Reply& reply) { return Json::parse(reply.body)["problem"]; }

struct Opened {
    Opened(House& at, const Json& request) : house(at) {
        const Json opened = house.post("/api/tables", request);
        id = opened["table"];
        token = opened["token"];
        path = "/api/tables/" + id;
    }
    Json table() { return house.get(path); }
    Reply take(const Json& body) { return house.ask("POST", path + "/seats", body.dump()); }
    House& house;
    std::string id, token, path;
};

}  // namespace

TEST_CASE("a table opens, fills and begins; everybody sees it as it is") {
    House house;
    Opened open(house, open_request("loot", "players=3", 3));
    CHECK(open.token.size() == 32);
    const Json table = open.table();
    CHECK(table["id"] == open.id);
    CHECK(table["options"] == "players=3 first=lot");
    CHECK(table["status"] == "open");
    CHECK(table["created"] == since_1970(house.time));
    CHECK(table["seed_hash"].get<std::string>().size() == 64);
    CHECK(table["seats"][0] ==
          Json::parse(R"({"is":"guest","name":"Astrid","here":false,"stand_in":null,"late":false,
                                              "may":{"stand_in":false,"claim":false}})"));
    CHECK(table["seats"][1]["is"] == "open");
    for (const char* none : {"running", "ending", "rematch"}) CHECK(table[none].is_null());
    CHECK(house.get("/api/tables")["tables"][0] == table);

    Player host(house, open.id, open.token);
    CHECK(host.table["seats"][0]["here"] == true);
    CHECK(host.position.is_null());
    CHECK(host.outcome({{"do", "play"}, {"text", "x"}, {"ply", 0}}) == "not_playing");
    CHECK(problem_of(open.take({{"name", "Leif"}, {"seat", 0}})) == "seat_taken");
    CHECK(problem_of(open.take({{"name", "Leif"}, {"seat", 3}})) == "no_such_seat");
    CHECK(problem_of(open.take({{"name", "\n"}})) == "bad_name");
    const Json third = Json::parse(open.take({{"name", "Leif"}, {"seat", 2}}).body);
    CHECK(third["seat"] == 2);
    host.read();
    CHECK(host.table["seats"][2]["name"] == "Leif");
    const Json second = Json::parse(open.take({{"name", "Leif"}}).body);
    CHECK(second["seat"] == 1);
    host.read();
    CHECK(host.table["status"] == "playing");
    CHECK(host.table["seats"][1]["name"] == "Leif");
    CHECK(host.table["seats"][2]["name"] == "Leif 2");
    CHECK(host.position["view"]["seats"] == Json{"Astrid", "Leif", "Leif 2"});
    CHECK(host.position["view"]["seed_hash"] == table["seed_hash"]);
    CHECK(problem_of(open.take({{"name", "Tove"}})) == "not_open");
    CHECK(house.get("/api/tables")["tables"].empty());
    CHECK(house.get("/api/tables", "status=playing")["tables"].size() == 1);
}

TEST_CASE("requests that cannot be granted") {
    House house;
    const auto refused = [&](const char* method, const std::string& path, const std::string& query = "") {
        const Reply reply = house.ask(method, path, "{}", query);
        return std::to_string(reply.status) + " " + problem_of(reply);
    };
    CHECK(refused("GET", "/api/tables/k3v9q0x2m7ab") == "404 no_such_table");
    CHECK(refused("GET", "/api/tables/..") == "404 no_such_table");
    CHECK(refused("GET", "/api/tables/k3v9q0x2m7ab/record") == "404 no_such_table");
    CHECK(refused("POST", "/api/tables/k3v9q0x2m7ab/seats") == "404 no_such_table");
    CHECK(refused("GET", "/api/tables/k3v9q0x2m7ab/seats") == "404 no_such_path");
    CHECK(refused("DELETE", "/api/tables") == "404 no_such_path");
    CHECK(refused("GET", "/api/") == "404 no_such_path");
    CHECK(refused("GET", "/api/tables", "status=lost") == "400 unreadable");
    CHECK(refused("POST", "/api/tables") == "400 unreadable");
    Opened open(house, open_request("lofoten", "", 2));
    CHECK(refused("GET", open.path + "/record") == "409 not_over");
    const Json hall = house.get("/api/hall");
    CHECK(hall["games"].size() == 3);
    CHECK(hall["protocol"] == 2);
    CHECK(hall["levels"] == Json{"thrall", "karl", "huskarl", "hersir", "jarl"});
    CHECK(hall["bounds"]["onlookers"] == 200);
}

TEST_CASE("names are shown as they are, whatever they contain, and never break the JSON") {
    House house;
    const std::string name = "\"</script><b>'&\\ é";
    Json request = open_request("lofoten", "", 2);
    request["seats"][0]["name"] = name;
    Opened open(house, request);
    CHECK(open.table()["seats"][0]["name"] == name);
    CHECK(Json::parse(open.take({{"name", "<img src=x>"}}).body)["seat"] == 1);
    Player host(house, open.id, open.token);
    CHECK(host.position["view"]["seats"] == Json{name, "<img src=x>"});
}

TEST_CASE("sitting down: problems") {
    House house;
    Gathering match(house);
    Player player(house);
    CHECK(player.outcome({{"do", "leave"}}) == "not_sitting");
    CHECK(player.outcome({{"do", "sit"}, {"table", "k3v9q0x2m7ab"}, {"token", "x"}}) == "no_such_table");
    CHECK(player.outcome({{"do", "sit"}, {"table", match.id}, {"token", "x"}}) == "wrong_token");
    CHECK(player.outcome({{"do", "sit"}, {"table", match.id}, {"token", ""}}) == "wrong_token");
    CHECK(player.outcome({{"do", "watch"}, {"table", match.id}}) == "answer");
    CHECK(player.outcome({{"do", "watch"}, {"table", match.id}}) == "already_sitting");
    for (const char* what : {"leave", "come_back", "resign", "rematch"})
        CHECK(player.outcome({{"do", what}}) == "not_sitting");
    CHECK(player.outcome({{"do", "seat_bot"}, {"seat", 1}, {"level", "karl"}}) == "not_sitting");
    CHECK(player.outcome({{"do", "claim"}, {"seat", 1}}) == "not_sitting");
    Player standing(house);
    house.pass(milliseconds(61'000));
    CHECK(standing.guest->gone == "not_sitting");
    CHECK(player.guest->gone == "");
}

TEST_CASE("the host fills and opens seats before the match, and nobody else does") {
    House house;
    Opened open(house, open_request("loot", "players=4", 4));
    Player host(house, open.id, open.token);
    const Json taken = Json::parse(open.take({{"name", "Leif"}}).body);
    Player leif(house, open.id, taken["token"]);
    const auto bot = [](int seat, const char* level) {
        return Json{{"do", "seat_bot"}, {"seat", seat}, {"level", level}};
    };
    CHECK(leif.outcome(bot(2, "karl")) == "not_host");
    CHECK(host.outcome(bot(2, "loki")) == "no_such_level");
    CHECK(host.outcome(bot(1, "karl")) == "seat_taken");
    CHECK(host.outcome(bot(0, "karl")) == "seat_taken");
    CHECK(host.outcome(bot(9, "karl")) == "no_such_seat");
    CHECK(host.outcome(bot(2, "karl")) == "answer");
    leif.read();
    CHECK(leif.table["seats"][2] == Json{{"is", "bot"}, {"name", "Karl"}, {"level", "karl"}});
    CHECK(host.outcome({{"do", "seat_open"}, {"seat", 2}}) == "answer");
    CHECK(host.outcome({{"do", "seat_open"}, {"seat", 1}}) == "answer");
    CHECK(leif.guest->gone == "not_sitting");
    CHECK(leif.outcome({{"do", "leave"}}) == "");  // they are not heard any more
    Player back(house, open.id, taken["token"]);
    CHECK(back.table.is_null());  // and the token is worth nothing
    for (int seat = 1; seat < 3; ++seat) CHECK(host.outcome(bot(seat, "thrall")) == "answer");
    CHECK(host.outcome(bot(3, "thrall")) == "answer");
    CHECK(host.table["status"] == "playing");
    CHECK(host.table["seats"][3]["name"] == "Thrall 3");
    CHECK(host.outcome(bot(3, "karl")) == "not_open");
    CHECK(host.outcome({{"do", "leave"}}) == "not_open");
}

TEST_CASE("leaving before the match gives the seat back; the host's leaving closes the table") {
    House house;
    Opened open(house, open_request("loot", "players=3", 3));
    Player host(house, open.id, open.token);
    const Json taken = Json::parse(open.take({{"name", "Leif"}}).body);
    Player leif(house, open.id, taken["token"]);
    CHECK(leif.outcome({{"do", "leave"}}) == "answer");
    CHECK(leif.guest->gone == "not_sitting");
    CHECK(open.table()["seats"][1]["is"] == "open");
    Player onlooker(house);
    onlooker.say({{"do", "watch"}, {"table", open.id}});
    CHECK(host.outcome({{"do", "leave"}}) == "answer");
    CHECK(host.guest->gone == "table_gone");
    CHECK(onlooker.guest->gone == "table_gone");
    CHECK(open.table()["ending"]["how"] == "abandoned");
    CHECK(problem_of(open.take({{"name", "Leif"}})) == "not_open");
    CHECK(problem_of(house.ask("GET", open.path + "/record")) == "not_over");
    for (const char* status : {"status=open", "status=over"})
        CHECK(house.get("/api/tables", status)["tables"].empty());
}

TEST_CASE("a private table is in no list, and whoever knows it may watch") {
    House house;
    Json request = open_request("lofoten", "", 2);
    request["listed"] = false;
    Gathering match(house, request);
    CHECK(house.get("/api/tables", "status=playing")["tables"].empty());
    Player onlooker(house);
    CHECK(onlooker.outcome({{"do", "watch"}, {"table", match.id}}) == "answer");
    CHECK(onlooker.position["view"]["you"].is_null());
    house.pass(milliseconds(1000));
    match.players[0].read();
    CHECK(match.players[0].table["watching"] == 1);
    onlooker.leave();
    house.pass(milliseconds(1000));
    match.players[0].read();
    CHECK(match.players[0].table["watching"] == 0);
}

TEST_CASE("somebody away too long: a bot stands in, and they come back") {
    House house;
    Gathering match(house);
    Player& actor = match.actor();
    const int seat = match.seat_of(actor);
    Player& other = match.players[std::size_t(1 - seat)];
    const Json hand_over = {{"do", "stand_in"}, {"seat", seat}, {"level", "thrall"}};
    CHECK(other.outcome(hand_over) == "not_late");
    actor.leave();
    house.pass(milliseconds(119'000));
    CHECK(other.outcome(hand_over) == "not_late");
    other.read();
    CHECK(other.table["seats"][std::size_t(seat)]["here"] == false);
    CHECK(other.table["seats"][std::size_t(seat)]["late"] == false);
    house.pass(milliseconds(1000));
    other.read();
    CHECK(other.table["seats"][std::size_t(seat)]["late"] == true);
    CHECK(other.table["seats"][std::size_t(seat)]["may"] == Json{{"stand_in", true}, {"claim", false}});
    CHECK(other.outcome({{"do", "stand_in"}, {"seat", seat}, {"level", "loki"}}) == "no_such_level");
    CHECK(other.outcome({{"do", "stand_in"}, {"seat", 7}, {"level", "karl"}}) == "no_such_seat");
    other.say(hand_over);
    CHECK(other.deciding());  // the bot has played its turn
    CHECK(other.table["seats"][std::size_t(seat)]["stand_in"] == "thrall");
    CHECK(other.table["seats"][std::size_t(seat)]["late"] == false);
    CHECK(house.hall->figures().bot_moves > 0);

    Player back(house, match.id, match.tokens[std::size_t(seat)]);
    CHECK(back.outcome({{"do", "play"}, {"text", "x"}, {"ply", back.ply()}}) == "not_playing");
    CHECK(back.outcome({{"do", "come_back"}}) == "answer");
    CHECK(back.outcome({{"do", "come_back"}}) == "not_away");
    Dice dice(1);
    while (other.deciding()) REQUIRE(other.play_random(dice) == "answer");
    back.read();
    REQUIRE(back.deciding());
    CHECK(back.play_random(dice) == "answer");
    // And the own seat at any time.
    while (back.deciding()) back.play_random(dice);
    CHECK(back.outcome({{"do", "stand_in"}, {"seat", seat}, {"level", "karl"}}) == "answer");
    CHECK(back.table["seats"][std::size_t(seat)]["stand_in"] == "karl");
}

TEST_CASE("coming back while the bot thinks: its answer is thrown away") {
    House house;
    Gathering match(house);
    Player& actor = match.actor();
    while (actor.legal().size() < 2) actor.play(actor.legal()[0]);
    const int seat = match.seat_of(actor), ply = actor.ply();
    actor.send({{"do", "stand_in"}, {"seat", seat}, {"level", "jarl"}});
    house.settle_without_bots();
    CHECK(house.hall->figures().bots_thinking == 1);
    actor.send({{"do", "come_back"}});
    house.settle_without_bots();
    CHECK(actor.read().back()["is"] == "answer");
    house.settle();
    actor.read();
    CHECK(actor.ply() == ply);
    CHECK(house.hall->figures().bot_moves == 0);
    CHECK(actor.play(actor.legal()[0]) == "answer");
}

TEST_CASE("the clock runs by stretches, runs out, and the others may act") {
    for (const char* kind : {"turn", "match"}) {
        CAPTURE(kind);
        House house;
        Json request = open_request("lofoten", "", 2);
        request["clock"] = {{"kind", kind}, {"seconds", 60}};
        Gathering match(house, request);
        Dice dice(1);
        const auto first = std::size_t(match.seat_of(match.actor())), second = 1 - first;
        CHECK(match.table()["running"] == Json{{"seat", first},
                                               {"left", {60'000, 60'000}},
                                               {"at", since_1970(house.time)},
                                               {"from", since_1970(house.time)}});
        house.pass(milliseconds(10'000));
        CHECK(match.table()["running"]["left"][first] == 50'000);
        while (&match.actor() == &match.players[first]) match.actor().play_random(dice);
        match.players[first].read();
        Json running = match.players[first].table["running"];  // told without being asked
        CHECK(running["seat"] == second);
        CHECK(running["left"][first] == (kind == std::string("turn") ? 60'000 : 50'000));
        CHECK(running["left"][second] == 60'000);
        // What the first did is shown to the second: so long their clock stands still.
        const milliseconds show(running["from"].get<std::int64_t>() - running["at"].get<std::int64_t>());
        CHECK(show >= kShowOfMove);
        CHECK(show <= kLongestShow);
        house.pass(show);
        CHECK(match.table()["running"]["left"][second] == 60'000);

        Player& waiting = match.players[first];
        CHECK(waiting.outcome({{"do", "claim"}, {"seat", second}}) == "not_late");
        house.pass(milliseconds(59'000));
        house.pass(milliseconds(1000));
        waiting.read();
        CHECK(waiting.table["seats"][second]["late"] == true);
        CHECK(waiting.table["seats"][second]["here"] == true);
        CHECK(waiting.table["running"]["left"][second] == 0);
        CHECK(waiting.outcome({{"do", "claim"}, {"seat", first}}) == "not_late");
        CHECK(waiting.outcome({{"do", "claim"}, {"seat", second}}) == "answer");
        const Json ending = match.table()["ending"];
        CHECK(ending["how"] == "claimed");
        CHECK(ending["seat"] == second);
        CHECK(ending["ranking"][first] == 1);
        CHECK(ending["ranking"][second] == 2);
    }
}

TEST_CASE("time while the server was down is nobody's") {
    House house;
    Json request = open_request("lofoten", "", 2);
    request["clock"] = {{"kind", "match"}, {"seconds", 600}};
    Gathering match(house, request);
    Dice dice(1);
    const auto first = std::size_t(match.seat_of(match.actor()));
    house.time += milliseconds(100'000);
    while (&match.actor() == &match.players[first]) match.actor().play_random(dice);
    house.time += milliseconds(50'000);
    house.settle();
    house.time += milliseconds(10'000'000);
    house.restart();
    const Json running = match.table()["running"];
    CHECK(running["left"][first] == 500'000);
    CHECK(running["left"][1 - first] == 600'000);
    house.time += milliseconds(20'000);
    CHECK(match.table()["running"]["left"][1 - first] == 580'000);
    CHECK(match.table()["seats"][1 - first]["late"] == false);
}

TEST_CASE("claiming over somebody who was away for a day") {
    House house;
    Gathering match(house);
    Player& actor = match.actor();
    const int seat = match.seat_of(actor);
    Player& other = match.players[std::size_t(1 - seat)];
    actor.leave();
    house.pass(milliseconds(86'399'000));
    CHECK(other.outcome({{"do", "claim"}, {"seat", seat}}) == "not_late");
    house.pass(milliseconds(1000));
    other.read();
    CHECK(other.table["seats"][std::size_t(seat)]["may"]["claim"] == true);
    CHECK(other.outcome({{"do", "claim"}, {"seat", seat}}) == "answer");
    CHECK(other.table["ending"]["how"] == "claimed");
}

TEST_CASE("resigning: with two the match is over, with more a bot plays on") {
    House house;
    Gathering two(house);
    CHECK(two.players[0].outcome({{"do", "resign"}}) == "answer");
    const Json ending = two.table()["ending"];
    CHECK(ending["how"] == "resigned");
    CHECK(ending["seat"] == 0);
    CHECK(ending["ranking"] == Json{2, 1});
    CHECK(ending["totals"].size() == 2);
    CHECK(two.players[0].outcome({{"do", "resign"}}) == "not_playing");
    CHECK(two.players[1].outcome({{"do", "stand_in"}, {"seat", 0}, {"level", "karl"}}) == "not_playing");
    const Reply record = house.ask("GET", "/api/tables/" + two.id + "/record");
    CHECK(record.status == 200);
    CHECK(record.body.find(seed_hex(test_seed(1))) != std::string::npos);
    CHECK(house.get("/api/tables", "status=over")["tables"].size() == 1);

    Gathering three(house, "loot", "players=3", 3);
    Dice dice(1);
    Player& actor = three.actor();
    const auto seat = std::size_t(three.seat_of(actor));
    CHECK(actor.outcome({{"do", "resign"}}) != "not_playing");
    const Json table = three.table();
    CHECK(table["status"] == "playing");
    CHECK(table["seats"][seat]["is"] == "bot");
    CHECK(table["seats"][seat]["name"] == "Astrid");
    CHECK(actor.position["view"]["you"].is_null());  // an onlooker from now on
    CHECK(actor.outcome({{"do", "come_back"}}) == "not_sitting");
    Player again(house);
    CHECK(again.outcome({{"do", "sit"}, {"table", three.id}, {"token", three.tokens[seat]}}) ==
          "wrong_token");
    CHECK(three.actor().play_random(dice) == "answer");  // the bot has played its turn
}

TEST_CASE("a rematch: everybody moves on by a seat, and asks for the own token") {
    House house;
    Json request = open_request("loot", "players=3", 3);
    request["seats"][2] = {{"is", "bot"}, {"level", "thrall"}};
    const Json opened = house.post("/api/tables", request);
    const std::string id = opened["table"];
    const Json taken = house.post("/api/tables/" + id + "/seats", {{"name", "Leif"}});
    Player astrid(house, id, opened["token"]), leif(house, id, taken["token"]);
    CHECK(astrid.outcome({{"do", "rematch"}}) == "not_over");
    CHECK(astrid.outcome({{"do", "stand_in"}, {"seat", 0}, {"level", "thrall"}}) != "not_late");
    leif.say({{"do", "stand_in"}, {"seat", 1}, {"level", "thrall"}});  // the bots finish it
    REQUIRE(house.get("/api/tables/" + id)["status"] == "over");

    const Json next = astrid.say({{"do", "rematch"}}).back();
    const std::string id2 = next["table"];
    CHECK(next["seat"] == 1);
    leif.read();
    CHECK(leif.table["rematch"] == id2);
    Json table = house.get("/api/tables/" + id2);
    CHECK(table["status"] == "open");
    CHECK(table["host"] == 1);
    const int began = astrid.position["view"]["first"],
              begins = (began + 2) % 3;  // the next one, a seat further
    CHECK(table["options"] == "players=3 first=" + std::string(1, char('a' + begins)));
    CHECK(table["seats"][0] == Json{{"is", "bot"}, {"name", "Thrall"}, {"level", "thrall"}});
    CHECK(table["seats"][1]["name"] == "Astrid");
    CHECK(table["seats"][2] == Json{{"is", "open"}, {"name", "Leif"}});
    CHECK(problem_of(house.ask("POST", "/api/tables/" + id2 + "/seats", R"({"name":"Loki"})")) ==
          "no_open_seat");
    CHECK(astrid.say({{"do", "rematch"}}).back()["token"] == next["token"]);  // asked twice, the same

    const Json his = leif.say({{"do", "rematch"}}).back();
    CHECK(his["table"] == id2);
    CHECK(his["seat"] == 2);
    CHECK(his["token"] != next["token"]);
    CHECK(leif.say({{"do", "rematch"}}).back()["token"] == his["token"]);
    table = house.get("/api/tables/" + id2);
    CHECK(table["status"] == "playing");
    CHECK(table["seed_hash"] != leif.table["seed_hash"]);
    Player again(house, id2, his["token"]);
    CHECK(again.position["view"]["you"] == 2);
    CHECK(house.settings.max_tables_per_address == 20);
}

TEST_CASE("an open table nobody joins goes after two days") {
    House house;
    Opened open(house, open_request("lofoten", "", 2));
    Player host(house, open.id, open.token);
    house.pass(milliseconds(47 * 3600 * 1000));
    CHECK(open.table()["status"] == "open");
    house.pass(milliseconds(2 * 3600 * 1000));
    CHECK(open.table()["status"] == "over");
    CHECK(host.guest->gone == "table_gone");
}
