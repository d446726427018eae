// Sections 9 and 10 of the ledger: the end of the game and its scores.
#include <doctest/doctest.h>

#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

namespace {

void raze_fortresses(Table& t, int left) {
    int spots = kFortressSpots;
    for (const char* place : {"fortress_west", "fortress_centre", "fortress_east"})
        for (int i = 1; i <= 2 && spots > left; ++i, --spots) t.raided(place, i);
}
int turns_until_over(Table& t) {
    int turns = 0;
    for (; t.actor() != kNobody; ++turns) t.pass_turn();
    return turns;
}

}  // namespace

TEST_CASE("RAI-120, RAI-123: with one fortress spot left the turn ends and each player has one more") {
    Table t(3);
    raze_fortresses(t, 2);
    t.pass_turn();
    CHECK(t.state.trigger == End::None);
    raze_fortresses(t, 1);
    t.pass_turn();  // seat 1
    CHECK(t.state.trigger == End::Fortresses);
    CHECK(t.told(Happening::FinalRound));
    CHECK(t.actor() == kSeat2);
    CHECK(turns_until_over(t) == 3);
    CHECK(t.told(Happening::GameOver));
    CHECK(t.refused_by("end") == "RAI-123");
}

TEST_CASE("RAI-121: the trigger is the empty stack, with tiles still face up") {
    Table t;
    t.worker(kSeat0, Colour::Grey);
    t.has(kSeat0, Asset::Silver, 4);
    t.leave_in_stack("o02");
    t.play("place long_house", "offer o16", "pick gate_house", "skip", "end");
    CHECK(t.state.trigger == End::Stack);
    CHECK(face_up(t.state).size() == 3);
}

TEST_CASE("RAI-122: no Valkyrie left on the spots") {
    Table t;
    t.crew(kSeat0, "archer armourer");
    t.has(kSeat0, Asset::Provisions, 2);
    t.state.valkyries_on_board = 1;
    t.lay("harbour_west", 1, "valkyrie gold");
    t.play("raid harbour_west", "spot 1", "kill archer");
    CHECK(t.state.trigger == End::None);
    t.play("end");
    CHECK(t.state.trigger == End::Valkyries);
    CHECK(turns_until_over(t) == 2);
}

TEST_CASE("RAI-124: triggers are tested at the end of a turn, and further ones change nothing") {
    Table t(2);
    raze_fortresses(t, 1);
    t.pass_turn();
    CHECK(t.state.turns_left == 2);
    t.state.valkyries_on_board = 0;
    t.worker(kSeat1, Colour::White);  // the last fortress spot may still be raided
    t.crew(kSeat1, "archer armourer avenger barbarian berserker");
    t.has(kSeat1, Asset::Provisions, 8);
    t.has(kSeat1, Asset::Gold, 8);
    t.play("raid fortress_east");
    while (t.state.phase != Phase::End) t.play(t.legal_text(0));
    t.play("end");
    CHECK(t.state.trigger == End::Fortresses);
    CHECK(turns_until_over(t) == 1);
}

TEST_CASE("RAI-125: setup never triggers the end") {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        Dice dice(seed);
        const State state = deal(options_for(2), dice);
        CHECK(state.valkyries_on_board >= 8);
        CHECK(spots_left(state, Type::Fortress) == 6);
        CHECK(stack_size(state) == 13);
    }
}

TEST_CASE(
    "RAI-126, RAI-301: the cap in rounds ends an unfinished game; a trigger in its last turn comes first") {
    Table t(3, 2);
    CHECK(turns_until_over(t) == 6);
    CHECK(t.state.trigger == End::None);
    REQUIRE(t.told(Happening::GameOver));
    CHECK(t.log.back().values[0] == 1);

    Table last(2, 1);
    last.pass_turn();
    raze_fortresses(last, 1);
    last.pass_turn();
    CHECK(last.state.trigger == End::Fortresses);
    CHECK(turns_until_over(last) == 2);
    CHECK(last.log.back().values[0] == 0);

    CHECK(parse_options("rounds=60")->rounds == 60);
    CHECK(parse_options("")->rounds == 300);
    CHECK(options_text(*parse_options("rounds=60 players=4")) == "players=4 rounds=60");
    for (const char* wrong : {"rounds=0", "rounds=301", "rounds=-1", "rounds=1000000", "rounds=x"})
        CHECK(!parse_options(wrong));
}

