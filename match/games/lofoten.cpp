#include "bots/games/lofoten/lore.h"
#include "match/games/game_of.h"

template struct jarl::GameOf<jarl::Lofoten, jarl::LofotenLore>;
