// Which rule forbids a move.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/core/refusal.h"
#include "engine/games/lofoten/legal.h"

namespace jarl::lofoten {

std::optional<Refusal> why_not(const State& state, Move move);  // nothing: it is legal

// Every rule a refusal may name; words/ has a sentence for each.
inline constexpr std::array<std::string_view, 37> kRefusalRules{
    "LOF-021", "LOF-030", "LOF-032", "LOF-034", "LOF-040", "LOF-041", "LOF-050", "LOF-053",
    "LOF-054", "LOF-055", "LOF-061", "LOF-062", "LOF-063", "LOF-064", "LOF-065", "LOF-067",
    "LOF-068", "LOF-075", "LOF-081", "LOF-085", "LOF-090", "LOF-091", "LOF-092", "LOF-102",
    "LOF-106", "LOF-130", "LOF-131", "LOF-132", "LOF-136", "LOF-137", "LOF-138", "LOF-139",
    "LOF-143", "LOF-146", "LOF-150", "LOF-151", "LOF-155"};

}  // namespace jarl::lofoten
