// Whole matches and single moves, as guests play them.
#include <doctest/doctest.h>

#include "match/native/crypto.h"
#include "match/record.h"
#include "server/hall/testing.h"

using namespace jarl;
using namespace jarl::hall;
using Json = nlohmann::json;

namespace {

void play_to_the_end(Gathering& match, Dice& dice, int most = 10'000) {
    for (int i = 0; i < most && match.table()["status"] == "playing"; ++i)
        REQUIRE(match.actor().play_random(dice) == "answer");
}

}  // namespace

TEST_CASE("whole matches of every game by guests who see only what they are sent") {
    for (const GameInfo& game : games()) {
        const int seats = game.min_seats;
        CAPTURE(game.name);
        House house;
        Gathering match(house, std::string(game.name), options_with(game, seats), seats);
        Dice dice(7);
        play_to_the_end(match, dice);
        const Json table = match.table();
        REQUIRE(table["status"] == "over");
        CHECK(table["ending"]["how"] == "played");
        CHECK(table["ending"]["totals"].size() == std::size_t(seats));
        CHECK(table["ending"]["ranking"].size() == std::size_t(seats));

        const Reply reply = house.ask("GET", "/api/tables/" + match.id + "/record");
        CHECK(reply.type.starts_with("text/plain"));
        const auto record = read_record(reply.body);
        REQUIRE(record.ok());
        const auto again = replay(*record, NativeCrypto());
        REQUIRE(again.ok());
        CHECK(table["seed_hash"] == NativeCrypto().sha256_hex(*read_seed(record->seed.value)));
        for (Player& player : match.players) {
            player.read();
            CHECK((*again)->ply() == player.ply());
            CHECK(player.table["ending"] == table["ending"]);
        }
    }
}

TEST_CASE("the story of a viewer is whole: what is told anew replaces, the rest stands") {
    House house;
    Gathering match(house, "loot", "players=3", 3);
    Player onlooker(house);
    onlooker.say({{"do", "watch"}, {"table", match.id}});
    Dice dice(5);
    std::vector<std::vector<Json>> stories(4);
    std::vector<std::size_t> read(4, 0);
    const auto take = [&](std::size_t i, const TestGuest& guest) {
        for (; read[i] < guest.got.size(); ++read[i]) {
            const Json message = Json::parse(*guest.got[read[i]]);
            if (message["is"] != "position") continue;
            REQUIRE(message["from"] <= stories[i].size());
            stories[i].resize(message["from"]);
            for (const Json& ply : message["story"]) stories[i].push_back(ply);
            REQUIRE(stories[i].size() == message["ply"]);
            REQUIRE(message["view"]["ply"] == message["ply"]);
        }
    };
    for (int i = 0; i < 150; ++i) {
        Player& actor = match.actor();
        if (dice.below(4) == 0 && actor.position["view"]["undo"])
            REQUIRE(actor.outcome({{"do", "undo"}, {"ply", actor.ply()}}) == "answer");
        else if (dice.below(4) == 0 && actor.position["view"]["redo"])
            REQUIRE(actor.outcome({{"do", "redo"}, {"ply", actor.ply()}}) == "answer");
        else REQUIRE(actor.play_random(dice) == "answer");
        for (std::size_t seat = 0; seat < 3; ++seat) take(seat, *match.players[seat].guest);
        take(3, *onlooker.guest);
        onlooker.read();
        CHECK(match.table()["turn"] == onlooker.position["view"]["turn"]);
    }
    for (std::size_t i = 0; i < 4; ++i) {  // asked for at once it is the same
        Player& viewer = i < 3 ? match.players[i] : onlooker;
        const Json answer = viewer.say({{"do", "story"}, {"from", 0}}).back();
        CHECK(answer["from"] == 0);
        CHECK(answer["story"] == Json(stories[i]));
        const Json tail = viewer.say({{"do", "story"}, {"from", 10}}).back();
        CHECK(tail["story"][0]["ply"] == 10);
    }
}

TEST_CASE("a move is answered after its new position, and others get theirs") {
    House house;
    Gathering match(house);
    for (int i = 0; i < 30; ++i) {
        Player& actor = match.actor();
        Player& other = match.players[std::size_t(1 - match.seat_of(actor))];
        const int before = actor.ply();
        const auto news = actor.say({{"do", "play"}, {"text", actor.legal()[0]}, {"ply", before}});
        REQUIRE(news.size() >= 2);
        CHECK(news[0]["is"] == "position");
        CHECK(news[0]["from"] == before);
        CHECK(news[0]["ply"] == before + 1);
        CHECK(news[0]["story"].size() == 1);
        CHECK(news.back()["is"] == "answer");
        const bool sealed = news[0]["floor"] == before + 1;
        CHECK(other.read().size() == (sealed ? 1 : 0));
    }
}

