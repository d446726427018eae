// What a seat can know, and how to deal the rest anew (RAI-043, RAI-044).
#pragma once

#include <utility>

#include "engine/core/chance.h"
#include "engine/games/raiders/state.h"

namespace jarl::raiders {

inline const Bounds& known_of(const State& state, Seat viewer, Seat owner) {
    return state.known[viewer == kNobody ? owner : viewer][owner];
}

// Which side of a Scout's exchange a seat is on: 0 the active player, 1 the target.
inline Seat giver(const State& state, std::size_t side) { return side == 0 ? state.active : state.target; }

// Of a hidden hand only the known cards stay; the others go back into the pile. What other seats know is hidden too:
// they are taken to know what everybody knows.
inline State redacted(State state, Seat viewer) {
    const State truth = state;
    for (int seat = 0; seat < players(state); ++seat) {
        const Seat owner = Seat(seat);
        for (int other = 0; other < players(state); ++other)
            if (Seat(other) != viewer) state.known[Seat(other)][owner] = truth.known[owner][owner];
        if (owner == viewer) continue;
        const Cards known = known_of(truth, viewer, owner).cards();
        Cards& hand = state.hands[owner];
        for (const Card each : known)
            for (int n = known.count(each); n > 0; --n) hand.remove(each);
        state.pile.add_all(hand);
        hand = known;
    }
    for (std::size_t i = 0; i < state.under.size(); ++i) {
        const Rejected card = state.under[i];
        if (card.owner() == viewer || card.card() == Card::Unknown) continue;
        state.pile.add(card.card());
        state.under[i] = Rejected::by(card.owner(), Card::Unknown);
    }
    for (std::size_t side = 0; side < state.giving.size(); ++side)
        if (giver(state, side) != viewer)
            for (std::size_t i = 0; i < state.giving[side].size(); ++i) state.giving[side][i] = Card::Unknown;
    // RAI-305: the hand may be dealt anew, so in which order others have named cards of it is forgotten.
    const bool of_a_hand =
        state.phase == Phase::Discard || state.phase == Phase::Limit || state.phase == Phase::Give;
    if (of_a_hand && actor(state) != viewer) state.named = kAnyOrder;
    return state;
}

// Cards set aside but not seen: a random set of full size from the hand, of which the first ones have been named.
template <Chance C>
void set_aside_anew(State& state, std::size_t side, C& chance) {
    auto& given = state.giving[side];
    if (given.empty() || given[0] != Card::Unknown) return;
    Cards left = state.hands[giver(state, side)], chosen;
    for (int n = 0; n < state.number; ++n) chosen.add(left.draw(chance));
    for (std::size_t i = 0; i < given.size(); ++i) {
        given[i] = *chosen.begin();
        chosen.remove(given[i]);
    }
}

// A world the viewer cannot tell from the real one.
template <Chance C>
State with_hidden_dealt(State state, C& chance) {
    for (int seat = 0; seat < players(state); ++seat) {
        Cards& hand = state.hands[Seat(seat)];
        for (int n = state.players[Seat(seat)].hand_size - hand.size(); n > 0; --n)
            hand.add(state.pile.draw(chance));
    }
    for (std::size_t i = 0; i < state.under.size(); ++i) {
        if (state.under[i].card() != Card::Unknown) continue;
        state.under[i] = Rejected::by(state.under[i].owner(), state.pile.draw(chance));
        // RAI-013: a player's two lie in card list order.
        if (i == 0 || state.under[i - 1].owner() != state.under[i].owner()) continue;
        if (state.under[i].card() < state.under[i - 1].card()) std::swap(state.under[i], state.under[i - 1]);
    }
    for (std::size_t side = 0; side < state.giving.size(); ++side) set_aside_anew(state, side, chance);
    return state;
}

// Cards in the draw pile, those under it not counted; in an observation `pile` also holds what is hidden.
inline int pile_size(const State& state) {
    int size = state.pile.size();
    for (int seat = 0; seat < players(state); ++seat)
        size -= state.players[Seat(seat)].hand_size - state.hands[Seat(seat)].size();
    for (const Rejected each : state.under) size -= each.card() == Card::Unknown;
    return size;
}

}  // namespace jarl::raiders
