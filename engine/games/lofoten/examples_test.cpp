// Section 19 of the ledger: the worked examples.
#include <doctest/doctest.h>

#include <set>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

constexpr Options kJarls{0, 1, 0, Tie::None};
constexpr Options kUpgrades{0, 0, 1, Tie::None};

}  // namespace

TEST_CASE("LOF-X01: alignment: at own area 1 the top longship faces exactly the tile of that space") {
    for (const Seat noelie : kSeats) {
        Table t;
        t.lay_market(noelie == kSeat0 ? "mead2r sheep3r mead1r fish2r mead2b"
                                      : "mead2r fish2r mead1r sheep3r mead2b");
        t.set_area(noelie, 1);
        t.give_order(noelie, Place::Top, "sheep1");
        t.end_of_turn(rival(noelie));
        t.play("end");
        CHECK(t.cargo(noelie, Place::Top) == "sheep3r");  // 3 goods
    }
}

TEST_CASE("LOF-X02: Madeline plays her right card of value 3: slide, turn, turn") {
    Table t;
    t.set_wheel(kSeat0, "ABCD");  // T = A, R = B, B = C, L = D
    t.give_hand(kSeat0, "mead1 fish1 coffer3");
    t.give_order(kSeat0, Place::Top, "coffer1");  // coffers lie at own area 3
    t.dedicate(0, "coffer");
    t.play("play right", "slide");
    CHECK(t.area(kSeat0) == 3);
    CHECK(t.cargo(kSeat0, Place::Top) == "coffer2r");
    t.play("turn");
    CHECK(t.wheel(kSeat0) == "DABC");  // top L, right T, bottom R, left B
    t.play("turn");
    CHECK(t.wheel(kSeat0) == "CDAB");  // top B, right L, bottom T, left R
    CHECK(t.stored(kSeat0, 0) == "coffer2r");
}

TEST_CASE("LOF-X03: the same card: stop early, never the other direction, a fourth move for 1 coin") {
    Table t;
    t.give_hand(kSeat0, "mead1 fish1 coffer3");
    t.set_coins(1, 0);
    t.play("play right", "slide", "turn");
    CHECK(t.moves() == "slide, turn, stop");
    CHECK(!t.allows("slide left"));
    CHECK(!t.allows("turn ccw"));
    t.play("turn");
    CHECK(t.moves() == "buy slide, buy turn, stop");
    t.play("buy turn");
    CHECK(t.coins(kSeat0) == 0);
    CHECK(t.moves() == "stop");
}

TEST_CASE("LOF-X04: coffer with 3 stored coffer tiles: 0 to 3 coins; with none stored: 0 or 1") {
    for (const int tiles : {0, 3}) {
        Table t;
        if (tiles == 3) t.store(kSeat0, 0, "coffer1r coffer2b coffer3r");
        t.set_coins(0, 0);
        t.give_hand(kSeat0, "mead1 coffer2 sheep1");
        t.play("play middle");
        for (int taken = 0; taken < std::max(1, tiles); ++taken) {
            CHECK(t.moves() == "take, stop");
            t.play("take");
        }
        CHECK(t.state.phase == Phase::Put);
        CHECK(t.coins(kSeat0) == std::max(1, tiles));
    }
}

TEST_CASE("LOF-X05: coffer, 3 uses, reserve 1, opponent 2: own +3; opponent 1: own +2") {
    Table t;
    t.store(kSeat0, 0, "coffer1r coffer2b coffer3r");
    t.give_hand(kSeat0, "mead1 coffer2 sheep1");
    Table poor = t;
    t.set_coins(5, 2);
    t.play("play middle", "take", "take", "take");
    CHECK(t.coins(kSeat0) == 8);
    CHECK(t.state.reserve == 0);
    CHECK(t.coins(kSeat1) == 0);
    poor.set_coins(6, 1);
    poor.play("play middle", "take", "take");
    CHECK(poor.coins(kSeat0) == 8);
    CHECK(poor.state.uses_left == 1);
    CHECK(!poor.allows("take"));
}

