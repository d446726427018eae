// What the table shows of things to come: what is lacking, where a tile helps, what it would add.
#include <doctest/doctest.h>

#include "engine/games/loot/outlook.h"
#include "engine/games/loot/testing.h"

namespace jarl::loot {

namespace {

std::string said(const Needs& needs) {
    std::string text;
    for (const Kind kind : kKinds)
        if (needs[std::size_t(kind)] > 0)
            text += (text.empty() ? "" : " ") + std::string(kind_name(kind)) + " " +
                    std::to_string(needs[std::size_t(kind)]);
    return text;
}

}  // namespace

TEST_CASE("LOO-150: a site lacks what does not lie around it, and the last tile is named") {
    Table t;
    t.give_site(kSeat0, "port-3");  // wood, axe, tower; around c5r1
    CHECK(said(wanting(t.state, kSeat0, SiteKind::Port).lacks) == "wood 1 axe 1 tower 1");
    t.lay(kSeat0, "wood c5r2 wood c4r0");
    const Wanting two = wanting(t.state, kSeat0, SiteKind::Port);
    CHECK(said(two.lacks) == "axe 1 tower 1");
    CHECK(two.last == Kind::None);
    CHECK(two.adds == 5);
    t.lay(kSeat0, "axe c6r1");
    const Wanting one = wanting(t.state, kSeat0, SiteKind::Port);
    CHECK(one.last == Kind::Tower);
    CHECK(one.beside == (t.state.players[kSeat0].fjord.empty() & neighbours(kSiteCells[SiteKind::Port])));
    t.finish(kSeat0, 0b001);
    CHECK(wanting(t.state, kSeat0, SiteKind::Port).adds == 0);
}

TEST_CASE("LOO-134, LOO-140: completing a longship raises its tiles and takes the penalty away") {
    Table t;
    t.berth(kSeat0, "sheep-5", "c3r3");  // +2 for each sheep; wood, sheep, gold
    t.lay(kSeat0, "sheep c3r4 sheep c0r1 wood c3r2");
    const Wanting is = wanting(t.state, kSeat0, cell_named("c3r3"));
    CHECK(said(is.lacks) == "gold 1");
    CHECK(is.last == Kind::Gold);
    CHECK(is.adds == 2 * 2 + kUnvalidated);
}

TEST_CASE("LOO-131: a longship on the sea is seen from the cell where it lacks the least") {
    Table t;
    t.lay(kSeat0, "sheep c3r4 gold c3r6");
    const Berth best = best_berth(t.state, kSeat0, ship_named("gold-4"));  // two sheep, one gold
    CHECK(cell_name(best.cell) == "c3r5");
    CHECK(said(best.lacks) == "sheep 1");
    CHECK(best.adds == 3);
    t.fill(kSeat0, 0);
    CHECK(best_berth(t.state, kSeat0, ship_named("gold-4")).cell == Cell::None);
}

TEST_CASE("LOO-160: trophies within reach") {
    Table t;
    t.lay(kSeat0, "axe c3r4 axe c3r5 axe c3r6");
    CHECK(trophies_reached(t.state, kSeat0) == std::vector{2, 3});
    t.give_trophy(kSeat1, 2);
    CHECK(trophies_reached(t.state, kSeat0) == std::vector{3});
    t.give_trophy(kSeat0, 3);
    CHECK(trophies_reached(t.state, kSeat0).empty());
}

TEST_CASE("a chain leads to every building that a viking captures") {
    random_games(5, [](const State& state, Move, const State&, const auto&) {
        for (const Move move : legal_moves(state)) {
            if (move.verb() != Verb::Place) continue;
            const int hex = state.board.find(move.hex());
            for (const Event& event : brings(state, move)) {
                if (event.values[2] == Event::kNone) continue;
                const int spot = state.board.find_spot(Kind(event.values[0]), HexCode(event.values[2]));
                const std::vector<int> way = way_to(state, state.active, hex, spot);
                REQUIRE_FALSE(way.empty());
                REQUIRE(way.front() == hex);
                for (std::size_t i = 1; i < way.size(); ++i)
                    REQUIRE(hexes_around(state.board, way[i - 1]).contains(way[i]));
            }
        }
    });
}

TEST_CASE("LOO-045, LOO-053: what finds no cell is not promised") {
    Table t;
    t.stand(kSeat1, "-1,-1");
    CHECK(brings(t.state, *parse("place -1,0")).size() == 2);  // gold, and a house
    t.fill(kSeat0, 1);
    const std::vector<Event> kept = brings(t.state, *parse("place -1,0"));
    REQUIRE(kept.size() == 1);
    CHECK(Kind(kept[0].values[0]) == Kind::Gold);
    CHECK(points_of(t.state, *parse("place -1,0")) == 2);
    t.fill(kSeat0, 0);
    CHECK(brings(t.state, *parse("place -1,0")).empty());
}

TEST_CASE("points of a move are those that the score sheet gains by it") {
    random_games(5, [](const State& before, Move move, const State& after, const auto&) {
        if (move.verb() != Verb::Lay && move.verb() != Verb::Berth) return;
        const Seat seat = before.active;
        REQUIRE(points_of(before, move) == score_of(after, seat).total - score_of(before, seat).total);
    });
}

}  // namespace jarl::loot
