// What a page needs to draw a match besides its view, as JSON with phrases: the story so far, and what a move leads to.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "match/match.h"

namespace jarl {

// What happened from ply `from` on, as far as the viewer may know: who decided, in which turn, whether it stands for
// good, the events, and the same as phrases. An array, a ply each.
std::string story_json(const Match& match, int from, Seat viewer);

// What a legal move of the deciding seat leads to. {"chance":true}: nobody can tell. Else the view right after it and
// its events; "final" when it could not be taken back. null: it is not legal. `read` is what was read of the tape.
std::string foresight_json(const Match& match, std::span<const std::uint8_t> read,
                           std::string_view move_text);

std::string_view name_of(Match::Refused::Why why);  // "not_legal"

}  // namespace jarl