TEST_CASE("LOF-X06: a 2-fish tile docks; the opponent has fish at the first warehouse") {
    Table t;  // 3, 5, 7 and 9 PP
    t.store(kSeat1, 0, "fish1b");
    t.load(kSeat0, Place::Right, "fish2", "fish2b");
    t.play("play right", "turn");
    CHECK(t.stored(kSeat0, 0) == "fish2b");
    CHECK(t.discarded("fish2"));
    CHECK(t.state.phase == Phase::Move);  // without any choice
    CHECK(t.points(kSeat0, 0) == 3);
}

TEST_CASE("LOF-X07: no fish stored by anyone, warehouses 1 and 3 undedicated: choice of exactly those two") {
    Table t;
    t.store(kSeat1, 0, "mead1b");
    t.store(kSeat0, 2, "sheep1b");
    t.load(kSeat0, Place::Right, "fish2", "fish2b");
    t.play("play right", "turn");
    CHECK(t.moves() == "store 1, store 3");
    t.play("store 3");
    CHECK(t.dedicated() == "mead . sheep fish");
    t.load(kSeat1, Place::Right, "fish3", "fish3b");
    t.turn_of(kSeat1);
    t.play("play right", "turn");
    CHECK(t.stored(kSeat1, 3) == "fish3b");  // for both
}

TEST_CASE("LOF-X08: load between moves: mead after the first slide, the second is still available") {
    Table t;
    t.lay_market("fish2r sheep1r mead2r coffer2r mead2b");
    t.set_area(kSeat0, 1);
    t.give_order(kSeat0, Place::Top, "mead3");
    t.give_hand(kSeat0, "mead1 fish1 sheep2");
    t.play("play right", "slide");
    CHECK(t.cargo(kSeat0, Place::Top) == "mead2r");
    CHECK(t.moves() == "slide, turn, stop");
}

TEST_CASE("LOF-X09: fish put there by the opponent's maintenance is loaded before a card is played") {
    Table t;
    t.lay_market("mead2r mead1r . coffer2r mead2b");
    t.leave_in_piles("fish1r", "");
    t.give_order(kSeat1, Place::Top, "fish3");
    t.play("play left", "stop", "put left", "pile 0", "end");
    CHECK(t.state.active == kSeat1);
    CHECK(t.state.players[kSeat1].hand_size == 3);
    CHECK(t.cargo(kSeat1, Place::Top) == "fish1r");
}

TEST_CASE("LOF-X10: fish put before the own matching longship is not loaded; the opponent loads it first") {
    Table t;
    t.lay_market("mead2r mead1r . coffer2r mead2b");
    t.leave_in_piles("fish1r", "");
    for (const Seat seat : kSeats) t.give_order(seat, Place::Top, "fish3");
    t.play("play left", "stop", "put left", "pile 0");
    CHECK(t.cargo(kSeat0, Place::Top).empty());
    CHECK(t.market() == "mead2r mead1r fish1r coffer2r mead2b");
    t.play("end");
    CHECK(t.cargo(kSeat1, Place::Top) == "fish1r");
}

TEST_CASE("LOF-X11: an unfulfilled order in the docked longship: no middle card, both side cards") {
    Table t;
    t.set_coins(0, 0);
    t.give_order(kSeat0, Place::Bottom, "sheep3");
    CHECK(t.moves() == "play left, play right");
}

TEST_CASE("LOF-X12: hand a, b, c; draw d: where it can lie") {
    struct Case {
        const char *play, *put, *hand;
    };
    for (const Case& is : {Case{"play middle", "put left", "coffer1 mead1 sheep1"},
                           Case{"play middle", "put right", "mead1 sheep1 coffer1"},
                           Case{"play left", "put left", "coffer1 fish1 sheep1"},
                           Case{"play left", "put right", "fish1 sheep1 coffer1"},
                           Case{"play right", "put left", "coffer1 mead1 fish1"},
                           Case{"play right", "put right", "mead1 fish1 coffer1"}}) {
        Table t;
        t.give_hand(kSeat0, "mead1 fish1 sheep1");
        t.leave_in_deck("coffer1");
        t.play(is.play, "stop", is.put);
        CHECK(t.hand(kSeat0) == is.hand);
    }
}

