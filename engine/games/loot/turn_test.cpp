// Sections 2 and 11 of the ledger: the turn, the end, the score; and the decision grammar as a whole.
#include <doctest/doctest.h>

#include "engine/games/loot/testing.h"

namespace jarl::loot {

TEST_CASE("LOO-020: place, lay, end of turn, in this order, without chance before the end") {
    Table t;
    Script nothing{};
    for (const char* move : {"place -3,1", "lay axe c0r1", "lay house c0r2", "ship gold-1", "berth c0r3"})
        t.play_with(nothing, move);
    CHECK(t.state.phase == Phase::Harbour);
    CHECK(t.refused_by("place -3,2") == "LOO-020");
    t.play("end");
    CHECK(Loot::actor(t.state) == kSeat1);
    CHECK(t.state.phase == Phase::Place);
}

TEST_CASE("LOO-021: placing is compulsory") {
    Table t;
    for (const Move move : legal_moves(t.state))
        CHECK((move.verb() == Verb::Place || move.verb() == Verb::Shield));
    CHECK(t.refused_by("end") == "LOO-020");
}

TEST_CASE("LOO-022: without a viking the whole turn is passed") {
    Table t;
    t.set_vikings_left(kSeat1, 0);
    t.play("place -3,1");
    t.finish_turn();
    CHECK(t.story() == "passed turn");
    CHECK(t.log[0].seat == kSeat1);
    CHECK(Loot::actor(t.state) == kSeat0);
}

TEST_CASE("LOO-024: longship, shield and trophy are optional") {
    Table t;
    t.lay(kSeat0, "axe c0r1 axe c0r2");
    t.play("place -3,2");
    t.lay_first();
    CHECK(t.allows("ship gold-1"));
    CHECK(t.allows("trophy 2"));
    t.play("end");
    CHECK(t.state.players[kSeat0].fjord.ships.empty());
    CHECK(t.state.players[kSeat0].trophy == 0);
    CHECK(t.state.players[kSeat0].shields() == 0b111);
}

TEST_CASE("LOO-025: longship and trophy, either first, to the same end") {
    Table t;
    t.lay(kSeat0, "axe c0r1 axe c0r2");
    t.harbour_of(kSeat0);
    Table trophy_first = t;
    t.play("ship gold-1", "berth c3r3");
    CHECK(t.moves() == "trophy 2, end");
    t.play("trophy 2");
    CHECK(t.state.players[kSeat0].trophy == 2);
    CHECK(t.state.players[kSeat0].fjord.ships.size() == 1);
    trophy_first.play("trophy 2");
    CHECK(trophy_first.moves() == "ship gold-1, ship gold-4, ship sheep-1, ship sheep-6, ship wood-1, end");
    for (const Move move : legal_moves(trophy_first.state))
        CHECK(repeats(trophy_first.state, move) == (move != Move::end()));
    trophy_first.play("ship gold-1", "berth c3r3");
    CHECK(trophy_first.state == t.state);
    CHECK(t.moves() == "end");
}

TEST_CASE("LOO-027: refill, then the next seat with a viking, others pass") {
    Table t(Options{4});
    t.set_vikings_left(kSeat1, 0);
    t.set_vikings_left(kSeat2, 0);
    t.harbour_of(kSeat0);
    t.play(to_text(legal_moves(t.state)[0]), "berth c0r1");
    t.play("end");
    CHECK(t.story() == "refilled passed passed turn");
    CHECK(Loot::actor(t.state) == kSeat3);
    t.set_vikings_left(kSeat3, 0);
    t.set_vikings_left(kSeat0, 1);
    t.harbour_of(kSeat0);
    t.play("end");
    CHECK(t.story() == "passed passed passed turn");
    CHECK(Loot::actor(t.state) == kSeat0);
}

TEST_CASE("LOO-170: the game ends with the turn of the last viking, its end-of-turn step included") {
    Table t;
    t.set_vikings_left(kSeat0, 1);
    t.set_vikings_left(kSeat1, 0);
    t.play("place -3,1");
    t.lay_first();
    CHECK(Loot::actor(t.state) == kSeat0);
    t.play("ship gold-1", "berth c3r3", "end");
    CHECK(t.story() == "took_ship berthed refilled over");
    CHECK(Loot::actor(t.state) == kNobody);
    CHECK(legal_moves(t.state).empty());
    CHECK(t.refused_by("end") == "LOO-170");
}

TEST_CASE("LOO-171: who used the second viking runs out a turn earlier; all place 13") {
    int early = 0;
    random_games(60, [&](const State&, Move, const State& after, const auto& events) {
        for (const Event& event : events) early += Happening(event.kind) == Happening::Passed;
        if (after.phase != Phase::Over) return;
        for (std::size_t seat = 0; seat < after.options.players; ++seat) {
            const Player& player = after.players.values[seat];
            REQUIRE(player.vikings.size() + (after.doubled[seat] != kNone) == kVikings);
        }
        REQUIRE(after.turn <= 13 * after.options.players);
        REQUIRE(after.turn >= 12 * after.options.players);
    });
    CHECK(early > 0);
}

TEST_CASE(
    "LOO-172, LOO-173, LOO-174: number of tiles times start value and bonuses; sites, trophy, longships") {
    Table t;
    t.lay(kSeat0, "castle c0r1 tower c0r2 house c0r3 gold c0r4 sheep c0r5 wood c1r4 axe c1r5");
    CHECK(t.part(kSeat0, "castle") == 4);
    CHECK(t.part(kSeat0, "tower") == 2);
    CHECK(t.part(kSeat0, "house") == 1);
    CHECK(t.part(kSeat0, "gold") == 2);
    CHECK(t.part(kSeat0, "sheep") == 1);
    CHECK(t.part(kSeat0, "wood") == 1);
    CHECK(t.total(kSeat0) == 11);
    t.lay(kSeat0, "tower c1r3 tower c3r0");
    t.berth(kSeat0, "tower-4", "c4r0", true);
    CHECK(t.part(kSeat0, "tower") == 12);
    t.berth(kSeat0, "wood-2", "c4r1");
    t.give_trophy(kSeat0, 3);
    t.finish(kSeat0, 0b100);
    CHECK(t.total(kSeat0) == 21 + 9 + 6 - 5);
}

TEST_CASE("LOO-EX-10: castles with bonuses") {
    Table t;
    t.lay(kSeat0, "castle c0r1 castle c0r2 castle c0r3");
    Table open = t;
    t.berth(kSeat0, "castle-1", "c3r3", true);
    t.berth(kSeat0, "castle-4", "c3r4", true);
    CHECK(t.part(kSeat0, "castle") == 33);
    open.berth(kSeat0, "castle-1", "c3r3", true);
    open.berth(kSeat0, "castle-4", "c3r4");
    CHECK(open.total(kSeat0) == 16);
}

TEST_CASE("LOO-175: the total may be negative") {
    Table t;
    for (const auto& [ship, cell] :
         {std::pair{"castle-1", "c0r1"}, {"castle-2", "c0r2"}, {"castle-3", "c0r3"}})
        t.berth(kSeat0, ship, cell);
    CHECK(t.total(kSeat0) == -15);
}

TEST_CASE("LOO-176, LOO-EX-17: most points wins, then the higher trophy, then it is shared") {
    Table t;
    CHECK(ranking(t.state) == Ranking{std::uint8_t(1), std::uint8_t(1)});
    t.give_trophy(kSeat0, 3);
    t.give_trophy(kSeat1, 4);
    t.lay(kSeat0, "gold c0r1 gold c0r2");
    CHECK(t.total(kSeat0) == t.total(kSeat1));
    CHECK(ranking(t.state) == Ranking{std::uint8_t(2), std::uint8_t(1)});
    t.lay(kSeat0, "wood c0r3");
    CHECK(ranking(t.state) == Ranking{std::uint8_t(1), std::uint8_t(2)});
}

TEST_CASE("LOO-177: equal players share the better place and the next is skipped") {
    Table t(Options{4});
    t.lay(kSeat0, "wood c0r1");
    t.lay(kSeat2, "wood c0r1");
    t.lay(kSeat3, "gold c0r1");
    CHECK(ranking(t.state) == Ranking{std::uint8_t(2), std::uint8_t(4), std::uint8_t(2), std::uint8_t(1)});
}

// --- The decision grammar -----------------------------------------------------------------------------------------

TEST_CASE("a whole turn, as the grammar writes it out") {
    Table t;
    t.stand(kSeat1, "1,4");
    t.stand(kSeat0, "-3,2");
    t.berth(kSeat0, "sheep-5", "c3r3");
    t.lay(kSeat0, "gold c3r2 wood c4r2 axe c0r5");
    struct Step {
        std::size_t legal;
        const char* move;
        const char* story;
    };
    for (const Step& step : {Step{14, "shield second", "shield"}, Step{13, "place 1,5", "placed won won won"},
                             Step{14, "shield double", "shield"}, Step{13, "place 1,6", "placed won won"},
                             Step{90, "lay house c5r2", "laid"}, Step{87, "lay sheep c4r3", "laid validated"},
                             Step{84, "lay sheep c2r3", "laid"}, Step{54, "lay axe c4r1", "laid"},
                             Step{26, "lay house c5r5", "laid"}, Step{25, "lay house c5r4", "laid"},
                             Step{7, "trophy 2", "trophy"}, Step{6, "ship wood-1", "took_ship"},
                             Step{24, "berth c3r1", "berthed"}, Step{1, "end", "refilled turn"}}) {
        CAPTURE(step.move);
        CHECK(t.choices() == step.legal);
        t.play(step.move);
        CHECK(t.story() == step.story);
    }
    CHECK(Loot::actor(t.state) == kSeat1);
}

TEST_CASE("a decision with one legal move is taken, except `end`") {
    random_games(60, [](const State&, Move, const State& after, const auto&) {
        if (after.phase == Phase::Over) return;
        const MoveList moves = legal_moves(after);
        if (moves.size() == 1) REQUIRE(moves[0] == Move::end());
        if (after.phase == Phase::Harbour) REQUIRE(moves[moves.size() - 1] == Move::end());
    });
}

TEST_CASE("undo: `end` is the border, and the only one") {
    random_games(10, [](const State& before, Move move, const State&, const auto&) {
        REQUIRE(seals(before, move) == (move == Move::end()));
    });
}

TEST_CASE("lists stay within their bounds, in ascending order, and pieces are never lost") {
    random_games(100, [](const State&, Move, const State& after, const auto&) {
        REQUIRE(conserved(after));
        const MoveList moves = legal_moves(after);
        const std::size_t hexes = after.options.players == 2 ? 34 : after.options.players == 3 ? 48 : 62;
        REQUIRE(moves.size() <= (after.phase == Phase::Lay ? kMaxMoves : hexes));
        for (std::size_t i = 1; i < moves.size(); ++i) REQUIRE(moves[i - 1] < moves[i]);
    });
}

TEST_CASE("moves are read back from their texts, and have one spelling each") {
    random_games(5, [](const State&, Move, const State& after, const auto&) {
        for (const Move move : legal_moves(after)) {
            const auto read = parse(to_text(move));
            REQUIRE(read.ok());
            REQUIRE(*read == move);
        }
    });
    for (const char* text : {"",
                             "place",
                             "place 1",
                             "place 1,",
                             "place 01,2",
                             "place -0,1",
                             "place +1,2",
                             "place 1,2 ",
                             "place 99,0",
                             "shield",
                             "shield third",
                             "leave",
                             "leave house",
                             "leave wood",
                             "leave wood 1,2",
                             "lay wood",
                             "lay wood c9r9",
                             "lay iron c0r1",
                             "ship",
                             "ship wood-7",
                             "trophy 1",
                             "trophy 7",
                             "trophy",
                             "berth",
                             "berth c1r1",
                             "end now",
                             "END",
                             " end"})
        CHECK_MESSAGE(!parse(text).ok(), text);
}

TEST_CASE("every refusal names a rule that has a sentence") {
    std::vector<Move> all;
    for (int packed = 0; packed < 0x10000; packed += 7) all.push_back(Move{std::uint16_t(packed)});
    random_games(2, [&](const State&, Move, const State& after, const auto&) {
        for (const Move move : all) {
            const auto refusal = why_not(after, move);
            if (!refusal) continue;
            REQUIRE(std::find(kRefusalRules.begin(), kRefusalRules.end(), refusal->rule) !=
                    kRefusalRules.end());
        }
    });
}

TEST_CASE("nothing is hidden: an observation is the state, and redealing changes nothing") {
    Dice dice(3);
    random_games(3, [&](const State&, Move, const State& after, const auto&) {
        for (const Seat seat : {kSeat0, kSeat1, kNobody}) {
            const auto seen = Loot::observe(after, seat);
            REQUIRE(seen.state() == after);
            REQUIRE(Loot::redeal(seen, dice) == after);
        }
    });
}

}  // namespace jarl::loot
