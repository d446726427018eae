// Section 14 of the ledger: the Jarls (module 2).
#include <doctest/doctest.h>

#include <set>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

constexpr Options kJarls{0, 1, 0, Tie::None};
constexpr Options kJarlsAndUpgrades{0, 1, 1, Tie::None};

// Seat 0 is in its end-of-turn step, may give 3 coins for this Jarl, and cannot get the other one.
Table before_claiming(std::string_view jarl, Options options = kJarls) {
    Table t(options);
    t.offer_jarl(0, jarl, Requirement::PayRival);
    t.offer_jarl(1, jarl == "feastgiver" ? "standard" : "feastgiver", Requirement::GoodsOfGood, Good::Coffer);
    t.set_coins(3, 0);
    t.end_of_turn(kSeat0);
    return t;
}

// Seat 0 has just taken the Jarl of the Barred Gate and closes this warehouse.
void close(Table& t, int warehouse) {
    t.offer_jarl(0, "gatekeeper", Requirement::PayRival);
    t.set_coins(3, 0);
    t.end_of_turn(kSeat0);
    t.play("claim gatekeeper", "close " + std::to_string(warehouse));
}

// Is the requirement met by what seat 0 has?
bool met(Requirement asks, Good good, std::string_view stored) {
    Table t(kJarls);
    t.lay_market(". . . . .");
    t.offer_jarl(0, "helmsman", asks, good);
    for (const std::string& tile : words_of(stored)) t.store(kSeat0, 0, tile);
    t.end_of_turn(kSeat0);
    return t.allows("claim helmsman");
}

}  // namespace

TEST_CASE("LOF-130: two different Jarls, each with a different requirement card, random side up") {
    std::set<Jarl> jarls;
    std::set<std::pair<int, int>> sides;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Dice dice(seed);
        const State state = deal(kJarls, dice);
        CHECK(state.jarls[0].jarl != state.jarls[1].jarl);
        CHECK(state.jarls[0].requirement != state.jarls[1].requirement);
        for (const JarlOffer& offer : state.jarls) {
            CHECK(offer.owner == kNobody);
            jarls.insert(offer.jarl);
            sides.insert({offer.requirement, offer.side});
        }
    }
    CHECK(jarls.size() == 8);
    CHECK(sides.size() == 14);
}

TEST_CASE("LOF-130: without module 2 there are none") {
    Dice dice(1);
    const State state = deal(Options{0, 0, 1, Tie::None}, dice);
    for (const JarlOffer& offer : state.jarls) CHECK(offer.jarl == Jarl::None);
}

TEST_CASE("LOF-131: a Jarl may be taken at the end of one's own turn, if its requirement is met then") {
    Table t(kJarls);
    t.offer_jarl(0, "helmsman", Requirement::HaveCoins);
    t.set_coins(5, 0);
    CHECK(!t.allows("claim helmsman"));
    t.play("play left", "stop");
    CHECK(!t.allows("claim helmsman"));
    t.play("put left");
    CHECK(t.allows("claim helmsman"));
    CHECK(t.allows("end"));  // never compulsory
    t.play("end", "play left", "stop", "put left");
    CHECK(!t.allows("claim helmsman"));  // seat 1 does not meet it
    t.play("end");
    Table poorer = t;
    poorer.set_coins(4, 0);
    t.play("play left", "stop", "put left");
    CHECK(t.allows("claim helmsman"));  // a later own turn
    poorer.play("play left", "stop", "put left");
    CHECK(!poorer.allows("claim helmsman"));
}

TEST_CASE("LOF-132: a player owns one Jarl at most; the other one is then only for the opponent") {
    Table t(kJarls);
    t.offer_jarl(0, "helmsman", Requirement::HaveCoins);
    t.offer_jarl(1, "steward", Requirement::TilesOfGood, Good::Fish);
    for (const Seat seat : kSeats)
        t.store(seat, 0, seat == kSeat0 ? "fish1r fish2r fish3r" : "fish1b fish2b fish3b");
    t.set_coins(5, 0);
    t.end_of_turn(kSeat0);
    CHECK(t.allows("claim helmsman"));
    CHECK(t.allows("claim steward"));
    t.play("claim helmsman");
    CHECK(owns(t.state, kSeat0, Jarl::Helmsman));
    CHECK(!t.allows("claim steward"));

    t.set_coins(0, 5);
    t.end_of_turn(kSeat1);
    CHECK(!t.allows("claim helmsman"));  // stays with its owner
    CHECK(t.allows("claim steward"));
    t.play("claim steward");
    CHECK(owns(t.state, kSeat1, Jarl::Steward));
    CHECK(owns(t.state, kSeat0, Jarl::Helmsman));
}