TEST_CASE("LOF-X13: at own area 4 a right card of value 1 allows a clockwise turn or nothing, no slide") {
    Table t;
    t.set_area(kSeat0, 4);
    t.play("play right");
    CHECK(t.moves() == "turn, stop");
    t.play("turn");
    CHECK(t.wheel(kSeat0) == "DABC");
}

TEST_CASE("LOF-X14: opposite seats: own area 0 is space 0 for seat 0 and space 4 for seat 1") {
    Table t;
    for (const Seat seat : kSeats) t.set_area(seat, 0);
    CHECK(space_before(t.state, kSeat0) == 0);
    CHECK(space_before(t.state, kSeat1) == 4);
    t.play("play right", "slide", "stop", "put left", "end", "play right", "slide");
    CHECK(space_before(t.state, kSeat0) == 1);
    CHECK(space_before(t.state, kSeat1) == 3);
}

TEST_CASE("LOF-X15: fish used twice in opposite directions: back where it was, checked after both") {
    Table t;
    t.store(kSeat0, 0, "fish1r fish1b");
    t.load(kSeat0, Place::Right, "fish3", "fish3r");  // docks with the first turn
    t.give_order(kSeat0, Place::Top, "sheep3");       // faces sheep again after the second
    t.play("play middle", "turn cw", "turn ccw");
    CHECK(t.wheel(kSeat0) == "ABCD");
    CHECK(t.story() == "placed turned_wheel unloaded stored turned_wheel loaded drew");
}

TEST_CASE("LOF-X16: spaces 0, 1, 3 hold mead, mead placed on 4: spaces 1 and 3 are emptied, then refilled") {
    Table t;
    t.lay_market("mead2r mead2r fish2r mead2b .");
    t.leave_in_piles("mead1r", "fish1r sheep1r coffer1r");
    t.play("play left", "stop", "put left", "pile 0");
    CHECK(t.market() == "mead2r . fish2r . mead1r");
    t.play("pile 1", "space 3");
    CHECK(t.state.phase == Phase::Pile);
    t.play("pile 1");
    CHECK(market_is_full(t.state));
}

TEST_CASE("LOF-X17: the end in seat 0's maintenance, and in seat 1's") {
    Table t;
    t.lay_market("mead2r fish2r . coffer2r mead2b");
    t.leave_in_piles("", "");
    t.load(kSeat0, Place::Top, "fish3", "fish3r");
    t.dedicate(0, "fish");
    Table seat1 = t;
    t.play("play left", "stop", "put left", "end", "play left", "stop");
    CHECK(t.state.active == kSeat1);
    CHECK(t.state.phase == Phase::End);  // neither draw nor maintenance
    t.play("end");
    CHECK(t.state.phase == Phase::Final);
    t.play("unload A");
    CHECK(t.stored(kSeat0, 0) == "fish3r");
    CHECK(t.state.phase == Phase::Over);

    seat1.turn_of(kSeat1);
    seat1.play("play left", "stop", "put left");
    CHECK(seat1.state.phase == Phase::End);
    seat1.play("end");
    CHECK(seat1.state.phase == Phase::Final);  // no further turn for seat 0
}

TEST_CASE("LOF-X18: sums 5 to 5 at a 7 PP card: 0 and 0 by default, 7 and 7 with the tie variant") {
    for (const Tie tie : {Tie::None, Tie::Both}) {
        Table t(Options{0, 0, 0, tie});
        t.store(kSeat0, 2, "mead3r mead2b");
        t.store(kSeat1, 2, "mead1r mead3b mead1b");
        CHECK(t.points(kSeat0, 2) == (tie == Tie::Both ? 7 : 0));
        CHECK(t.points(kSeat1, 2) == (tie == Tie::Both ? 7 : 0));
    }
}

