// The setup (LOO-001 to LOO-016): every draw in the ledger's order, asked also when it has one outcome.
#pragma once

#include "engine/games/loot/assembly.h"
#include "engine/games/loot/state.h"

namespace jarl::loot {

template <class Piece, class Bits, Chance C>
Piece draw_from(Bag<Piece, Bits>& bag, C& chance) {
    const Piece piece = bag.nth(chance.below(std::uint32_t(bag.size())));
    bag.remove(piece);
    return piece;
}

// LOO-032, LOO-037: a sea hex gives a landing as long as a longship lies on it.
inline HexSet landing_hexes(const State& state) {
    HexSet landing;
    for (int slot = 0; slot < kStrip; ++slot) {
        if (state.sea[std::size_t(slot)] == Ship::None) continue;
        for (const Hex step : kSteps)
            if (const int hex = state.board.find(code_of(strip_hex(state.board.layout.sea, slot) + step));
                hex >= 0)
                landing.add(hex);
    }
    return landing;
}

inline void fill_stacks(State& state) {  // LOO-006
    for (const Kind kind : kBuildings)
        for (int i = 0; i < state.board.spots_of(kind); ++i)
            state.stacks.add(first_spot(kind) + i, kKindFacts[kind].stack);
}

template <Chance C>
State deal(const Options& options, C& chance) {
    State state;
    state.options = options;
    state.first =
        options.first != kNobody ? options.first : Seat(chance.below(options.players));  // CH-0, LOO-013
    state.active = state.first;
    BoardDrawer<C>(state.board, chance).draw(options.players, state.landing);
    fill_stacks(state);
    for (Ship& ship : state.sea) ship = draw_from(state.bag, chance);  // CH-8
    for (const SiteKind kind : kSiteKinds) {                           // CH-9, LOO-012
        Bag<int, std::uint8_t> sites{(1 << kSitesOfKind) - 1};
        for (std::size_t seat = 0; seat < options.players; ++seat)
            state.players.values[seat].sites[std::size_t(kind)] =
                SiteId(int(kind) * kSitesOfKind + draw_from(sites, chance));
    }
    for (std::size_t seat = 0; seat < options.players; ++seat)
        state.players.values[seat].vikings_left = kVikings;
    state.turn = 1;
    return state;
}

}  // namespace jarl::loot
