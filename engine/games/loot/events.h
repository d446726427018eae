// The events of Loot: their names, their fields, and a maker. All of them are public.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/event_spec.h"
#include "engine/games/loot/move.h"

namespace jarl::loot {

// clang-format off
enum class Happening : std::uint8_t {
    Shield, Placed, Won, Left, Laid, TookShip, Berthed, Validated, Finished, Trophy, Refilled, SeaEmpty, Passed, Turn,
    Over,
};
// clang-format on

enum class Field : std::uint8_t { Number, AShield, AHex, AKind, ACell, AShip, ASite };
// No field is a list.
constexpr int values_in(Field) { return 1; }
using EventSpec = jarl::EventSpec<Happening, Field, 3>;
using FieldSpec = jarl::FieldSpec<Field>;

// clang-format off
inline constexpr std::array kEventSpecs{
    EventSpec{Happening::Shield, "shield", true, {{{"shield", Field::AShield}}}},
    EventSpec{Happening::Placed, "placed", true, {{{"hex", Field::AHex}}}},
    EventSpec{Happening::Won, "won", true, {{{"kind", Field::AKind}, {"count", Field::Number}, {"spot", Field::AHex}}}},
    EventSpec{Happening::Left, "left", true, {{{"kind", Field::AKind}, {"spot", Field::AHex}}}},
    EventSpec{Happening::Laid, "laid", true, {{{"kind", Field::AKind}, {"cell", Field::ACell}}}},
    EventSpec{Happening::TookShip, "took_ship", true, {{{"ship", Field::AShip}, {"slot", Field::Number}}}},
    EventSpec{Happening::Berthed, "berthed", true, {{{"ship", Field::AShip}, {"cell", Field::ACell}}}},
    EventSpec{Happening::Validated, "validated", true, {{{"ship", Field::AShip}, {"cell", Field::ACell}}}},
    EventSpec{Happening::Finished, "finished", true, {{{"site", Field::ASite}}}},
    EventSpec{Happening::Trophy, "trophy", true, {{{"axes", Field::Number}}}},
    EventSpec{Happening::Refilled, "refilled", false, {{{"slot", Field::Number}, {"ship", Field::AShip}}}},
    EventSpec{Happening::SeaEmpty, "sea_empty", false, {{{"slot", Field::Number}}}},
    EventSpec{Happening::Passed, "passed", true, {}},
    EventSpec{Happening::Turn, "turn", true, {}},
    EventSpec{Happening::Over, "over", false, {}},
};
// clang-format on
constexpr const EventSpec& spec(Happening kind) { return kEventSpecs[std::size_t(kind)]; }
static_assert(in_order(kEventSpecs, Happening::Over));

}  // namespace jarl::loot
