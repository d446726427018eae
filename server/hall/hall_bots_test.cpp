// Bots at the tables of the hall.
#include <doctest/doctest.h>

#include "server/hall/testing.h"

using namespace jarl;
using namespace jarl::hall;
using Json = nlohmann::json;

namespace {

struct Against {
    Against(House& house, const std::string& game, const std::string& options, int seats,
            const std::string& level) {
        const Json opened = house.post("/api/tables", open_request(game, options, seats, level));
        id = opened["table"];
        token = opened["token"];
    }
    std::string id, token;
};

}  // namespace

TEST_CASE("a guest plays whole matches against bots, which move by themselves") {
    for (const GameInfo& game : games()) {
        CAPTURE(game.name);
        House house;
        Against bots(house, std::string(game.name), options_with(game, game.max_seats), game.max_seats,
                     "thrall");
        Player me(house, bots.id, bots.token);
        CHECK(me.table["seats"][1]["is"] == "bot");
        Dice dice(1);
        while (me.deciding()) REQUIRE(me.play_random(dice) == "answer");
        CHECK(me.table["ending"]["how"] == "played");
        CHECK(house.hall->figures().bot_moves > 5);
        const auto lines = *house.store.journal(bots.id);
        CHECK(lines.size() == house.hall->figures().moves);
    }
}

TEST_CASE("after a restart the bots go on by themselves, with nobody there") {
    House house;
    Against bots(house, "lofoten", "", 2, "thrall");
    {
        Player me(house, bots.id, bots.token);
        Dice dice(1);
        for (int i = 0; i < 40; ++i) me.play_random(dice);
        me.send({{"do", "stand_in"}, {"seat", 0}, {"level", "thrall"}});
        house.settle_without_bots();
        me.leave();
    }
    REQUIRE(house.get("/api/tables/" + bots.id)["status"] == "playing");
    house.hall.reset();  // in the middle of a thought
    house.box.run();
    house.open();
    CHECK(house.get("/api/tables/" + bots.id)["status"] == "over");
    house.pass(milliseconds(1000 * 1000));
    CHECK(house.hall->figures().tables == 0);
}

TEST_CASE("a bot whose move could not be kept tries again after a rest") {
    House house;
    Against bots(house, "lofoten", "", 2, "thrall");
    Player me(house, bots.id, bots.token);
    me.send({{"do", "stand_in"}, {"seat", 0}, {"level", "thrall"}});
    house.settle_without_bots();
    house.store.fail_next(1);
    house.settle();
    CHECK(house.get("/api/tables/" + bots.id)["status"] == "playing");
    house.pass(milliseconds(6000));
    CHECK(house.get("/api/tables/" + bots.id)["status"] == "over");
}

TEST_CASE("many tables, few threads: everybody's bot gets its turn, and thinks shorter") {
    HallSettings settings;
    settings.bot_threads = 2;
    settings.max_tables_per_address = 100;
    House house(settings);
    std::vector<Player> players;
    for (int i = 0; i < 20; ++i) {
        Against bots(house, "lofoten", "", 2, "jarl");
        players.emplace_back(house);
        players.back().send({{"do", "sit"}, {"table", bots.id}, {"token", bots.token}});
    }
    // With a second each, one turn of all of them would take some 20 * 5 / 2 seconds.
    const auto start = std::chrono::steady_clock::now();
    Dice dice(1);
    for (Player& player : players) {
        player.read();
        for (int i = 0; i < 12 && player.deciding(); ++i) {
            const auto legal = player.legal();
            player.send({{"do", "play"},
                         {"text", legal[dice.below(std::uint32_t(legal.size()))]},
                         {"ply", player.ply()}});
            house.settle_without_bots();
            player.read();
        }
    }
    const HallFigures busy = house.hall->figures();
    CHECK(busy.bots_thinking == 2);
    CHECK(busy.bots_waiting > 5);
    while (house.hall->figures().bot_moves < 40 &&
           std::chrono::steady_clock::now() - start < std::chrono::seconds(30)) {
        house.box.wait();
        house.settle_without_bots();
    }
    CHECK(house.hall->figures().bot_moves >= 40);
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(20));
}
