// What Lofoten answers to a player who points at a piece, word for word: phase by phase, kind by kind.
#include <doctest/doctest.h>

#include <regex>

#include "engine/games/lofoten/testing.h"
#include "match/words.h"

namespace jarl::lofoten {
namespace {

std::string pointing_at(const Table& t, std::string_view piece) {
    const auto said = why_not_piece(t.state, piece, {kNames, t.state.active});
    REQUIRE(said.ok());
    return said->has_value() ? words("en").say((*said)->said) : "";
}

}  // namespace

TEST_CASE("pointing at a piece: before a card is played") {
    Table t({0, 1, 1, Tie::None});
    t.give_order(kSeat0, Place::Bottom, "coffer1");
    t.give_order(kSeat0, Place::Left, "sheep1");
    t.lay_market("mead2r fish2r . coffer2r mead2b");
    t.store(kSeat0, 0, "fish1r");
    t.set_coins(1, 2);
    CHECK(pointing_at(t, "hand-left").empty());
    CHECK(pointing_at(t, "hand-middle") ==
          "Longship C, at the dock, already has an order: play your left or your right card.");
    CHECK(pointing_at(t, "market-0") == "No longship of yours facing the market has a mead order.");
    CHECK(pointing_at(t, "market-2") == "This space is empty until the maintenance phase.");
    CHECK(pointing_at(t, "pile-1") ==
          "Its top tile is flipped in the maintenance phase, for an empty space of the market.");
    CHECK(pointing_at(t, "rack-3") == "Tiles are stored here by themselves, when a loaded longship docks.");
    CHECK(pointing_at(t, "stored-0-fish1r") ==
          "A stored tile is flipped only to upgrade a longship, at the end of a turn, once a turn.");
    CHECK(pointing_at(t, "ship-1-A") == "This longship is Ragnar’s.");
    CHECK(pointing_at(t, "ship-0-A") == "Longship A has no order, so it loads nothing.");
    CHECK(pointing_at(t, "ship-0-D") == "Longship D loads by itself when it faces a sheep tile.");
    CHECK(pointing_at(t, "slide-left") ==
          "Play a card first: its place in your hand decides how your fleet moves.");
    CHECK(pointing_at(t, "jarl-helmsman") == "A Jarl is taken at the end of your turn.");
    CHECK(pointing_at(t, "coins-0") == "Coins buy a move after a side card, a new hand or an extra turn.");
    CHECK(pointing_at(t, "coins-1") == "These coins are Ragnar’s.");
    CHECK(pointing_at(t, "reserve") == "Coins are taken from the reserve by placing a coffer order.");
    CHECK(pointing_at(t, "deck") == "Play a card first; then you draw one.");
    CHECK(pointing_at(t, "coin-hand") == "A new hand costs 2 coins.");
    CHECK(pointing_at(t, "coin-turn") == "An extra turn costs 3 coins.");
}

TEST_CASE("pointing at a piece: while the fleet moves") {
    Table t;
    t.give_order(kSeat0, Place::Top, "fish1");
    t.set_area(kSeat0, 0);
    t.set_coins(0, 3);
    t.play("play left");
    CHECK(pointing_at(t, "market-2") == "No longship of yours facing the market has a sheep order.");
    CHECK(pointing_at(t, "market-1") ==
          "Longship A faces another space: slide your wheel here to load this tile.");
    CHECK(pointing_at(t, "wheel-cw") == "The left card moves your fleet only left and counterclockwise.");
    CHECK(pointing_at(t, "slide-left") == "Your wheel is at the end of the market.");
    CHECK(pointing_at(t, "hand-left") == "You have played a card this turn already.");
    CHECK(pointing_at(t, "deck").empty());
    t.play("turn");
    CHECK(pointing_at(t, "wheel-ccw") ==
          "The card’s moves are used up, and you have no coin to buy another.");
}

TEST_CASE("pointing at a piece: an order’s effect") {
    Table fish;
    fish.play("play middle");
    CHECK(pointing_at(fish, "wheel-cw").empty());
    CHECK(pointing_at(fish, "slide-left") == "Your dried fish order does not slide the wheel.");
    CHECK(pointing_at(fish, "reserve") == "Coins are taken from the reserve by placing a coffer order.");
    Table mead;
    mead.lay_market("mead2r . sheep2r coffer2r mead2b");
    mead.give_hand(kSeat0, "fish1 mead1 sheep1");
    mead.play("play middle");
    CHECK(pointing_at(mead, "market-4").empty());
    CHECK(pointing_at(mead, "market-1") == "There is no tile on this space to remove.");
    CHECK(pointing_at(mead, "wheel-cw") == "Your mead order does not rotate the wheel.");
    Table coffer;
    coffer.set_coins(8, 0);
    coffer.give_hand(kSeat0, "mead1 coffer1 fish1");
    coffer.play("play middle");
    CHECK(pointing_at(coffer, "reserve") == "There is no coin left to take, neither here nor from Ragnar.");
    CHECK(
        pointing_at(coffer, "coin-hand") ==
        "A new hand is bought before a card is played, before a pile is chosen, or at the end of the turn.");
}

TEST_CASE("pointing at a piece: one question is asked") {
    Table store;
    store.dedicate(0, "fish");
    store.load(kSeat0, Place::Right, "sheep1", "sheep3r");
    store.play("play middle", "turn cw");
    CHECK(pointing_at(store, "rack-1").empty());
    CHECK(pointing_at(store, "rack-0") == "This warehouse is for dried fish.");
    CHECK(pointing_at(store, "market-0") == "First choose a warehouse for sheep 3 (Raven).");

    Table put;
    put.lay_market("mead2r . . coffer2r mead2b");
    put.play("play left", "stop");
    CHECK(pointing_at(put, "put-left").empty());
    CHECK(pointing_at(put, "deck") == "First put the card you drew at an end of your hand.");
    put.play("put left");
    CHECK(pointing_at(put, "rack-0") == "First choose a pile: the market is refilled.");
    CHECK(pointing_at(put, "hand-left") == "You have played a card this turn already.");
    put.leave_in_piles("sheep2b fish2b", "");
    CHECK(pointing_at(put, "pile-1") == "This pile is empty.");
    put.play("pile 0");
    CHECK(pointing_at(put, "market-0") == "There is already a tile on this space: choose an empty one.");
    CHECK(pointing_at(put, "pile-0") == "First choose an empty space for sheep 2 (Bear).");
}

TEST_CASE("pointing at a piece: the end of the turn") {
    Table t({0, 1, 1, Tie::None});
    t.offer_jarl(0, "helmsman", Requirement::HaveCoins);
    t.offer_jarl(1, "steward", Requirement::PayRival);
    t.set_coins(4, 0);
    t.end_of_turn(kSeat0);
    CHECK(pointing_at(t, "ship-0-B") == "An upgrade needs a face-up stored tile of your own to flip.");
    t.store(kSeat0, 0, "fish1r fish2r");
    t.store(kSeat1, 0, "fish3b");
    CHECK(pointing_at(t, "ship-0-B").empty());
    CHECK(pointing_at(t, "stored-0-fish1r") == "To flip a tile, choose the longship to upgrade first.");
    CHECK(pointing_at(t, "jarl-helmsman") == "You do not meet its requirement yet: 4 of 5.");
    CHECK(pointing_at(t, "market-0") == "Longships load in the action phase only.");
    CHECK(pointing_at(t, "wheel-cw") == "Your fleet moves in the action phase only.");
    CHECK(pointing_at(t, "deck") == "You have drawn your card this turn already.");
    t.play("upgrade B");
    CHECK(pointing_at(t, "stored-0-fish3b") == "This tile is Ragnar’s: flip one of your own.");
    CHECK(pointing_at(t, "rack-0") == "First choose the tile you flip to upgrade longship B.");
    t.play("flip 0 fish1r");
    CHECK(pointing_at(t, "ship-0-B") == "Longship B is upgraded already.");
    CHECK(pointing_at(t, "ship-0-C") == "You have upgraded a longship this turn already.");
    t.play("claim steward");
    CHECK(pointing_at(t, "jarl-steward") == "This Jarl is with Astrid.");
    CHECK(pointing_at(t, "jarl-helmsman") == "You already have a Jarl.");
    t.state.phase = Phase::Over;
    CHECK(pointing_at(t, "hand-left") == "The game is over.");
}

TEST_CASE("LOF-111: Shared Feast says what is scored at a tie") {
    for (const Tie tie : {Tie::None, Tie::Both}) {
        Table t({1, 0, 0, tie});
        t.set_warehouse(3, "w2_shared_feast");
        t.store(kSeat0, 3, "fish2r");
        t.store(kSeat1, 3, "fish2b");
        const std::string each = " both gain " + std::to_string(t.points(kSeat0, 3)) + " PP.";
        const std::string key = tie == Tie::Both ? ".text.both" : ".text";
        CHECK(words("en").say(Phrase{"lofoten.warehouse.w2_shared_feast" + key}).find(each) !=
              std::string::npos);
    }
}

TEST_CASE("no sentence of Lofoten holds a code") {
    const std::regex code(
        R"((pile|space|seat|warehouse|Entrepôt|case|player|joueur) ?0|seat \d|player \d|LOF-|~|[a-z]\d[rb]\b|<|>|\{|\})");
    const auto check = [&](const Phrase& phrase) {
        for (const char* language : {"en", "fr"}) {
            const std::string said = words(language).say(phrase);
            CAPTURE(said);
            REQUIRE(!std::regex_search(said, code));
        }
    };
    for (const Options& options : {Options{0, 0, 0, Tie::None, kSeat1}, Options{2, 1, 1, Tie::Both, kSeat0}})
        for (std::uint64_t seed = 0; seed < 2; ++seed)
            random_game(options, seed,
                        [&, ply = 0](const State& before, Move, const State&, const auto& events) mutable {
                            if (ply++ % 9 != 0) return;
                            for (const Seat seat : kSeats) {
                                const Reader reader{kNames, seat};
                                check(prompt(redacted(before, seat), reader));
                                for (const Move move : legal_moves(before))
                                    check(move_phrase(redacted(before, seat), move, reader));
                                for (const Event& event : events)
                                    check(event_phrase(event.seen_by(seat), before, reader));
                            }
                            for (const std::string& piece : pieces(before)) {
                                const auto said = why_not_piece(before, piece, {kNames, before.active});
                                if (said->has_value()) check((*said)->said);
                            }
                        });
}

}  // namespace jarl::lofoten
