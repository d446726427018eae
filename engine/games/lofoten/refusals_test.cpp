// Every wish that is not allowed is refused with the id of the rule that forbids it.
#include <doctest/doctest.h>

#include <set>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {

namespace {

// Every verb with every argument that a text can name, legal or not.
std::vector<Move> all_moves() {
    std::vector<Move> all{Move::reroll_hand(), Move::slide(), Move::turn(), Move::buy_slide(),
                          Move::buy_turn(),    Move::stop(),  Move::take(), Move::extra_turn(),
                          Move::load(),        Move::leave(), Move::end(),  Move::done(),
                          Move::keep()};
    for (const Slot slot : {Slot::Left, Slot::Middle, Slot::Right}) all.push_back(Move::play(slot));
    for (const Side side : {Side::Left, Side::Right}) {
        all.push_back(Move::use_turn(side));
        all.push_back(Move::use_slide(side));
        all.push_back(Move::put(side));
    }
    for (int space = 0; space < kSpaces; ++space) {
        all.push_back(Move::remove(space));
        all.push_back(Move::space(space));
    }
    for (int pile = 0; pile < kPiles; ++pile) all.push_back(Move::pile(pile));
    for (std::size_t jarl = 0; jarl < kJarlCards.size(); ++jarl) all.push_back(Move::claim(Jarl(jarl)));
    for (const Letter ship : kLetters) {
        all.push_back(Move::upgrade(ship));
        all.push_back(Move::unload(ship));
    }
    for (int w = 0; w < kWarehouses; ++w) {
        all.push_back(Move::store(w));
        all.push_back(Move::close(w));
        all.push_back(Move::to(w));
        all.push_back(Move::attach(w));
        for (int kind = 0; kind < kTileKinds; ++kind) all.push_back(Move::flip(w, TileKind(kind)));
    }
    return all;
}

bool is_rule_id(std::string_view id) {
    if (id.size() != 7 || !id.starts_with("LOF-")) return false;
    const int number = (id[4] - '0') * 100 + (id[5] - '0') * 10 + (id[6] - '0');
    return number >= 1 && number <= 162;
}

constexpr Options kJarls{0, 1, 0, Tie::None};
constexpr Options kUpgrades{0, 0, 1, Tie::None};

}  // namespace

TEST_CASE("a refusal comes exactly for what is not legal, over all moves, and names a rule") {
    const std::vector<Move> wishes = all_moves();
    CHECK(std::set<Move>(wishes.begin(), wishes.end()).size() == wishes.size());
    std::set<Phase> phases;
    for (std::uint64_t seed = 0; seed < 80; ++seed) {
        random_game(all_options()[std::size_t(seed % 40)], seed,
                    [&](const State&, Move, const State& after, const auto&) {
                        phases.insert(after.phase);
                        const MoveList legal = legal_moves(after);
                        std::size_t allowed = 0;
                        for (const Move wish : wishes) {
                            const auto refusal = why_not(after, wish);
                            const bool wrong = refusal.has_value() == legal.contains(wish) ||
                                               (refusal && !is_rule_id(refusal->rule));
                            if (wrong) {
                                const std::string text = to_text(wish);
                                CAPTURE(text);
                                FAIL_CHECK("wrongly judged");
                            }
                            allowed += !refusal;
                        }
                        REQUIRE(allowed == legal.size());
                    });
    }
    CHECK(phases.size() == std::size_t(Phase::Over) + 1);  // every decision point was met
}

TEST_CASE("LOF-032: only cards in the action phase, one a turn") {
    Table t;
    t.play("play left");
    CHECK(t.refused_by("play right") == "LOF-032");
    CHECK(t.refused_by("play middle") == "LOF-032");
}

TEST_CASE("LOF-050: the docked longship has an order") {
    Table t;
    t.give_order(kSeat0, Place::Bottom, "fish3");
    CHECK(t.refused_by("play middle") == "LOF-050");
    CHECK(t.refused_by("play left").empty());
}

