// An analysis as JSON lines (docs/analysis.md): for the command line and for the page alike.
#pragma once

#include <string>

#include "match/analysis.h"

namespace jarl {

std::string ply_json(const JudgedPly& ply, const TurningPoints& turning);
std::string summary_json(const Match& match, const Analysis& analysis, const TurningPoints& turning);

}  // namespace jarl
