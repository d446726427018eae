// Sections 12 and 13 of the ledger: scoring, and the level-2 warehouses.
#include <doctest/doctest.h>

#include <set>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

constexpr Options kTieBoth{0, 0, 0, Tie::Both};

// One warehouse with these tiles of seat 0 and seat 1, and what each gains there: "9 to 0".
std::string gains(const Table& t, int warehouse = 0) {
    return std::to_string(t.points(kSeat0, warehouse)) + " to " + std::to_string(t.points(kSeat1, warehouse));
}
Table stocked(std::string_view card, std::string_view seat0, std::string_view seat1, Options options = {}) {
    Table t(options);
    t.lay_market(". . . . .");
    t.set_warehouse(0, card);
    t.store(kSeat0, 0, seat0);
    t.store(kSeat1, 0, seat1);
    return t;
}
std::string gains_at(std::string_view card, std::string_view seat0, std::string_view seat1,
                     Tie tie = Tie::None) {
    return gains(stocked(card, seat0, seat1, {0, 0, 0, tie}));
}

}  // namespace

TEST_CASE("LOF-110: at a level-1 warehouse the higher sum of goods gains the PP on the card") {
    CHECK(gains_at("w1_09", "fish3r fish2r", "fish1r fish1b fish2b") == "9 to 0");  // goods, not tiles
    CHECK(gains_at("w1_03", "fish2r", "fish3b") == "0 to 3");
    CHECK(gains_at("w1_10", "fish2r", "") == "10 to 0");
    for (const WarehouseCard& card : kWarehouseCards)
        if (card.level == 1) CHECK(gains_at(card.id, "", "mead1r") == "0 to " + std::to_string(card.points));
}

TEST_CASE("LOF-110: all four warehouses are added") {
    Table t;  // 3, 5, 7 and 9 PP
    t.store(kSeat0, 0, "mead1r");
    t.store(kSeat0, 1, "fish1r");
    t.store(kSeat1, 2, "sheep1r");
    t.store(kSeat0, 3, "coffer1r");
    CHECK(t.total(kSeat0) == 3 + 5 + 9);
    CHECK(t.total(kSeat1) == 7);
}

TEST_CASE("LOF-111: equal sums: nobody gains PP, or both in the tie variant, but never for 0 to 0") {
    CHECK(gains_at("w1_07", "fish3r", "fish1r fish2b") == "0 to 0");
    CHECK(gains_at("w1_07", "fish3r", "fish1r fish2b", Tie::Both) == "7 to 7");
    CHECK(gains_at("w1_07", "", "", Tie::Both) == "0 to 0");
    CHECK(Options{}.tie == Tie::None);  // the default
}

TEST_CASE("LOF-112: more PP wins; equal PP is a draw") {
    Table t;
    CHECK(Lofoten::ranking(t.state) == Ranking{std::uint8_t{1}, std::uint8_t{1}});
    t.store(kSeat1, 0, "mead1r");
    CHECK(Lofoten::ranking(t.state) == Ranking{std::uint8_t{2}, std::uint8_t{1}});
    t.store(kSeat0, 1, "fish1r");
    CHECK(Lofoten::ranking(t.state) == Ranking{std::uint8_t{1}, std::uint8_t{2}});
}

TEST_CASE("LOF-113: coins, cargo left on longships and cards in hand are worth nothing") {
    Table t;
    t.store(kSeat0, 0, "mead1r");
    t.set_coins(8, 0);
    t.load(kSeat0, Place::Top, "mead3", "mead3r");
    t.load(kSeat1, Place::Right, "mead3", "mead3b");
    CHECK(t.total(kSeat0) == 3);
    CHECK(t.total(kSeat1) == 0);
}

TEST_CASE("LOF-114: a warehouse nobody stored at gives nothing, whatever its card") {
    for (const WarehouseCard& card : kWarehouseCards)
        for (const Tie tie : {Tie::None, Tie::Both}) {
            CAPTURE(std::string(card.id));
            CHECK(gains_at(card.id, "", "", tie) == "0 to 0");
            Table t = stocked(card.id, "", "");
            t.dedicate(0, "coffer");
            CHECK(gains(t) == "0 to 0");
        }
}

