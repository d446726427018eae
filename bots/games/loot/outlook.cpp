#include "bots/games/loot/outlook.h"

#include <cmath>

#include "bots/games/loot/prospect.h"

namespace jarl::loot {
namespace {

// The more vikings are left, the more can still happen.
float spread_of(const State& state, const LootWeights& weights) {
    int most = 0;
    for (const Player& player : state.players) most = std::max(most, int(player.vikings_left));
    return std::max(1.f, of(weights, "spread_end") + of(weights, "spread_turn") * std::sqrt(float(most)));
}

}  // namespace

Outlook outlook_of(const State& state, const LootWeights& weights) {
    const std::size_t seats = state.options.players;
    std::array<Claims, kMaxPlayers> claims;
    Claims all;
    in_words(state.board, [&]<class W>() {
        const Spots<W> spots(state.board);
        const W free = ~occupied_in<W>(state);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            claims[seat] = claims_of<W>(state, state.players.values[seat], spots, free, weights);
            all.add(claims[seat]);
        }
    });
    Outlook outlook;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const Captures captures =
            captures_to_come(state, state.players.values[seat], claims[seat], all, weights);
        outlook.points[seat] = prospect_of(state, Seat(seat), captures, weights).points;
    }
    outlook.spread = spread_of(state, weights);
    return outlook;
}

}  // namespace jarl::loot
