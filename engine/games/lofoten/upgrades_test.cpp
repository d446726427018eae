// Sections 15 and 16 of the ledger: longship upgrades (module 3), and the modules together.
#include <doctest/doctest.h>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

constexpr Options kUpgrades{0, 0, 1, Tie::None};

}  // namespace

TEST_CASE("LOF-150: at the end of one's turn one longship is upgraded for one own stored tile, flipped") {
    Table t(kUpgrades);
    t.set_coins(0, 0);
    t.store(kSeat0, 0, "fish3r fish1b");
    t.store(kSeat1, 1, "mead1r");
    t.end_of_turn(kSeat0);
    CHECK(t.moves() == "upgrade A, upgrade B, upgrade C, upgrade D, end");
    t.play("upgrade C");
    CHECK(t.moves() == "flip 0 fish1b, flip 0 fish3r");  // own tiles only
    t.play("flip 0 fish3r");
    CHECK(is_upgraded(t.state.players[kSeat0], Letter::C));
    CHECK(t.state.players[kSeat0].upgraded == 0b0100);
    CHECK(t.state.players[kSeat1].upgraded == 0);
    CHECK(t.stored(kSeat0, 0) == "fish1b fish~");
    CHECK(t.moves() == "end");  // one per turn
}

TEST_CASE("LOF-150: each longship once; in no other step of the turn") {
    Table t(kUpgrades);
    t.store(kSeat0, 0, "fish3r fish1b");
    t.upgrade(kSeat0, "BD");
    CHECK(!t.allows("upgrade A"));
    t.set_coins(0, 0);
    t.end_of_turn(kSeat0);
    CHECK(t.moves() == "upgrade A, upgrade C, end");

    Table base;
    base.store(kSeat0, 0, "fish3r fish1b");
    base.end_of_turn(kSeat0);
    CHECK(!base.allows("upgrade A"));
}

TEST_CASE("LOF-151: the tile must be face up before") {
    Table t(kUpgrades);
    t.set_coins(0, 0);
    t.store(kSeat0, 0, "fish3r~");
    t.end_of_turn(kSeat0);
    CHECK(t.moves() == "end");
    t.store(kSeat0, 1, "mead1b");
    t.play("upgrade A");  // one tile can pay: not asked
    CHECK(t.stored(kSeat0, 1) == "mead~");
    CHECK(t.state.phase == Phase::End);
}

TEST_CASE("LOF-151: the longship may be at any position, with or without order and cargo, which stay") {
    const std::array upgrades{"upgrade A", "upgrade B", "upgrade C", "upgrade D"};
    for (std::size_t i = 0; i < 4; ++i) {
        Table t(kUpgrades);
        t.store(kSeat0, 0, "mead3r");
        const Place place = kPlaces[i];
        if (place == Place::Bottom) t.give_order(kSeat0, place, "fish3");
        else t.load(kSeat0, place, "fish3", "fish1r");
        const std::string cargo = t.cargo(kSeat0, place);
        t.end_of_turn(kSeat0);
        t.play(upgrades[i]);
        CHECK(t.order(kSeat0, place) == "fish3");
        CHECK(t.cargo(kSeat0, place) == cargo);
    }
}

TEST_CASE("LOF-151: each kind of own face-up tile at each warehouse can pay") {
    Table t(kUpgrades);
    t.lay_market("mead2r mead3r sheep2r sheep1r mead2b");
    t.store(kSeat0, 0, "fish2r fish2r fish2b fish3b~");
    t.store(kSeat0, 2, "mead1r");
    t.end_of_turn(kSeat0);
    t.play("upgrade A");
    CHECK(t.moves() == "flip 0 fish2r, flip 0 fish2b, flip 2 mead1r");
    t.play("flip 0 fish2r");
    CHECK(t.stored(kSeat0, 0) == "fish~ fish2r fish2b fish~");
}

TEST_CASE("LOF-152: a flipped tile is 1 good without a buckler, and still counts for effects") {
    Table t(kUpgrades);
    t.store(kSeat0, 0, "fish3r fish1b");
    t.end_of_turn(kSeat0);
    t.play("upgrade A", "flip 0 fish3r", "end");
    CHECK(measure(t.state, kSeat0, 0, Measure::Goods) == 2);
    CHECK(measure(t.state, kSeat0, 0, Measure::OwnGoods) == 0);
    t.finish_turn();
    t.give_hand(kSeat0, "mead1 fish1 sheep1");
    t.play("play middle");
    CHECK(t.state.uses_left == 2);
    CHECK(t.stored(kSeat0, 0) == "fish1b fish~");
}

TEST_CASE("LOF-153: A: 3 PP at the end of the game, if upgraded") {
    Table t(kUpgrades);
    t.upgrade(kSeat0, "A");
    t.upgrade(kSeat1, "B");
    CHECK(t.total(kSeat0) - t.total(kSeat1) == 3);
}

