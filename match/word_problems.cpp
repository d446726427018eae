#include <set>
#include <utility>

#include "match/games/game_table.h"
#include "match/words.h"

namespace jarl {

namespace {

// Every argument a sentence uses, in braces.
std::string arguments_of(const Sentence& sentence) {
    std::set<std::string> names;
    for (const Sentence::Piece& piece : sentence.pieces())
        if (piece.kind != Sentence::Piece::Kind::Plain) names.insert("{" + piece.text + "}");
    std::string list;
    for (const std::string& name : names) list += name;
    return list.empty() ? "nothing" : list;
}

void find_missing(const Words& words, const std::set<std::string>& said, std::vector<std::string>& problems) {
    for (const std::string& key : said)
        if (!words.knows(key)) problems.push_back(words.language() + ": missing: " + key);
}

void find_unused(const Words& words, const std::set<std::string>& said, std::string_view not_ours,
                 std::vector<std::string>& problems) {
    for (const auto& [key, sentence] : words.sentences()) {
        const bool ours = not_ours.empty() || !key.starts_with(not_ours);
        if (ours && said.count(key) == 0) problems.push_back(words.language() + ": unused: " + key);
    }
}

void find_differences(const Words& one, const Words& other, std::vector<std::string>& problems) {
    for (const auto& [key, sentence] : one.sentences()) {
        const auto found = other.sentences().find(key);
        if (found == other.sentences().end()) continue;
        const std::string here = arguments_of(sentence), there = arguments_of(found->second);
        if (here == there) continue;
        std::string problem = key + ": " + one.language() + " uses " + here;
        problem.append(", ").append(other.language()).append(" uses ").append(there);
        problems.push_back(std::move(problem));
    }
}

}  // namespace

std::vector<std::string> word_problems(std::span<const Words> all, const std::vector<std::string>& said,
                                       std::string_view not_ours) {
    const std::set<std::string> keys(said.begin(), said.end());
    std::vector<std::string> problems;
    for (const Words& words : all) {
        find_missing(words, keys, problems);
        find_unused(words, keys, not_ours, problems);
        if (&words != &all.front()) find_differences(all.front(), words, problems);
    }
    return problems;
}

std::vector<std::string> game_word_keys() {
    std::vector<std::string> all;
    for (const GameInfo& game : games()) {
        const std::vector<std::string> keys = find_game_tools(game.name)->word_keys();
        all.insert(all.end(), keys.begin(), keys.end());
    }
    return all;
}

}  // namespace jarl
