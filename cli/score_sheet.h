// The scores by part, a column a seat, and who won.
#pragma once

#include <string>
#include <vector>

#include "match/match.h"
#include "match/words.h"

namespace jarl::cli {

std::vector<std::string> score_sheet(const Match& match, const Words& words);  // lines
std::string result_line(const Match& match, const Words& words);               // of a finished match

}  // namespace jarl::cli