TEST_CASE("LOF-154: B carries several tiles up to 4 goods; what fits must be loaded, what does not stays") {
    Table t(kUpgrades);
    t.lay_market("fish1r fish2r mead2r fish2b mead2b");
    t.set_wheel(kSeat0, "BCDA");
    t.upgrade(kSeat0, "B");
    t.load(kSeat0, Place::Top, "fish1", "fish2r");
    t.give_hand(kSeat0, "mead2 mead1 sheep3");
    t.set_area(kSeat0, 2);
    Table one = t;
    t.play("play left", "slide");
    CHECK(t.cargo(kSeat0, Place::Top) == "fish2r fish2r");
    t.play("slide");  // 5 goods: no
    CHECK(t.cargo(kSeat0, Place::Top) == "fish2r fish2r");
    CHECK(t.market() == "fish1r . mead2r fish2b mead2b");

    one.lay_market("fish1r fish1b mead2r mead1b mead2b");
    one.play("play left", "slide", "slide");
    CHECK(one.cargo(kSeat0, Place::Top) == "fish2r fish1b fish1r");
}

TEST_CASE("LOF-154: only B, only upgraded, only tiles of the order's good") {
    const auto cargo = [](std::string_view wheel, std::string_view upgraded, std::string_view tile) {
        Table t(kUpgrades);
        t.lay_market("mead2r " + std::string(tile) + " mead2r mead1b mead2b");
        t.set_wheel(kSeat0, wheel);
        t.upgrade(kSeat0, upgraded);
        t.load(kSeat0, Place::Top, "fish1", "fish2r");
        t.play("play left", "slide");
        CHECK(t.state.phase == Phase::Move);
        return t.cargo(kSeat0, Place::Top);
    };
    CHECK(cargo("BCDA", "B", "fish1r") == "fish2r fish1r");
    CHECK(cargo("BCDA", "ACD", "fish1r") == "fish2r");
    CHECK(cargo("ABCD", "ABCD", "fish1r") == "fish2r");
    CHECK(cargo("CDAB", "ABCD", "fish1r") == "fish2r");
    CHECK(cargo("BCDA", "B", "sheep1r") == "fish2r");
}

TEST_CASE("LOF-154: all tiles are unloaded together and stored one after the other") {
    Table t(kUpgrades);
    t.upgrade(kSeat0, "B");
    t.dedicate(1, "fish");
    t.load(kSeat0, Place::Right, "fish1", "fish2r fish2b");
    t.play("play right", "turn");
    CHECK(t.story() == "played turned_wheel unloaded stored stored");
    CHECK(t.stored(kSeat0, 1) == "fish2r fish2b");
}

TEST_CASE("LOF-155: C with an order may load a tile of any good; the player chooses at each check") {
    Table t(kUpgrades);
    t.set_wheel(kSeat0, "CDAB");
    t.upgrade(kSeat0, "C");
    t.give_order(kSeat0, Place::Top, "coffer1");
    t.give_hand(kSeat0, "mead1 fish1 mead3");
    Table start = t;
    t.set_area(kSeat0, 0);
    t.play("play right", "slide");
    CHECK(t.moves() == "load, leave");  // fish before a coffer order
    t.play("leave", "slide");
    CHECK(t.moves() == "load, leave");  // sheep: asked again
    Table loads = t;
    t.play("leave", "slide");
    CHECK(t.state.phase == Phase::Move);  // a coffer must be loaded
    CHECK(t.cargo(kSeat0, Place::Top) == "coffer2r");
    loads.play("load");
    CHECK(loads.cargo(kSeat0, Place::Top) == "sheep2r");
    loads.play("slide");
    CHECK(loads.state.phase == Phase::Move);  // full: not asked
    loads.set_coins(2, 0);
    loads.play("buy turn", "buy turn");
    loads.play("store 3");
    CHECK(loads.stored(kSeat0, 3) == "sheep2r");  // by its own good
    CHECK(loads.dedicated() == ". . . sheep");
    CHECK(loads.discarded("coffer1"));

    start.end_of_turn(kSeat1);  // also at the start of the action phase
    start.play("end");
    CHECK(start.moves() == "load, leave");
    start.play("leave");
    CHECK(start.state.phase == Phase::Play);
}

TEST_CASE("LOF-155: not without an order, not plain, not on another longship, not before an empty space") {
    const auto phase = [](std::string_view wheel, std::string_view upgraded, bool order,
                          std::string_view market) {
        Table t(kUpgrades);
        t.lay_market(market);
        t.set_wheel(kSeat0, wheel);
        t.upgrade(kSeat0, upgraded);
        if (order) t.give_order(kSeat0, Place::Top, "coffer1");
        t.play("play left", "slide");
        return t.state.phase;
    };
    const char* fish = "mead2r fish2r sheep2r coffer2r mead2b";
    CHECK(phase("CDAB", "C", true, fish) == Phase::Load);
    CHECK(phase("CDAB", "C", false, fish) == Phase::Move);
    CHECK(phase("CDAB", "ABD", true, fish) == Phase::Move);
    CHECK(phase("BCDA", "ABCD", true, fish) == Phase::Move);
    CHECK(phase("CDAB", "C", true, "mead2r . sheep2r coffer2r mead2b") == Phase::Move);
}

