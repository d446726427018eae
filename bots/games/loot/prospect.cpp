#include "bots/games/loot/prospect.h"

namespace jarl::loot {
namespace {

// --- What is there ---------------------------------------------------------------------------------------------

KindArray tiles_of(const Prospect& prospect, const State& state, bool at_turn) {
    KindArray tiles;
    for (const Kind kind : kKinds)
        tiles[std::size_t(kind)] = float(prospect.cells[kind].size() + (at_turn ? state.won[kind] : 0));
    return tiles;
}

KindArray values_of(const Player& player) {  // LOO-172
    KindArray values;
    for (const Kind kind : kKinds) values[std::size_t(kind)] = kKindFacts[kind].points;
    for (const Cell cell : player.fjord.validated) {
        const Longship& ship = longship(player.ship_at(cell));
        values[std::size_t(ship.target)] += ship.bonus;
    }
    return values;
}

float resources_to_come(const State& state, const Player& player, bool at_turn) {
    if (player.vikings_left == 0) return 0;
    const bool doubles = player.has_shield(Shield::Double) || (at_turn && is_declared(state, Shield::Double));
    return float(player.vikings_left + doubles);
}

float ships_to_come(const State& state, const Player& player, int room, bool at_turn) {
    int ships = player.vikings_left;
    if (at_turn && state.phase == Phase::Place) ships -= is_declared(state, Shield::Second);
    if (at_turn && state.phase != Phase::Place && state.phase != Phase::Berth)
        ships += state.emptied == kNone && state.trophy_taken == 0;
    return float(std::min(ships, room));
}

// --- Open longships and sites ----------------------------------------------------------------------------------

// Tiles already won count as brought: they only have to be laid.
template <std::size_t N>
void count_lacks(Plan& plan, const Prospect& prospect, const std::array<std::uint8_t, N>& needs) {
    const Cells around = neighbours(plan.cell);
    plan.lacks = {};
    plan.missing = 0;
    for (std::size_t kind = 0; kind < N; ++kind) {
        const int lacks = std::max(0, needs[kind] - (prospect.cells.values[kind] & around).size());
        plan.lacks[kind] = std::uint8_t(lacks);
        plan.missing += lacks;
    }
    plan.spare = (around & prospect.empty).size() - plan.missing;
}

int waiting_for(const Plan& plan, const State& state) {
    int tiles = 0;
    for (const Kind kind : kKinds) tiles += std::min(int(plan.lacks[std::size_t(kind)]), state.won[kind]);
    return tiles;
}

void find_fleet(Prospect& prospect, const Player& player) {
    prospect.fleet_size = 0;
    for (const Cell cell : player.fjord.ships.without(player.fjord.validated)) {
        const Longship& ship = longship(player.ship_at(cell));
        Plan& plan = prospect.fleet[std::size_t(prospect.fleet_size++)];
        plan.cell = cell;
        plan.target = ship.target;
        plan.prize = ship.bonus;
        count_lacks(plan, prospect, ship.needs);
    }
}

void find_sites(Prospect& prospect, const Player& player) {
    prospect.site_count = 0;
    for (const SiteKind kind : kSiteKinds) {
        if (player.has_finished(kind)) continue;
        Plan& plan = prospect.sites[std::size_t(prospect.site_count++)];
        plan.cell = kSiteCells[kind];
        plan.target = Kind::None;
        plan.prize = kSitePoints[kind];
        count_lacks(plan, prospect, site(player.sites[std::size_t(kind)]).needs);
    }
}

// The longships that miss least come first; the others wait for their resources, except those that serve both.
void judge_fleet(Prospect& prospect, const State& state, bool at_turn, const LootWeights& weights) {
    prospect.wanted = 0;
    for (int i = 0; i < prospect.fleet_size; ++i) {
        Plan& plan = prospect.fleet[std::size_t(i)];
        int before = 0;
        for (int j = 0; j < prospect.fleet_size; ++j) {
            const Plan& other = prospect.fleet[std::size_t(j)];
            if (other.spare >= 0 &&
                (other.missing < plan.missing || (other.missing == plan.missing && j < i)))
                before += other.missing;
        }
        const float waiting = at_turn ? float(waiting_for(plan, state)) : 0;
        plan.queue = of(weights, "crowding") * float(before);
        plan.chance =
            ship_chance(plan.missing, plan.queue, plan.spare, prospect.resources + waiting, weights);
        if (plan.spare >= 0) prospect.wanted += plan.missing;
    }
}

// --- What is to come -------------------------------------------------------------------------------------------

// Resource hexes of each kind on a territory tile; a player goes where tiles bring most and are needed.
KindArray resources_by_kind(const Prospect& prospect, float trophy_pull, const LootWeights& weights) {
    constexpr std::array<float, kResources.size()> kHexes{6, 5, 3, 6};
    std::array<float, kResources.size()> pull;
    float sum = 0;
    for (std::size_t kind = 0; kind < pull.size(); ++kind) {
        float needs = 0;
        for (int i = 0; i < prospect.fleet_size; ++i)
            needs +=
                prospect.fleet[std::size_t(i)].lacks[kind] > 0 ? prospect.fleet[std::size_t(i)].chance : 0;
        pull[kind] = kHexes[kind] * (prospect.worth[kind] + std::max(0.f, of(weights, "need")) * needs +
                                     (Kind(kind) == Kind::Axe ? trophy_pull : 0));
        sum += pull[kind];
    }
    KindArray to_come{};
    for (std::size_t kind = 0; kind < pull.size(); ++kind)
        to_come[kind] = prospect.resources * pull[kind] / sum;
    return to_come;
}

// What the best longship on the sea promises, and those that will come.
float promise_of_ships(const Prospect& prospect, const State& state, const LootWeights& weights) {
    if (prospect.ships <= 0) return 0;
    const Surroundings around(prospect.cells);
    float best = 0;
    for (const Ship ship : state.sea) {
        if (ship == Ship::None) continue;
        const int missing = Berths(around, ship, prospect.empty).fewest_missing(prospect.empty);
        best =
            std::max(best, ship_promise(prospect, longship(ship), missing, 1, prospect.resources, weights));
    }
    const float later = prospect.ships - 1;
    return of(weights, "next_ship") * best +
           of(weights, "later_ship") * later * later / (later + std::max(0.1f, of(weights, "ship_time")));
}

float promise_of_taken(const Prospect& prospect, const State& state, const LootWeights& weights) {
    const Berths berths(Surroundings(prospect.cells), state.taken, prospect.empty);
    const int missing = berths.fewest_missing(prospect.empty);
    return ship_promise(prospect, longship(state.taken), missing, 1, prospect.resources, weights);
}

float shields_worth(const State& state, const Player& player, bool at_turn, const LootWeights& weights) {
    if (player.vikings_left == 0) return 0;
    const auto has = [&](Shield shield) {
        return player.has_shield(shield) || (at_turn && is_declared(state, shield));
    };
    return (has(Shield::Second) && player.vikings_left > 1 ? of(weights, "second_shield") : 0) +
           (has(Shield::Occupied) ? of(weights, "occupied_shield") : 0);
}

// A full fjord takes nothing more (LOO-050).
float room_for(float cells, float to_come) {
    const float room = std::max(0.f, cells);
    return to_come <= room ? 1 : room / to_come;
}

}  // namespace

float ship_chance(int missing, float queue, int spare, float resources, const LootWeights& weights) {
    if (missing == 0) return 1;
    if (spare < 0) return 0;  // no cell left for what is missing: five points lost for good
    const float chance = likelihood(float(missing) + queue, resources, of(weights, "ship_doubt"));
    return spare == 0 ? chance * of(weights, "tight") : chance;
}

float ship_promise(const Prospect& prospect, const Longship& ship, int missing, int spare, float resources,
                   const LootWeights& weights) {
    if (missing == kNoBerth) return -kUnvalidated;
    const float queue = of(weights, "crowding") * float(prospect.wanted);
    const float chance = ship_chance(missing, queue, spare, resources, weights);
    return chance * (ship.bonus * prospect.tiles[std::size_t(ship.target)] + kUnvalidated) - kUnvalidated;
}

float site_chance(const Plan& site, const KindArray& to_come, float resources, const LootWeights& weights) {
    if (site.missing == 0) return 1;
    if (site.spare < 0) return 0;
    const float doubt = of(weights, "site_doubt");
    float lacking = 0, chance = site.spare == 0 ? of(weights, "tight") : 1;
    for (const Kind kind : kResources) lacking += site.lacks[std::size_t(kind)];
    chance *= likelihood(lacking, resources, doubt);
    for (const Kind kind : kBuildings) {
        const float lacks = site.lacks[std::size_t(kind)], come = to_come[std::size_t(kind)];
        if (lacks > 0)
            chance *= come > 0 ? come * come / (come * come + std::max(0.f, doubt) * lacks * lacks) : 0;
    }
    return chance;
}

Prospect prospect_of(const State& state, Seat seat, const Captures& captures, const LootWeights& weights) {
    const Player& player = state.players[seat];
    const bool at_turn = seat == state.active && state.phase != Phase::Over;
    Prospect prospect;

    // 1. What lies there.
    prospect.cells = cells_of_kinds(player.fjord);
    prospect.empty = player.fjord.empty();
    prospect.tiles = tiles_of(prospect, state, at_turn);
    prospect.worth = values_of(player);
    prospect.resources = resources_to_come(state, player, at_turn);
    prospect.ships = ships_to_come(state, player, prospect.empty.size(), at_turn);
    prospect.trophy = player.trophy != 0 ? float(trophy_points(player.trophy)) : 0;
    float points = prospect.trophy;
    for (const SiteKind kind : kSiteKinds) points += player.has_finished(kind) ? kSitePoints[kind] : 0;

    // 2. Longships that may still be validated raise the worth of their kind.
    find_fleet(prospect, player);
    judge_fleet(prospect, state, at_turn, weights);
    for (int i = 0; i < prospect.fleet_size; ++i) {
        const Plan& plan = prospect.fleet[std::size_t(i)];
        prospect.worth[std::size_t(plan.target)] += plan.chance * plan.prize;
        points -= (1 - plan.chance) * kUnvalidated;  // LOO-140
    }

    // 3. The trophy (LOO-160).
    float trophy_pull = 0;
    const float axes = prospect.tiles[std::size_t(Kind::Axe)];
    if (player.trophy == 0 && (prospect.resources > 0 || at_turn)) {
        prospect.trophy = trophy_promise(state, seat, axes, prospect.resources, weights);
        points += prospect.trophy;
        trophy_pull = 1;
    }

    // 4. Tiles to come, as far as there is room.
    KindArray to_come = resources_by_kind(prospect, trophy_pull, weights);
    to_come[std::size_t(Kind::House)] = captures.houses;
    to_come[std::size_t(Kind::Tower)] = captures.towers;
    to_come[std::size_t(Kind::Castle)] = captures.castles;
    const float won = at_turn ? float(state.won.size()) : 0;
    const float all = prospect.resources + captures.houses + captures.towers + captures.castles;
    const float room = room_for(float(prospect.empty.size()) - won, all);
    for (std::size_t kind = 0; kind < to_come.size(); ++kind) {
        prospect.tiles[kind] += room * to_come[kind];
        points += prospect.tiles[kind] * prospect.worth[kind];
    }

    // 5. Sites: with buildings already won at hand.
    find_sites(prospect, player);
    if (at_turn)
        for (const Kind kind : kBuildings) to_come[std::size_t(kind)] += float(state.won[kind]);
    for (int i = 0; i < prospect.site_count; ++i) {
        Plan& plan = prospect.sites[std::size_t(i)];
        const float waiting = at_turn ? float(waiting_for(plan, state)) : 0;
        plan.chance = site_chance(plan, to_come, prospect.resources + waiting, weights);
        points += plan.chance * plan.prize;
    }

    // 6. Longships to take, and shields.
    prospect.sea = room * promise_of_ships(prospect, state, weights);
    prospect.taken = at_turn && state.taken != Ship::None ? promise_of_taken(prospect, state, weights) : 0;
    prospect.shields = shields_worth(state, player, at_turn, weights);
    prospect.points = points + prospect.sea + prospect.taken + prospect.shields;
    return prospect;
}

}  // namespace jarl::loot