TEST_CASE("LOF-133: the requirements, each just met and just missed") {
    using R = Requirement;
    const Good none = Good::None;
    CHECK(met(R::TilesOfEachGood, none, "mead1r fish1r sheep1r coffer1r"));
    CHECK(!met(R::TilesOfEachGood, none, "mead1r mead3r fish1r fish3r sheep1r sheep3r"));
    CHECK(met(R::GoodsTotal, none, "mead3r fish3r sheep3r coffer1r"));
    CHECK(!met(R::GoodsTotal, none, "mead3r fish3r sheep3r"));
    CHECK(met(R::BucklersOfEachClan, none, "mead1r mead2r fish1b fish2b"));
    CHECK(!met(R::BucklersOfEachClan, none, "mead1r mead2r mead3r fish1r fish2b"));
    CHECK(met(R::BucklersOfOneClan, none, "mead1b mead2b fish1b fish2b sheep1b"));
    CHECK(met(R::BucklersOfOneClan, none, "mead1r mead2r fish1r fish2r sheep1r"));
    CHECK(!met(R::BucklersOfOneClan, none, "mead1r mead2r fish1r fish2r sheep1b mead1b fish1b fish2b"));
    for (const Good good : kGoods) {
        const std::string g(good_name(good)), other(good_name(good == Good::Mead ? Good::Fish : Good::Mead));
        CHECK(met(R::TilesOfGood, good, g + "1r " + g + "1b " + g + "2r"));
        CHECK(!met(R::TilesOfGood, good, g + "3r " + g + "3b " + other + "1r " + other + "2r"));
        CHECK(met(R::GoodsOfGood, good, g + "3r " + g + "3b"));
        CHECK(!met(R::GoodsOfGood, good, g + "3r " + g + "2b " + other + "3r"));
    }
}

TEST_CASE("LOF-133: the requirements in coins") {
    for (int coins = 0; coins <= 8; ++coins) {
        Table t(kJarls);
        t.offer_jarl(0, "helmsman", Requirement::PayRival);
        t.offer_jarl(1, "steward", Requirement::HaveCoins);
        t.set_coins(coins, 0);
        t.end_of_turn(kSeat0);
        CHECK(t.allows("claim helmsman") == (coins >= 3));
        CHECK(t.allows("claim steward") == (coins >= 5));
    }
}

TEST_CASE("LOF-134: with \"give 3 coins\" they pass to the opponent; with \"own 5 coins\" nothing is paid") {
    Table t(kJarls);
    t.offer_jarl(0, "helmsman", Requirement::PayRival);
    t.offer_jarl(1, "steward", Requirement::HaveCoins);
    t.set_coins(5, 1);  // reserve 2
    t.end_of_turn(kSeat0);
    Table own = t;
    t.play("claim helmsman");
    CHECK(t.coins(kSeat0) == 2);
    CHECK(t.coins(kSeat1) == 4);
    CHECK(t.state.reserve == 2);
    own.play("claim steward");
    CHECK(own.coins(kSeat0) == 5);
    CHECK(own.coins(kSeat1) == 1);
}

TEST_CASE("LOF-135: only stored tiles count; a flipped tile counts as 1 tile, 1 good and no buckler") {
    using R = Requirement;
    CHECK(met(R::TilesOfGood, Good::Fish, "fish1r~ fish1b~ fish3r~"));
    CHECK(met(R::TilesOfEachGood, Good::None, "mead1r~ fish1r~ sheep1r~ coffer1r~"));
    CHECK(!met(R::GoodsOfGood, Good::Fish, "fish3r~ fish3b fish1r"));
    CHECK(met(R::GoodsOfGood, Good::Fish, "fish3r~ fish3b fish2r"));
    CHECK(!met(R::GoodsTotal, Good::None, "mead3r fish3r~ sheep3r coffer2r"));
    CHECK(!met(R::BucklersOfEachClan, Good::None, "mead1r mead2r fish1b fish2b~"));

    Table t(kJarls);
    t.offer_jarl(0, "helmsman", Requirement::TilesOfGood, Good::Fish);
    t.store(kSeat0, 0, "fish1r fish1b");
    t.load(kSeat0, Place::Top, "fish3", "fish3r");
    t.store(kSeat1, 0, "fish3b");
    t.end_of_turn(kSeat0);
    CHECK(!t.allows("claim helmsman"));
}