TEST_CASE("LOF-X19: flipping a 3-goods tile: 2 goods and a buckler less; two upgrades with A: 6 PP") {
    Table t(kUpgrades);
    t.store(kSeat0, 0, "fish3r fish1r");
    t.upgrade(kSeat0, "B");
    const int goods = measure(t.state, kSeat0, 0, Measure::Goods);
    const auto bucklers = [&] {
        return (face_up(t.state, stored_by(t.state, kSeat0)) & kBucklers[kSeat0]).size();
    };
    CHECK(bucklers() == 2);
    t.end_of_turn(kSeat0);
    t.play("upgrade A", "flip 0 fish3r");
    CHECK(measure(t.state, kSeat0, 0, Measure::Goods) == goods - 2);
    CHECK(bucklers() == 1);
    const LofotenScore score = score_of(t.state, kSeat0);
    CHECK(score.parts[2] + score.parts[3] == 6);
}

TEST_CASE("LOF-X20: B upgraded with a 2-tile on board: a matching 2-tile must be loaded, a 3-tile is not") {
    for (const char* tile : {"fish2b", "fish3b"}) {
        Table t(kUpgrades);
        t.lay_market("mead2r " + std::string(tile) + " mead1r coffer2r mead2b");
        t.set_wheel(kSeat0, "BCDA");
        t.upgrade(kSeat0, "B");
        t.load(kSeat0, Place::Top, "fish1", "fish2r");
        t.play("play left", "slide");
        CHECK(t.cargo(kSeat0, Place::Top) == (tile == std::string("fish2b") ? "fish2r fish2b" : "fish2r"));
    }
}

TEST_CASE("LOF-X21: coffer placed in an upgraded D, 1 coffer tile stored: up to 4 coins; 5 stored: 5") {
    for (const int tiles : {1, 5}) {
        Table t(kUpgrades);
        t.set_wheel(kSeat0, "ABDC");
        t.upgrade(kSeat0, "D");
        t.lay_market("mead2r fish2r mead1r fish1r mead2b");
        t.store(kSeat0, 0, tiles == 1 ? "coffer1r" : "coffer1r coffer1b coffer2r coffer2r coffer2b");
        t.set_coins(0, 2);
        t.give_hand(kSeat0, "mead1 coffer1 sheep1");
        t.play("play middle");
        while (t.allows("take")) t.play("take");
        CHECK(t.coins(kSeat0) == std::max(4, tiles));
    }
}

TEST_CASE("LOF-X22: a closed warehouse: three tiles to three others, sides kept; later ones to any") {
    Table t(kJarls);
    t.store(kSeat0, 1, "fish1r fish2b");
    t.store(kSeat1, 1, "fish3b");
    t.offer_jarl(0, "gatekeeper", Requirement::PayRival);
    t.set_coins(3, 0);
    t.end_of_turn(kSeat0);
    t.play("claim gatekeeper", "close 1", "to 2", "to 0", "to 3");
    CHECK(t.stored(kSeat0, 2) == "fish1r");
    CHECK(t.stored(kSeat0, 0) == "fish2b");
    CHECK(t.stored(kSeat1, 3) == "fish3b");
    t.load(kSeat1, Place::Right, "fish3", "fish1b");
    t.play("end", "play right", "turn");
    CHECK(t.moves() == "store 0, store 2, store 3");
}

TEST_CASE("LOF-X23: \"5 bucklers of one clan\": 4 face-up plus 1 flipped of that clan is not enough") {
    for (const char* fifth : {"sheep1r~", "sheep1r"}) {
        Table t(kJarls);
        t.offer_jarl(0, "helmsman", Requirement::BucklersOfOneClan);
        t.store(kSeat0, 0, "fish1r fish3r");
        t.store(kSeat0, 1, "mead1r mead3r");
        t.store(kSeat0, 2, fifth);
        t.end_of_turn(kSeat0);
        CHECK(t.allows("claim helmsman") == (fifth == std::string("sheep1r")));
    }
}

TEST_CASE("LOF-X24: an extra turn bought between two uses of a coffer order") {
    Table t;
    t.store(kSeat0, 0, "coffer1r coffer2b coffer3r");
    t.give_hand(kSeat0, "mead1 coffer2 sheep1");
    Table rich = t;
    t.set_coins(6, 1);  // reserve 1
    t.play("play middle", "take", "take");
    CHECK(t.coins(kSeat0) == 8);
    CHECK(t.moves() == "extra turn, stop");
    t.play("extra turn", "take");
    CHECK(t.coins(kSeat0) == 6);
    CHECK(t.state.reserve == 2);

    rich.set_coins(5, 0);  // reserve 3
    rich.play("play middle");
    CHECK(rich.moves() == "take, stop");
    rich.play("take");
    CHECK(rich.moves() == "take, stop");
    rich.play("take", "take", "put left");
    CHECK(rich.allows("extra turn"));
}

