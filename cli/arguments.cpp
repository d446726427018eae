#include "cli/arguments.h"

#include <fmt/core.h>

#include "base/native/files.h"
#include "base/plain_text.h"
#include "base/text.h"
#include "cli/language.h"
#include "cli/sitting.h"
#include "match/native/crypto.h"
#include "match/record.h"

namespace jarl::cli {
namespace {

std::string listed(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
    return list;
}

}  // namespace

Result<const GameInfo*> game_named(const std::string& name) {
    if (const GameInfo* game = find_game(name)) return game;
    std::vector<std::string> names;
    for (const GameInfo& game : games()) names.emplace_back(game.name);
    return Problem{fmt::format("unknown game {}; the games are: {}", jarl::quoted(name), listed(names))};
}

std::string seats_text(const GameInfo& game) {
    return game.min_seats == game.max_seats ? std::to_string(game.min_seats)
                                            : fmt::format("{} to {}", game.min_seats, game.max_seats);
}

Result<const Words*> words_for(const std::string& language) {
    if (language.empty()) return &usual_words();
    if (const Words* found = find_words(language)) return found;
    return Problem{fmt::format("unknown language {}; the languages are: {}", jarl::quoted(language),
                               listed(languages()))};
}

std::string not_a_whole_number(const std::string& text) {
    const bool digits = text.find_first_not_of("0123456789") == std::string::npos;
    return digits && !text.empty() ? "" : jarl::quoted(text) + " is not a whole number";
}

Result<std::unique_ptr<Match>> match_in_file(const std::string& file, const Words& words) {
    const bool standard_input = file == "-";
    const auto text = read_file(standard_input ? "/dev/stdin" : file, kMaxRecordBytes);
    if (!text) return Problem{text.problem()};
    const std::string where = standard_input ? "standard input: " : file + ": ";
    const auto record = read_record(without_players(*text));
    if (!record) return Problem{where + record.problem()};
    if (const auto other = other_ruleset(*record))
        return Problem{where + made_with_other_rules(*other, words)};
    auto match = replay(*record, NativeCrypto{});
    if (!match) return Problem{where + match.problem()};
    return match;
}

std::string made_with_other_rules(const OtherRuleset& other, const Words& words) {
    return words.say(
        Phrase{"cli.other_ruleset"}.with("made", printable(other.made_with)).with("played", other.played));
}

}  // namespace jarl::cli