TEST_CASE("LOF-136: immediate, permanent and final powers; some Jarls are attached as soon as they are won") {
    Table gate = before_claiming("gatekeeper");
    gate.play("claim gatekeeper");
    CHECK(gate.moves() == "close 0, close 1, close 2, close 3");
    Table casks = before_claiming("storekeeper");
    casks.play("claim storekeeper");
    CHECK(casks.moves() == "attach 0, attach 1, attach 2, attach 3");
    casks.play("attach 2");
    CHECK(casks.state.attached == 2);
    CHECK(casks.state.phase == Phase::End);
    Table purse = before_claiming("treasurer");
    purse.play("claim treasurer");
    CHECK(purse.coins(kSeat0) == 3);  // at once: 3 given, 3 taken
    for (const char* later : {"helmsman", "steward", "standard", "feastgiver"}) {
        Table t = before_claiming(later);
        t.play("claim " + std::string(later));
        CHECK(t.state.phase == Phase::End);
        CHECK(t.story() == "claimed gave");
    }
}

TEST_CASE("LOF-137: the closed warehouse's tiles move to the other three; later tiles go there too") {
    Table t(kJarls);
    t.store(kSeat0, 1, "fish1r");
    close(t, 1);
    CHECK(t.moves() == "to 0, to 2, to 3");
    t.play("to 2");
    CHECK(t.stored(kSeat0, 1).empty());
    CHECK(t.stored(kSeat0, 2) == "fish1r");
    t.load(kSeat1, Place::Right, "fish3", "fish3b");
    t.play("end", "play right", "turn");
    CHECK(t.moves() == "store 0, store 2, store 3");
}

TEST_CASE("LOF-138: the claimer moves every tile of both players, one by one, sides and faces kept") {
    Table t(kJarls);
    t.store(kSeat0, 1, "fish1r fish3b~");
    t.store(kSeat1, 1, "fish2b");
    close(t, 1);
    for (const char* to : {"to 3", "to 0", "to 2"}) {
        CHECK(Lofoten::actor(t.state) == kSeat0);
        CHECK(t.moves() == "to 0, to 2, to 3");
        t.play(to);
    }
    CHECK(t.stored(kSeat0, 3) == "fish1r");
    CHECK(t.stored(kSeat0, 0) == "fish~");
    CHECK(t.stored(kSeat1, 2) == "fish2b");
    CHECK(t.state.phase == Phase::End);
    CHECK(t.moves() == "end");
}

TEST_CASE("LOF-139: if its warehouse is closed a good is homeless: stored anywhere, it dedicates nothing") {
    Table t(kJarls);
    t.dedicate(0, "fish");
    t.dedicate(1, "mead");
    close(t, 0);
    t.load(kSeat1, Place::Right, "fish3", "fish3b");
    t.play("end", "play right", "turn");
    CHECK(t.moves() == "store 1, store 2, store 3");
    t.play("store 2");
    CHECK(t.stored(kSeat1, 2) == "fish3b");
    CHECK(t.dedicated() == "fish mead . .");
    CHECK(t.event(Happening::Stored).values[2] == 0);

    // The warehouse it lies in can still be claimed, and fish stays homeless.
    t.turn_of(kSeat1);
    t.give_hand(kSeat1, "fish2 sheep1 coffer2");
    t.load(kSeat1, Place::Right, "sheep1", "sheep1b");
    t.play("play right", "turn");
    CHECK(t.moves() == "store 2, store 3");
    t.play("store 2");
    CHECK(t.dedicated() == "fish mead sheep .");
}

TEST_CASE("LOF-139: or if it has none and no open undedicated warehouse is left") {
    Table t(kJarls);
    t.dedicate(0, "fish");
    t.dedicate(1, "mead");
    t.dedicate(2, "sheep");
    close(t, 3);
    t.load(kSeat1, Place::Right, "coffer3", "coffer3b");
    t.play("end", "play right", "turn");
    CHECK(t.moves() == "store 0, store 1, store 2");
    t.play("store 1");
    CHECK(t.stored(kSeat1, 1) == "coffer3b");
    CHECK(t.dedicated() == "fish mead sheep .");
}