TEST_CASE("RAI-127: of several triggers the first is reported, and none becomes untrue again") {
    Table t;
    raze_fortresses(t, 0);
    t.leave_in_stack("");
    t.state.valkyries_on_board = 0;
    t.pass_turn();
    CHECK(t.state.trigger == End::Fortresses);
    Table two;
    two.leave_in_stack("");
    two.state.valkyries_on_board = 0;
    two.pass_turn();
    CHECK(two.state.trigger == End::Stack);
    random_game(options_for(2), 5, [](const State& before, Move, const State& after, const auto&) {
        const bool cycling = before.phase == Phase::Under || after.phase == Phase::Under;
        if (!cycling) REQUIRE(stack_size(after) <= stack_size(before));
        if (after.phase == Phase::Turn) REQUIRE((stack_size(after) == 0 || face_up(after).size() == 3));
        REQUIRE(spots_left(after, Type::Fortress) <= spots_left(before, Type::Fortress));
    });
}

TEST_CASE("RAI-130: the Valkyrie track") {
    Table t;
    const std::array points{0, 0, 1, 2, 4, 7, 10, 15};
    for (int level = 0; level <= 7; ++level) {
        t.marker(kSeat0, level);
        CHECK(score_of(t.state, kSeat0).parts[1] == points[std::size_t(level)]);
    }
}

TEST_CASE("RAI-131: the armour track") {
    Table t;
    const std::array points{0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6};
    for (int level = 0; level <= 10; ++level) {
        t.has(kSeat0, Asset::Armour, level);
        CHECK(score_of(t.state, kSeat0).parts[2] == points[std::size_t(level)]);
    }
}

TEST_CASE("RAI-132: offerings score their points") {
    Table t;
    for (const char* name : {"o10", "o12", "o16"}) t.state.players[kSeat0].offerings.add(tile_named(name));
    CHECK(score_of(t.state, kSeat0).parts[3] == 6 + 3 + 2);
}

TEST_CASE("RAI-133, RAI-134: Champions, Warlords, Merchants and Traders in the crew") {
    Table t;
    t.crew(kSeat0, "champion champion warlord");
    CHECK(score_of(t.state, kSeat0).parts[4] == 8);
    t.crew(kSeat0, "merchant merchant trader");
    t.has(kSeat0, Asset::Livestock, 3);
    t.state.players[kSeat0].offerings.add(tile_named("o10"));
    t.state.players[kSeat0].offerings.add(tile_named("o11"));
    CHECK(score_of(t.state, kSeat0).parts[4] == 2 * 3 + 2);
    t.hand(kSeat0, "champion warlord");  // only in the crew
    CHECK(score_of(t.state, kSeat0).parts[4] == 8);
}

TEST_CASE("RAI-135, RAI-136: plunder scores; silver, provisions and cards do not") {
    Table t;
    t.has(kSeat0, Asset::Gold, 2);
    t.has(kSeat0, Asset::Iron, 3);
    t.has(kSeat0, Asset::Livestock, 5);
    t.has(kSeat0, Asset::Silver, 8);
    t.has(kSeat0, Asset::Provisions, 8);
    t.hand(kSeat0, "champion folke");
    CHECK(score_of(t.state, kSeat0).total == 2 + 3 + 2);
}

TEST_CASE("RAI-137, RAI-138: most points, then the Valkyrie track, then armour; else the victory is shared") {
    Table t(4);
    const auto places = [&] {
        std::string text;
        for (const std::uint8_t place : ranking(t.state)) text += std::to_string(place);
        return text;
    };
    CHECK(places() == "1111");
    t.state.players[kSeat2].points = 3;
    CHECK(places() == "2212");
    t.state.players[kSeat0].points = 3;
    CHECK(places() == "1313");
    t.has(kSeat2, Asset::Armour, 1);  // further up, but worth no point
    t.marker(kSeat0, 1);
    CHECK(places() == "1313");
    t.has(kSeat2, Asset::Armour, 3);  // 2 points; one less on the track makes up for them
    t.state.players[kSeat2].points = 1;
    CHECK(places() == "2313");
    t.marker(kSeat0, 2);  // 1 point for Valkyries comes before armour
    t.state.players[kSeat0].points = 2;
    CHECK(places() == "1323");
}

TEST_CASE("RAI-138: points of the tracks are compared, not how far the markers are") {
    Table t;
    t.marker(kSeat0, 1);  // no point
    t.state.players[kSeat0].points = 2;
    t.has(kSeat1, Asset::Armour, 3);  // 2 points
    CHECK(score_of(t.state, kSeat0).total == score_of(t.state, kSeat1).total);
    CHECK(ranking(t.state) == Ranking{2, 1});
}

}  // namespace jarl::raiders
