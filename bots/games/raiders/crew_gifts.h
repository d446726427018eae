// What a whole crew gives, added up once: strength and points by type of settlement, what it saves, what it
// earns.
#pragma once

#include <array>
#include <cstdint>

#include "engine/games/raiders/state.h"

namespace jarl::raiders {

// clang-format off
enum class Gift : std::uint8_t {
    Strength = 0, RaidPoints = 4, RaidProvisions = 8,  // one for each type of settlement
    RaidGold = 12, Building = 13,                      // one for each building
    HirePrice = 21, Reroll, EndPoints, EndPerLivestock, EndPerOffering, PerArmour, PerCrew, PerValkyrie,
    Fodder,  // a death that is not all loss
};
// clang-format on
inline constexpr std::size_t kGifts = 32;

struct Gifts {
    std::array<std::int8_t, kGifts> amounts{};

    constexpr int operator[](Gift gift) const { return amounts[std::size_t(gift)]; }
    constexpr int at(Gift gift, Type type) const { return amounts[std::size_t(gift) + std::size_t(type)]; }
    constexpr int at(Building building) const {
        return amounts[std::size_t(Gift::Building) + std::size_t(building)];
    }
    constexpr void add(const Gifts& other) {
        for (std::size_t i = 0; i < kGifts; ++i) amounts[i] = std::int8_t(amounts[i] + other.amounts[i]);
    }
};

constexpr Gifts gifts_of(const Townsfolk& is) {
    Gifts gifts;
    const auto give = [&](Gift gift, int offset, int amount) {
        std::int8_t& there = gifts.amounts[std::size_t(gift) + std::size_t(offset)];
        there = std::int8_t(there + amount);
    };
    for (const Type type : kTypes) give(Gift::Strength, int(type), is.strength);
    const auto [trigger, where, amount] = is.crew;
    switch (trigger) {
    case Trigger::RaidPoints: give(Gift::RaidPoints, where, amount); break;
    case Trigger::RaidStrength: give(Gift::Strength, where, amount); break;
    case Trigger::RaidProvisions: give(Gift::RaidProvisions, where, amount); break;
    case Trigger::RaidGold: give(Gift::RaidGold, 0, amount); break;
    case Trigger::Building: give(Gift::Building, where, amount); break;
    case Trigger::HirePrice: give(Gift::HirePrice, 0, amount); break;
    case Trigger::Reroll: give(Gift::Reroll, 0, amount); break;
    case Trigger::EndPoints: give(Gift::EndPoints, 0, amount); break;
    case Trigger::EndPerLivestock: give(Gift::EndPerLivestock, 0, amount); break;
    case Trigger::EndPerOffering: give(Gift::EndPerOffering, 0, amount); break;
    case Trigger::StrengthPerArmour: give(Gift::PerArmour, 0, 1); break;
    case Trigger::StrengthPerCrew: give(Gift::PerCrew, 0, 1); break;
    case Trigger::StrengthPerValkyrie: give(Gift::PerValkyrie, 0, 1); break;
    case Trigger::KilledPoints:
    case Trigger::KilledGold:
    case Trigger::KilledReturns:
    case Trigger::KilledAvenges: give(Gift::Fodder, 0, 1); break;
    case Trigger::Never: break;
    }
    return gifts;
}
inline constexpr std::array<Gifts, kCardKinds> kCardGifts = [] {
    std::array<Gifts, kCardKinds> table;
    for (std::size_t kind = 0; kind < table.size(); ++kind) table[kind] = gifts_of(kTownsfolk[kind]);
    return table;
}();

inline Gifts gifts_of(const Crew& crew) {
    Gifts gifts;
    for (const Card each : crew) gifts.add(kCardGifts[std::size_t(each)]);
    return gifts;
}

// Strength against every type alike: armour, and what the heroes make of it (RAI-227 to RAI-229).
inline int common_strength(const Player& player, const Gifts& gifts) {
    const int armour = player.has[Asset::Armour];
    return armour + gifts[Gift::PerArmour] * (armour / 3) + gifts[Gift::PerCrew] * (player.crew.size() - 1) +
           gifts[Gift::PerValkyrie] * (player.marker / 2);
}

}  // namespace jarl::raiders