TEST_CASE("LOF-139: the owner of the tile picks") {
    Table t(kJarls);
    t.dedicate(0, "fish");
    close(t, 0);
    t.load(kSeat1, Place::Right, "fish3", "fish3b");
    t.play("end", "play right", "turn");
    CHECK(Lofoten::actor(t.state) == kSeat1);
    CHECK(t.state.phase == Phase::Store);
}

TEST_CASE("LOF-140: any warehouse may be closed, also an empty one; it is never claimed") {
    Table t(kJarls);
    t.store(kSeat0, 3, "mead1r");
    close(t, 0);
    CHECK(t.state.phase == Phase::End);  // nothing to move
    t.load(kSeat1, Place::Right, "fish3", "fish3b");
    t.play("end", "play right", "turn");
    CHECK(t.moves() == "store 1, store 2");
}

TEST_CASE("LOF-140: a closed warehouse is never scored; elsewhere a moved tile counts like any other") {
    Table t(kJarls);
    t.set_warehouse(3, "w2_fixed_price");
    t.store(kSeat0, 0, "fish3r");
    t.store(kSeat1, 3, "mead2b");
    CHECK(t.total(kSeat0) == 3);
    close(t, 0);
    t.play("to 3");
    CHECK(t.points(kSeat0, 0) == 0);
    CHECK(t.points(kSeat0, 3) == 4);  // the dedicated good decides: mead
    CHECK(t.points(kSeat1, 3) == 0);
}

TEST_CASE("LOF-140: homeless tiles at an undedicated warehouse of fixed prices are worth nothing") {
    Table t(kJarls);
    t.set_warehouse(3, "w2_fixed_price");
    t.store(kSeat0, 0, "fish3r");
    close(t, 0);
    t.play("to 3");
    CHECK(t.total(kSeat0) == 0);
}

TEST_CASE("LOF-141: order effects count stored tiles by the good printed on them, wherever they lie") {
    Table t(kJarls);
    t.store(kSeat0, 0, "fish1r fish2r");
    t.store(kSeat0, 3, "mead2b");
    close(t, 0);
    t.play("to 3", "to 2");
    t.turn_of(kSeat0);
    Table mead = t;
    t.give_hand(kSeat0, "mead1 fish1 sheep1");
    t.play("play middle");
    CHECK(t.state.uses_left == 2);
    mead.give_hand(kSeat0, "mead1 mead1 sheep1");
    mead.play("play middle");
    CHECK(mead.state.uses_left == 1);
}

TEST_CASE("LOF-142: a Jarl and an upgrade may both be had in one end-of-turn step, in either order") {
    Table t = before_claiming("helmsman", kJarlsAndUpgrades);
    t.set_coins(8, 0);
    t.store(kSeat0, 0, "fish1r");
    t.store(kSeat0, 1, "mead1r");
    CHECK(t.moves() ==
          "claim helmsman, upgrade A, upgrade B, upgrade C, upgrade D, reroll hand, extra turn, end");
    Table first = t;
    t.play("claim helmsman", "upgrade B", "flip 0 fish1r");
    CHECK(t.moves() == "reroll hand, extra turn, end");  // one upgrade, one Jarl
    CHECK(t.state.players[kSeat0].upgraded == 0b0010);
    first.play("upgrade B", "flip 0 fish1r");
    CHECK(first.moves() == "claim helmsman, reroll hand, extra turn, end");
    first.play("claim helmsman");
    CHECK(first.moves() == "reroll hand, extra turn, end");
    t.play("extra turn", "end");
    first.play("extra turn", "end");
    CHECK(t.state == first.state);
}

TEST_CASE("LOF-142: an extra turn has its own end-of-turn step") {
    Table t(kJarlsAndUpgrades);
    t.set_coins(3, 0);
    t.store(kSeat0, 0, "fish1r fish2r");
    t.end_of_turn(kSeat0);
    t.play("extra turn", "upgrade A", "flip 0 fish1r", "end", "play left", "stop", "put left");
    CHECK(t.moves() == "upgrade B, upgrade C, upgrade D, end");
}

