#include "bots/games/raiders/lore.h"

#include <doctest/doctest.h>

#include "bots/search/search.h"
#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

namespace {

// Plays the turn of the active seat as the search would.
void play_turn(Table& table, int iterations) {
    Search<RaidersLore> search;
    const Seat who = table.state.active;
    const int turn = table.state.turn;
    for (std::uint64_t ply = 0; table.actor() == who && table.state.turn == turn; ++ply) {
        const MoveList moves = legal_moves(table.state);
        Move move = moves[0];
        if (moves.size() > 1) {
            search.begin(RedealtWorlds<Raiders>(Raiders::observe(table.state, who)), ply);
            for (int i = 0; i < iterations; ++i) search.iterate();
            move = search.candidates()[0].move;
        }
        table.play(to_text(move));
    }
}
void last_turn(Table& table) {
    table.state.trigger = End::Valkyries;
    table.state.turns_left = 1;
}
bool has_won(const State& state) { return ranking(state)[0] == 1 && ranking(state)[1] == 2; }

}  // namespace

TEST_CASE("search: the one tile that wins is offered") {
    Table table;
    last_turn(table);
    table.worker(kSeat0, Colour::Grey);
    table.has(kSeat0, Asset::Gold, 2);
    table.state.players[kSeat1].points = 3;  // 2 gold score 2, and 4 as an offering
    play_turn(table, 400);
    CHECK(has_won(table.state));
}

TEST_CASE("search: the worker is placed so that the winning tile can be reached by picking up") {
    Table table;
    last_turn(table);
    table.worker(kSeat0, Colour::Black);
    table.village("treasury", Colour::None);
    table.village("long_house", Colour::Grey);
    table.has(kSeat0, Asset::Silver, 1);  // tile o16 costs 4: the silversmith's 3 come first
    table.face_up("o16 o10 o11");
    table.state.players[kSeat1].points = 1;
    play_turn(table, 400);
    CHECK(has_won(table.state));
}

TEST_CASE("search: a hire that scores at the end wins the last turn") {
    Table table;
    last_turn(table);
    table.hand(kSeat0, "champion mercenary");
    table.has(kSeat0, Asset::Silver, 4);
    table.state.players[kSeat1].points = 2;
    play_turn(table, 400);
    CHECK(table.crew(kSeat0) == "champion");
    CHECK(has_won(table.state));
}

TEST_CASE("search: the raid that ends the game is made by who wins by it") {
    Table table;
    table.crew(kSeat0, "berserker berserker champion mercenary mercenary");
    table.has(kSeat0, Asset::Provisions, 4);
    table.has(kSeat0, Asset::Gold, 2);
    table.has(kSeat0, Asset::Armour, 8);
    table.worker(kSeat0, Colour::White);
    table.raided("fortress_west", 2);
    table.raided("fortress_east", 2);
    table.state.players[kSeat0].points = 30;
    table.state.players[kSeat1].points = 25;
    play_turn(table, 400);
    CHECK(table.state.trigger == End::Fortresses);
}

}  // namespace jarl::raiders
