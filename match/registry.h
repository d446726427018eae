// The games of the hall, each with what its bots know. A new game joins by one line here.
#pragma once

#include "bots/games/lofoten/lore.h"
#include "bots/games/loot/lore.h"
#include "bots/games/raiders/lore.h"
#include "match/games/game_list.h"

namespace jarl {

using HallGames = GameList<GameOf<Lofoten, LofotenLore>,  //
                           GameOf<Loot, LootLore>,        //
                           GameOf<Raiders, RaidersLore>>;

}  // namespace jarl

#ifdef JARL_REGISTRY
// Another program may have other games: this header of its own says what jarl::Everything is.
#include JARL_REGISTRY
#endif

namespace jarl {

#ifndef JARL_REGISTRY
using Everything = HallGames;
#endif

#ifdef JARL_ONLY_GAME
// A page that plays one game loads the rules of that one.
using Registry = Everything::Only<JARL_ONLY_GAME>;
#else
using Registry = Everything;
#endif

template <Game G>
using LoreOf = Registry::LoreOf<G>;

}  // namespace jarl