TEST_CASE("LOF-143: Long Oars: a side card allows 1 more move") {
    Table t(kJarls);
    t.set_coins(0, 0);
    t.give_jarl(kSeat0, "helmsman");
    t.play("play left", "turn", "turn");
    CHECK(t.moves() == "stop");
    t.play("stop", "put left", "end");
    t.give_hand(kSeat1, "mead1 fish2 sheep2");
    t.play("play left", "turn");
    CHECK(t.moves() == "stop");  // the owner's side cards only
}

TEST_CASE("LOF-143: Loud Orders: 1 more use, added after everything else") {
    Table t(kJarlsAndUpgrades);
    t.give_jarl(kSeat0, "steward");
    Table none = t, two = t, with_d = t;
    none.play("play middle");
    CHECK(none.state.uses_left == 2);
    two.store(kSeat0, 0, "fish1r fish1b");
    two.play("play middle");
    CHECK(two.state.uses_left == 3);
    with_d.set_wheel(kSeat0, "ABDC");
    with_d.upgrade(kSeat0, "D");
    with_d.play("play middle");
    CHECK(with_d.state.uses_left == 5);
}

TEST_CASE("LOF-143: Sealed Casks: 3 more goods for its owner at that warehouse, lost if it is closed") {
    Table t(kJarls);
    t.give_jarl(kSeat1, "storekeeper");
    t.state.attached = 2;
    t.store(kSeat0, 2, "fish3r");
    t.store(kSeat1, 2, "fish1b");
    CHECK(measure(t.state, kSeat1, 2, Measure::Goods) == 4);
    CHECK(measure(t.state, kSeat1, 1, Measure::Goods) == 0);
    CHECK(t.points(kSeat1, 2) == 7);
    CHECK(t.points(kSeat0, 2) == 0);
    close(t, 2);
    t.play("to 0", "to 0");
    CHECK(t.points(kSeat1, 2) == 0);
    CHECK(t.points(kSeat0, 0) == 3);
    CHECK(t.total(kSeat1) == 0);
}

TEST_CASE("LOF-143: Sealed Casks are attached to an open warehouse") {
    Table t = before_claiming("storekeeper");
    t.state.closed = 1;
    t.play("claim storekeeper");
    CHECK(t.moves() == "attach 0, attach 2, attach 3");
}

TEST_CASE("LOF-143: Deep Purse: 3 coins, one by one, from the reserve, then from the opponent") {
    Table t(kJarls);
    t.offer_jarl(0, "treasurer", Requirement::TilesOfGood, Good::Fish);
    t.store(kSeat0, 0, "fish1r fish1b fish2r");
    t.end_of_turn(kSeat0);
    Table poor = t;
    t.set_coins(5, 2);  // reserve 1
    t.play("claim treasurer");
    CHECK(t.coins(kSeat0) == 8);
    CHECK(t.state.reserve == 0);
    CHECK(t.coins(kSeat1) == 0);
    poor.set_coins(7, 1);
    poor.play("claim treasurer");
    CHECK(poor.coins(kSeat0) == 8);
    CHECK(poor.state.phase == Phase::End);
}

TEST_CASE("LOF-144: the claimer's tiles are moved first; by value, then clan, then flipped ones") {
    Table t(kJarls);
    t.turn_of(kSeat1);
    t.store(kSeat0, 1, "fish1b");
    t.store(kSeat1, 1, "fish3r fish2b fish2r fish1r~");
    t.offer_jarl(0, "gatekeeper", Requirement::PayRival);
    t.set_coins(0, 3);
    t.end_of_turn(kSeat1);
    t.play("claim gatekeeper", "close 1", "to 0", "to 0", "to 0", "to 0", "to 0");
    std::string moved;
    for (const Event& event : t.log)
        if (Happening(event.kind) == Happening::Shifted)
            moved += (event.values[0] < kTileKinds ? tile_name(TileKind(event.values[0]))
                                                   : std::string("flipped")) +
                     " ";
    CHECK(moved == "fish2r fish2b fish3r flipped fish1b ");
}

TEST_CASE("LOF-144: a moved tile never dedicates a warehouse") {
    Table t(kJarls);
    t.store(kSeat0, 1, "fish1r");
    close(t, 1);
    t.play("to 3");
    CHECK(t.dedicated() == ". fish . .");
}