TEST_CASE("LOF-115: the Sealed Casks count only where somebody has a tile, and never as a tile") {
    const Options jarls{0, 1, 0, Tie::None};
    for (const char* card : {"w1_05", "w2_weighing_hall", "w2_shared_feast"}) {
        Table t = stocked(card, "", "", jarls);
        t.give_jarl(kSeat0, "storekeeper");
        t.state.attached = 0;
        CHECK(gains(t) == "0 to 0");
        CHECK(measure(t.state, kSeat0, 0, Measure::Goods) == 0);
    }
    Table t = stocked("w1_05", "", "fish2b", jarls);
    t.give_jarl(kSeat0, "storekeeper");
    t.state.attached = 0;
    CHECK(gains(t) == "5 to 0");
    t.set_warehouse(0, "w2_modest_trade");  // fewest goods among players with a tile
    CHECK(gains(t) == "0 to 6");
    t.set_warehouse(0, "w2_full_quay");
    CHECK(gains(t) == "0 to 7");
}

TEST_CASE("LOF-120: 0 to 4 of the warehouses are level 2, drawn at random") {
    std::set<WarehouseId> seen;
    for (std::uint8_t level2 = 0; level2 <= 4; ++level2)
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Dice dice(seed);
            const State state = deal(Options{level2, 0, 0, Tie::None}, dice);
            std::set<WarehouseId> four(state.warehouses.begin(), state.warehouses.end());
            CHECK(four.size() == 4);
            int count = 0;
            for (const WarehouseId id : four)
                if (card(id).level == 2) ++count, seen.insert(id);
            CHECK(count == level2);
        }
    CHECK(seen.size() == 8);
}

TEST_CASE("LOF-121: Clan Pride: most goods on face-up tiles with one's own buckler gains 8") {
    CHECK(gains_at("w2_clan_pride", "fish2r fish1r", "fish2b fish3r") == "8 to 0");
    CHECK(gains_at("w2_clan_pride", "fish3r~ fish1r", "fish2b") == "0 to 8");
    CHECK(gains_at("w2_clan_pride", "fish3b", "fish3r") == "0 to 0");
}

TEST_CASE("LOF-121: Raiders' Share: 3 PP for each face-up tile with the rival's buckler, at most 9") {
    CHECK(gains_at("w2_raiders_share", "fish1b fish3b fish2r", "fish1r") == "6 to 3");
    CHECK(gains_at("w2_raiders_share", "fish1b fish2b fish2b fish3b", "") == "9 to 0");
    CHECK(gains_at("w2_raiders_share", "fish1b~ fish2b", "fish3b") == "3 to 0");
}

TEST_CASE("LOF-121: Full Quay: most tiles gains 7, whatever their value") {
    CHECK(gains_at("w2_full_quay", "fish1r fish1b", "fish3b") == "7 to 0");
    CHECK(gains_at("w2_full_quay", "fish1r~ fish1b~ fish2r", "fish3b fish3r") == "7 to 0");
}

TEST_CASE("LOF-121: Shared Feast: 7 for most goods, 3 for the other if present; equal: 3 each") {
    CHECK(gains_at("w2_shared_feast", "fish3r", "fish1b") == "7 to 3");
    CHECK(gains_at("w2_shared_feast", "fish3r", "") == "7 to 0");
    CHECK(gains_at("w2_shared_feast", "fish1r", "fish1b") == "3 to 3");
}

TEST_CASE("LOF-121: Weighing Hall: 2 PP for each good of the lead, at most 10") {
    CHECK(gains_at("w2_weighing_hall", "fish3r", "fish1b") == "4 to 0");
    CHECK(gains_at("w2_weighing_hall", "fish1r", "fish3b fish3r") == "0 to 10");
    CHECK(gains_at("w2_weighing_hall", "", "fish3b fish3r fish2b") == "0 to 10");
}

TEST_CASE("LOF-121: Two Shields: 5 for each player with a face-up tile of each clan") {
    CHECK(gains_at("w2_two_shields", "fish1r fish1b", "fish2r fish2b") == "5 to 5");
    CHECK(gains_at("w2_two_shields", "fish1r fish2r", "fish2b fish3b") == "0 to 0");
    CHECK(gains_at("w2_two_shields", "fish1r fish1b~", "fish2r fish2b") == "0 to 5");
}

TEST_CASE("LOF-121: Modest Trade: 6 for the fewest goods among players with a tile there") {
    CHECK(gains_at("w2_modest_trade", "fish1r", "fish3b") == "6 to 0");
    CHECK(gains_at("w2_modest_trade", "", "fish3b fish3r") == "0 to 6");
    CHECK(gains_at("w2_modest_trade", "fish3r~", "fish2b") == "6 to 0");
}

