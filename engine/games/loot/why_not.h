// Which rule forbids a move.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/core/refusal.h"
#include "engine/games/loot/legal.h"

namespace jarl::loot {

std::optional<Refusal> why_not(const State& state, Move move);  // nothing: it is legal

// Every rule a refusal may name; words/ has a sentence for each.
inline constexpr std::array<std::string_view, 24> kRefusalRules{
    "LOO-012", "LOO-020", "LOO-030", "LOO-031", "LOO-032", "LOO-037", "LOO-041", "LOO-042",
    "LOO-047", "LOO-050", "LOO-053", "LOO-056", "LOO-070", "LOO-073", "LOO-078", "LOO-080",
    "LOO-081", "LOO-085", "LOO-130", "LOO-131", "LOO-132", "LOO-160", "LOO-162", "LOO-170"};

}  // namespace jarl::loot