TEST_CASE("LOF-144: any open warehouse; for search, of equal tiles the later one goes no lower") {
    Table t(kJarls);
    t.lay_market("mead2r mead1r sheep2r sheep1r mead2b");
    t.store(kSeat0, 0, "fish2r fish2r fish2b");
    close(t, 0);
    t.play("to 2");
    CHECK(t.moves() == "to 1, to 2, to 3");
    CHECK(t.unmarked() == "to 2, to 3");
    Table last = t;
    t.play("to 2");
    CHECK(t.unmarked() == "to 1, to 2, to 3");  // another kind of tile
    last.play("to 3");
    CHECK(last.unmarked() == "to 1, to 2, to 3");
}

TEST_CASE("LOF-144: whichever of equal tiles was moved first, the result is the same state") {
    for (const char* tiles : {"fish2r fish2r fish2b", "fish1r~ fish3b~ fish2b"}) {
        Table up(kJarls);
        up.lay_market("mead2r mead1r sheep2r sheep1r mead2b");
        up.store(kSeat0, 0, tiles);
        close(up, 0);
        Table down = up;
        const bool flipped = std::string_view(tiles).find('~') != std::string_view::npos;
        if (flipped) up.play("to 1"), down.play("to 1");  // the face-up one goes first
        up.play("to 1", "to 3");
        down.play("to 3", "to 1");
        CHECK(up.state == down.state);
        if (flipped) continue;
        up.play("to 2");
        down.play("to 2");
        CHECK(up.state == down.state);
    }
}

TEST_CASE("LOF-144: whoever leaves the order of search is free until the equal tiles are moved") {
    Table t(kJarls);
    t.lay_market("mead2r mead1r sheep2r sheep1r mead2b");
    t.store(kSeat0, 0, "fish1r~ fish1b~ fish3b~");
    close(t, 0);
    t.play("to 3", "to 1");
    CHECK(t.unmarked() == "to 1, to 2, to 3");
}

TEST_CASE("LOF-144: equal tiles of the two players, and flipped ones, are not equal to each other") {
    Table t(kJarls);
    t.lay_market("mead2r mead1r sheep2r sheep1r mead2b");
    t.store(kSeat0, 0, "fish2r fish3r~ fish3b~");
    t.store(kSeat1, 0, "fish2r");
    close(t, 0);
    t.play("to 3");
    CHECK(t.unmarked() == "to 1, to 2, to 3");  // flipped
    t.play("to 2");
    CHECK(t.unmarked() == "to 2, to 3");  // the other flipped one: all alike
    t.play("to 3");
    CHECK(t.unmarked() == "to 1, to 2, to 3");  // the rival's

    Table two(kJarls);
    two.lay_market("mead2r mead1r sheep2r sheep1r mead2b");
    two.store(kSeat0, 0, "fish2r");
    two.store(kSeat1, 0, "fish2r");
    close(two, 0);
    two.play("to 3");
    CHECK(two.unmarked() == "to 1, to 2, to 3");
}

TEST_CASE("LOF-145: a requirement is looked at after everything done earlier in the same step") {
    Table t(kJarls);
    t.offer_jarl(0, "helmsman", Requirement::HaveCoins);
    t.set_coins(6, 0);
    t.end_of_turn(kSeat0);
    CHECK(t.allows("claim helmsman"));
    t.play("reroll hand");
    CHECK(!t.allows("claim helmsman"));
}

TEST_CASE("LOF-145: the price is paid before the power acts") {
    Table t = before_claiming("treasurer");
    t.set_coins(4, 3);  // reserve 1
    t.play("claim treasurer");
    CHECK(t.coins(kSeat0) == 4);  // 4 - 3, then 1 of the reserve and 2 of the opponent's 6
    CHECK(t.coins(kSeat1) == 4);
    CHECK(t.state.reserve == 0);
    CHECK(t.story() == "claimed gave took_coin took_coin took_coin");
}

