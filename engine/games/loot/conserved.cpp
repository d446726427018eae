#include "engine/games/loot/conserved.h"

#include "engine/games/loot/legal.h"

namespace jarl::loot {

namespace {

bool vikings_conserved(const State& state) {
    HexSet near;
    for (std::size_t seat = 0; seat < kSeats.size(); ++seat) {
        const Player& player = state.players.values[seat];
        const int owned = seat < state.options.players ? kVikings : 0;
        const bool twice = state.doubled[seat] != kNone;
        if (player.vikings.size() + twice + player.vikings_left != owned) return false;
        if (twice && !player.vikings.contains(state.doubled[seat])) return false;
        player.vikings.each([&](int hex) { near = near | hexes_around(state.board, hex); });
    }
    return near == state.near;
}

bool ships_conserved(const State& state) {
    Ships seen = state.bag;
    bool good = true;
    const auto add = [&](Ship ship) {
        if (int(ship) >= kShipCount || seen.contains(ship)) good = false;
        else seen.add(ship);
    };
    for (const Ship ship : state.sea)
        if (ship != Ship::None) add(ship);
    if (state.taken != Ship::None) add(state.taken);
    for (const Player& player : state.players)
        for (int i = 0; i < kVikings; ++i) {
            const bool berthed = i < player.fjord.ships.size();
            if (berthed) add(player.fleet[std::size_t(i)]);
            else good = good && player.fleet[std::size_t(i)] == Ship::None;
        }
    return good && seen == kAllShips;
}

// LOO-006, LOO-063: buildings lie on their stacks, beside a fjord or in one.
bool buildings_conserved(const State& state) {
    for (const Kind kind : kBuildings) {
        const int first = first_spot(kind), spots = state.board.spots_of(kind);
        int tiles = state.won[kind], aside = 0;
        for (int spot = first; spot < first + spots; ++spot) {
            tiles += state.stacks[spot];
            aside += state.aside[spot];
        }
        for (const Player& player : state.players) tiles += player.fjord.of(kind).size();
        if (tiles != spots * kKindFacts[kind].stack || aside > state.won[kind]) return false;
        if (state.phase != Phase::Leave && aside != (state.phase == Phase::Place ? state.won[kind] : 0))
            return false;
    }
    return true;
}

bool fjords_are_sound(const State& state) {
    unsigned trophies = state.trophies;
    for (const Player& player : state.players) {
        const Fjord& fjord = player.fjord;
        if (!(fjord.tiles() & fjord.ships).empty() || !(fjord.tiles() | fjord.ships).without(kFree).empty())
            return false;
        if (!fjord.validated.without(fjord.ships).empty()) return false;
        if (player.trophy == 0) continue;
        const unsigned bit = 1u << (player.trophy - kFewestAxes);
        if ((trophies & bit) != 0) return false;
        trophies |= bit;
    }
    return trophies == (1u << kTrophies) - 1;
}

}  // namespace

bool conserved(const State& state) {
    return vikings_conserved(state) && ships_conserved(state) && buildings_conserved(state) &&
           fjords_are_sound(state);
}

}  // namespace jarl::loot
