// Names of things as phrases: what moves, events, prompts and answers about pieces are made of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrase.h"
#include "engine/games/raiders/state.h"
#include "engine/games/raiders/text.h"

namespace jarl::raiders {

inline Phrase say(std::string_view key) { return Phrase{"raiders." + std::string(key)}; }
inline Phrase say(std::string_view stem, std::string_view end) {
    return say(std::string(stem) + std::string(end));
}

inline Phrase card_phrase(Card is) { return is_known(is) ? say("card.", card(is).id) : say("card.hidden"); }
inline Phrase crew_text(Card is) { return say("card." + std::string(card(is).id) + ".crew"); }
inline Phrase hall_text(Card is) { return say("card." + std::string(card(is).id) + ".hall"); }
inline Phrase building_phrase(Building is) { return say("building.", card(is).id); }
inline Phrase building_text(Building is) { return say("building." + std::string(card(is).id) + ".text"); }
inline Phrase place_phrase(Place is) { return say("place.", settlement(is).id); }
inline Phrase worker_phrase(Colour is) { return say("worker.", colour_name(is)); }
inline Phrase amount_phrase(Asset asset, int n) { return say("amount.", asset_name(asset)).with("n", n); }
inline Phrase valkyries_phrase(int n) { return say("amount.valkyrie").with("n", n); }

inline std::vector<Phrase> amounts(const Assets& assets) {
    std::vector<Phrase> list;
    for (const Asset asset : kAssets)
        if (assets[asset] > 0) list.push_back(amount_phrase(asset, assets[asset]));
    if (list.empty()) list.push_back(say("amount.nothing"));
    return list;
}
inline Phrase tile_phrase(Offering is) {
    return say("tile").with("cost", amounts(tile(is).cost)).with("points", tile(is).points);
}

}  // namespace jarl::raiders
