// The events of Raiders: their names, their fields, and makers for each.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/event_spec.h"
#include "engine/games/raiders/move.h"

namespace jarl::raiders {

// clang-format off
enum class Happening : std::uint8_t {
    Kept, KeptCards, FirstPlayer, TurnEnded, FinalRound, GameOver, Drew, DrewCards, Reshuffled, Placed,
    Picked, Acted, Skipped, Gained, Paid, Lost, Handed, Discarded, Hires, Joined, Returned, Played,
    Targeted, Copied, Swapped, Number, Chose, Exchanged, ExchangedCards, Offered, OfferingShown,
    OfferingUnder, Raids, Rolled, Rerolled, Strength, Scored, Plundered, Killed,
};
// clang-format on

// What a value of an event means. Lists of cards take as many values as the field says.
// clang-format off
enum class Field : std::uint8_t {
    Number, Flag, ASeat, ABuilding, APlace, AColour, AnAsset, ACard, ThreeCards, TwoCards, Hand,
    PackedCards, ATile, Dice, ASource, AReason, ATrigger,
};
// clang-format on
using EventSpec = jarl::EventSpec<Happening, Field, 7>;
using FieldSpec = jarl::FieldSpec<Field>;

enum class From : std::uint8_t { Hand, Crew };
enum class Reason : std::uint8_t { Strength, Harbour, Crew, Killed };
inline constexpr std::array<std::string_view, 2> kFromNames{"hand", "crew"};
inline constexpr std::array<std::string_view, 4> kReasonNames{"strength", "harbour", "crew", "killed"};
inline constexpr std::array<std::string_view, 3> kTriggerNames{"fortresses", "offerings", "valkyries"};

// clang-format off
inline constexpr std::array kEventSpecs{
    EventSpec{Happening::Kept, "kept", true, {}},
    EventSpec{Happening::KeptCards, "kept_cards", true, {{{"cards", Field::ThreeCards}, {"under", Field::TwoCards}}}},
    EventSpec{Happening::FirstPlayer, "first_player", true, {}},
    EventSpec{Happening::TurnEnded, "turn_ended", true, {}},
    EventSpec{Happening::FinalRound, "final_round", false, {{{"trigger", Field::ATrigger}}}},
    EventSpec{Happening::GameOver, "game_over", false, {{{"unfinished", Field::Flag}}}},
    EventSpec{Happening::Drew, "drew", true, {{{"count", Field::Number}}}},
    EventSpec{Happening::DrewCards, "drew_cards", true, {{{"cards", Field::Hand}}}},
    EventSpec{Happening::Reshuffled, "reshuffled", false, {}},
    EventSpec{Happening::Placed, "placed", true, {{{"where", Field::ABuilding}, {"worker", Field::AColour}}}},
    EventSpec{Happening::Picked, "picked", true, {{{"where", Field::ABuilding}, {"worker", Field::AColour}}}},
    EventSpec{Happening::Acted, "acted", true, {{{"where", Field::ABuilding}}}},
    EventSpec{Happening::Skipped, "skipped", true, {{{"where", Field::ABuilding}}}},
    EventSpec{Happening::Gained, "gained", true, {{{"kind", Field::AnAsset}, {"amount", Field::Number}}}},
    EventSpec{Happening::Paid, "paid", true, {{{"kind", Field::AnAsset}, {"amount", Field::Number}}}},
    EventSpec{Happening::Lost, "lost", true, {{{"kind", Field::AnAsset}, {"amount", Field::Number}}}},
    EventSpec{Happening::Handed, "handed", true, {{{"to_seat", Field::ASeat}, {"kind", Field::AnAsset}, {"amount", Field::Number}}}},
    EventSpec{Happening::Discarded, "discarded", true, {{{"card", Field::ACard}, {"source", Field::ASource}}}},
    EventSpec{Happening::Hires, "hires", true, {{{"card", Field::ACard}}}},
    EventSpec{Happening::Joined, "joined", true, {{{"card", Field::ACard}}}},
    EventSpec{Happening::Returned, "returned", true, {{{"card", Field::ACard}}}},
    EventSpec{Happening::Played, "played", true, {{{"card", Field::ACard}}}},
    EventSpec{Happening::Targeted, "targeted", true, {{{"target", Field::ASeat}}}},
    EventSpec{Happening::Copied, "copied", true, {{{"where", Field::ABuilding}}}},
    EventSpec{Happening::Swapped, "swapped", true, {{{"target", Field::ASeat}, {"where", Field::ABuilding}, {"now_there", Field::AColour}, {"now_held", Field::AColour}}}},
    EventSpec{Happening::Number, "number", true, {{{"target", Field::ASeat}, {"count", Field::Number}}}},
    EventSpec{Happening::Chose, "chose", true, {}},
    EventSpec{Happening::Exchanged, "exchanged", true, {{{"target", Field::ASeat}, {"count", Field::Number}}}},
    EventSpec{Happening::ExchangedCards, "exchanged_cards", true, {{{"target", Field::ASeat}, {"mine", Field::PackedCards}, {"theirs", Field::PackedCards}}}},
    EventSpec{Happening::Offered, "offered", true, {{{"tile", Field::ATile}}}},
    EventSpec{Happening::OfferingShown, "offering_shown", false, {{{"tile", Field::ATile}}}},
    EventSpec{Happening::OfferingUnder, "offering_under", false, {{{"tile", Field::ATile}}}},
    EventSpec{Happening::Raids, "raids", true, {{{"where", Field::APlace}, {"worker", Field::AColour}}}},
    EventSpec{Happening::Rolled, "rolled", true, {{{"dice", Field::Dice}}}},
    EventSpec{Happening::Rerolled, "rerolled", true, {{{"old", Field::Number}, {"new", Field::Number}}}},
    EventSpec{Happening::Strength, "strength", true, {{{"total", Field::Number}}}},
    EventSpec{Happening::Scored, "scored", true, {{{"points", Field::Number}, {"why", Field::AReason}}}},
    EventSpec{Happening::Plundered, "plundered", true, {{{"where", Field::APlace}, {"spot", Field::Number}, {"worker", Field::AColour}, {"gold", Field::Number}, {"iron", Field::Number}, {"livestock", Field::Number}, {"valkyrie", Field::Number}}}},
    EventSpec{Happening::Killed, "killed", true, {{{"card", Field::ACard}}}},
};
// clang-format on
constexpr const EventSpec& spec(Happening kind) { return kEventSpecs[std::size_t(kind)]; }
static_assert(in_order(kEventSpecs, Happening::Killed));

// How many values a field takes. Eight cards of an exchange are packed three to a value.
inline constexpr int kCardsInValue = 3, kPackedValues = 3;
constexpr int values_in(Field field) {
    switch (field) {
    case Field::ThreeCards: return kKept;
    case Field::TwoCards: return kRejected;
    case Field::Hand: return 8;
    case Field::PackedCards: return kPackedValues;
    case Field::Dice: return kMaxDice;
    default: return 1;
    }
}

// The whole event is for these seats alone.
constexpr Event told_to(Event event, Seat one, Seat other) {
    event.secret = Event::kEverything;
    event.insiders = std::uint8_t(1u << index(one) | 1u << index(other));
    return event;
}

// Cards of an exchange inside an event, five bits each.
template <class List>
constexpr void pack_cards(Event& event, std::size_t first, const List& cards) {
    for (std::size_t value = 0; value < kPackedValues; ++value) {
        int packed = 0;
        for (std::size_t i = 0; i < kCardsInValue; ++i) {
            const std::size_t at = value * kCardsInValue + i;
            packed |= (at < cards.size() ? int(cards[at]) : int(Card::Unknown)) << 5 * i;
        }
        event.values[first + value] = std::int16_t(packed);
    }
}
constexpr FixedList<Card, kMaxGiven> unpack_cards(EventValues values) {
    FixedList<Card, kMaxGiven> cards;
    for (const std::int16_t packed : values)
        for (int i = 0; i < kCardsInValue; ++i) {
            const Card card = Card(packed >> 5 * i & 31);
            if (is_known(card)) cards.push(card);
        }
    return cards;
}

}  // namespace jarl::raiders