TEST_CASE("LOF-021, LOF-040, LOF-041: the moves of a side card") {
    Table t;
    t.set_area(kSeat0, 4);
    t.play("play right");
    CHECK(t.refused_by("slide") == "LOF-021");
    CHECK(t.refused_by("slide left") == "LOF-041");
    CHECK(t.refused_by("turn ccw") == "LOF-041");
    t.set_area(kSeat0, 2);
    t.play("turn");
    CHECK(t.refused_by("slide") == "LOF-040");
    CHECK(t.refused_by("turn") == "LOF-040");
}

TEST_CASE("LOF-021, LOF-061, LOF-062, LOF-068: bought moves") {
    Table t;
    t.set_coins(1, 0);
    t.set_area(kSeat0, 4);
    Table order = t;
    t.play("play right");
    CHECK(t.refused_by("buy turn") == "LOF-068");
    t.play("turn");
    CHECK(t.refused_by("buy slide") == "LOF-021");
    t.play("buy turn");
    CHECK(t.refused_by("buy turn") == "LOF-061");
    t.play("stop");
    CHECK(t.refused_by("buy turn") == "LOF-061");
    order.play("play middle");
    CHECK(order.refused_by("buy turn") == "LOF-062");
    CHECK(order.refused_by("buy slide") == "LOF-062");
}

TEST_CASE("LOF-021, LOF-053 to LOF-055: the uses of an order") {
    Table fish;
    fish.play("play middle");
    CHECK(fish.refused_by("take") == "LOF-053");
    CHECK(fish.refused_by("slide left") == "LOF-053");
    CHECK(fish.refused_by("remove 0") == "LOF-053");
    fish.play("turn cw");
    CHECK(fish.refused_by("turn cw") == "LOF-053");  // the only use

    Table sheep;
    sheep.set_area(kSeat0, 0);
    sheep.give_hand(kSeat0, "mead1 sheep1 fish1");
    sheep.play("play middle");
    CHECK(sheep.refused_by("slide left") == "LOF-021");

    Table mead;
    mead.lay_market("mead2r . fish2r sheep2r mead2b");
    mead.give_hand(kSeat0, "mead1 mead1 fish1");
    mead.play("play middle");
    CHECK(mead.refused_by("remove 1") == "LOF-055");

    Table coffer;
    coffer.set_coins(8, 0);
    coffer.give_hand(kSeat0, "mead1 coffer1 fish1");
    coffer.play("play middle");
    CHECK(coffer.refused_by("take") == "LOF-054");
}

TEST_CASE("LOF-063, LOF-067: exchanging the hand") {
    Table t;
    t.set_coins(1, 0);
    CHECK(t.refused_by("reroll hand") == "LOF-063");
    t.set_coins(2, 0);
    t.play("play left");
    CHECK(t.refused_by("reroll hand") == "LOF-067");
}

TEST_CASE("LOF-064, LOF-065, LOF-068: an extra turn") {
    Table t;
    t.set_coins(8, 0);
    CHECK(t.refused_by("extra turn") == "LOF-068");
    Table coffer = t;
    coffer.set_coins(3, 2);
    coffer.give_hand(kSeat0, "mead1 coffer1 fish1");
    coffer.play("play middle");
    CHECK(coffer.refused_by("extra turn") == "LOF-068");
    t.end_of_turn(kSeat0);
    t.play("extra turn");
    CHECK(t.refused_by("extra turn") == "LOF-065");
    t.state.extra_pending = 0;
    t.set_coins(2, 0);
    CHECK(t.refused_by("extra turn") == "LOF-064");
}

TEST_CASE("LOF-081, LOF-139: storing") {
    Table t;
    t.dedicate(0, "mead");
    t.load(kSeat0, Place::Right, "fish3", "fish3r");
    t.play("play right", "turn");
    CHECK(t.refused_by("store 0") == "LOF-081");
    CHECK(t.refused_by("stop") == "LOF-030");

    Table closed(kJarls);
    closed.state.closed = 2;
    closed.dedicate(2, "fish");
    closed.load(kSeat0, Place::Right, "fish3", "fish3r");
    closed.play("play right", "turn");
    CHECK(closed.refused_by("store 2") == "LOF-139");
}

