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

using Registry = GameList<Lofoten, Loot, Raiders>;

}  // namespace jarl
