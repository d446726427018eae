// Section 8 of the ledger: storing a tile and claiming a warehouse.
#include <doctest/doctest.h>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

// Seat 0 turns clockwise and docks the longship on the right with this cargo.
void dock(Table& t, std::string_view order, std::string_view tiles) {
    t.load(kSeat0, Place::Right, order, tiles);
    t.play("play right", "turn");
}

}  // namespace

TEST_CASE("LOF-080: a tile is stored at the warehouse of its good, on its owner's side, face up") {
    Table t;
    t.store(kSeat1, 2, "fish3b");
    dock(t, "fish1", "fish2r");
    CHECK(t.state.phase == Phase::Move);  // no choice
    CHECK(t.stored(kSeat0, 2) == "fish2r");
    CHECK(t.stored(kSeat1, 2) == "fish3b");
    CHECK(t.dedicated() == ". . fish .");
}

TEST_CASE("LOF-081: the first tile of a good claims a free warehouse, for both players and for good") {
    Table t;
    t.store(kSeat1, 2, "fish3b");
    dock(t, "mead1", "mead1r");
    CHECK(t.moves() == "store 0, store 1, store 3");
    t.play("store 3");
    CHECK(t.dedicated() == ". . fish mead");
    CHECK(t.stored(kSeat0, 3) == "mead1r");
    CHECK(t.event(Happening::Stored).values[2] == 1);

    t.turn_of(kSeat1);  // seat 1 has no choice any more
    t.load(kSeat1, Place::Right, "mead3", "mead3b");
    t.play("play right", "turn");
    CHECK(t.stored(kSeat1, 3) == "mead3b");
    CHECK(t.event(Happening::Stored).values[2] == 0);
}

TEST_CASE("LOF-082: with one undedicated warehouse left the choice is forced") {
    Table t;
    t.store(kSeat1, 0, "fish3b");
    t.store(kSeat1, 1, "mead3b");
    t.store(kSeat0, 3, "sheep3b");
    dock(t, "coffer1", "coffer1r");
    CHECK(t.state.phase == Phase::Move);
    CHECK(t.stored(kSeat0, 2) == "coffer1r");
    CHECK(t.dedicated() == "fish mead coffer sheep");
}

TEST_CASE("LOF-082: without a closed warehouse every tile of a good lies at its one warehouse") {
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        random_game({}, seed, [](const State&, Move, const State& after, const auto&) {
            for (std::size_t w = 0; w < kWarehouses; ++w) {
                const Tiles there = after.stored[kSeat0][w] | after.stored[kSeat1][w];
                REQUIRE(there.empty() == (after.dedicated[w] == Good::None));
                for (const Tile tile : there) REQUIRE(good_of(tile) == after.dedicated[w]);
            }
        });
}

TEST_CASE("LOF-083: a warehouse has room for all tiles of a good") {
    Table t;
    t.lay_market("mead2r mead2b sheep2r coffer2r sheep3b");
    t.store(kSeat0, 0, "fish1r fish1b fish2r fish2r fish2b fish2b fish3r");
    dock(t, "fish1", "fish3b");
    CHECK(t.state.stored[kSeat0][0].size() == 8);
}

TEST_CASE("LOF-084: tiles unloaded together are stored in loading order; the order is discarded at once") {
    Table t({0, 0, 1, Tie::None});
    t.upgrade(kSeat0, "B");  // on the right
    dock(t, "fish1", "fish2b fish1r fish1b");
    CHECK(t.discarded("fish1"));  // while the first tile still looks for its warehouse
    CHECK(t.order(kSeat0, Place::Bottom).empty());
    CHECK(t.moves() == "store 0, store 1, store 2, store 3");
    t.play("store 2");
    CHECK(t.story() == "stored stored stored");
    CHECK(tile_name(TileKind(t.log[0].values[0])) == "fish2b");
    CHECK(tile_name(TileKind(t.log[1].values[0])) == "fish1r");
    CHECK(tile_name(TileKind(t.log[2].values[0])) == "fish1b");
    CHECK(t.stored(kSeat0, 2) == "fish1r fish1b fish2b");
}

}  // namespace jarl::lofoten
