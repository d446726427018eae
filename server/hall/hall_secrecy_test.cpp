// What others may not know changes no byte they get: the same evening is lived twice, with and without it.
#include <doctest/doctest.h>

#include <set>

#include "server/hall/testing.h"

using namespace jarl;
using namespace jarl::hall;
using Json = nlohmann::json;

namespace {

// Ids and tokens are random and differ from house to house.
std::string without(std::string text, const std::string& secret, const char* instead) {
    for (std::size_t at = text.find(secret); at != std::string::npos; at = text.find(secret))
        text.replace(at, secret.size(), instead);
    return text;
}

std::vector<std::string> heard(const TestGuest& guest, const std::string& id) {
    std::vector<std::string> texts;
    for (const auto& text : guest.got) texts.push_back(without(*text, id, "ID"));
    return texts;
}

Player& other_than(Gathering& match, Player& actor) {
    return match.players[std::size_t((match.seat_of(actor) + 1) % int(match.players.size()))];
}

// Everything somebody can ask while another one decides.
void pry(House& house, Gathering& match, Player& other, std::vector<std::string>& answers) {
    other.read();
    for (int ply = other.ply() - 1; ply <= other.ply() + 3; ++ply) {
        for (const char* what : {"undo", "redo", "view_at"}) other.say({{"do", what}, {"ply", ply}});
        other.say({{"do", "play"}, {"text", "sail"}, {"ply", ply}});
        other.say({{"do", "story"}, {"from", ply}});
    }
    for (const char* what : {"foresee", "why_not"}) other.say({{"do", what}, {"text", "sail"}});
    for (const char* what : {"stand_in", "claim"}) other.say({{"do", what}, {"seat", 0}, {"level", "karl"}});
    for (const char* what : {"leave", "come_back", "rematch"}) other.say({{"do", what}});
    Player again(house, match.id, match.tokens[std::size_t(match.seat_of(other))]);
    Player onlooker(house);
    onlooker.say({{"do", "watch"}, {"table", match.id}});
    house.pass(milliseconds(1000));
    for (const Player* each : {&again, &onlooker})
        for (const std::string& text : heard(*each->guest, match.id)) answers.push_back(text);
    again.leave();
    onlooker.leave();
    house.pass(milliseconds(1000));
    answers.push_back(without(house.ask("GET", "/api/tables/" + match.id).body, match.id, "ID"));
    answers.push_back(without(house.ask("GET", "/api/tables", "", "status=playing").body, match.id, "ID"));
    answers.push_back(house.ask("GET", "/api/tables/" + match.id + "/record").body);
}

struct Evening {
    std::vector<std::string> heard, answers;
};

// Plays some moves; then the deciding seat does something that can be taken back, or nothing; the other one pries; what
// was done is taken back, and the match goes on. Nothing: what was done told something.
std::optional<Evening> live(const std::string& game, const std::string& options, int before, bool hidden) {
    House house;
    Json request = open_request(game, options, 2);
    request["clock"] = {{"kind", "match"}, {"seconds", 3600}};
    Gathering match(house, request);
    Dice dice(11);
    const auto play_on = [&](int moves) {
        for (int i = 0; i < moves; ++i) {
            house.time += milliseconds(1000);
            match.actor().play_random(dice);
        }
    };
    play_on(before);
    Player& actor = match.actor();
    Player& other = other_than(match, actor);
    const int ply = actor.ply(), floor = actor.position["floor"];
    const auto take_back = [&](const char* what) {
        return actor.outcome({{"do", what}, {"ply", actor.ply()}});
    };
    if (hidden) {
        house.time += milliseconds(500);
        CHECK(actor.play(actor.legal()[0]) == "answer");
        if (actor.position["floor"] != floor) return std::nullopt;
        CHECK(take_back("undo") == "answer");
        CHECK(take_back("redo") == "answer");
        CHECK(actor.ply() == ply + 1);
        house.time -= milliseconds(500);
    }
    Evening evening;
    house.time += milliseconds(1000);
    pry(house, match, other, evening.answers);
    if (hidden) CHECK(take_back("undo") == "answer");
    house.pass(milliseconds(1000));
    play_on(40);
    house.pass(milliseconds(1000));
    evening.heard = heard(*other.guest, match.id);
    return evening;
}

}  // namespace

