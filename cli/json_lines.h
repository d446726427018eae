// A match as JSON lines: the deal, every ply, the end. The door for independent checkers, so the keys are a promise.
#pragma once

#include <optional>
#include <string>

#include "match/match.h"

namespace jarl::cli {

// Who reads. Nothing: somebody who may know everything; kNobody: an onlooker.
using Reader = std::optional<Seat>;

std::string deal_line(const Match& match, Reader reader);
std::string ply_line(const Match& match, int ply, Reader reader);  // ply: 0 .. match.ply()-1
std::string end_line(const Match& match);

}  // namespace jarl::cli
