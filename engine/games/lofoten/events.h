// The events of Lofoten: their names, their fields, and makers for each.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/event_spec.h"
#include "engine/games/lofoten/move.h"

namespace jarl::lofoten {

// clang-format off
enum class Happening : std::uint8_t {
    Turn, Played, Placed, Slid, TurnedWheel, Loaded, Unloaded, Stored, TookCoin, Paid, Removed, Drew, Put, Renewed,
    Rerolled, TurnedTile, Top, Filled, Claimed, Gave, Closed, Shifted, Attached, Upgraded, EndTriggered, Over,
};
// clang-format on

// What a value of an event means; a list takes three values.
// clang-format off
enum class Field : std::uint8_t {
    Number, Flag, HandSlot, HandEnd, SlideTo, TurnTo, OrderCard, OrderCards, MarketTile, MarketTiles, StoredTile,
    ShipLetter, AGood, AJarl, CoinSource, Purchase, RemovedWhy, Trigger, Scores,
};
// clang-format on
using EventSpec = jarl::EventSpec<Happening, Field, 4>;
using FieldSpec = jarl::FieldSpec<Field>;

enum class CoinSource : std::uint8_t { Reserve, Rival };
enum class Purchase : std::uint8_t { Move, Hand, Turn };
enum class RemovedWhy : std::uint8_t { Mead, Four };
enum class Trigger : std::uint8_t { Market, Stall, Dead };
inline constexpr std::array<std::string_view, 2> kCoinSourceNames{"reserve", "rival"};
inline constexpr std::array<std::string_view, 3> kPurchaseNames{"move", "hand", "turn"};
inline constexpr std::array<std::string_view, 2> kRemovedWhyNames{"mead", "four"};
inline constexpr std::array<std::string_view, 3> kTriggerNames{"market", "stall", "dead"};

// clang-format off
inline constexpr std::array kEventSpecs{
    EventSpec{Happening::Turn, "turn", true, {{{"number", Field::Number}, {"extra", Field::Flag}}}},
    EventSpec{Happening::Played, "played", true, {{{"slot", Field::HandSlot}, {"card", Field::OrderCard}, {"moves", Field::Number}}}},
    EventSpec{Happening::Placed, "placed", true, {{{"ship", Field::ShipLetter}, {"card", Field::OrderCard}, {"uses", Field::Number}}}},
    EventSpec{Happening::Slid, "slid", true, {{{"direction", Field::SlideTo}, {"area", Field::Number}, {"paid", Field::Flag}}}},
    EventSpec{Happening::TurnedWheel, "turned_wheel", true, {{{"direction", Field::TurnTo}, {"paid", Field::Flag}}}},
    EventSpec{Happening::Loaded, "loaded", true, {{{"ship", Field::ShipLetter}, {"tile", Field::MarketTile}, {"space", Field::Number}}}},
    EventSpec{Happening::Unloaded, "unloaded", true, {{{"ship", Field::ShipLetter}, {"order", Field::OrderCard}, {"tiles", Field::MarketTiles}}}},
    EventSpec{Happening::Stored, "stored", true, {{{"tile", Field::MarketTile}, {"warehouse", Field::Number}, {"claims", Field::Flag}}}},
    EventSpec{Happening::TookCoin, "took_coin", true, {{{"source", Field::CoinSource}}}},
    EventSpec{Happening::Paid, "paid", true, {{{"coins", Field::Number}, {"what", Field::Purchase}}}},
    EventSpec{Happening::Removed, "removed", false, {{{"space", Field::Number}, {"tile", Field::MarketTile}, {"why", Field::RemovedWhy}}}},
    EventSpec{Happening::Drew, "drew", true, {{{"card", Field::OrderCard}}}},
    EventSpec{Happening::Put, "put", true, {{{"end", Field::HandEnd}}}},
    EventSpec{Happening::Renewed, "renewed", false, {{{"cards", Field::Number}}}},
    EventSpec{Happening::Rerolled, "rerolled", true, {{{"discarded", Field::OrderCards}, {"cards", Field::OrderCards}}}},
    EventSpec{Happening::TurnedTile, "turned_tile", false, {{{"pile", Field::Number}, {"tile", Field::MarketTile}}}},
    EventSpec{Happening::Top, "top", false, {{{"pile", Field::Number}, {"good", Field::AGood}, {"left", Field::Number}}}},
    EventSpec{Happening::Filled, "filled", false, {{{"space", Field::Number}, {"tile", Field::MarketTile}}}},
    EventSpec{Happening::Claimed, "claimed", true, {{{"jarl", Field::AJarl}}}},
    EventSpec{Happening::Gave, "gave", true, {{{"coins", Field::Number}}}},
    EventSpec{Happening::Closed, "closed", true, {{{"warehouse", Field::Number}, {"tiles", Field::Number}}}},
    EventSpec{Happening::Shifted, "shifted", true, {{{"tile", Field::StoredTile}, {"warehouse", Field::Number}}}},
    EventSpec{Happening::Attached, "attached", true, {{{"warehouse", Field::Number}}}},
    EventSpec{Happening::Upgraded, "upgraded", true, {{{"ship", Field::ShipLetter}, {"warehouse", Field::Number}, {"tile", Field::MarketTile}}}},
    EventSpec{Happening::EndTriggered, "end_triggered", false, {{{"why", Field::Trigger}}}},
    EventSpec{Happening::Over, "over", false, {{{"scores", Field::Scores}}}},
};
// clang-format on
constexpr const EventSpec& spec(Happening kind) { return kEventSpecs[std::size_t(kind)]; }
static_assert(in_order(kEventSpecs, Happening::Over));

constexpr int values_in(Field field) {
    switch (field) {
    case Field::OrderCards:
    case Field::MarketTiles: return 3;
    case Field::Scores: return 2;
    default: return 1;
    }
}

// Value `first` and those after it are for the acting seat alone.
constexpr Event with_secret(Event event, int first) {
    event.secret = std::uint16_t(0xff & (0xff << first));
    event.insiders = std::uint8_t(1 << index(event.seat));
    return event;
}

}  // namespace jarl::lofoten