TEST_CASE("LOF-156: D: an order placed in it may use its effect up to 4 times, or more by LOF-052") {
    Table t(kUpgrades);
    t.lay_market("mead2r mead1r sheep2r sheep1r mead2b");
    t.set_wheel(kSeat0, "ABDC");
    t.give_hand(kSeat0, "mead1 coffer1 sheep1");
    Table plain = t, elsewhere = t;
    t.upgrade(kSeat0, "D");
    Table more = t;
    t.play("play middle");
    CHECK(t.state.uses_left == 4);
    more.store(kSeat0, 0, "coffer1r coffer1b coffer2r coffer2r coffer2b");
    more.play("play middle");
    CHECK(more.state.uses_left == 5);
    plain.play("play middle");
    CHECK(plain.state.uses_left == 1);
    elsewhere.upgrade(kSeat0, "ABCD");
    elsewhere.set_wheel(kSeat0, "DABC");
    elsewhere.play("play middle");
    CHECK(elsewhere.state.uses_left == 1);
}

TEST_CASE("LOF-157: 1, 3, 6 or 10 PP in total for 1, 2, 3 or 4 upgraded longships, besides A's 3") {
    const std::array points{std::pair{"B", 1},         std::pair{"BC", 3},    std::pair{"BCD", 6},
                            std::pair{"ABCD", 10 + 3}, std::pair{"A", 1 + 3}, std::pair{"", 0}};
    for (const auto& [letters, pp] : points) {
        Table t(kUpgrades);
        t.upgrade(kSeat1, letters);
        CHECK(t.total(kSeat1) == pp);
        CHECK(t.total(kSeat0) == 0);
    }
}

TEST_CASE("LOF-158: a new ability acts from the next check or placement on, not at once") {
    Table t(kUpgrades);
    t.set_wheel(kSeat0, "CDAB");
    t.store(kSeat0, 0, "mead1r");
    t.give_order(kSeat0, Place::Top, "coffer1");  // sheep before it
    t.end_of_turn(kSeat0);
    t.play("upgrade C");
    CHECK(t.state.phase == Phase::End);
    t.play("end");
    CHECK(t.state.phase == Phase::Play);
    CHECK(t.state.active == kSeat1);
    t.finish_turn();
    CHECK(t.moves() == "load, leave");  // the check at the start of the next turn
}

TEST_CASE("LOF-160: every combination of the modules is a game that ends") {
    CHECK(all_options().size() == 40);
    for (const Options& options : all_options())
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const State end =
                random_game(options, seed, [&](const State&, Move, const State& after, const auto&) {
                    REQUIRE(conserved(after));
                    REQUIRE(after.options == seat0_begins(options));
                });
            if (options.jarls == 0) {
                CHECK(!owns_a_jarl(end, kSeat0));
                CHECK(!owns_a_jarl(end, kSeat1));
                CHECK(end.closed == kNoWarehouse);
            }
            if (options.upgrades == 0) CHECK(end.flipped.empty());
        }
}

TEST_CASE("LOF-160: module 1 with 0 level-2 cards is the game without it") {
    const auto none = parse_options("modules=warehouses:0"), without = parse_options("");
    REQUIRE(none.ok());
    REQUIRE(without.ok());
    CHECK(*none == *without);
}

TEST_CASE("LOF-161: final PP = warehouses + Jarl + upgrade points + A") {
    Table t(kAllModules);
    t.give_jarl(kSeat0, "standard");
    t.set_warehouse(0, "w1_03");
    t.store(kSeat0, 0, "fish3r fish1r fish1b");
    t.upgrade(kSeat0, "AC");
    const LofotenScore score = score_of(t.state, kSeat0);
    CHECK(score.parts == std::array<std::int16_t, 4>{3, 2, 3, 3});
    CHECK(score.total == 11);
    CHECK(Lofoten::scores(t.state)[0] == score);
}

TEST_CASE("LOF-162: last end-of-turn step, final unloading, scoring; no Jarl after the final unloading") {
    Table t({0, 1, 1, Tie::None});
    t.offer_jarl(0, "helmsman", Requirement::TilesOfGood, Good::Fish);
    t.store(kSeat1, 0, "fish1r fish1b");
    t.load(kSeat1, Place::Top, "fish3", "fish3r");
    t.state.end_triggered = 1;
    t.end_of_turn(kSeat1);
    CHECK(!t.allows("claim helmsman"));
    t.play("end");
    CHECK(t.moves() == "unload A, keep");
    t.play("unload A");  // the third fish tile
    CHECK(t.state.phase == Phase::Over);
    CHECK(t.story() == "unloaded stored over");
    CHECK(t.event(Happening::Over).values[1] == t.total(kSeat1));
    CHECK(t.total(kSeat1) == 3);
    CHECK(legal_moves(t.state).empty());
}

}  // namespace jarl::lofoten
