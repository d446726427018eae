// Checks of arguments that several commands share. Each says what is wrong with its own line.
#pragma once

#include <string>

#include "base/result.h"
#include "match/match.h"
#include "match/record.h"
#include "match/words.h"

namespace jarl::cli {

Result<const GameInfo*> game_named(const std::string& name);
std::string seats_text(const GameInfo& game);                 // "2", "2 to 4"
Result<const Words*> words_for(const std::string& language);  // empty: the usual ones

// What is wrong with it, or nothing; for CLI11, which would read -1 as the largest number there is.
std::string not_a_whole_number(const std::string& text);

// A record or a save from a file, or from standard input (`-`), played again and found right.
Result<std::unique_ptr<Match>> match_in_file(const std::string& file, const Words& words);

// What to tell a player whose record was made with other rules than these.
std::string made_with_other_rules(const OtherRuleset& other, const Words& words);

}  // namespace jarl::cli
