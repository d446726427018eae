// Everything that can be said in a game: the moves that were legal somewhere, and whatever else the reader of moves
// takes for one when their words are thrown together anew.
#pragma once

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/conformance/random_games.h"

namespace jarl::conformance {

template <Game G>
std::set<std::string> texts_seen() {
    std::set<std::string> texts;
    for_each_game<G>(0.05, [&](const auto& options, std::uint64_t seed) {
        play_random<G>(options, seed, [&](const auto& state, const auto& moves, auto, Dice&) {
            for (const auto& move : moves) texts.insert(G::to_text(state, move));
            return true;
        });
    });
    return texts;
}

inline std::vector<std::string> words_of(const std::set<std::string>& texts) {
    std::set<std::string> words;
    for (const std::string& text : texts) {
        std::istringstream in(text);
        for (std::string word; in >> word;) words.insert(word);
    }
    return {words.begin(), words.end()};
}

template <Game G>
std::vector<typename G::Move> all_moves() {
    const auto texts = texts_seen<G>();
    std::set<typename G::Move> moves;
    const auto add = [&](const std::string& text) {
        if (const auto move = G::parse(text)) moves.insert(*move);
    };
    for (const std::string& text : texts) add(text);
    const auto words = words_of(texts);
    Dice dice(1);
    const auto word = [&] { return words[dice.below(std::uint32_t(words.size()))]; };
    for (const std::string& first : words)
        for (const std::string& second : words) add(first + " " + second);
    for (int i = 0; i < 100'000; ++i) add(word() + " " + word() + " " + word());
    return {moves.begin(), moves.end()};
}

}  // namespace jarl::conformance