TEST_CASE("moves that can still be taken back change no byte for anybody else") {
    struct Game {
        const char* name;
        const char* options;
    };
    for (const Game& game : {Game{"lofoten", "modules=warehouses:2,jarls,upgrades"},
                             {"loot", "players=2"},
                             {"raiders", "players=2"}}) {
        CAPTURE(game.name);
        int compared = 0;
        for (int before = 0; before < 40 && compared < 8; ++before) {
            CAPTURE(before);
            const auto with = live(game.name, game.options, before, true);
            if (!with) continue;
            const auto without_it = live(game.name, game.options, before, false);
            REQUIRE(with->answers.size() == without_it->answers.size());
            for (std::size_t i = 0; i < with->answers.size(); ++i)
                REQUIRE(with->answers[i] == without_it->answers[i]);
            REQUIRE(with->heard.size() == without_it->heard.size());
            for (std::size_t i = 0; i < with->heard.size(); ++i)
                REQUIRE(with->heard[i] == without_it->heard[i]);
            ++compared;
        }
        CHECK(compared >= 5);
    }
}

TEST_CASE("a hidden move sends nothing to anybody else, not even later") {
    House house;
    Gathering match(house, "loot", "players=3", 3);
    Player onlooker(house);
    onlooker.say({{"do", "watch"}, {"table", match.id}});
    house.pass(milliseconds(1000));
    Dice dice(2);
    int hidden = 0;
    for (int i = 0; i < 120; ++i) {
        Player& actor = match.actor();
        onlooker.read();
        std::vector<std::size_t> before;
        for (const Player& player : match.players) before.push_back(player.guest->got.size());
        const std::size_t looked = onlooker.guest->got.size();
        REQUIRE(actor.play_random(dice) == "answer");
        house.pass(milliseconds(10));
        if (actor.position["floor"] == actor.ply()) continue;
        ++hidden;
        for (std::size_t seat = 0; seat < match.players.size(); ++seat)
            if (&match.players[seat] != &actor) CHECK(match.players[seat].guest->got.size() == before[seat]);
        CHECK(onlooker.guest->got.size() == looked);
    }
    CHECK(hidden > 20);
}

TEST_CASE("a choice only its seat may know: the other gets the same bytes whichever it was") {
    const auto live = [](std::size_t choice, std::string& own) {
        House house;
        Gathering match(house, "raiders", "players=2");
        Player& actor = match.actor();
        Player& other = other_than(match, actor);
        const auto legal = actor.legal();
        REQUIRE(legal.size() > choice);
        REQUIRE(legal[choice].starts_with("keep "));  // which cards to keep is for one's own eyes
        REQUIRE(actor.play(legal[choice]) == "answer");
        std::vector<std::string> answers;
        pry(house, match, other, answers);
        Player& next = match.actor();
        CHECK(&next == &other);
        REQUIRE(other.play(other.legal()[0]) == "answer");
        pry(house, match, other, answers);
        for (const std::string& text : heard(*other.guest, match.id)) answers.push_back(text);
        actor.read();
        own = actor.position.dump();
        return answers;
    };
    std::set<std::string> own;
    std::string mine;
    const auto first = live(0, mine);
    own.insert(mine);
    CHECK(first.size() > 20);
    for (const std::size_t choice : {std::size_t(1), std::size_t(3)}) {
        const auto another = live(choice, mine);
        own.insert(mine);
        REQUIRE(another.size() == first.size());
        for (std::size_t i = 0; i < first.size(); ++i) REQUIRE(another[i] == first[i]);
    }
    CHECK(own.size() == 3);
}

TEST_CASE("the seed and the tokens are said to nobody before their time") {
    House house;
    std::string logged;
    house.settings.log = [&](LogLevel, std::string_view event, std::initializer_list<LogFact> facts) {
        logged += event;
        for (const auto& [name, value] : facts) logged += " " + std::string(name) + "=" + value;
        logged += "\n";
    };
    house.restart();
    Gathering match(house, "raiders", "players=2 rounds=1");
    const std::string seed = seed_hex(test_seed(1));
    Dice dice(1);
    std::string all;
    while (match.table()["status"] == "playing") {
        CHECK(house.ask("GET", "/api/tables/" + match.id + "/record").status == 409);
        REQUIRE(match.actor().play_random(dice) == "answer");
    }
    for (const Player& player : match.players)
        for (const auto& text : player.guest->got) all += *text;
    all += match.table().dump() + logged;
    CHECK(logged.find("table_opened") != std::string::npos);
    CHECK(all.find(seed) == std::string::npos);
    for (const std::string& token : match.tokens) CHECK(all.find(token) == std::string::npos);
    CHECK(house.ask("GET", "/api/tables/" + match.id + "/record").body.find(seed) != std::string::npos);
}
