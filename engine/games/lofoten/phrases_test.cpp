// What the game says and what it claims to say are the same keys: words/ can be checked against the list.
#include <doctest/doctest.h>

#include <set>

#include "engine/core/listener.h"
#include "engine/games/lofoten/lofoten.h"
#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {
namespace {

struct TellAll {
    Listener& listener;
    const State& state;
    void operator()(const Event& event) const {
        listener.say(event_phrase(event.seen_by(Seat::First), state, {kNames, Seat::First}));
        listener.say(event_phrase(event.seen_by(Seat::Second), state, {kNames, Seat::Second}));
    }
};

void listen_to_a_game(Listener& listener, const Options& options, std::uint64_t seed) {
    Dice dice(seed);
    State state = deal(options, dice);
    TellAll log{listener, state};
    for (int ply = 0; Lofoten::actor(state) != kNobody; ++ply) {
        listener.say(prompt(state, {kNames}));
        const MoveList moves = legal_moves(state);
        for (const Move move : moves) {
            listener.say(move_phrase(state, move, {kNames}));
            listener.say(move_phrase(redacted(state, rival(state.active)), move, {kNames}));
        }
        if (ply % 16 == 0)
            Lofoten::sketch(Lofoten::observe(state, Seat(ply / 16 % 2)), listener, kNames, ply % 32 == 0);
        apply(state, moves[dice.below(std::uint32_t(moves.size()))], dice, log);
    }
    listener.say(prompt(state, {kNames}));
    Lofoten::sketch(Lofoten::observe(state, kNobody), listener, kNames, false);
}

// What random play hardly ever reaches: a coin taken from the rival, a dead position.
void listen_to_rare_things(Listener& listener) {
    Dice dice(1);
    State state = deal({0, 0, 0, Tie::None, Seat::First}, dice);
    TellAll log{listener, state};
    state.players[Seat::Second].coins = 6;
    state.reserve = 0;
    state.phase = Phase::Effect;
    state.effect = Good::Coffer;
    state.uses_left = 1;
    listener.say(move_phrase(state, Move::take(), {kNames}));
    apply(state, Move::take(), dice, log);
    state.phase = Phase::Effect;  // nothing to take, coins to spend
    state.uses_left = 1;
    state.players[state.active].coins = 8;
    state.players[rival(state.active)].coins = 0;
    listener.say(prompt(state, {kNames}));
    log(happened(Happening::EndTriggered, kNobody, Trigger::Dead));
}

// Said by the command line and the page, not by the rules.
bool is_said_elsewhere(const std::string& key) {
    for (const char* start : {"lofoten.name", "lofoten.about", "lofoten.credits", "lofoten.option.",
                              "lofoten.score.", "lofoten.help.", "lofoten.topic.", "lofoten.rule.",
                              "lofoten.piece.", "lofoten.reconstructed.effect"})
        if (key.starts_with(start)) return true;
    return key.starts_with("lofoten.warehouse.") && key.find(".text") != std::string::npos;
}

TEST_CASE("every key the game says is in its list, and every key of the list is said") {
    Listener listener;
    const std::vector<Options> all = all_options();
    for (std::uint64_t seed = 0; seed < 600; ++seed) listen_to_a_game(listener, all[seed % all.size()], seed);
    listen_to_rare_things(listener);
    const std::vector<std::string> keys = word_keys();
    const std::set<std::string> listed(keys.begin(), keys.end());
    CHECK(listed.size() == keys.size());
    for (const std::string& key : listener.heard) CHECK_MESSAGE(listed.contains(key), key);
    for (const std::string& key : listed)
        if (!is_said_elsewhere(key)) CHECK_MESSAGE(listener.heard.contains(key), key);
}

TEST_CASE("a refusal names a rule that has a sentence") {
    std::set<std::string_view> named;
    const std::set<std::string_view> known(kRefusalRules.begin(), kRefusalRules.end());
    const std::vector<Options> all = all_options();
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Dice dice(seed);
        NoLog log;
        State state = deal(all[seed % all.size()], dice);
        while (Lofoten::actor(state) != kNobody) {
            for (int verb = 0; verb < kVerbs; ++verb) {
                const auto refusal = why_not(state, Move{Verb(verb), std::uint8_t(dice.below(8))});
                if (refusal) named.insert(refusal->rule);
            }
            const MoveList moves = legal_moves(state);
            apply(state, moves[dice.below(std::uint32_t(moves.size()))], dice, log);
        }
        named.insert(why_not(state, Move::end())->rule);
    }
    for (const std::string_view rule : named) CHECK_MESSAGE(known.contains(rule), rule);
    for (const std::string_view rule : known) CHECK_MESSAGE(named.contains(rule), rule);
}

