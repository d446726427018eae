// What a good player grabs without much thought, in points: one more of a thing when so many are there, a
// card in the crew or at the Town Hall. Playouts live by it, so it was tuned on games of habit against habit.
#pragma once

#include <array>

#include "engine/games/raiders/components.h"

namespace jarl::raiders {

using PerCard = std::array<float, kCardKinds>;
using PerStore = std::array<float, kTurnLimit + 1>;

// clang-format off
struct Habits {
    PerStore silver    {1.57f, 1.11f, 1.54f, 1.23f, 0.98f, 0.53f, 0.64f, 0.45f, -0.68f};
    PerStore provisions{2.61f, 1.79f, 1.63f, 1.77f, 1.10f, 0.68f, 0.83f, -0.06f, 0.03f};
    PerStore cards     {1.72f, 1.53f, 1.54f, 0.99f, 0.27f, 0.50f, 0.21f, 0.35f, 0.28f};
    float gold = 2.15f, iron = 1.38f, livestock = 0.44f;
    std::array<float, kMaxArmour + 1> armour{
        2.59f, 3.15f, 2.49f, 2.17f, 1.96f, 1.76f, 1.76f, 1.15f, 1.89f, 0.75f, 0.26f};
    float grey = 1.11f, white = 2.28f;  // a worker in hand, over a black one
    // One more in a crew of so many.
    std::array<float, kMaxCrew + 1> berth{2.09f, 1.11f, 3.01f, 1.00f, 1.42f, -0.11f};
    float strength = 2.40f;  // a point of it in the crew
    float hired = 0.42f;  // of its worth there, for a card in hand
    float played = 0.39f;  // of its worth in hand, lost at the Town Hall
    float death = -0.12f;  // beyond the card itself
    std::array<float, kMaxMarker + 1> marker{-0.28f, 0.93f, 2.81f, 4.96f, 8.20f, 11.28f, 12.63f, 13.97f};
    float raid = 1.27f;  // to have raided at all
    float offering = 1.61f, offering_cost = 2.12f;  // to have offered; how much of the price counts
    float treasury_silver = -0.82f, treasury_gold = 0.44f;
    float idle = -1.23f;  // a visit without an action
    // archer armourer avenger barbarian berserker brawler brynjar cartographer champion folke
    // forager gatekeeper gravedigger huntsman jeweller marauder mercenary merchant ragnhildr
    // recruiter sage scout shieldmaiden trader warlord warmonger
    PerCard ability{
        2.46f, 1.16f, 0.45f, 1.21f, 0.21f, 1.36f, 1.20f, 2.30f, 2.38f, 2.93f,
        3.65f, 1.64f, 2.48f, 1.65f, 1.06f, 1.60f, 0.87f, 2.11f, 1.04f,
        0.82f, 3.52f, 2.24f, 2.36f, 2.31f, 3.14f, 1.74f,
    };
    PerCard hall{
        0.37f, 2.57f, 0.88f, 2.31f, 0.79f, -1.07f, 0.52f, 1.22f, 0.55f, -0.46f,
        2.76f, 1.84f, -0.36f, 0.29f, 0.93f, 1.02f, 0.78f, 0.72f, -0.96f,
        0.55f, -0.40f, 0.17f, 1.10f, 2.18f, 1.03f, 0.92f,
    };
};
// clang-format on
inline constexpr Habits kHabits{};

}  // namespace jarl::raiders
