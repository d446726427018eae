// Bounds: tables, onlookers, bad messages, and the end of it all.
#include <doctest/doctest.h>

#include "server/hall/testing.h"

using namespace jarl;
using namespace jarl::hall;
using Json = nlohmann::json;

namespace {

int status_of_opening(House& house, const std::string& address = "10.0.0.1") {
    return house.ask("POST", "/api/tables", open_request("lofoten", "", 2).dump(), "", address).status;
}

}  // namespace

TEST_CASE("an address has only so many tables that are not over") {
    HallSettings settings;
    settings.max_tables_per_address = 3;
    House house(settings);
    const Json first = house.post("/api/tables", open_request("lofoten", "", 2));
    CHECK(status_of_opening(house) == 201);
    CHECK(status_of_opening(house) == 201);
    const Reply reply = house.ask("POST", "/api/tables", open_request("lofoten", "", 2).dump());
    CHECK(reply.status == 429);
    CHECK(reply.retry_after > 0);
    CHECK(Json::parse(reply.body)["problem"] == "too_many_tables");
    CHECK(status_of_opening(house, "10.0.0.2") == 201);
    Player host(house, first["table"], first["token"]);
    host.say({{"do", "leave"}});
    CHECK(status_of_opening(house) == 201);
    CHECK(status_of_opening(house) == 429);
    house.pass(milliseconds(25 * 3600 * 1000));
    CHECK(status_of_opening(house) == 201);
}

TEST_CASE("an address opens at most sixty tables an hour") {
    HallSettings settings;
    settings.max_tables_per_address = 1000;
    House house(settings);
    for (int i = 0; i < 60; ++i) REQUIRE(status_of_opening(house) == 201);
    CHECK(status_of_opening(house) == 429);
    house.pass(milliseconds(61'000));
    CHECK(status_of_opening(house) == 201);
    CHECK(status_of_opening(house) == 429);
}

TEST_CASE("the hall has room for only so many open tables") {
    HallSettings settings;
    settings.max_tables_open = 2;
    House house(settings);
    CHECK(status_of_opening(house) == 201);
    const Json second = house.post("/api/tables", open_request("lofoten", "", 2));
    CHECK(status_of_opening(house) == 503);
    house.restart();
    CHECK(status_of_opening(house) == 503);
    house.post("/api/tables/" + second["table"].get<std::string>() + "/seats", {{"name", "Leif"}});
    CHECK(status_of_opening(house) == 201);
}

TEST_CASE("only so many onlookers") {
    HallSettings settings;
    settings.max_viewers_per_table = 3;
    House house(settings);
    Gathering match(house);
    std::vector<Player> onlookers;
    for (int i = 0; i < 4; ++i) onlookers.emplace_back(house);
    const Json watch = {{"do", "watch"}, {"table", match.id}};
    for (int i = 0; i < 3; ++i) CHECK(onlookers[std::size_t(i)].outcome(watch) == "answer");
    CHECK(onlookers[3].outcome(watch) == "too_many_watching");
    onlookers[0].leave();
    CHECK(onlookers[3].outcome(watch) == "answer");
}

TEST_CASE("300 bad messages are answered one by one and harm nobody") {
    House house;
    Gathering match(house);
    Player& actor = match.actor();
    const Json before = actor.position;
    const std::string good = R"({"do":"play","id":3,"text":"sail","ply":0})";
    Dice dice(1);
    for (int i = 0; i < 300; ++i) {
        std::string bad = good;
        for (std::uint32_t n = dice.below(4) + 1; n > 0; --n) {
            const std::size_t at = dice.below(std::uint32_t(bad.size()));
            if (dice.below(3) == 0) bad.erase(at, dice.below(9));
            else if (dice.below(2) == 0) bad[at] = char(dice.below(256));
            else bad.insert(at, std::string(dice.below(5), "[{\"\\\0"[dice.below(5)]));
        }
        const std::size_t had = actor.guest->got.size();
        actor.say_raw(bad);
        house.settle();
        REQUIRE(actor.guest->got.size() == had + 1);
        const Json reply = Json::parse(*actor.guest->got.back(), nullptr, false);
        REQUIRE_FALSE(reply.is_discarded());
        REQUIRE((reply["is"] == "problem" || reply["is"] == "refused"));
    }
    actor.read();
    CHECK(actor.position == before);
    CHECK(actor.play(actor.legal()[0]) == "answer");
}

TEST_CASE("closing down: everybody is told, nothing new is taken, what was answered is kept") {
    House house;
    Gathering match(house);
    Player& actor = match.actor();
    REQUIRE(actor.play(actor.legal()[0]) == "answer");
    Player stranger(house);
    house.hall->drain();
    for (const Player& player : match.players) CHECK(player.guest->gone == "draining");
    CHECK(stranger.guest->gone == "draining");
    const Reply reply = house.ask("GET", "/api/hall");
    CHECK(reply.status == 503);
    CHECK(Json::parse(reply.body)["problem"] == "closing");
    CHECK(reply.retry_after > 0);
    Player late(house);
    CHECK(late.guest->gone == "draining");
    house.restart();
    Player back(house, match.id, match.tokens[std::size_t(match.seat_of(actor))]);
    CHECK(back.ply() == 1);
}
