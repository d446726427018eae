// The lore of each game of the registry.
#pragma once

#include "bots/games/lofoten/lore.h"
#include "bots/games/loot/lore.h"
#include "bots/games/raiders/lore.h"
#include "match/registry.h"

namespace jarl {

template <Game G>
struct LoreFor;
template <>
struct LoreFor<Lofoten> {
    using Is = LofotenLore;
};
template <>
struct LoreFor<Loot> {
    using Is = LootLore;
};
template <>
struct LoreFor<Raiders> {
    using Is = RaidersLore;
};
template <Game G>
using LoreOf = typename LoreFor<G>::Is;

}  // namespace jarl
