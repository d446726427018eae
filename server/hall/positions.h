// Where the match stands, told to each viewer as far as it may know, and only when it may know something new.
#pragma once

#include <string>
#include <vector>

#include "match/match.h"
#include "server/hall/visitor.h"

namespace jarl::hall {

inline constexpr int kMaxStory =
    2000;  // plies in one message, the last ones: some 300 bytes each, and 1 MB may wait

std::string position_text(const Match& match, Seat viewer, int from);
std::string story_answer(const Match& match, Seat viewer, int from, std::int64_t id);

// To one who has just come, or who must hear it anew. `has`: plies it has for good.
void tell_position(const Match& match, Visitor& visitor, int has);
// After a move or an undo: to those of the mover, and to others if they may see more than before.
void tell_news(const Match& match, const std::vector<Visitor*>& visitors, int mover);

}  // namespace jarl::hall
