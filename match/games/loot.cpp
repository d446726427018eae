#include "bots/games/loot/lore.h"
#include "match/games/game_of.h"

template struct jarl::GameOf<jarl::Loot, jarl::LootLore>;
