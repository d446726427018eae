// Pieces and sentences: every piece can be asked in every phase, and every key said is in the list.
#include "engine/games/loot/pieces.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "engine/core/listener.h"
#include "engine/games/loot/testing.h"

namespace jarl::loot {

namespace {

// Which piece a move text belongs to, as the page has it (web/src/games/loot/moves.ts).
std::string spot_of(const std::string& text) {
    const auto words = words_of(text);
    if (words[0] == "place") return "hex-" + words[1];
    if (words[0] == "leave") return "won-" + words[1] + "-" + words[2];
    if (words[0] == "lay") return "cell-" + words[2];
    if (words[0] == "berth") return "cell-" + words[1];
    return words.size() == 1 ? words[0] : words[0] + "-" + words[1];
}

}  // namespace

namespace {

void check_pieces(const State& state) {
    std::set<std::string> legal;
    for (const Move move : legal_moves(state)) legal.insert(spot_of(to_text(move)));
    const std::vector<std::string> all = pieces(state);
    REQUIRE(std::set<std::string>(all.begin(), all.end()).size() == all.size());
    for (const std::string& spot : legal) REQUIRE(std::find(all.begin(), all.end(), spot) != all.end());
    for (const std::string& piece : all) {
        const auto answer = why_not_piece(state, piece, {kNames, state.active});
        CAPTURE(piece);
        REQUIRE(answer.ok());
        REQUIRE(answer->has_value() != legal.contains(piece));
        if (*answer) REQUIRE((*answer)->said.key.starts_with("loot.piece."));
    }
}

}  // namespace

TEST_CASE("pieces: a piece answers unless a legal move belongs to it, in every phase of random games") {
    std::set<Phase> met;
    int ply = 0;
    random_games(12, [&](const State& before, Move, const State&, const auto&) {
        if (before.phase != Phase::Leave && ++ply % 7 != 0) return;
        met.insert(before.phase);
        check_pieces(before);
    });
    CHECK(met.contains(Phase::Place));
    CHECK(met.contains(Phase::Lay));
    CHECK(met.contains(Phase::Harbour));
    CHECK(met.contains(Phase::Berth));
}

TEST_CASE("pieces: a piece answers while buildings are given up") {
    Table t;
    t.stand(kSeat1, "1,4 -1,-1");
    t.fill(kSeat0, 4);
    t.play("shield second", "place -1,0", "place 1,5");
    REQUIRE(t.state.phase == Phase::Leave);
    check_pieces(t.state);
    CHECK(why_not_piece(t.state, "won-house", {kNames, kSeat0}).ok());  // the first viking's
    Table one;
    one.stand(kSeat1, "1,4");
    one.fill(kSeat0, 2);
    one.play("place 1,5");
    check_pieces(one.state);
    CHECK(!why_not_piece(one.state, "won-house", {kNames, kSeat0})
               .ok());  // all houses are among those to choose from
}

TEST_CASE("pieces: what is not on the table is a problem") {
    const Table t;
    for (const char* name : {"", "hex-", "hex-99,0", "cell-c9r9", "cell-c0r0", "ship-wood-2", "won-wood",
                             "shield-third", "trophy-7", "pile", "END"})
        CHECK_MESSAGE(!why_not_piece(t.state, name, {kNames}).ok(), name);
}

TEST_CASE("pieces: who is not at turn hears whose turn it is, and after the end that it is over") {
    Table t;
    CHECK((*why_not_piece(t.state, "end", {kNames, kSeat1}))->said.key == "loot.piece.turn");
    t.state.phase = Phase::Over;
    for (const std::string& piece : pieces(t.state))
        CHECK((*why_not_piece(t.state, piece, {kNames, kSeat0}))->rule == "LOO-170");
}

TEST_CASE("every key the game says is in its list, and the rules of answers are of the ledger") {
    const Listener listener;
    int ply = 0;
    random_games(12, [&](const State& before, Move, const State&, const auto& events) {
        const Reader reader{kNames, before.active};
        listener.say(prompt(before, reader));
        for (const Event& event : events) listener.say(event_phrase(event, before, reader));
        if (before.phase != Phase::Leave && ++ply % 11 != 0) return;
        for (const Move move : legal_moves(before)) listener.say(move_phrase(before, move, reader));
        for (const std::string& piece : pieces(before))
            if (const auto answer = why_not_piece(before, piece, reader); *answer) {
                listener.say((*answer)->said);
                REQUIRE((*answer)->rule.starts_with("LOO-"));
            }
    });
    const std::vector<std::string> keys = word_keys();
    const std::set<std::string> listed(keys.begin(), keys.end());
    CHECK(listed.size() == keys.size());
    for (const std::string& key : listener.heard) CHECK_MESSAGE(listed.contains(key), key);
    CHECK(listener.heard.size() > 120);
}

}  // namespace jarl::loot
