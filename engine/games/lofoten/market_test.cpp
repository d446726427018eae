// Section 10 of the ledger: the maintenance phase.
#include <doctest/doctest.h>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

// Seat 0 comes to its maintenance phase with this market and these piles.
Table maintenance(std::string_view market, std::string_view pile0, std::string_view pile1) {
    Table t;
    t.lay_market(market);
    t.leave_in_piles(pile0, pile1);
    t.play("play left", "stop", "put left");
    return t;
}

}  // namespace

TEST_CASE("LOF-090: tiles come one by one, from a pile and on a space of choice, until all are filled") {
    Table t = maintenance(". fish2r . coffer2r .", "sheep1r", "mead1b fish3r");
    CHECK(t.allows("pile 0"));
    CHECK(t.allows("pile 1"));
    t.play("pile 0");
    CHECK(t.moves() == "space 0, space 2, space 4");
    t.play("space 2");
    CHECK(t.market() == ". fish2r sheep1r coffer2r .");
    t.play("pile 1", "space 4");
    CHECK(t.state.phase == Phase::Pile);
    t.play("pile 1");  // one space is left: nothing to choose
    CHECK(t.market() == "fish3r fish2r sheep1r coffer2r mead1b");
    CHECK(t.state.phase == Phase::End);
}

TEST_CASE("LOF-090: a full market needs nothing") {
    Table t = maintenance("mead2r fish2r sheep2r coffer2r mead2b", "sheep1r", "mead1b");
    CHECK(t.state.phase == Phase::End);
}

TEST_CASE("LOF-091: first the pile, then the tile is turned for both to see, then the space") {
    Table t = maintenance(". fish2r . coffer2r mead2b", "sheep1r sheep3b", "mead1b");
    t.play("pile 0");
    CHECK(t.state.phase == Phase::Space);
    CHECK(!t.allows("pile 1"));  // the other pile can no longer be chosen
    CHECK(!t.allows("pile 0"));
    CHECK(t.state.turned != Tile::None);
    for (const Seat seat : {kSeat0, kSeat1, kNobody}) CHECK(redacted(t.state, seat).turned == t.state.turned);
    CHECK(t.event(Happening::TurnedTile).secret == 0);
}

TEST_CASE("LOF-092: if one pile is empty the other must be used") {
    Table t = maintenance("mead2r fish2r . coffer2r mead2b", "", "sheep1r mead1b");
    CHECK(t.allows("pile 1"));
    CHECK(!t.allows("pile 0"));
    t = maintenance("mead2r fish2r . coffer2r mead2b", "sheep1r", "");
    CHECK(t.allows("pile 0"));
    CHECK(!t.allows("pile 1"));
}

TEST_CASE("LOF-093: of four tiles of one good the two middle ones are removed and replaced as before") {
    Table t = maintenance("mead2r mead2r fish2r mead2b .", "mead1r sheep1r", "fish1r");
    t.play("pile 0");
    CHECK(t.market() == "mead2r . fish2r . mead1r");
    CHECK(t.state.phase == Phase::Pile);
    t.play("pile 1", "space 1", "pile 0");
    CHECK(t.market() == "mead2r fish1r fish2r sheep1r mead1r");
    CHECK(t.state.phase == Phase::End);
}

TEST_CASE("LOF-093: three of a good stay") {
    Table t = maintenance("mead2r mead2r fish2r fish2b .", "mead1r", "fish1r");
    t.play("pile 0");
    CHECK(t.market() == "mead2r mead2r fish2r fish2b mead1r");
}

TEST_CASE("LOF-094: of the four in space order the second and third go to the box") {
    Table t = maintenance(". mead2r mead2b fish2r mead3r", "mead1r sheep1r", "fish1r");
    t.play("pile 0");
    CHECK(t.market() == "mead1r . . fish2r mead3r");
    CHECK(t.boxed("mead2r"));
    CHECK(t.boxed("mead2b"));
    CHECK(!t.boxed("mead1r"));
}

TEST_CASE("LOF-094: checked after each tile placed, as often as needed") {
    Table t = maintenance("mead2r mead2r . mead2b .", "mead1r mead1b mead3r", "");
    Script first{{3, 0}, {2, 0}};
    t.play_with(first, "pile 0");
    t.play("space 4");  // four, with a space still empty
    CHECK(t.market() == "mead2r . . . mead1r");
    Script second{{2, 0}};
    t.play_with(second, "pile 0");
    t.play("space 1");
    CHECK(t.market() == "mead2r mead1b . . mead1r");
    t.play("pile 0", "space 2");  // four again
    CHECK(t.market() == "mead2r . . . mead1r");
    CHECK(t.times(Happening::Removed) == 2);
}

TEST_CASE("LOF-094: so four of a kind never stay, and five cannot occur") {
    for (std::uint64_t seed = 0; seed < 30; ++seed)
        random_game({}, seed, [](const State&, Move, const State& after, const auto&) {
            std::array<int, 4> tiles{};
            for (const Tile tile : after.market)
                if (tile != Tile::None) REQUIRE(++tiles[std::size_t(good_of(tile))] < 4);
        });
}

TEST_CASE("LOF-095: it also applies when too few tiles are left to replace them") {
    Table t = maintenance("mead2r mead2r fish2r mead2b .", "mead1r", "");
    t.play("pile 0");
    CHECK(t.market() == "mead2r . fish2r . mead1r");
    CHECK(t.state.end_triggered == 1);
    CHECK(t.state.phase == Phase::End);
}

TEST_CASE("LOF-096: sheep, sheep, empty, sheep, fish and a sheep on space 2: spaces 1 and 2 are emptied") {
    Table t = maintenance("sheep2r sheep2r . sheep2b fish2r", "sheep1r fish1r", "fish1b");
    t.play("pile 0");
    CHECK(t.market() == "sheep2r . . sheep2b fish2r");
    CHECK(t.boxed("sheep1r"));
}

TEST_CASE("LOF-097: the good of the next tile is seen before the space is chosen; the rest stays unknown") {
    Table t = maintenance(". fish2r . coffer2r mead2b", "sheep1r fish1b fish3r fish1r", "mead1b");
    Script script{{3, 0}};  // of fish, fish, fish: the mead lies on the other pile; one sheep needs no chance
    t.play_with(script, "pile 0");
    CHECK(t.state.phase == Phase::Space);
    CHECK(t.state.pile_top[0] == Good::Fish);
    CHECK(t.state.pile_size[0] == 3);
    CHECK(t.event(Happening::Top).values[1] == int(Good::Fish));
    t.play("space 0");
    Script turning{{3, 2}, {2, 0}};  // any of the three fish
    t.play_with(turning, "pile 0");
    CHECK(t.market() == "sheep1r fish2r fish3r coffer2r mead2b");
}

}  // namespace jarl::lofoten