TEST_CASE("a refused move changes nothing and names the rule") {
    House house;
    Gathering match(house);
    Player& actor = match.actor();
    Player& other = match.players[std::size_t(1 - match.seat_of(actor))];
    const auto said = [](Player& player, const std::string& text) {
        return player.say({{"do", "play"}, {"text", text}, {"ply", player.ply()}}).back();
    };
    CHECK(said(actor, "gibberish")["why"] == "unreadable");
    CHECK(said(actor, std::string(200, 'a'))["why"] == "unreadable");
    CHECK(said(other, actor.legal()[0])["why"] == "not_your_turn");
    std::string forbidden;  // a move of another position
    Dice dice(1);
    Gathering elsewhere(house);
    while (forbidden.empty()) {
        Player& there = elsewhere.actor();
        for (const std::string& text : there.legal())
            if (actor.say({{"do", "why_not"}, {"text", text}}).back()["refused"]["why"] == "not_legal")
                forbidden = text;
        there.play_random(dice);
    }
    const Json refused = said(actor, forbidden);
    CHECK(refused["is"] == "refused");
    CHECK(refused["rule"].get<std::string>().starts_with("LOF-"));
    CHECK(house.hall->figures().refused == 4);
    CHECK(actor.play(actor.legal()[0]) == "answer");
}

TEST_CASE("a move for another ply is stale, and one that was kept is answered again") {
    House house;
    Gathering match(house);
    Dice dice(2);
    Player& actor = match.actor();
    const std::string text = actor.legal()[0];
    const Json move = {{"do", "play"}, {"text", text}, {"ply", 0}};
    CHECK(actor.outcome({{"do", "play"}, {"text", text}, {"ply", 5}}) == "stale");
    CHECK(actor.outcome(move) == "answer");
    CHECK(actor.outcome(move) == "answer");
    CHECK(actor.ply() == 1);
    CHECK(actor.outcome({{"do", "play"}, {"text", "something else"}, {"ply", 0}}) == "stale");
    Player& other = match.players[std::size_t(1 - match.seat_of(actor))];
    CHECK(other.outcome(move) != "answer");  // it was not theirs
    for (int i = 0; i < 20; ++i) match.actor().play_random(dice);
    CHECK(actor.outcome(move) == "answer");

    // The last move of all, sent again after the match is over.
    Gathering quick(house, "raiders", "players=2 rounds=1");
    Json last;
    Player* last_mover = nullptr;
    while (quick.table()["status"] == "playing") {
        last_mover = &quick.actor();
        last = {{"do", "play"}, {"text", last_mover->legal()[0]}, {"ply", last_mover->ply()}};
        REQUIRE(last_mover->outcome(last) == "answer");
    }
    CHECK(last_mover->outcome(last) == "answer");
    CHECK(last_mover->outcome({{"do", "play"}, {"text", "x"}, {"ply", last_mover->ply()}}) == "not_playing");
}

TEST_CASE("who comes back gets what they lack, and plays on") {
    House house;
    Gathering match(house);
    Dice dice(3);
    for (int i = 0; i < 40; ++i) match.actor().play_random(dice);
    const int seat = match.seat_of(match.actor());
    const int had = match.players[std::size_t(seat)].position["floor"];
    match.players[std::size_t(seat)].leave();
    Player again(house, match.id, match.tokens[std::size_t(seat)], had);
    CHECK(again.position["from"] == had);
    CHECK(again.position["view"] == match.players[std::size_t(seat)].position["view"]);
    CHECK(again.play(again.legal()[0]) == "answer");
    Player far(house, match.id, match.tokens[std::size_t(seat)], 1'000'000);
    CHECK(far.position["from"] == far.position["floor"]);
    Player fresh(house, match.id, match.tokens[std::size_t(seat)]);
    CHECK(fresh.position["from"] == 0);
    CHECK(fresh.position["story"].size() == fresh.position["ply"]);
}

TEST_CASE("undo and redo, as far as nobody has learned anything") {
    House house;
    Gathering match(house);
    Dice dice(4);
    int undone = 0;
    for (int i = 0; i < 200 && undone < 20; ++i) {
        Player& actor = match.actor();
        const Json before = actor.position["view"];
        if (actor.ply() == actor.position["floor"])
            CHECK(actor.outcome({{"do", "undo"}, {"ply", actor.ply()}}) == "cannot_undo");
        REQUIRE(actor.play_random(dice) == "answer");
        if (!actor.position["view"]["undo"]) continue;
        const Json after = actor.position["view"];
        CHECK(actor.outcome({{"do", "undo"}, {"ply", actor.ply() - 1}}) == "stale");
        REQUIRE(actor.outcome({{"do", "undo"}, {"ply", actor.ply()}}) == "answer");
        CHECK(actor.position["from"] == actor.ply());
        CHECK(actor.position["story"].empty());
        CHECK(actor.position["view"]["state"] == before["state"]);
        CHECK(actor.position["view"]["redo"]);
        REQUIRE(actor.outcome({{"do", "redo"}, {"ply", actor.ply()}}) == "answer");
        CHECK(actor.position["view"] == after);
        CHECK(actor.outcome({{"do", "redo"}, {"ply", actor.ply()}}) == "cannot_redo");
        ++undone;
    }
    CHECK(undone == 20);
    CHECK(house.hall->figures().undos == 20);
}

