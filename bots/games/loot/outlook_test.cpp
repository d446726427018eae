#include "bots/games/loot/outlook.h"

#include <doctest/doctest.h>
#include <cmath>

#include "bots/games/loot/lore.h"
#include "engine/games/loot/testing.h"

namespace jarl::loot {
namespace {

constexpr LootWeights kTuned = tuned_weights<LootLore>();

float points(const Table& table, Seat seat = kSeat0) {
    return outlook_of(table.state, kTuned).points[index(seat)];
}

// Nothing more can be placed: what lies there counts, and what this turn still brings.
Table last_turn() {
    Table table;
    for (const Seat seat : {kSeat0, kSeat1}) {
        table.set_vikings_left(seat, 0);
        table.use_shields(seat);
    }
    table.lay_sea(". . . . .");
    table.harbour_of(kSeat0);
    return table;
}

}  // namespace

TEST_CASE("Outlook: when only the end is left it is the score") {
    int ends = 0;
    random_games(20, [&](const State& before, Move, const State& after, const std::vector<Event>&) {
        if (after.phase != Phase::Over || legal_moves(before).size() > 1) return;
        ++ends;
        const Outlook outlook = outlook_of(before, kTuned);
        for (std::size_t seat = 0; seat < before.options.players; ++seat)
            CHECK(outlook.points[seat] == doctest::Approx(score_of(after, Seat(seat)).total));
    });
    CHECK(ends > 20);
}

TEST_CASE("Outlook: it is a number in every position, and the closer the end the surer") {
    random_games(30, [](const State& before, Move, const State& after, const std::vector<Event>&) {
        const Outlook outlook = outlook_of(before, kTuned);
        for (const float each : outlook.points) REQUIRE(std::abs(each) < 1000);  // not so for NaN
        REQUIRE(outlook.spread > 0);
        if (after.phase != Phase::Over) REQUIRE(outlook_of(after, kTuned).spread <= outlook.spread);
    });
}

TEST_CASE("Outlook: a longship nobody can complete any more is five points lost (LOO-140)") {
    Table table;
    const float before = points(table);
    table.lay(kSeat0, "house c3r2 house c4r2 house c2r3 house c3r4 house c4r3 house c2r2");
    const float with_houses = points(table);
    table.berth(kSeat0, "sheep-5", "c3r3");
    CHECK(points(table) < with_houses - 3);
    CHECK(before < with_houses);

    Table late = last_turn();
    const float without = points(late);
    late.berth(kSeat0, "sheep-5", "c3r3");
    CHECK(points(late) == doctest::Approx(without - kUnvalidated));
}

TEST_CASE("Outlook: each resource a longship needs makes it likelier, next to it and nowhere else") {
    Table beside, away;
    for (Table* table : {&beside, &away}) table->berth(kSeat0, "sheep-5", "c3r3");
    beside.lay(kSeat0, "gold c3r2");
    away.lay(kSeat0, "gold c0r5");
    CHECK(points(beside) > points(away) + 0.5f);
}

TEST_CASE("Outlook: the same open longship is worth less with fewer vikings left") {
    const auto gain = [](int vikings) {
        Table table;
        table.set_vikings_left(kSeat0, vikings);
        table.use_shields(kSeat0);
        table.lay_sea(". . . . .");
        const float without = points(table);
        table.berth(kSeat0, "sheep-5", "c3r3");
        return points(table) - without;
    };
    CHECK(gain(10) > gain(4));
    CHECK(gain(4) > gain(2));
    CHECK(gain(2) < -4.9f);  // three resources missing, two to come
}

TEST_CASE("Outlook: a group that grows at a castle promises more than one that others shut in") {
    Table open;
    open.stand(kSeat0, "0,0 0,1 -1,2");
    Table far;
    far.stand(kSeat0, "-3,1 -3,2 -2,0");
    CHECK(points(open) > points(far) + 1);

    Table shut = open;  // castle 1,0 wants a fourth viking; the others stand on every way on
    const HexSet around = hexes_around(shut.state.board, shut.number("0,0")) |
                          hexes_around(shut.state.board, shut.number("0,1")) |
                          hexes_around(shut.state.board, shut.number("-1,2"));
    shut.state.players[kSeat1].vikings = around.without(shut.state.players[kSeat0].vikings);
    CHECK(points(shut) < points(open) - 1);
}

TEST_CASE("Outlook: two towers one viking apart are nearly won") {
    Table apart, near;  // LOO-EX-3: -1,-1 and -1,0 link the towers 0,-2 and -1,1
    near.stand(kSeat0, "-1,0");
    apart.stand(kSeat0, "-3,2");
    CHECK(points(near) > points(apart) + 1);
}

TEST_CASE("Outlook: axes count for the trophies that are left") {
    Table table;
    table.set_vikings_left(kSeat0, 2);
    table.lay(kSeat0, "axe c0r1 axe c0r2 axe c0r3 axe c0r4 axe c0r5");
    const float all = points(table);
    table.give_trophy(kSeat1, 6);
    const float without_six = points(table);
    table.state.trophies = 0;
    CHECK(all >= without_six);
    CHECK(without_six > points(table) + 10);
}

TEST_CASE("Outlook: a trophy promises less when somebody else is closer to it") {
    Table table;
    table.lay(kSeat0, "axe c0r1 axe c0r2 axe c0r3");
    const float alone = points(table);
    table.lay(kSeat1, "axe c0r1 axe c0r2 axe c0r3 axe c0r4 axe c0r5");
    CHECK(points(table) < alone - 1);
}

TEST_CASE("Outlook and weigh: whatever a tuner makes of the weights, they answer with numbers") {
    for (const float weight : {0.f, -2.f, 100.f}) {
        LootWeights weights;
        weights.fill(weight);
        random_games(2, [&](const State& before, Move, const State&, const std::vector<Event>&) {
            const Outlook outlook = outlook_of(before, weights);
            for (const float each : outlook.points) REQUIRE(std::isfinite(each));
            REQUIRE(outlook.spread > 0);
            const MoveList moves = legal_moves(before);
            std::array<float, kMaxMoves> out;
            weigh_moves(before, moves, weights, out.data());
            for (std::size_t i = 0; i < moves.size(); ++i) REQUIRE(out[i] > 0);
        });
    }
}

TEST_CASE("Outlook: a shield declared for the next viking is not lost yet, one never used is worth nothing") {
    Table table;
    table.set_vikings_left(kSeat0, 3);
    const float before = points(table);
    table.play("shield double");
    CHECK(points(table) == doctest::Approx(before));

    Table late = last_turn();
    const float used = points(late);
    late.state.players[kSeat0].shields_and_sites |= 0b111;
    CHECK(points(late) == doctest::Approx(used));
}

}  // namespace jarl::loot
