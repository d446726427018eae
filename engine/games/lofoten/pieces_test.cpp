// Every piece, in every phase, either belongs to a legal move or says why it does not.
#include <doctest/doctest.h>

#include <set>

#include "engine/games/lofoten/testing.h"

namespace jarl::lofoten {
namespace {

// The page's own reading of a move text (web/src/games/lofoten/moves.ts).
std::string spot_of_text(const State& state, std::string_view text) {
    auto words = words_of(text);
    words.resize(3);
    const std::string &verb = words[0], &first = words[1];
    const std::string side = state.side == Side::Left ? "left" : "right",
                      turn = state.side == Side::Left ? "ccw" : "cw";
    if (verb == "play") return "hand-" + first;
    if (verb == "put") return "put-" + first;
    if (verb == "buy") return first == "slide" ? "slide-" + side : "wheel-" + turn;
    if (verb == "slide") return "slide-" + (first.empty() ? side : first);
    if (verb == "turn") return "wheel-" + (first.empty() ? turn : first);
    if (verb == "remove" || verb == "space") return "market-" + first;
    if (verb == "load") return "market-" + std::to_string(space_before(state, state.active));
    if (verb == "pile") return "pile-" + first;
    if (verb == "store" || verb == "close" || verb == "attach" || verb == "to") return "rack-" + first;
    if (verb == "flip") return "stored-" + first + "-" + words[2];
    if (verb == "unload" || verb == "upgrade")
        return "ship-" + std::to_string(int(state.active)) + "-" + first;
    if (verb == "claim") return "jarl-" + first;
    if (verb == "take") return "reserve";
    if (verb == "reroll") return "coin-hand";
    if (verb == "extra") return "coin-turn";
    return verb == "stop" ? "deck" : "";
}

void check_pieces(const State& state, std::set<std::string>& heard) {
    std::set<std::string> used;
    for (const Move move : legal_moves(state)) used.insert(spot_of_text(state, to_text(move)));
    used.erase("");
    const auto all = pieces(state);
    const std::set<std::string> names(all.begin(), all.end());
    REQUIRE(names.size() == all.size());
    for (const std::string& spot : used) REQUIRE(names.contains(spot));
    for (const std::string& name : all) {
        const auto said = why_not_piece(state, name, {kNames, state.active});
        REQUIRE(said.ok());
        CAPTURE(name);
        REQUIRE(said->has_value() != used.contains(name));
        if (!said->has_value()) continue;
        heard.insert((*said)->said.key);
        REQUIRE((*said)->rule.starts_with("LOF-"));
        const auto waiting = why_not_piece(state, name, {kNames, rival(state.active)});
        if (state.phase != Phase::Over) REQUIRE((*waiting)->said.key == "lofoten.piece.turn");
    }
}

}  // namespace

TEST_CASE("a piece says why it does nothing exactly when no legal move is its own") {
    std::set<std::string> heard;
    const auto options = all_options();
    for (std::size_t i = 0; i < options.size(); ++i) {
        const State over = random_game(
            options[i], i, [&, ply = 0](const State& before, Move, const State&, const auto&) mutable {
                if (ply++ % 29 == 0) check_pieces(before, heard);
            });
        check_pieces(over, heard);
    }
    const auto keys = piece_keys();
    std::set<std::string> listed;
    for (const std::string& key : keys) listed.insert("lofoten.piece." + key);
    CHECK(listed.size() == keys.size());
    for (const std::string& key : heard) CHECK_MESSAGE(listed.contains(key), key);
}

TEST_CASE("there are no other pieces") {
    const Table t;
    for (const char* name :
         {"", "market-5", "rack-", "stored-0-fish2r", "ship-2-A", "jarl-harbour", "put-left"})
        CHECK(!why_not_piece(t.state, name, {kNames, kSeat0}).ok());
}

}  // namespace jarl::lofoten
