// Which rule forbids a move.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/core/refusal.h"
#include "engine/games/raiders/legal.h"

namespace jarl::raiders {

std::optional<Refusal> why_not(const State& state, Move move);  // nothing: it is legal

// Every rule a refusal may name; words/ has a sentence for each.
inline constexpr std::array<std::string_view, 44> kRefusalRules{
    "RAI-013", "RAI-022", "RAI-024", "RAI-030", "RAI-031", "RAI-032", "RAI-033", "RAI-034", "RAI-035",
    "RAI-037", "RAI-050", "RAI-060", "RAI-061", "RAI-062", "RAI-063", "RAI-064", "RAI-065", "RAI-066",
    "RAI-067", "RAI-068", "RAI-071", "RAI-081", "RAI-084", "RAI-090", "RAI-091", "RAI-092", "RAI-093",
    "RAI-104", "RAI-110", "RAI-123", "RAI-200", "RAI-201", "RAI-203", "RAI-204", "RAI-206", "RAI-212",
    "RAI-217", "RAI-218", "RAI-219", "RAI-220", "RAI-222", "RAI-224", "RAI-225", "RAI-230"};

}  // namespace jarl::raiders
