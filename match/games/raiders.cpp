#include "bots/games/raiders/lore.h"
#include "match/games/game_of.h"

template struct jarl::GameOf<jarl::Raiders, jarl::RaidersLore>;
