// What a page needs to draw a match besides its view, as JSON with phrases: the story so far.
#pragma once

#include <string>
#include <string_view>

#include "match/match.h"

namespace jarl {

// What happened from ply `from` on, as far as the viewer may know: who decided, in which turn, whether it stands for
// good, the events, and the same as phrases. An array, a ply each.
std::string story_json(const Match& match, int from, Seat viewer);

std::string_view name_of(Match::Refused::Why why);  // "not_legal"

}  // namespace jarl
