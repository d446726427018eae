// What one seat will probably have at the end, and what that rests on: its open longships and sites, the tiles to come.
#pragma once

#include "bots/games/loot/land.h"
#include "bots/games/loot/surroundings.h"
#include "bots/games/loot/trophies.h"
#include "bots/games/loot/weights.h"
#include "engine/games/loot/state.h"

namespace jarl::loot {

using KindArray = std::array<float, kKinds.size()>;

// A longship not validated yet, or a site not finished yet: what it misses, and whether that will still come.
struct Plan {
    Cell cell;
    Kind target;                                    // of a longship
    float prize;                                    // bonus of a longship, points of a site
    std::array<std::uint8_t, kKinds.size()> lacks;  // tiles of each kind
    int missing, spare;                             // tiles in all; cells around that are not needed for them
    float queue;                                    // resources that go elsewhere first
    float chance;
};

struct Prospect {
    CellsOfKinds cells;
    Cells empty;
    float resources;         // to come
    float ships;             // longships that may still be taken
    KindArray tiles, worth;  // expected at the end: how many, and what one brings
    std::array<Plan, kVikings> fleet;
    std::array<Plan, kSiteKinds.size()> sites;
    int fleet_size, site_count;
    int wanted;  // resources the open longships miss
    // The points, and what of them does not follow from the rest.
    float points;
    float trophy, sea, taken,
        shields;  // had or hoped for: the trophy, longships to come, the one just taken, shields

    // What a longship of this plan brings more when it is validated than when it is not.
    float stake(const Plan& ship) const {
        return ship.prize * tiles[std::size_t(ship.target)] + kUnvalidated;
    }
};

// What a longship promises that misses so many resources.
float ship_promise(const Prospect& prospect, const Longship& ship, int missing, int spare, float resources,
                   const LootWeights& weights);
float ship_chance(int missing, float queue, int spare, float resources, const LootWeights& weights);
float site_chance(const Plan& site, const KindArray& to_come, float resources, const LootWeights& weights);

Prospect prospect_of(const State& state, Seat seat, const Captures& captures, const LootWeights& weights);

}  // namespace jarl::loot
