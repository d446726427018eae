#include "bots/games/lofoten/outlook.h"

#include <bit>
#include <cmath>

#include "bots/games/lofoten/jarls.h"
#include "bots/games/lofoten/warehouses.h"

namespace jarl::lofoten {

namespace {

// LOF-153, LOF-157: the upgrades made, and those that will be.
float upgrade_points(const Player& player, float turns, const LofotenWeights& weights) {
    const int made = std::popcount(player.upgraded);
    float points = float(kUpgradePoints[std::size_t(made)]);
    const float next = in_time(turns, of(weights, "upgrade_delay"));
    float likely = next;
    for (std::size_t more = std::size_t(made); more < kLetters.size(); ++more, likely *= next)
        points += likely * float(kUpgradePoints[more + 1] - kUpgradePoints[more]);
    points += float(kShipAPoints) * (is_upgraded(player, Letter::A) ? 1 : next);
    return points;
}

float ability_points(const Player& player, const LofotenWeights& weights) {
    float points = 0;
    if (is_upgraded(player, Letter::B)) points += of(weights, "ship_b");
    if (is_upgraded(player, Letter::C)) points += of(weights, "ship_c");
    if (is_upgraded(player, Letter::D)) points += of(weights, "ship_d");
    return points;
}

// What lets a seat do more than the other with the tiles to come.
float means(const Player& player, const Prospects& prospects, const LofotenWeights& weights) {
    float points = of(weights, "free_ship") * float(prospects.free_ships);
    if (prospects.free_dock) points += of(weights, "free_dock");
    points += of(weights, "coin") * float(player.coins);
    if (player.hand_size > 0)
        points += of(weights, "side_cards") *
                  float(value_of(player.hand[0]) + value_of(player.hand[player.hand_size - 1u]));
    return points;
}

float beside_warehouses(const State& state, Seat seat, const Prospects& prospects, const TimeLeft& time,
                        const LofotenWeights& weights) {
    const Player& player = state.players[seat];
    const float turns = time.turns[seat];
    float help = means(player, prospects, weights), points = 0;
    if (state.options.upgrades != 0) {
        points += upgrade_points(player, turns, weights);
        help += ability_points(player, weights);
    }
    if (state.options.jarls != 0) points += jarl_outlook(state, seat, prospects, turns, weights);
    return points + help * in_time(turns, 4);  // means are worth nothing when the game is over (LOF-113)
}

// Measured in games of the search against itself: what may still change grows with the tiles to come, ever more slowly.
float spread(const TimeLeft& time, const LofotenWeights& weights) {
    const float turns = time.turns[Seat::First] + time.turns[Seat::Second];
    const float tiles = time.tiles / (1 + 0.05f * time.tiles);
    return std::sqrt(0.25f + 10 * in_time(turns, 1) + of(weights, "spread") * of(weights, "spread") * tiles);
}

}  // namespace

Outlook outlook(const State& state, const LofotenWeights& weights) {
    const TimeLeft time = time_left(state, weights);
    const Per<kSeats, Prospects> both = prospects(state, time, weights);
    const Per<kSeats, float> warehouses = warehouse_outlook(state, both, time, weights);
    Outlook result;
    for (const Seat seat : kSeats)
        result.points[index(seat)] =
            warehouses[seat] + beside_warehouses(state, seat, both[seat], time, weights);
    result.spread = spread(time, weights);
    return result;
}

}  // namespace jarl::lofoten