TEST_CASE("LOF-X25: seat 1's last turn, 3 coins, one market space empty, tiles left") {
    Table t;
    t.end_was_triggered();
    t.turn_of(kSeat1);
    t.set_coins(0, 3);
    t.lay_market("mead2r fish2r . coffer2r mead2b");
    t.leave_in_piles("sheep1r", "sheep3r");
    t.play("play left", "stop");
    CHECK(t.state.players[kSeat1].hand_size == 2);
    t.play("extra turn", "put left", "pile 0");
    CHECK(t.market() != "mead2r fish2r . coffer2r mead2b");
    CHECK(t.moves() == "end");
    t.play("end");
    CHECK(t.state.active == kSeat1);
    CHECK(t.state.players[kSeat1].hand_size == 3);
    t.play("play left", "stop");
    CHECK(t.state.phase == Phase::End);
    CHECK(t.state.players[kSeat1].hand_size == 2);
    t.play("end");
    CHECK(t.state.phase == Phase::Over);
}

TEST_CASE("LOF-X26: one card in the deck, hand exchanged: it is drawn first and known to the opponent") {
    Table t;
    t.set_coins(2, 0);
    t.give_hand(kSeat0, "mead1 fish1 sheep1");
    t.leave_in_deck("coffer3");
    const int discarded = t.state.discard.size();
    t.play("reroll hand");
    CHECK(t.hand(kSeat0).starts_with("coffer3 "));
    CHECK(t.event(Happening::Renewed).values[0] == discarded + 3);
    const State seen = redacted(t.state, kSeat1);
    CHECK(names_of(seen.known_hidden) == "coffer3");
    CHECK(seen.players[kSeat0].old == 0b001);  // on the left
}

TEST_CASE("LOF-X27: Open Harbour: the player chooses which good claims the last warehouse") {
    for (const bool mead_first : {true, false}) {
        Table t(kJarls);
        t.state.closed = 0;
        t.dedicate(1, "sheep");
        t.dedicate(2, "coffer");
        t.load(kSeat0, Place::Top, "mead3", "mead3r");
        t.load(kSeat0, Place::Right, "fish3", "fish3r");
        t.offer_jarl(0, "harbour", Requirement::PayRival);
        t.set_coins(3, 0);
        t.end_of_turn(kSeat0);
        t.play("claim harbour", mead_first ? "unload A" : "unload B");
        CHECK(t.stored(kSeat0, 3) == (mead_first ? "mead3r" : "fish3r"));
        CHECK(t.dedicated() == (mead_first ? ". sheep coffer mead" : ". sheep coffer fish"));
        t.play(mead_first ? "unload B" : "unload A");
        CHECK(t.moves() == "store 1, store 2, store 3");
    }
}

TEST_CASE("LOF-X28: two equal own tiles in the closed warehouse, three open ones: exactly six results") {
    Table t(kJarls);
    t.lay_market("mead2r coffer1r sheep2r coffer2r mead2b");
    t.store(kSeat0, 1, "fish2r fish2r");
    t.offer_jarl(0, "gatekeeper", Requirement::PayRival);
    t.set_coins(3, 0);
    t.end_of_turn(kSeat0);
    t.play("claim gatekeeper", "close 1");
    std::multiset<std::string> ways, unmarked;
    for (const Move first : legal_moves(t.state)) {
        Table one = t;
        one.play(to_text(first));
        const auto result = [](const Table& is) {
            return is.stored(kSeat0, 0) + "|" + is.stored(kSeat0, 2) + "|" + is.stored(kSeat0, 3);
        };
        for (const Move second : legal_moves(one.state)) {
            Table both = one;
            both.play(to_text(second));
            ways.insert(result(both));
            if (!repeats(one.state, second)) unmarked.insert(result(both));
        }
    }
    CHECK(ways.size() == 9);                                             // any order
    CHECK(std::set<std::string>(ways.begin(), ways.end()).size() == 6);  // no more results
    CHECK(unmarked.size() == 6);                                         // for search each has one way
    CHECK(std::set<std::string>(unmarked.begin(), unmarked.end()).size() == 6);
}

