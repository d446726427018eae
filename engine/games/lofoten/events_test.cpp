// Events say what happened, with the fields of the decision grammar.
#include <doctest/doctest.h>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

// An event with its fields, as JSON.
std::string told(const Event& event) {
    Json json;
    write_event(json, event);
    return json.take();
}
std::string told(const Table& t, Happening kind) { return told(t.event(kind)); }

bool tells(const Table& t, Happening kind, std::string_view field) {
    const std::string text = told(t, kind);
    CAPTURE(text);
    return text.find(field) != std::string::npos;
}

}  // namespace

TEST_CASE("a card played tells slot, card and moves; moves tell direction, area and whether they were paid") {
    Table t;
    t.play("play right", "slide", "buy turn");
    CHECK(tells(t, Happening::Played, R"("slot":"right")"));
    CHECK(tells(t, Happening::Played, R"("card":"sheep1")"));
    CHECK(tells(t, Happening::Played, R"("moves":1)"));
    CHECK(tells(t, Happening::Slid, R"("direction":"right")"));
    CHECK(tells(t, Happening::Slid, R"("area":3)"));
    CHECK(tells(t, Happening::Slid, R"("paid":false)"));
    CHECK(tells(t, Happening::TurnedWheel, R"("direction":"cw")"));
    CHECK(tells(t, Happening::TurnedWheel, R"("paid":true)"));
    CHECK(tells(t, Happening::Paid, R"("what":"move")"));
    CHECK(tells(t, Happening::Paid, R"("coins":1)"));
}

TEST_CASE("loading, unloading and storing tell longship, tile, space, order and warehouse") {
    Table t;
    t.give_order(kSeat0, Place::Top, "coffer1");
    t.play("play right", "slide");
    CHECK(tells(t, Happening::Loaded, R"("ship":"A")"));
    CHECK(tells(t, Happening::Loaded, R"("tile":"coffer2r")"));
    CHECK(tells(t, Happening::Loaded, R"("space":3)"));
    t.play("buy turn", "buy turn", "store 2");
    CHECK(tells(t, Happening::Unloaded, R"("order":"coffer1")"));
    CHECK(tells(t, Happening::Unloaded, R"("tiles":["coffer2r"])"));
    CHECK(tells(t, Happening::Stored, R"("warehouse":2)"));
    CHECK(tells(t, Happening::Stored, R"("claims":true)"));
}

TEST_CASE("coins tell where they come from") {
    Table t;
    t.set_coins(0, 8);
    t.give_hand(kSeat0, "mead1 coffer1 fish1");
    t.play("play middle", "take");
    CHECK(tells(t, Happening::Placed, R"("ship":"C")"));
    CHECK(tells(t, Happening::Placed, R"("uses":1)"));
    CHECK(tells(t, Happening::TookCoin, R"("source":"rival")"));
}

TEST_CASE("a card drawn is told to the drawer alone") {
    Table t;
    t.leave_in_deck("coffer3");
    t.play("play left", "stop", "put right");
    CHECK(tells(t, Happening::Drew, R"("card":"coffer3")"));
    CHECK(told(t.event(Happening::Drew).seen_by(kSeat1)).find("coffer3") == std::string::npos);
    CHECK(told(t.event(Happening::Drew).seen_by(kNobody)).find("coffer3") == std::string::npos);
    CHECK(tells(t, Happening::Put, R"("end":"right")"));
}

TEST_CASE("an exchange tells everybody the cards discarded, and the drawer those drawn") {
    Table t;
    t.set_coins(2, 0);
    t.give_hand(kSeat0, "mead1 fish1 sheep1");
    t.leave_in_deck("coffer1 coffer2 coffer3");
    Script script{{3, 2}, {2, 0}};
    t.play_with(script, "reroll hand");
    CHECK(tells(t, Happening::Rerolled, R"("discarded":["mead1","fish1","sheep1"])"));
    CHECK(tells(t, Happening::Rerolled, R"("cards":["coffer3","coffer1","coffer2"])"));
    const std::string seen = told(t.event(Happening::Rerolled).seen_by(kSeat1));
    CHECK(seen.find(R"(["mead1","fish1","sheep1"])") != std::string::npos);
    CHECK(seen.find("coffer") == std::string::npos);
}

TEST_CASE("the maintenance phase tells tile, pile, top good and space") {
    Table t;
    t.lay_market("mead2r fish2r . coffer2r mead2b");
    t.leave_in_piles("sheep1r fish1r", "");
    t.play("play left", "stop", "put left", "pile 0");
    CHECK(tells(t, Happening::TurnedTile, R"("tile":"sheep1r")"));
    CHECK(tells(t, Happening::Top, R"("good":"fish")"));
    CHECK(tells(t, Happening::Top, R"("left":1)"));
    CHECK(tells(t, Happening::Filled, R"("space":2)"));
}

TEST_CASE("Jarls and upgrades tell what they do") {
    Table t({0, 1, 1, Tie::None});
    t.store(kSeat0, 1, "fish3r~");
    t.store(kSeat0, 2, "mead1b");
    t.offer_jarl(0, "gatekeeper", Requirement::PayRival);
    t.set_coins(3, 0);
    t.end_of_turn(kSeat0);
    t.play("claim gatekeeper", "close 1", "to 3", "upgrade D");
    CHECK(t.story() == "claimed gave closed shifted upgraded");
    CHECK(tells(t, Happening::Claimed, R"("jarl":"gatekeeper")"));
    CHECK(tells(t, Happening::Gave, R"("coins":3)"));
    CHECK(tells(t, Happening::Closed, R"("tiles":1)"));
    CHECK(tells(t, Happening::Shifted, R"("tile":"fish~")"));
    CHECK(tells(t, Happening::Upgraded, R"("ship":"D")"));
    CHECK(tells(t, Happening::Upgraded, R"("tile":"mead1b")"));
}

}  // namespace jarl::lofoten
