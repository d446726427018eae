// Which moves only repeat a set of cards in another order.
#include <doctest/doctest.h>

#include <set>

#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

namespace {

std::string distinct(const State& state) {
    std::string text;
    for (const Move move : distinct_moves(state)) text += (text.empty() ? "" : ", ") + to_text(move);
    return text;
}

bool names_a_set(Phase phase) {
    return phase == Phase::Discard || phase == Phase::Limit || phase == Phase::Give || phase == Phase::Kill;
}

std::string bytes_of(const State& state) { return {reinterpret_cast<const char*>(&state), sizeof(State)}; }

// Every state in which the decision is over, by unmarked moves or by all of them. RAI-203: an Avenger's death asks
// others, and that ends the decision too.
template <class Moves>
void reach(const State& state, Phase phase, Seat who, Moves moves_of, std::set<std::string>& ends) {
    if (state.phase != phase || actor(state) != who) return void(ends.insert(bytes_of(state)));
    for (const Move move : moves_of(state)) {
        State next = state;
        Rigged chance;
        NoLog log;
        apply(next, move, chance, log);
        reach(next, phase, who, moves_of, ends);
    }
}

}  // namespace

TEST_CASE("RAI-062: search names the two cards for the Treasury in list order") {
    Table t;
    t.hand(kSeat0, "archer archer scout");
    t.play("place mill", "skip", "pick treasury", "take gold");
    CHECK(distinct(t.state) == "discard archer");  // two cards at or after it must be there
    CHECK(repeats(t.state, Move::discard(Card::Scout)));
    Table other = t;
    t.play("discard archer");
    CHECK(distinct(t.state) == "discard archer, discard scout");
    other.play("discard scout");  // the order is broken: nothing repeats now
    CHECK(other.state.named == kAnyOrder);
    CHECK(!repeats(other.state, Move::discard(Card::Archer)));
}

TEST_CASE("RAI-022: once the order is left, all cards count until the set is complete") {
    Table t;
    t.hand(kSeat0, "archer avenger brawler champion forager sage scout trader");
    t.leave_in_pile("warlord warlord");
    t.play("place mill", "skip", "pick gate_house", "draw", "discard forager");
    CHECK(distinct(t.state) == "discard sage, discard scout, discard trader, discard warlord");
    CHECK(repeats(t.state, Move::discard(Card::Archer)));
    t.play("discard archer");
    CHECK(t.state.named == Card::Archer);  // and begins afresh
}

TEST_CASE("RAI-222: each side of a Scout's exchange has an order of its own") {
    Table t;
    t.hand(kSeat0, "scout archer sage trader");
    t.hand(kSeat1, "forager jeweller warlord");
    t.play("place mill", "skip", "pick town_hall", "play scout", "number 2");
    CHECK(distinct(t.state) == "give archer, give sage");
    t.play("give trader");
    CHECK(distinct(t.state) == "give archer, give sage");
    t.play("give sage");
    CHECK(t.actor() == kSeat1);
    CHECK(t.state.giving[0] == FixedList<Card, kMaxGiven>{Card::Sage, Card::Trader});
    CHECK(distinct(t.state) == "give forager, give jeweller");
}

TEST_CASE("RAI-119: search names the dead in list order") {
    Table t;
    t.crew(kSeat0, "archer armourer barbarian brawler");
    t.has(kSeat0, Asset::Provisions, 3);
    t.lay("harbour_west", 1, "valkyrie valkyrie gold gold");
    t.play("raid harbour_west", "spot 1");
    CHECK(distinct(t.state) == "kill archer, kill armourer, kill barbarian");
    t.play("kill armourer");
    CHECK(distinct(t.state) == "kill barbarian, kill brawler");
    CHECK(repeats(t.state, Move::kill(Card::Archer)));
}

TEST_CASE("RAI-022, RAI-062, RAI-119, RAI-222: unmarked moves reach all that any order reaches") {
    int sets = 0;
    for (const int players : {2, 3, 4})
        for (std::uint64_t seed = 0; seed < 30; ++seed)
            random_game(options_for(players), seed, [&](const State& state, Move, const State&, const auto&) {
                const MoveList moves = legal_moves(state);
                MoveList kept;
                for (const Move move : moves)
                    if (!repeats(state, move)) kept.push(move);
                REQUIRE(kept == distinct_moves(state));
                REQUIRE(!kept.empty());
                if (!names_a_set(state.phase) || kept == moves) return;
                if (state.named != Card::Archer)
                    return;  // the set is begun: what it can be is less than at the start
                if (state.phase == Phase::Give && state.number > 4) return;  // 8 * 7 * 6 ... ways
                std::set<std::string> all, unmarked;
                reach(state, state.phase, actor(state), [](const State& s) { return legal_moves(s); }, all);
                reach(
                    state, state.phase, actor(state), [](const State& s) { return distinct_moves(s); },
                    unmarked);
                REQUIRE(all == unmarked);
                ++sets;
            });
    CHECK(sets > 200);
}

}  // namespace jarl::raiders