TEST_CASE("LOF-X29: Sealed Casks at a 9 PP warehouse: 0 to 0, or 9 to 0; at Full Quay 0 to 7") {
    Table t(kJarls);
    t.give_jarl(kSeat0, "storekeeper");
    t.state.attached = 3;  // 9 PP
    CHECK(t.points(kSeat0, 3) == 0);
    CHECK(t.points(kSeat1, 3) == 0);
    t.store(kSeat1, 3, "fish2b");
    CHECK(t.points(kSeat0, 3) == 9);
    CHECK(t.points(kSeat1, 3) == 0);
    t.set_warehouse(3, "w2_full_quay");
    CHECK(t.points(kSeat0, 3) == 0);
    CHECK(t.points(kSeat1, 3) == 7);
}

TEST_CASE("LOF-X30: a dead position, in seat 0's turn, in seat 1's, and with module 3") {
    for (const bool upgrades : {false, true})
        for (const Seat seat : kSeats) {
            Table t(upgrades ? kUpgrades : Options{});
            for (const Seat each : kSeats) t.give_hand(each, "sheep1 coffer2 coffer3");
            t.lay_market("sheep2r sheep2r sheep1b coffer2r coffer2b");
            for (const Place place : kPlaces) {
                const std::string value = place == Place::Top || place == Place::Left ? "1" : "2";
                t.give_order(kSeat0, place, "mead" + value);
                t.give_order(kSeat1, place, "fish" + value);
            }
            t.end_of_turn(seat);
            t.play("end");
            CHECK(t.state.end_triggered == (upgrades ? 0 : 1));
            if (upgrades) CHECK(t.state.phase == Phase::Play);
            else if (seat == kSeat1) CHECK(t.state.phase == Phase::Over);
            else {
                CHECK(t.state.active == kSeat1);  // has its last turn
                t.finish_turn();
                CHECK(t.state.phase == Phase::Over);
            }
        }
}

TEST_CASE("a whole turn, as the decision grammar tells it") {
    Table t(kAllModules);
    t.turn_of(kSeat1);
    t.set_coins(2, 3);
    t.set_wheel(kSeat1, "ADCB");
    t.give_order(kSeat1, Place::Right, "sheep3");
    t.give_order(kSeat1, Place::Left, "fish3");
    t.lay_market("mead2b sheep1r fish2b sheep3r sheep2b");
    t.store(kSeat0, 0, "fish1r~");
    t.give_hand(kSeat1, "sheep1 mead3 sheep3");
    t.play("play right", "turn");
    CHECK(t.cargo(kSeat1, Place::Top) == "fish2b");
    t.play("turn");
    CHECK(t.wheel(kSeat1) == "CBAD");
    t.play("slide", "buy turn");
    CHECK(t.stored(kSeat1, 0) == "fish2b");
    CHECK(t.cargo(kSeat1, Place::Top) == "sheep1r");
    t.play("buy turn", "buy turn");
    CHECK(t.moves() == "store 1, store 2, store 3");
    t.play("store 2");
    CHECK(t.moves() == "stop");
    t.play("stop", "put left");
    CHECK(t.market() == "mead2b . . sheep3r sheep2b");
    t.leave_in_piles("fish3r coffer1r", "fish1b mead1r");
    t.play("pile 0", "space 1", "pile 1");
    CHECK(t.state.phase == Phase::End);
    CHECK(t.moves() == "upgrade A, upgrade B, upgrade C, upgrade D, end");
    t.play("upgrade A");
    CHECK(t.moves() == "flip 0 fish2b, flip 2 sheep1r");
    t.play("flip 2 sheep1r", "end");
    CHECK(t.state.active == kSeat0);
}

}  // namespace jarl::lofoten
