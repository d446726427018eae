// What pieces and places are called, for people: by what they give and by what lies around, never by a coordinate.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrase.h"
#include "engine/games/loot/state.h"

namespace jarl::loot {

Phrase say(std::string_view key);  // "loot." + key

Phrase kind_phrase(Kind kind);                    // "axe"
Phrase one_phrase(Kind kind);                     // "an axe"
Phrase the_phrase(Kind kind);                     // "the axe"
Phrase count_phrase(Kind kind, int n);            // "2 axes"
Phrase terrain_phrase(Kind resource);             // "battlefield"
Phrase site_phrase(SiteId id);                    // "sea port"
std::vector<Phrase> waiting(const State& state);  // everything won and not yet laid, by kind

// "1 wood, 2 axes", of a longship or a site.
template <class Needs>
std::vector<Phrase> needs_phrases(const Needs& needs) {
    std::vector<Phrase> list;
    for (std::size_t kind = 0; kind < needs.size(); ++kind)
        if (needs[kind] == 1) list.push_back(kind_phrase(Kind(kind)));
        else if (needs[kind] > 1) list.push_back(count_phrase(Kind(kind), needs[kind]));
    return list;
}

Phrase ship_phrase(Ship ship);        // "+1 sheep longship: wood, 2 axes"
Phrase short_ship_phrase(Ship ship);  // "+1 sheep longship"

// Told apart from others of the board as far as words can: "the forest beside the castle", or with the steps to the sea,
// or with the ground around.
Phrase hex_phrase(const Board& board, int hex);
Phrase spot_phrase(const Board& board, int spot);
Phrase cell_phrase(Cell cell);  // "the third column, second from the top"

void add_place_keys(std::vector<std::string>& keys);

}  // namespace jarl::loot