TEST_CASE("LOF-121: storing, claiming and level-1 cards do not change beside level-2 cards") {
    Table t({2, 0, 0, Tie::None});
    t.set_warehouse(3, "w2_full_quay");
    t.load(kSeat0, Place::Right, "fish1", "fish3r");
    t.play("play right", "turn");
    CHECK(t.moves() == "store 0, store 1, store 2, store 3");
    t.play("store 3");
    t.store(kSeat0, 1, "mead1r");
    t.store(kSeat1, 1, "mead3r");
    CHECK(t.total(kSeat0) == 7);
    CHECK(t.total(kSeat1) == 5);
}

TEST_CASE("LOF-122: Prices Set by the Jarls: mead 4, fish 6, sheep 8, coffer 10, by the dedicated good") {
    const std::array<std::pair<std::string, std::string>, 4> prices{
        {{"mead", "4"}, {"fish", "6"}, {"sheep", "8"}, {"coffer", "10"}}};
    for (const auto& [good, price] : prices) {
        CHECK(gains_at("w2_fixed_price", good + "3r", good + "1b") == price + " to 0");
        CHECK(gains_at("w2_fixed_price", good + "1r", good + "3b") == "0 to " + price);
    }
}

TEST_CASE("LOF-123: the level-2 cards that compare follow the tie rule") {
    CHECK(gains_at("w2_fixed_price", "fish3r", "fish3b") == "0 to 0");
    CHECK(gains_at("w2_fixed_price", "fish3r", "fish3b", Tie::Both) == "6 to 6");
    CHECK(gains_at("w2_clan_pride", "fish3r", "fish3b") == "0 to 0");
    CHECK(gains_at("w2_clan_pride", "fish3r", "fish3b", Tie::Both) == "8 to 8");
    CHECK(gains_at("w2_clan_pride", "fish3b", "fish3r", Tie::Both) ==
          "0 to 0");  // 0 to 0 goods of the own clan
    CHECK(gains_at("w2_full_quay", "fish1r", "fish3b") == "0 to 0");
    CHECK(gains_at("w2_full_quay", "fish1r", "fish3b", Tie::Both) == "7 to 7");
    CHECK(gains_at("w2_modest_trade", "fish3r", "fish3b") == "0 to 0");
    CHECK(gains_at("w2_modest_trade", "fish3r", "fish3b", Tie::Both) == "6 to 6");
    CHECK(gains_at("w2_weighing_hall", "fish3r", "fish3b", Tie::Both) == "0 to 0");
}

TEST_CASE("LOF-123: unless the card says otherwise: Shared Feast") {
    CHECK(gains_at("w2_shared_feast", "fish3r", "fish3b") == "3 to 3");
    CHECK(gains_at("w2_shared_feast", "fish3r", "fish3b", Tie::Both) == "7 to 7");
}

TEST_CASE("LOF-124: a flipped tile counts as 1 good and 1 tile, and shows no buckler") {
    Table t = stocked("w1_05", "fish3r fish3b~ fish2r~", "");
    CHECK(measure(t.state, kSeat0, 0, Measure::Goods) == 5);
    CHECK(measure(t.state, kSeat0, 0, Measure::TileCount) == 3);
    CHECK(measure(t.state, kSeat0, 0, Measure::OwnGoods) == 3);
    CHECK(measure(t.state, kSeat0, 0, Measure::RivalBucklers) == 0);
    CHECK(gains_at("w1_05", "fish3r~", "fish2b") == "0 to 5");
}

TEST_CASE("LOF-125: cards that look at bucklers look at face-up stored tiles at that warehouse alone") {
    Table t = stocked("w2_raiders_share", "fish1b fish3b~", "");
    t.store(kSeat0, 1, "mead1b mead3b");             // at another warehouse
    t.load(kSeat0, Place::Left, "fish1", "fish2b");  // cargo
    CHECK(gains(t) == "3 to 0");
    t.set_warehouse(0, "w2_two_shields");
    t.store(kSeat0, 1, "mead1r");
    CHECK(gains(t) == "0 to 0");
    t.set_warehouse(0, "w2_clan_pride");
    t.store(kSeat1, 0, "fish2b");
    CHECK(gains(t) == "0 to 8");
}

TEST_CASE("LOF-111: the variant is an option of the game") {
    Table t(kTieBoth);
    t.store(kSeat0, 3, "fish3r");
    t.store(kSeat1, 3, "fish3b");
    CHECK(t.total(kSeat0) == 9);
    CHECK(t.total(kSeat1) == 9);
}

}  // namespace jarl::lofoten
