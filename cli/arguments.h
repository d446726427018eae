// Checks of arguments that several commands share. Each says what is wrong with its own line.
#pragma once

#include <string>

#include "engine/core/result.h"
#include "match/match.h"
#include "match/words.h"

namespace jarl {

Result<const GameInfo*> game_named(const std::string& name);
Result<const Words*> words_for(const std::string& language);  // empty: the usual ones

// A record or a save from a file, or from standard input (`-`), played again and found right.
Result<std::unique_ptr<Match>> match_in_file(const std::string& file);

}  // namespace jarl
