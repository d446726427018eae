// The five levels, the same names in every game: how long each thinks, and how carefully it chooses.
#pragma once

#include <array>
#include <string_view>

#include "bots/search/budget.h"

namespace jarl {

struct Level {
    std::string_view name;
    Budget budget;
    float carelessness;  // how often it takes a move by its share of the visits instead of the best one
};

inline constexpr std::array kLevels{
    Level{"thrall", {.iterations = 8}, 0.7f},      // sees one good thing at a time
    Level{"karl", {.iterations = 25}, 0.3f},       // knows what is good, seldom why
    Level{"huskarl", {.iterations = 100}, 0.12f},  // plans its turn
    Level{"hersir", {.iterations = 500}, 0},       // plans against yours
    Level{"jarl", {.milliseconds = 1000}, 0},      // everything one second gives
};

constexpr const Level* find_level(std::string_view name) {
    for (const Level& level : kLevels)
        if (level.name == name) return &level;
    return nullptr;
}

}  // namespace jarl
