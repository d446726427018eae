// An analysis in words for people, and as JSON lines for programs.
#pragma once

#include "cli/output.h"
#include "cli/terminal.h"
#include "match/analysis.h"
#include "match/words.h"

namespace jarl::cli {

void tell_analysis(Terminal& terminal, const Match& match, const Analysis& analysis, const Words& words);
void write_analysis(Output& out, const Match& match, const Analysis& analysis);

}  // namespace jarl::cli
