// Every piece can be pointed at in every phase: a legal move belongs to it, or it has an answer.
#include "engine/games/raiders/pieces.h"

#include <doctest/doctest.h>

#include <set>

#include "engine/core/listener.h"
#include "engine/games/raiders/testing.h"

namespace jarl::raiders {

namespace {

// Which pieces a move text belongs to, as the page has it (web/src/games/raiders/moves.ts); KEEP is gathered in the
// hand, card by card.
std::vector<std::string> spots_of(const std::string& text) {
    const auto words = words_of(text);
    const std::string& verb = words[0];
    const auto is = [&](std::initializer_list<const char*> verbs) {
        return std::find(verbs.begin(), verbs.end(), verb) != verbs.end();
    };
    const auto is_card = [](const std::string& name) {
        return std::any_of(kTownsfolk.begin(), kTownsfolk.end(), [&](const auto& c) { return c.id == name; });
    };
    if (verb == "keep" && words.size() == 4)
        return {"hand-" + words[1], "hand-" + words[2], "hand-" + words[3]};
    if (words.size() == 1 && verb != "draw") return {verb};
    if (is({"place", "pick", "swap", "copy"})) return {"house-" + words[1]};
    if (verb == "raid") return {"isle-" + words[1]};
    if (is({"play", "hire", "discard", "enlist"})) return {"hand-" + words[1]};
    if (verb == "give" && is_card(words[1])) return {"hand-" + words[1]};
    if (is({"dismiss", "kill", "lose", "return"})) return {"crew-" + words[1]};
    if (is({"offer", "under"})) return {"tile-" + words[1]};
    if (verb == "reroll") return {"die-" + words[1]};
    if (is({"spot", "number"})) return {verb + "-" + words[1]};
    if (verb == "target") return {"seat-" + words[1]};
    return {"option-" + text};
}

void check_pieces(const State& state, const Listener& listener) {
    std::set<std::string> legal;
    for (const Move move : legal_moves(state))
        for (const std::string& spot : spots_of(to_text(move))) legal.insert(spot);
    const std::vector<std::string> all = pieces(state);
    REQUIRE(std::set<std::string>(all.begin(), all.end()).size() == all.size());
    for (const std::string& spot : legal) {
        CAPTURE(spot);
        REQUIRE(std::find(all.begin(), all.end(), spot) != all.end());
    }
    for (const std::string& piece : all) {
        CAPTURE(piece);
        CAPTURE(int(state.phase));
        const auto answer = why_not_piece(state, piece, {kNames, actor(state)});
        REQUIRE(answer.ok());
        REQUIRE(answer->has_value() != legal.contains(piece));
        if (*answer) listener.say((*answer)->said);
    }
}

}  // namespace

TEST_CASE("a piece answers unless a legal move belongs to it, in every phase of random games") {
    const Listener listener;
    std::set<Phase> met;
    int ply = 0;
    for (const int players : {2, 3, 4})
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            const State end = random_game(
                options_for(players), seed, [&](const State& state, Move, const State&, const auto&) {
                    if (met.contains(state.phase) && ++ply % 11 != 0) return;
                    met.insert(state.phase);
                    check_pieces(state, listener);
                    const State seen = redacted(state, actor(state));  // what whoever decides is shown
                    check_pieces(seen, listener);
                });
            check_pieces(end, listener);
        }
    CHECK(met.size() == std::size_t(Phase::Over));  // every phase in which something is decided
    const std::vector<std::string> keys = word_keys();
    const std::set<std::string> known(keys.begin(), keys.end());
    for (const std::string& key : listener.heard) {
        CAPTURE(key);
        CHECK(known.contains(key));
    }
}

TEST_CASE("who does not decide is told who does") {
    Table t(3);
    const auto answer = why_not_piece(t.state, "house-treasury", {kNames, kSeat2});
    REQUIRE(answer.ok());
    REQUIRE(answer->has_value());
    CHECK((*answer)->said.key == "raiders.piece.waits");
}

TEST_CASE("what is no piece of this table is a problem") {
    const Table t(2);
    for (const char* name : {"", "-", "house-", "house-castle", "seat-2", "seat-", "hand-archer", "die-3",
                             "tile-o02", "spot-1", "end", "option-take gold", "Mill"}) {
        CAPTURE(name);
        CHECK(!why_not_piece(t.state, name, {kNames, kSeat0}).ok());
    }
}

}  // namespace jarl::raiders