TEST_CASE("LOF-146: Open Harbour: none, one or two longships are unloaded, in the order the player wants") {
    Table t = before_claiming("harbour");
    t.load(kSeat0, Place::Top, "fish3", "fish3r");
    t.load(kSeat0, Place::Right, "mead3", "mead3r");
    t.load(kSeat0, Place::Left, "sheep3", "sheep3r");
    t.give_order(kSeat0, Place::Bottom, "coffer1");  // nothing to unload
    t.play("claim harbour");
    CHECK(t.moves() == "unload A, unload B, unload D, done");
    Table none = t, one = t;
    none.play("done");
    CHECK(none.state.phase == Phase::End);
    CHECK(none.state.harbour_left == 0);
    CHECK(none.cargo(kSeat0, Place::Top) == "fish3r");
    one.play("unload B", "store 3", "done");
    CHECK(one.stored(kSeat0, 3) == "mead3r");
    CHECK(one.state.phase == Phase::End);
    t.play("unload D", "store 0");
    CHECK(t.moves() == "unload A, unload B, done");
    t.play("unload A", "store 1");
    CHECK(t.stored(kSeat0, 0) == "sheep3r");
    CHECK(t.stored(kSeat0, 1) == "fish3r");
    CHECK(names_of(t.state.discard) == "fish3 sheep3");  // LOF-143: the orders are discarded
    CHECK(t.order(kSeat0, Place::Left).empty());
    CHECK(t.state.phase == Phase::End);  // two at most
    CHECK(t.cargo(kSeat0, Place::Right) == "mead3r");
}

TEST_CASE("LOF-146: without cargo nothing is asked") {
    Table t = before_claiming("harbour");
    t.load(kSeat1, Place::Top, "fish3", "fish3r");
    t.play("claim harbour");
    CHECK(t.state.phase == Phase::End);

    Table one = before_claiming("harbour");
    one.dedicate(2, "fish");
    one.load(kSeat0, Place::Top, "fish3", "fish3r");
    one.play("claim harbour", "unload A");
    CHECK(one.stored(kSeat0, 2) == "fish3r");  // LOF-080
    CHECK(one.state.phase == Phase::End);      // no cargo is left for a second one
}

TEST_CASE("LOF-147: Great Table: 3 PP for each set of four goods, flipped tiles included") {
    Table t(kJarls);
    t.give_jarl(kSeat0, "feastgiver");
    t.store(kSeat0, 0, "mead1r mead2r");
    t.store(kSeat0, 1, "fish1r fish2r~ fish3r");
    t.store(kSeat0, 2, "sheep1r");
    CHECK(jarl_points(t.state, kSeat0) == 0);
    t.store(kSeat0, 3, "coffer1r coffer3r");
    CHECK(jarl_points(t.state, kSeat0) == 3);
    t.store(kSeat0, 2, "sheep1b~");
    CHECK(jarl_points(t.state, kSeat0) == 6);
    CHECK(jarl_points(t.state, kSeat1) == 0);
}

TEST_CASE("LOF-147: Great Table counts tiles by their printed good, wherever they lie") {
    Table t(kJarls);
    t.give_jarl(kSeat0, "feastgiver");
    t.store(kSeat0, 0, "mead1r fish1r sheep1r coffer1r");
    CHECK(jarl_points(t.state, kSeat0) == 3);
}

TEST_CASE("LOF-147: Painted Shields: 1 PP for each face-up tile with the own buckler, at most 6") {
    for (const Seat seat : kSeats) {
        const std::string own = seat == kSeat0 ? "r" : "b", other = seat == kSeat0 ? "b" : "r";
        Table t(kJarls);
        t.lay_market(". . . . .");
        t.give_jarl(seat, "standard");
        t.store(seat, 0, "mead3" + own + " mead1" + own + "~ mead2" + other);
        t.store(seat, 1, "fish1" + own);
        t.store(rival(seat), 1, "fish2" + own);
        CHECK(jarl_points(t.state, seat) == 2);
        t.store(seat, 2, "sheep1" + own + " sheep2" + own + " sheep3" + own + " sheep2" + own);
        CHECK(jarl_points(t.state, seat) == 6);
        t.store(seat, 3, "coffer1" + own);
        CHECK(jarl_points(t.state, seat) == 6);
        CHECK(jarl_points(t.state, rival(seat)) == 0);
    }
}

TEST_CASE("LOF-148: requirements count stored tiles by the good printed on them, wherever they lie") {
    Table t(kJarls);
    t.offer_jarl(1, "helmsman", Requirement::TilesOfGood, Good::Fish);
    t.store(kSeat1, 0, "fish1r fish1b fish2r");
    close(t, 0);
    t.play("to 1", "to 2", "to 3");
    t.end_of_turn(kSeat1);
    CHECK(t.allows("claim helmsman"));
}

}  // namespace jarl::lofoten
