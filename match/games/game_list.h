// A list of games as a type. Tests that need the rules themselves walk through it; everybody else asks the tables.
#pragma once

#include <type_traits>

#include "match/games/game_table.h"

namespace jarl {

// The entry of a game in a list of GameOf.
template <class G, class... Entries>
struct EntryOf;
template <class G, class First, class... Rest>
struct EntryOf<G, First, Rest...> : std::conditional_t<std::is_same_v<G, typename First::Rules>,
                                                       std::type_identity<First>, EntryOf<G, Rest...>> {};
template <class G>
struct EntryOf<G> {};

template <class... Entries>
struct GameList {
    template <class... More>
    using With = GameList<Entries..., More...>;
    template <Game G>
    using Only = GameList<typename EntryOf<G, Entries...>::type>;
    template <Game G>
    using LoreOf = typename EntryOf<G, Entries...>::type::Known;
    // All the games as the arguments of another template.
    template <template <class...> class List>
    using As = List<typename Entries::Rules...>;

    // Calls f.template operator()<G>() for every game, in order.
    template <class F>
    static void for_each(F f) {
        (f.template operator()<typename Entries::Rules>(), ...);
    }
    // The same with the entries: GameOf<G, L>.
    template <class F>
    static void for_each_entry(F f) {
        (f.template operator()<Entries>(), ...);
    }
};

}  // namespace jarl