TEST_CASE("several moves are taken back and played again one by one, also after a restart") {
    House house;
    Gathering match(house);
    Dice dice(4);
    const auto step = [](Player& player, const char* what) {
        return player.outcome({{"do", what}, {"ply", player.ply()}});
    };
    while (true) {  // until somebody has three moves that can be taken back
        Player& actor = match.actor();
        if (actor.ply() >= actor.position["floor"].get<int>() + 3) break;
        REQUIRE(actor.play_random(dice) == "answer");
    }
    Player& actor = match.actor();
    const auto token = match.tokens[std::size_t(match.seat_of(actor))];
    const Json view = actor.position["view"];
    for (int i = 0; i < 3; ++i) REQUIRE(step(actor, "undo") == "answer");
    REQUIRE(step(actor, "redo") == "answer");
    house.restart();
    Player back(house, match.id, token);
    CHECK(back.position["view"]["undo"] == true);
    REQUIRE(step(back, "redo") == "answer");
    REQUIRE(step(back, "redo") == "answer");
    CHECK(back.position["view"] == view);
}

TEST_CASE("questions: why not, what would come of it, how it was") {
    House house;
    Gathering match(house);
    Dice dice(4);
    for (int i = 0; i < 25; ++i) match.actor().play_random(dice);
    Player& actor = match.actor();
    Player& other = match.players[std::size_t(1 - match.seat_of(actor))];
    Player onlooker(house);
    onlooker.say({{"do", "watch"}, {"table", match.id}, {"from", 0}});
    const std::string text = actor.legal()[0];
    const auto ask = [](Player& who, const char* what, const std::string& move) {
        return who.say({{"do", what}, {"text", move}}).back();
    };
    CHECK(ask(actor, "why_not", text)["refused"].is_null());
    CHECK(ask(actor, "why_not", "gibberish")["refused"]["why"] == "unreadable");
    CHECK(ask(other, "why_not", text)["refused"]["why"] == "not_your_turn");
    CHECK(ask(onlooker, "why_not", text)["refused"]["why"] == "not_your_turn");
    const auto point = [](Player& who, const std::string& piece) {
        return who.say({{"do", "why_not"}, {"piece", piece}}).back()["refused"];
    };
    CHECK(point(actor, "no such piece")["why"] == "unreadable");
    CHECK(point(actor, std::string(65, 'a'))["why"] == "unreadable");
    CHECK(point(other, "market-2")["why"] == "not_your_turn");
    CHECK(point(onlooker, "market-2")["why"] == "not_your_turn");
    CHECK(ask(actor, "foresee", text)["foresight"].contains("chance"));
    CHECK(ask(actor, "foresee", "gibberish")["foresight"].is_null());
    CHECK(ask(other, "foresee", text)["foresight"].is_null());
    CHECK(ask(onlooker, "foresee", text)["foresight"].is_null());
    CHECK(actor.say({{"do", "view_at"}, {"ply", 3}}).back()["view"]["ply"] == 3);
    CHECK(onlooker.say({{"do", "view_at"}, {"ply", 3}}).back()["view"]["you"].is_null());
    CHECK(actor.outcome({{"do", "view_at"}, {"ply", actor.ply() + 1}}) == "no_such_ply");
    CHECK(actor.outcome({{"do", "story"}, {"from", actor.ply() + 1}}) == "no_such_ply");
    CHECK(onlooker.outcome({{"do", "play"}, {"text", text}, {"ply", onlooker.ply()}}) == "not_sitting");
    CHECK(onlooker.outcome({{"do", "undo"}, {"ply", onlooker.ply()}}) == "not_sitting");
}

TEST_CASE("two connections of a seat both follow; the fifth replaces the first") {
    House house;
    Gathering match(house);
    const int seat = match.seat_of(match.actor());
    Player& desk = match.players[std::size_t(seat)];
    Player phone(house, match.id, match.tokens[std::size_t(seat)]);
    REQUIRE(desk.play(desk.legal()[0]) == "answer");
    phone.read();
    CHECK(phone.position["view"] == desk.position["view"]);
    REQUIRE(phone.outcome({{"do", "story"}, {"from", 0}}) == "answer");
    Player third(house, match.id, match.tokens[std::size_t(seat)]),
        fourth(house, match.id, match.tokens[std::size_t(seat)]);
    CHECK(desk.guest->gone == "");
    Player fifth(house, match.id, match.tokens[std::size_t(seat)]);
    CHECK(desk.guest->gone == "replaced");
    CHECK(phone.guest->gone == "");
    CHECK(fifth.ply() == phone.ply());
}

TEST_CASE("onlookers get the very same bytes") {
    House house;
    Gathering match(house);
    Player one(house), two(house);
    one.say({{"do", "watch"}, {"table", match.id}});
    two.say({{"do", "watch"}, {"table", match.id}});
    Dice dice(9);
    for (int i = 0; i < 30; ++i) match.actor().play_random(dice);
    REQUIRE(one.guest->got.size() > 5);
    CHECK(one.guest->got.back().get() == two.guest->got.back().get());
}