TEST_CASE("LOF-085, LOF-090, LOF-091, LOF-092: drawing and refilling") {
    Table t;
    CHECK(t.refused_by("put left") == "LOF-085");
    t.lay_market("mead2r . . fish2r mead2b");
    t.leave_in_piles("sheep1r", "");
    CHECK(t.refused_by("pile 0") == "LOF-090");
    t.play("play left", "stop", "put left");
    CHECK(t.refused_by("pile 1") == "LOF-092");
    CHECK(t.refused_by("space 1") == "LOF-091");  // the tile is not turned yet
    t.play("pile 0");
    CHECK(t.refused_by("space 0") == "LOF-090");  // not an empty space
}

TEST_CASE("LOF-034: the turn is not over yet") {
    Table t;
    CHECK(t.refused_by("end") == "LOF-034");
}

TEST_CASE("LOF-130, LOF-131, LOF-132, LOF-142: Jarls") {
    Table t({0, 1, 1, Tie::None});
    t.offer_jarl(0, "helmsman", Requirement::HaveCoins);
    t.offer_jarl(1, "steward", Requirement::PayRival);
    t.store(kSeat0, 0, "fish1r");
    t.set_coins(3, 0);
    CHECK(t.refused_by("claim steward") == "LOF-131");  // not at the end of the turn
    t.end_of_turn(kSeat0);
    CHECK(t.refused_by("claim helmsman") == "LOF-131");    // 5 coins
    CHECK(t.refused_by("claim feastgiver") == "LOF-130");  // not laid out
    Table upgraded = t;
    upgraded.play("upgrade A");
    CHECK(upgraded.refused_by("upgrade B") == "LOF-150");  // one a turn
    CHECK(upgraded.refused_by("claim steward").empty());
    t.play("claim steward");
    t.set_coins(5, 0);
    CHECK(t.refused_by("claim helmsman") == "LOF-132");  // one Jarl at most
    t.set_coins(0, 5);
    t.end_of_turn(kSeat1);
    CHECK(t.refused_by("claim steward") == "LOF-132");  // taken
}

TEST_CASE("LOF-137, LOF-138, LOF-143, LOF-146: the powers of Jarls") {
    Table t(kJarls);
    t.lay_market("mead2r coffer1r sheep2r coffer2r mead2b");
    t.store(kSeat0, 1, "fish2r fish2r");
    t.end_of_turn(kSeat0);
    CHECK(t.refused_by("close 0") == "LOF-137");
    CHECK(t.refused_by("to 0") == "LOF-138");
    CHECK(t.refused_by("done") == "LOF-146");
    t.offer_jarl(0, "gatekeeper", Requirement::PayRival);
    t.set_coins(3, 0);
    t.play("claim gatekeeper", "close 1");
    CHECK(t.refused_by("to 1") == "LOF-138");
    t.play("to 2");
    CHECK(t.refused_by("to 0").empty());

    Table casks(kJarls);
    casks.state.closed = 1;
    casks.offer_jarl(0, "storekeeper", Requirement::PayRival);
    casks.set_coins(3, 0);
    casks.end_of_turn(kSeat0);
    casks.play("claim storekeeper");
    CHECK(casks.refused_by("attach 1") == "LOF-143");

    Table harbour(kJarls);
    harbour.load(kSeat0, Place::Top, "fish3", "fish3r");
    harbour.offer_jarl(0, "harbour", Requirement::PayRival);
    harbour.set_coins(3, 0);
    harbour.end_of_turn(kSeat0);
    harbour.play("claim harbour");
    CHECK(harbour.refused_by("unload B") == "LOF-146");
}

