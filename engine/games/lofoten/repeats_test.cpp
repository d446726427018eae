// Marked moves are exactly what search may leave out: nothing is lost with them, and no state tells of the order.
#include <doctest/doctest.h>

#include <set>

#include "engine/core/distinct_moves.h"
#include "engine/core/hash.h"
#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {
namespace {

// Where a set is complete: chance or the rival comes in, or the next decision is another one.
bool is_complete(const State& start, const State& before, Move move, const State& after) {
    return seals(before, move) || after.phase == Phase::Over || after.active != start.active ||
           (start.phase == Phase::Shift && after.phase != Phase::Shift);
}

std::uint64_t hash_of(const State& state) {
    Hash hash;
    hash.value(state);
    return hash.result();
}

struct FirstOfAll {
    std::uint32_t below(std::uint32_t) { return 0; }
};

// Every state in which the set is complete, by all moves or by the unmarked ones alone.
std::set<std::uint64_t> ends(const State& start, const State& state, bool all, int depth = 0) {
    std::set<std::uint64_t> found;
    REQUIRE(depth < 12);
    for (const Move move : all ? legal_moves(state) : distinct_moves(state)) {
        State after = state;
        FirstOfAll chance;
        NoLog log;
        apply(after, move, chance, log);
        if (is_complete(start, state, move, after)) found.insert(hash_of(after));
        else found.merge(ends(start, after, all, depth + 1));
    }
    return found;
}

}  // namespace

TEST_CASE("LOF-055: every set of tiles is reached by unmarked moves alone") {
    for (const char* stored :
         {"mead1r", "mead1r mead1b", "mead1r mead1b mead3r", "mead1r mead1b mead3r mead3b"}) {
        Table t;
        t.store(kSeat0, 0, stored);
        t.lay_market("mead2r fish2r . coffer2r mead2b");
        t.give_hand(kSeat0, "fish1 mead1 sheep1");
        t.play("play middle");
        CHECK(ends(t.state, t.state, false) == ends(t.state, t.state, true));
    }
}

TEST_CASE("LOF-144: every way to move the tiles is reached by unmarked moves alone") {
    Table t({0, 1, 0, Tie::None});
    t.lay_market("mead2r mead1r sheep2r sheep1r mead2b");
    t.store(kSeat0, 1, "fish2r fish2r fish1r~ fish3r~");
    t.store(kSeat1, 1, "fish2b fish2b");
    t.offer_jarl(0, "gatekeeper", Requirement::PayRival);
    t.set_coins(3, 0);
    t.end_of_turn(kSeat0);
    t.play("claim gatekeeper", "close 1");
    CHECK(ends(t.state, t.state, false) == ends(t.state, t.state, true));
}

TEST_CASE("LOF-142: every end of a turn is reached by unmarked moves alone, whichever Jarls lie there") {
    for (const JarlCard& jarl : kJarlCards) {
        CAPTURE(jarl.id);
        for (const Requirement asks :
             {Requirement::PayRival, Requirement::HaveCoins, Requirement::GoodsTotal}) {
            Table t({0, 1, 1, Tie::None});
            t.lay_market("mead2r mead1r sheep2r sheep1r mead2b");
            t.store(kSeat0, 0, "fish3r fish3b");
            t.store(kSeat0, 1, "coffer3r coffer1r");  // ten goods, less when one is flipped
            t.load(kSeat0, Place::Left, "fish1", "fish1r");
            t.offer_jarl(0, jarl.id, asks);
            t.set_coins(5, 1);
            t.end_of_turn(kSeat0);
            CHECK(ends(t.state, t.state, false) == ends(t.state, t.state, true));
        }
    }
}

TEST_CASE("LOF-142: after the upgrade only what commutes with it is marked") {
    Table t({0, 1, 1, Tie::None});
    t.store(kSeat0, 0, "fish1r");
    t.offer_jarl(0, "treasurer", Requirement::HaveCoins);
    t.offer_jarl(1, "harbour", Requirement::PayRival);
    t.set_coins(5, 0);
    t.end_of_turn(kSeat0);
    t.play("upgrade A");
    CHECK(t.moves() == "claim treasurer, claim harbour, reroll hand, extra turn, end");
    CHECK(t.unmarked() == "claim harbour, reroll hand, end");
    t.play("reroll hand");  // the cards are new: everything is open again
    CHECK(t.unmarked() == "claim harbour, extra turn, end");
}

TEST_CASE("what search looks at is the legal list without its marked moves, and never empty") {
    for (const Options& options : all_options())
        random_game(options, 5, [](const State& before, Move, const State&, const auto&) {
            const MoveList kept = distinct_moves(before);
            REQUIRE(kept == without_repeats<Lofoten>(before));
            REQUIRE(!kept.empty());
        });
}

}  // namespace jarl::lofoten
