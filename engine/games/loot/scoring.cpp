#include "engine/games/loot/scoring.h"

#include <utility>

namespace jarl::loot {

int tile_value(const State& state, Seat seat, Kind kind) {
    const Player& player = state.players[seat];
    int value = kKindFacts[kind].points;  // LOO-173
    for (const Cell cell : player.fjord.validated) {
        const Longship& ship = longship(player.ship_at(cell));
        if (ship.target == kind) value += ship.bonus;
    }
    return value;
}

LootScore score_of(const State& state, Seat seat) {
    constexpr std::array kScored{Kind::Castle, Kind::Tower, Kind::House, Kind::Gold, Kind::Sheep, Kind::Wood};
    const Player& player = state.players[seat];
    LootScore score;
    std::size_t part = 0;
    const auto add = [&](int points) {
        score.parts[part++] = std::int16_t(points);
        score.total = std::int16_t(score.total + points);
    };
    for (const Kind kind : kScored)
        add(player.fjord.of(kind).size() * tile_value(state, seat, kind));  // LOO-172
    int sites = 0;
    for (const SiteKind kind : kSiteKinds)
        if (player.has_finished(kind)) sites += kSitePoints[kind];  // LOO-152
    add(sites);
    add(trophy_points(player.trophy));                                               // LOO-164
    add(-kUnvalidated * player.fjord.ships.without(player.fjord.validated).size());  // LOO-140
    return score;
}

Ranking ranking(const State& state) {  // LOO-176, LOO-177: by points, then by trophy
    const auto standing = [&](std::size_t seat) {
        return std::pair(int(score_of(state, Seat(seat)).total), int(state.players.values[seat].trophy));
    };
    Ranking places;
    for (std::size_t seat = 0; seat < state.options.players; ++seat) {
        int place = 1;
        for (std::size_t other = 0; other < state.options.players; ++other)
            place += standing(other) > standing(seat);
        places.push(std::uint8_t(place));
    }
    return places;
}

}  // namespace jarl::loot
