// What a seat can know, and how to deal the rest anew (LOF-010, LOF-017, LOF-018).
#pragma once

#include "engine/core/chance.h"
#include "engine/games/lofoten/state.h"

namespace jarl::lofoten {

// Hidden cards go back into the deck, or, if known by elimination, into known_hidden; their places read Unknown.
inline State redacted(State state, Seat viewer) {
    for (const Seat seat : kSeats) {
        if (seat == viewer) continue;
        Player& player = state.players[seat];
        for (int i = 0; i < player.hand_size; ++i) {
            Card& card = player.hand[std::size_t(i)];
            ((player.old >> i & 1) != 0 ? state.known_hidden : state.deck).add(card);
            card = Card::Unknown;
        }
    }
    if (state.active != viewer && is_known(state.drawn)) {
        state.deck.add(state.drawn);
        state.drawn = Card::Unknown;
    }
    return state;
}

// A world the viewer cannot tell from the real one.
template <Chance C>
State with_hidden_dealt(State state, C& chance) {
    for (Player& player : state.players)
        for (int i = 0; i < player.hand_size; ++i) {
            Card& card = player.hand[std::size_t(i)];
            if (card == Card::Unknown)
                card = ((player.old >> i & 1) != 0 ? state.known_hidden : state.deck).draw(chance);
        }
    if (state.drawn == Card::Unknown) state.drawn = state.deck.draw(chance);
    return state;
}

}  // namespace jarl::lofoten
