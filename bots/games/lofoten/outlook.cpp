#include "bots/games/lofoten/outlook.h"

#include <bit>
#include <cmath>

#include "bots/games/lofoten/jarls.h"
#include "bots/games/lofoten/warehouses.h"
#include "engine/games/lofoten/naming.h"

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
struct Means {
    float ships, coins, cards;
    float all() const { return ships + coins + cards; }
};
Means means(const Player& player, const Prospects& prospects, const LofotenWeights& weights) {
    Means means{of(weights, "free_ship") * float(prospects.free_ships), 0, 0};
    if (prospects.free_dock) means.ships += of(weights, "free_dock");
    means.coins = of(weights, "coin") * float(player.coins);
    if (player.hand_size > 0)
        means.cards = of(weights, "side_cards") *
                      float(value_of(player.hand[0]) + value_of(player.hand[player.hand_size - 1u]));
    return means;
}

// What a seat will have beside the warehouses. Means are worth nothing when the game is over (LOF-113).
struct Beside {
    Means means;
    float abilities = 0, upgrades = 0, jarl = 0;
    float worth;  // of a means that would be worth a point for the whole game

    float points() const { return upgrades + jarl + (means.all() + abilities) * worth; }
};
Beside beside_warehouses(const State& state, Seat seat, const Prospects& prospects, const TimeLeft& time,
                         const LofotenWeights& weights) {
    const Player& player = state.players[seat];
    const float turns = time.turns[seat];
    Beside beside{.means = means(player, prospects, weights), .worth = in_time(turns, 4)};
    if (state.options.upgrades != 0) {
        beside.upgrades = upgrade_points(player, turns, weights);
        beside.abilities = ability_points(player, weights);
    }
    if (state.options.jarls != 0) beside.jarl = jarl_outlook(state, seat, prospects, turns, weights);
    return beside;
}

// Measured in games of the search against itself: what may still change grows with the tiles to come, ever more slowly.
float spread(const TimeLeft& time, const LofotenWeights& weights) {
    const float turns = time.turns[Seat::First] + time.turns[Seat::Second];
    const float tiles = time.tiles / (1 + 0.05f * time.tiles);
    return std::sqrt(0.25f + 10 * in_time(turns, 1) + of(weights, "spread") * of(weights, "spread") * tiles);
}

// All that an outlook is made of.
struct Judgement {
    TimeLeft time;
    Per<kSeats, WarehousePoints> warehouses;
    Per<kSeats, Beside> beside;
};
Judgement judge(const State& state, const LofotenWeights& weights) {
    Judgement all{.time = time_left(state, weights), .warehouses = {}, .beside = {}};
    const Per<kSeats, Prospects> both = prospects(state, all.time, weights);
    all.warehouses = warehouse_points(state, both, all.time, weights);
    for (const Seat seat : kSeats)
        all.beside[seat] = beside_warehouses(state, seat, both[seat], all.time, weights);
    return all;
}

}  // namespace

Outlook outlook(const State& state, const LofotenWeights& weights) {
    const Judgement all = judge(state, weights);
    Outlook result;
    for (const Seat seat : kSeats) {
        float points = 0;
        for (const float of_one : all.warehouses[seat]) points += of_one;
        result.points[index(seat)] = points + all.beside[seat].points();
    }
    result.spread = spread(all.time, weights);
    return result;
}

OutlookParts outlook_parts(const State& state, Seat seat, const LofotenWeights& weights) {
    const Judgement all = judge(state, weights);
    const Beside& beside = all.beside[seat];
    OutlookParts parts;
    for (std::size_t w = 0; w < kWarehouses; ++w)
        parts.push_back(
            {"warehouse " + std::to_string(w), warehouse_phrase(state, int(w)), all.warehouses[seat][w]});
    parts.push_back({"ships", say("part.ships"), beside.means.ships * beside.worth});
    parts.push_back({"coins", say("part.coins"), beside.means.coins * beside.worth});
    parts.push_back({"cards", say("part.cards"), beside.means.cards * beside.worth});
    parts.push_back({"upgrades", say("part.upgrades"), beside.upgrades + beside.abilities * beside.worth});
    parts.push_back({"jarl", say("part.jarl"), beside.jarl});
    return parts;
}

std::vector<std::string> part_keys() {
    std::vector<std::string> keys;
    for (const char* name : {"part.cards", "part.coins", "part.jarl", "part.ships", "part.upgrades"})
        keys.push_back(say(name).key);
    return keys;
}

}  // namespace jarl::lofoten