// The number or the key inside an argument of that name.
std::string arg_of(const Phrase& phrase, std::string_view name) {
    for (const Phrase::Arg& arg : phrase.args) {
        if (arg.name != name) continue;
        if (const auto* number = std::get_if<int>(&arg.value)) return std::to_string(*number);
        if (const auto* list = std::get_if<std::vector<Phrase>>(&arg.value)) return (*list)[0].key;
        return std::get<std::string>(arg.value);
    }
    return "";
}

TEST_CASE("LOF-023: spaces and slides are told as the reader sees them, in moves and in the log alike") {
    Dice dice(1);
    State state = deal({0, 0, 0, Tie::None, Seat::First}, dice);
    for (Player& player : state.players)
        for (Ship& ship : player.ships) ship.order = Card::None;  // nothing loads
    state.phase = Phase::Move;
    state.side = Side::Left;
    state.moves_left = 1;
    const Event slid = happened(Happening::Slid, Seat::First, Side::Left, 1, false);  // from the middle
    const Reader own{kNames, Seat::First}, across{kNames, Seat::Second}, onlooker{kNames};
    for (const Reader* reader : {&own, &onlooker}) {
        CHECK(move_phrase(state, Move::slide(), *reader).key == "lofoten.move.slide_left");
        CHECK(arg_of(move_phrase(state, Move::slide(), *reader), "space") == "2");
        CHECK(event_phrase(slid, state, *reader).key == "lofoten.event.slid.left");
        CHECK(arg_of(event_phrase(slid, state, *reader), "space") == "2");
    }
    CHECK(move_phrase(state, Move::slide(), across).key == "lofoten.move.slide_right");
    CHECK(arg_of(move_phrase(state, Move::slide(), across), "space") == "4");
    CHECK(event_phrase(slid, state, across).key == "lofoten.event.slid.right");
    CHECK(arg_of(event_phrase(slid, state, across), "space") == "4");
    const Event filled = happened(Happening::Filled, kNobody, 0, 0);
    CHECK(arg_of(event_phrase(filled, state, own), "space") == "1");
    CHECK(arg_of(event_phrase(filled, state, across), "space") == "5");
}

TEST_CASE("a prompt suggests nothing that cannot be done") {
    Dice dice(1);
    State state = deal({0, 0, 0, Tie::None, Seat::First}, dice);
    const Reader reader{kNames, Seat::First};
    CHECK(prompt(state, reader).key == "lofoten.prompt.play");
    ship_at(state.players[Seat::First], Place::Bottom).order = state.deck.first();
    CHECK(prompt(state, reader).key == "lofoten.prompt.play.sides");
    state.phase = Phase::Move;
    state.moves_left = 0;
    CHECK(prompt(state, reader).key == "lofoten.prompt.move.buy");
    state.players[Seat::First].coins = 0;
    CHECK(prompt(state, reader).key == "lofoten.prompt.move.none");
    state.phase = Phase::End;
    CHECK(prompt(state, reader).key == "lofoten.prompt.end.only");
    state.players[Seat::First].coins = 2;
    CHECK(prompt(state, reader).key == "lofoten.prompt.end");
}

}  // namespace
}  // namespace jarl::lofoten