TEST_CASE("LOF-150, LOF-151: upgrades") {
    Table t(kUpgrades);
    t.store(kSeat0, 0, "fish1r~");
    CHECK(t.refused_by("upgrade A") == "LOF-150");  // not at the end of the turn
    t.end_of_turn(kSeat0);
    CHECK(t.refused_by("upgrade A") == "LOF-151");  // no face-up tile
    t.store(kSeat0, 1, "mead1r mead3r");
    t.upgrade(kSeat0, "B");
    CHECK(t.refused_by("upgrade B") == "LOF-150");  // each longship once
    t.play("upgrade A");
    CHECK(t.refused_by("flip 0 fish1r") == "LOF-151");
    t.play("flip 1 mead1r");
    CHECK(t.refused_by("upgrade C") == "LOF-150");  // one per turn

    Table base;
    base.store(kSeat0, 0, "fish1r");
    base.end_of_turn(kSeat0);
    CHECK(base.refused_by("upgrade A") == "LOF-150");
}

TEST_CASE("LOF-155: nobody is asked whether to load") {
    Table t;
    CHECK(t.refused_by("load") == "LOF-155");
    CHECK(t.refused_by("leave") == "LOF-155");
}

TEST_CASE("LOF-102, LOF-106: the final unloading and the end") {
    Table t;
    t.load(kSeat0, Place::Top, "fish3", "fish3r");
    t.state.end_triggered = 1;
    t.end_of_turn(kSeat1);
    CHECK(t.refused_by("keep") == "LOF-106");
    t.play("end");
    CHECK(t.refused_by("unload B") == "LOF-106");
    t.play("keep");
    CHECK(t.refused_by("play left") == "LOF-102");
    CHECK(t.refused_by("end") == "LOF-102");
}

TEST_CASE("what lets chance or the rival in cannot be taken back; all else can") {
    Table t;
    t.set_coins(8, 0);
    t.lay_market("mead2r . fish2r sheep2r mead2b");
    const auto seals_with = [](const Table& is, std::string_view text) {
        return seals(is.state, *parse(text));
    };
    CHECK(seals_with(t, "reroll hand"));
    CHECK(!seals_with(t, "play left"));
    t.play("play left");
    CHECK(!seals_with(t, "turn"));
    CHECK(seals_with(t, "stop"));
    t.play("stop");
    CHECK(!seals_with(t, "put left"));
    t.play("put left");
    CHECK(seals_with(t, "pile 0"));
    t.play("pile 0");
    CHECK(!seals_with(t, "extra turn"));
    CHECK(seals_with(t, "end"));

    Table last;  // LOF-105, LOF-108
    last.end_was_triggered();
    last.turn_of(kSeat1);
    last.set_coins(0, 3);
    Table coffers = last;
    last.play("play left");
    CHECK(!seals_with(last, "stop"));
    last.play("stop");
    CHECK(seals_with(last, "extra turn"));

    coffers.set_coins(5, 3);  // the reserve is empty
    coffers.give_hand(kSeat1, "mead1 coffer1 fish1");
    coffers.play("play middle");
    CHECK(!seals_with(coffers, "extra turn"));
    coffers.play("extra turn");
    CHECK(seals_with(coffers, "stop"));  // now a card is drawn
    CHECK(seals_with(coffers, "take"));  // the last use: a card is drawn at once

    Table docks;  // what the last use brings to the dock asks where to, and the answer draws the card
    docks.load(kSeat0, Place::Right, "sheep3", "sheep3r");
    docks.play("play middle");
    CHECK(!seals_with(docks, "turn cw"));
    CHECK(seals_with(docks, "turn ccw"));
    docks.play("turn cw");
    CHECK(seals_with(docks, "store 2"));
}

TEST_CASE("chance is asked by nothing but what seals") {
    struct Counting {
        Dice dice{3};
        int asked = 0;
        std::uint32_t below(std::uint32_t n) {
            ++asked;
            return dice.below(n);
        }
    };
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Counting chance;
        NoLog log;
        State state = deal(kAllModules, chance);
        while (state.phase != Phase::Over) {
            const MoveList moves = legal_moves(state);
            const Move move = moves[chance.dice.below(std::uint32_t(moves.size()))];
            const bool sealed = seals(state, move);
            chance.asked = 0;
            apply(state, move, chance, log);
            if (!sealed) REQUIRE(chance.asked == 0);
            if (!sealed) REQUIRE(state.phase != Phase::Put);
        }
    }
}

}  // namespace jarl::lofoten
