// What the game says and what it claims to say are the same keys: words/ can be checked against the list.
#include <doctest/doctest.h>

#include <set>

#include "engine/games/lofoten/lofoten.h"

namespace jarl::lofoten {
namespace {

// Hears every key, also those inside arguments; says the key itself.
class Listener final : public Teller {
  public:
    std::string say(const Phrase& phrase) const override {
        heard.insert(phrase.key);
        for (const Phrase::Arg& arg : phrase.args)
            if (const auto* list = std::get_if<std::vector<Phrase>>(&arg.value))
                for (const Phrase& inner : *list) say(inner);
        return phrase.key;
    }
    mutable std::set<std::string> heard;
};

const std::vector<std::string> kNames{"Astrid", "Ragnar"};

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
    State state = deal({}, dice);
    TellAll log{listener, state};
    state.players[Seat::Second].coins = 6;
    state.reserve = 0;
    state.phase = Phase::Effect;
    state.effect = Good::Coffer;
    state.uses_left = 1;
    listener.say(move_phrase(state, Move::take(), {kNames}));
    apply(state, Move::take(), dice, log);
    log(happened(Happening::EndTriggered, kNobody, Trigger::Dead));
}

// Said by the command line and the page, not by the rules.
bool is_said_elsewhere(const std::string& key) {
    for (const char* start : {"lofoten.name", "lofoten.about", "lofoten.credits", "lofoten.option.",
                              "lofoten.score.", "lofoten.help.", "lofoten.topic.", "lofoten.rule."})
        if (key.starts_with(start)) return true;
    return key.starts_with("lofoten.warehouse.") && key.ends_with(".text");
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

}  // namespace
}  // namespace jarl::lofoten
