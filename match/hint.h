// A hint: the best moves as a bot sees them, each with what speaks for it.
#pragma once

#include <string>
#include <vector>

#include "base/json.h"
#include "bots/search/reasons.h"
#include "match/bot.h"
#include "match/phrase_json.h"

namespace jarl {

struct Hint {
    Idea idea;
    std::vector<Reason> reasons;  // the weightiest first; none where the outlook has nothing to say
};

inline constexpr std::size_t kMostHints = 3;
// A move that a bot hardly looked at is no hint.
inline constexpr double kLeastShare = 0.02;

// `ideas` are a bot's about this position, best first.
std::vector<Hint> hints(const Match& match, const std::vector<Idea>& ideas);

// What speaks for a move of the seat that decided at `ply`, from what it knew then. `line`: the move first, then what would
// probably follow.
std::vector<Reason> reasons_at(const Match& match, int ply, const std::vector<std::string>& line);

void write_reasons(Json& json, const std::vector<Reason>& reasons, const PhraseWriter& phrases = kAsPhrases);
std::string hints_json(const std::vector<Hint>& hints, const PhraseWriter& phrases = kAsPhrases);

}  // namespace jarl
