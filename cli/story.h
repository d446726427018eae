// What happened, in sentences: one paragraph a move, and a line of its own where a turn begins.
#pragma once

#include <string_view>
#include <vector>

#include "cli/terminal.h"
#include "engine/core/phrase.h"
#include "match/words.h"

namespace jarl::cli {

// True: a turn began among them.
bool tell_phrases(Terminal& terminal, const std::vector<Phrase>& phrases, const Words& words,
                  std::string_view first, std::string_view rest);

}  // namespace jarl::cli
