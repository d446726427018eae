// Section 6 of the ledger: houses, towers, castles; and the worked examples about them.
#include <doctest/doctest.h>

#include "engine/games/loot/testing.h"

namespace jarl::loot {

TEST_CASE("LOO-EX-1: a viking on a battlefield wins an axe, then captures are looked at") {
    Table t;
    t.stand(kSeat1, "-3,1");
    t.play("place -3,2");
    CHECK(t.won() == "axe, house -2,1");

    Table without;
    without.stand(kSeat1, "0,-1");
    without.play("place 0,0");
    CHECK(without.won() == "axe");
}

TEST_CASE("LOO-EX-2: a viking adjacent to two houses wins one tile of each") {
    Table t;
    t.stand(kSeat1, "1,4");
    t.play("place 1,5");
    CHECK(t.won() == "axe, house 0,6, house 2,4");
    CHECK(t.stack("2,4") == 1);
    CHECK(t.stack("0,6") == 1);
}

TEST_CASE("LOO-EX-3: linking two towers wins one tile of each") {
    Table t;
    t.stand(kSeat0, "-1,0");
    t.play("place -1,-1");
    CHECK(t.won() == "axe, tower -1,1, tower 0,-2");
}

TEST_CASE("LOO-EX-4: a new tower wins one tile of it and one more of the tower already linked") {
    Table t;
    t.give_from("0,-2", kSeat0, "c6r3");
    t.give_from("-1,1", kSeat0, "c6r4");
    t.stand(kSeat0, "-1,-1 -1,0 -1,2");
    t.link(kSeat0, "0,-2", "-1,1");
    t.play("place -1,3");
    CHECK(t.won() == "wood, house -2,4, tower -1,1, tower -1,4");
    CHECK(t.stack("0,-2") == 1);
    CHECK(t.stack("-1,1") == 0);
    CHECK(t.stack("-1,4") == 1);
}

TEST_CASE("LOO-EX-4, LOO-115: three towers in one group are three pairs") {
    Table t;
    t.give_from("0,-2", kSeat0, "c6r3");
    t.give_from("-1,1", kSeat0, "c6r4");
    t.give_from("1,0", kSeat0, "c6r2");
    t.stand(kSeat0, "-1,-1 -1,0 0,0 0,1 -1,2");
    t.link(kSeat0, "0,-2", "-1,1");
    t.claim_castle(kSeat0, "1,0", 1);
    t.play("place -1,3");
    CHECK(t.won() == "wood, house -2,4, tower -1,1, 2 tower -1,4, tower 0,-2");
    for (const char* tower : {"0,-2", "-1,1", "-1,4"}) CHECK(t.stack(tower) == 0);
}

TEST_CASE("LOO-EX-4, LOO-112, LOO-116: the same pair by a second, separate group pays nothing") {
    Table t;
    t.stand(kSeat1, "1,4");
    t.place(kSeat0, "1,3");
    CHECK(t.won() == "axe");
    t.place(kSeat0, "0,4");
    CHECK(t.won() == "wood, tower -1,4, tower 2,2");
    t.stand(kSeat0, "2,1 1,1 0,2");
    t.place(kSeat0, "-1,3");
    CHECK(t.won() == "wood, house -2,4, castle 1,0");
}

TEST_CASE("LOO-EX-5: a chain of 4, one of them next to a castle, wins one tile of it") {
    Table t(fix_2b());
    t.stand(kSeat0, "-1,2 0,1 1,1");
    t.play("place 0,0");
    CHECK(t.won() == "axe, castle 1,0");
}

TEST_CASE("LOO-EX-6: from 4 to 8 wins one more tile, and a new castle two at once") {
    Table t(fix_2b());
    t.stand(kSeat1, "-2,2");
    for (const char* hex : {"-1,2", "0,1", "1,1", "0,0"}) t.place(kSeat0, hex);
    CHECK(t.won() == "axe, castle 1,0");
    t.place(kSeat0, "0,2");
    t.place(kSeat0, "2,0");
    CHECK(t.won() == "wood, house 2,-1");
    t.place(kSeat0, "3,-1");
    CHECK(t.won() == "wood, house 2,-1");
    CHECK(t.stack("2,-1") == 0);
    t.place(kSeat0, "3,-2");
    CHECK(t.won() == "axe, castle 1,0, 2 castle 4,-3");
    CHECK(t.stack("1,0") == 1);
    CHECK(t.stack("4,-3") == 1);
}

TEST_CASE("LOO-EX-11: a short stack") {
    Table t;
    t.play("place -3,1");
    CHECK(t.won() == "axe, house -2,1");
    t.finish_turn();
    t.play("place -2,0");
    CHECK(t.won() == "sheep, house -2,1");
    t.finish_turn();
    t.play("place -1,0");
    CHECK(t.won() == "gold");
    t.finish_turn();
    t.play("place 0,0");
    t.finish_turn();
    t.play("place -1,-1");
    CHECK(t.won() == "axe, tower -1,1, tower 0,-2");
}

TEST_CASE("LOO-EX-12, LOO-125: a merged group of 7 wins one castle, and the towers it now touches") {
    Table t;
    t.stand(kSeat0, "1,-1 0,-1 1,-2 1,1 0,1 0,2");
    t.play("place 0,0");
    CHECK(t.won() == "axe, tower -1,1, tower 0,-2, castle 1,0");
}

TEST_CASE("LOO-EX-13, LOO-126: a second group of 4 at the same castle wins nothing more") {
    Table t;
    t.stand(kSeat0, "0,0 0,1 -1,2 0,2 2,0 2,1 3,0");
    t.give_from("1,0", kSeat0, "c6r4");
    t.claim_castle(kSeat0, "1,0", 1);
    t.play("place 3,1");
    CHECK(t.won() == "sheep");
}

TEST_CASE("LOO-EX-18, LOO-127: two own vikings on one hex count once") {
    Table t;
    t.stand(kSeat0, "0,0 0,1 -1,2");
    t.play("shield occupied", "place 0,0");
    CHECK(t.won() == "axe");
    CHECK(t.state.doubled[0] == t.number("0,0"));
    CHECK(t.state.players[kSeat0].vikings.size() == 3);
}

TEST_CASE("LOO-EX-19, LOO-055: a tile that waits for the first viking is gone for the second") {
    Table t;
    t.give_from("-2,1", kSeat1, "c0r1");
    t.play("shield second", "place -3,2");
    CHECK(t.won() == "axe, house -2,1");
    t.play("place -3,1");
    CHECK(t.won() == "axe");
}

// --- Captures in general ----------------------------------------------------------------------------------------

TEST_CASE("LOO-060: captures are looked at for the player who placed, and right after the viking") {
    Table t;
    t.stand(kSeat1, "1,-1 0,-1 1,-2");  // a fourth of seat 0 is not a fourth of seat 1
    t.play("place -3,1");
    CHECK(t.story().substr(0, 14) == "placed won won");
    t.finish_turn();
    Table other;
    other.stand(kSeat1, "-1,0");
    other.stand(kSeat0, "-2,0");
    other.play("place -1,-1");  // links nothing for seat 0: the other tower is touched by seat 1
    CHECK(other.won() == "axe");
}

TEST_CASE("LOO-023: captures are not optional: they come with the placement") {
    Table t;
    t.play("place -3,1");
    CHECK(t.state.won[Kind::House] == 1);
    CHECK(t.stack("-2,1") == 1);
    CHECK(t.state.phase == Phase::Lay);
}

TEST_CASE("LOO-061: one viking may capture buildings of every kind") {
    Table t;
    t.stand(kSeat0, "1,-1 0,-1 1,-2 0,0 0,1");
    t.stand(kSeat1, "2,-2");
    t.claim_castle(kSeat0, "1,0", 1);
    t.give_from("1,0", kSeat1, "c0r1");
    t.stand(kSeat0, "2,0 3,0");
    t.play("place 3,-1");  // not joined: only a house
    CHECK(t.won() == "wood, house 2,-1");
    Table all(fix_2b());
    all.stand(kSeat0, "0,0 0,-1 1,-2");
    all.play("place 1,-1");
    CHECK(all.won() == "axe, house 2,-1, tower -1,1, tower 0,-2, castle 1,0");
}

TEST_CASE(
    "LOO-062: tiles come from the captured spot; a short stack gives what it has, and nothing is owed") {
    Table t;
    t.give_from("0,-2", kSeat1, "c0r1");
    t.give_from("0,-2", kSeat1, "c0r2");
    t.stand(kSeat0, "-1,0");
    t.place(kSeat0, "-1,-1");
    CHECK(t.won() == "axe, tower -1,1");
    CHECK(t.stack("-1,1") == 1);
    t.place(kSeat0, "0,-1");  // the pair was paid, though one stack was empty
    CHECK(t.won() == "wood");
}

TEST_CASE("LOO-063: stacks are shared and never refilled") {
    Table t;
    t.place(kSeat0, "-3,1");
    t.place(kSeat1, "-2,0");
    CHECK(t.stack("-2,1") == 0);
    t.place(kSeat0, "-3,2");
    CHECK(t.won() == "axe");
    CHECK(t.tiles(kSeat0, Kind::House) == 1);
    CHECK(t.tiles(kSeat1, Kind::House) == 1);
}

TEST_CASE("LOO-064: only own vikings count for towers and castles, houses need the one just placed") {
    Table t;
    t.stand(kSeat1, "-1,2 0,1 1,1");
    t.play("place 0,0");
    CHECK(t.won() == "axe");  // three of seat 1 and one of seat 0 are no chain
    Table house;
    house.stand(kSeat1, "-3,1");
    house.play("place -3,2");
    CHECK(house.won() == "axe, house -2,1");
}

TEST_CASE("LOO-065: an empty spot still links, but yields no tile") {
    Table t;
    for (const char* cell : {"c0r1", "c0r2"}) t.give_from("-1,1", kSeat1, cell);
    t.stand(kSeat0, "-1,0");
    t.play("place -1,-1");
    CHECK(t.won() == "axe, tower 0,-2");
    CHECK(t.state.players[kSeat0].linked != 0);
    Table castle;
    for (const char* cell : {"c0r1", "c0r2", "c0r3"}) castle.give_from("1,0", kSeat1, cell);
    castle.stand(kSeat0, "-1,2 0,1 1,1");
    castle.play("place 0,0");
    CHECK(castle.won() == "axe");
    CHECK(castle.state.players[kSeat0].castle_steps(0) == 1);
}

// --- Houses -------------------------------------------------------------------------------------------------------

TEST_CASE("LOO-100: one tile for each house next to the viking just placed") {
    Table t;
    t.play("place -3,1");
    CHECK(t.won() == "axe, house -2,1");
    CHECK(t.stack("-2,1") == 1);
}

TEST_CASE("LOO-101: a viking next to two or three houses gets one tile of each") {
    int most = 0;
    for (int seed = 0; seed < 3000 && most < 3; ++seed) {
        Table t(Options{4}, std::uint64_t(seed));
        for (int hex = 0; hex < t.state.board.hex_count; ++hex) {
            std::string expected;
            int houses = 0;
            for (int spot = 0; spot < t.state.board.houses; ++spot) {
                bool touches = false;
                for (const Hex step : kSteps)
                    touches |= code_of(hex_of(t.state.board.hexes[std::size_t(hex)]) + step) ==
                               t.state.board.spots[std::size_t(spot)];
                houses += touches;
                if (touches)
                    expected += ", house " + hex_name(hex_of(t.state.board.spots[std::size_t(spot)]));
            }
            if (houses <= most) continue;
            most = houses;
            Table placed = t;
            placed.state.near.add(hex);  // as if somebody stood beside it
            const auto write = [&](const Event& event) { placed.log.push_back(event); };
            Dice dice(1);
            Judge(placed.state, dice, write).carry_out(Move::place(t.state.board.hexes[std::size_t(hex)]));
            CHECK(placed.won() == std::string(kind_name(t.state.board.resource_of(hex))) + expected);
        }
    }
    CHECK(most == 3);
}

TEST_CASE("LOO-102: the same player may take from the same house again with another viking") {
    Table t;
    t.place(kSeat0, "-3,1");
    t.place(kSeat0, "-3,2");
    CHECK(t.won() == "axe, house -2,1");
    CHECK(t.tiles(kSeat0, Kind::House) == 2);
}

TEST_CASE("LOO-103: a viking placed earlier next to a house gives nothing later") {
    Table t;
    t.stand(kSeat0, "-3,1");
    t.place(kSeat0, "-2,-1");
    CHECK(t.won() == "sheep");
    CHECK(t.stack("-2,1") == 2);
}

// --- Towers -------------------------------------------------------------------------------------------------------

TEST_CASE("LOO-110: two towers are linked by one group, through one viking or many; two groups do not link") {
    Table t;
    t.stand(kSeat0, "0,-1");  // touches tower 0,-2
    t.place(kSeat0, "0,0");   // touches tower -1,1
    CHECK(t.won() == "axe, tower -1,1, tower 0,-2");
    Table apart;
    apart.stand(kSeat1, "-2,2");
    apart.stand(kSeat0, "1,-2");  // touches 0,-2
    apart.place(kSeat0, "-1,2");  // touches -1,1, but stands alone
    CHECK(apart.won() == "sheep");
}

TEST_CASE("LOO-110: on no board does one viking touch two towers, though it would link them") {
    for (int seed = 0; seed < 500; ++seed) {
        const Board board = Table(Options{4}, std::uint64_t(seed)).state.board;
        for (int hex = 0; hex < board.hex_count; ++hex) {
            int towers = 0;
            for (int tower = 0; tower < board.towers; ++tower)
                towers += (board.around_spot<DoubleWord>(kFirstTower + tower) >> hex & 1) != 0;
            REQUIRE(towers <= 1);
        }
    }
}

TEST_CASE("LOO-111: the first link pays one tile of each of the two towers") {
    Table t;
    t.stand(kSeat0, "-1,0");
    t.place(kSeat0, "-1,-1");
    CHECK(t.stack("0,-2") == 1);
    CHECK(t.stack("-1,1") == 1);
    CHECK(t.tiles(kSeat0, Kind::Tower) == 2);
}

TEST_CASE("LOO-112: a pair pays once for each player") {
    Table t;
    t.stand(kSeat0, "-1,0");
    t.place(kSeat0, "-1,-1");
    t.place(kSeat0, "0,-1");
    CHECK(t.won() == "wood");
    t.place(kSeat0, "0,0");
    CHECK(t.won() == "axe, castle 1,0");  // the fourth of its group; the towers were paid
}

TEST_CASE("LOO-113: a tower already used pays again with a new partner") {
    Table t;
    t.stand(kSeat0, "-1,-1 -1,0 -1,2");
    t.link(kSeat0, "0,-2", "-1,1");
    t.play("place -1,3");
    CHECK(t.won() == "wood, house -2,4, tower -1,1, tower -1,4");
}

TEST_CASE("LOO-114: different players can each be paid for the same pair") {
    Table t;
    t.stand(kSeat0, "-1,0");
    t.stand(kSeat1, "0,0");
    t.place(kSeat0, "-1,-1");
    t.place(kSeat1, "0,-1");
    CHECK(t.won() == "wood, tower -1,1, tower 0,-2");
    CHECK(t.stack("0,-2") == 0);
}

TEST_CASE("LOO-117: several new pairs with short stacks: all are marked, each tower gives what it has") {
    Table t;
    t.give_from("-1,4", kSeat1, "c0r1");
    t.stand(kSeat0, "-1,-1 -1,0 0,0 0,1 -1,2");
    t.claim_castle(kSeat0, "1,0", 1);
    t.play("place -1,3");  // three pairs at once
    CHECK(t.won() == "wood, house -2,4, 2 tower -1,1, tower -1,4, 2 tower 0,-2");
    CHECK(std::popcount(t.state.players[kSeat0].linked) == 3);
}

TEST_CASE("LOO-115: all pairs of a group sit behind one function") {
    const TowersDue due = towers_due(0b1011, 0);
    CHECK(due.new_links == (pair_bit(0, 1) | pair_bit(0, 3) | pair_bit(1, 3)));
    for (const int tower : {0, 1, 3}) CHECK(due[tower] == 2);
    CHECK(due[2] == 0);
    CHECK(towers_due(0b11, pair_bit(0, 1)).tiles == 0);
}

// --- Castles ------------------------------------------------------------------------------------------------------

TEST_CASE("LOO-120: steps at 4, 8 and 12, at most 3") {
    const std::array steps{0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3};
    for (int size = 1; size <= 13; ++size) CHECK(castle_steps(size) == steps[std::size_t(size)]);
    Table t;
    t.stand(kSeat0, "-1,2 0,1");
    t.play("place 1,1");
    CHECK(t.won() == "axe");  // three
}

TEST_CASE("LOO-121: a claimed step stays claimed, with or without a tile") {
    Table t;
    for (const char* cell : {"c0r1", "c0r2", "c0r3"}) t.give_from("1,0", kSeat1, cell);
    t.stand(kSeat0, "-1,2 0,1 1,1");
    t.place(kSeat0, "0,0");
    CHECK(t.won() == "axe");
    CHECK(t.state.players[kSeat0].castle_steps(0) == 1);
}

TEST_CASE("LOO-122: one viking of the group touches the castle, it need not be the new one") {
    Table t;
    t.stand(kSeat0, "0,1 -1,2 -2,2");
    t.play("place -2,3");
    CHECK(t.won() == "wood, house -2,4, castle 1,0");
}

TEST_CASE("LOO-123: a large group that reaches a castle takes all steps at once") {
    Table t;
    t.stand(kSeat0, "-3,3 -3,4 -2,2 -2,3 -1,2 -1,3 0,2");
    t.play("place 0,1");
    CHECK(t.won() == "axe, tower -1,1, tower -1,4, 2 castle 1,0");
}

TEST_CASE("LOO-124: one group may serve several castles") {
    Table t(fix_2b());
    t.stand(kSeat0, "2,0 3,-1 3,-2");
    t.play("place 4,-2");
    CHECK(t.won() == "axe, castle 1,0, castle 4,-3");
}

TEST_CASE("LOO-125: a merge pays the steps jumped over, and none twice") {
    Table t;
    t.stand(kSeat0, "-3,3 -2,2 -2,3 -1,2 0,2 1,1 2,0");
    t.claim_castle(kSeat0, "1,0", 1);
    t.play("place 0,1");
    CHECK(t.won() == "axe, castle 1,0");  // eight, one step paid before
    CHECK(t.state.players[kSeat0].castle_steps(0) == 2);
}

TEST_CASE("LOO-128: a step reached while the stack is empty is lost") {
    Table t;
    for (const char* cell : {"c0r1", "c0r2"}) t.give_from("1,0", kSeat1, cell);
    t.stand(kSeat0, "-3,3 -3,4 -2,2 -2,3 -1,2 -1,3 0,2");
    t.play("place 0,1");
    CHECK(t.won() == "axe, tower -1,1, tower -1,4, castle 1,0");
    CHECK(t.state.players[kSeat0].castle_steps(0) == 2);
}

// --- Groups -------------------------------------------------------------------------------------------------------

// The same by the plainest means: hex by hex, over coordinates.
int plain_group_size(const State& state, Seat seat, int from) {
    const Board& board = state.board;
    std::vector<int> group{from};
    for (std::size_t next = 0; next < group.size(); ++next)
        for (const Hex step : kSteps) {
            const int hex = board.find(code_of(hex_of(board.hexes[std::size_t(group[next])]) + step));
            if (hex < 0 || !state.players[seat].vikings.contains(hex)) continue;
            if (std::find(group.begin(), group.end(), hex) == group.end()) group.push_back(hex);
        }
    return int(group.size());
}

TEST_CASE("LOO-116: no hex of a group is lost, whatever parts are joined") {
    random_games(40, [](const State&, Move, const State& after, const auto&) {
        if (after.phase != Phase::Harbour) return;
        for (std::size_t seat = 0; seat < after.options.players; ++seat)
            after.players.values[seat].vikings.each([&](int hex) {
                const int size = in_words(after.board, [&]<class W>() {
                    return count(group_of<W>(after.board, after.players.values[seat].vikings.as<W>(), hex));
                });
                REQUIRE(size == plain_group_size(after, Seat(seat), hex));
            });
    });
}

TEST_CASE("LOO-110, LOO-120: links and steps after any game are what the groups say") {
    random_games(60, [](const State&, Move, const State& after, const auto&) {
        if (after.phase != Phase::Over) return;
        const Board& board = after.board;
        for (std::size_t seat = 0; seat < after.options.players; ++seat) {
            const Player& player = after.players.values[seat];
            std::uint32_t linked = 0;
            std::array<int, kCastlesMax> steps{};
            player.vikings.each([&](int hex) {
                const auto group = group_of<DoubleWord>(board, player.vikings.as<DoubleWord>(), hex);
                const auto touches = [&](int spot) {
                    return (board.around_spot<DoubleWord>(spot) & group) != 0;
                };
                for (int b = 1; b < board.towers; ++b)
                    for (int a = 0; a < b; ++a)
                        if (touches(kFirstTower + a) && touches(kFirstTower + b)) linked |= pair_bit(a, b);
                for (int castle = 0; castle < board.castles; ++castle)
                    if (touches(kFirstCastle + castle))
                        steps[std::size_t(castle)] =
                            std::max(steps[std::size_t(castle)], std::min(count(group) / 4, 3));
            });
            REQUIRE(player.linked == linked);
            for (int castle = 0; castle < board.castles; ++castle)
                REQUIRE(player.castle_steps(castle) == steps[std::size_t(castle)]);
        }
    });
}

}  // namespace jarl::loot
