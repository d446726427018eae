// The games of the hall. A new game joins by one line here.
#pragma once

#include "engine/core/game.h"
#include "engine/games/lofoten/lofoten.h"
#include "engine/games/loot/loot.h"
#include "engine/games/raiders/raiders.h"

namespace jarl {

template <Game... Gs>
struct GameList {
    // Calls f.template operator()<G>() for every game, in order.
    template <class F>
    static void for_each(F f) {
        (f.template operator()<Gs>(), ...);
    }
};

#ifdef JARL_ONLY_GAME  // a page that plays one game loads the rules of that one
using Registry = GameList<JARL_ONLY_GAME>;
#else
using Registry = GameList<Lofoten, Loot, Raiders>;
#endif

}  // namespace jarl
