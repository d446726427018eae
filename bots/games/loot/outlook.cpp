#include "bots/games/loot/outlook.h"

#include <cmath>

#include "bots/games/loot/prospect.h"
#include "engine/games/loot/places.h"

namespace jarl::loot {
namespace {

// The more vikings are left, the more can still happen.
float spread_of(const State& state, const LootWeights& weights) {
    int most = 0;
    for (const Player& player : state.players) most = std::max(most, int(player.vikings_left));
    return std::max(1.f, of(weights, "spread_end") + of(weights, "spread_turn") * std::sqrt(float(most)));
}

// Calls f(seat, its prospect) for every seat.
template <class F>
void for_each_prospect(const State& state, const LootWeights& weights, F f) {
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
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const Captures captures =
            captures_to_come(state, state.players.values[seat], claims[seat], all, weights);
        f(Seat(seat), prospect_of(state, Seat(seat), captures, weights));
    }
}

std::string id_of(Ship ship) { return "ship " + std::to_string(int(ship)); }

void add_fleet(OutlookParts& parts, const Player& player, const Prospect& prospect) {
    for (int i = 0; i < prospect.fleet_size; ++i) {
        const Plan& plan = prospect.fleet[std::size_t(i)];
        const Ship ship = player.ship_at(plan.cell);
        parts.push_back({id_of(ship), say("part.ship").with("ship", short_ship_phrase(ship)),
                         plan.chance * prospect.stake(plan) - kUnvalidated});
    }
}

void add_sites(OutlookParts& parts, const Player& player, const Prospect& prospect) {
    const auto add = [&](SiteKind kind, float points) {
        const SiteId id = player.sites[std::size_t(kind)];
        parts.push_back(
            {"site " + std::to_string(int(kind)), say("part.site").with("site", site_phrase(id)), points});
    };
    for (const SiteKind kind : kSiteKinds)
        if (player.has_finished(kind)) add(kind, kSitePoints[kind]);
    for (int i = 0; i < prospect.site_count; ++i) {
        const Plan& plan = prospect.sites[std::size_t(i)];
        for (const SiteKind kind : kSiteKinds)
            if (kSiteCells[kind] == plan.cell) add(kind, plan.chance * plan.prize);
    }
}

// Tiles by kind, with what validated longships make of them; open longships stand by themselves.
void add_tiles(OutlookParts& parts, const Prospect& prospect) {
    KindArray worth = prospect.worth;
    for (int i = 0; i < prospect.fleet_size; ++i) {
        const Plan& plan = prospect.fleet[std::size_t(i)];
        worth[std::size_t(plan.target)] -= plan.chance * plan.prize;
    }
    for (const Kind kind : kKinds) {
        const std::size_t k = std::size_t(kind);
        parts.push_back({"tiles " + std::to_string(k), say("part.tiles").with("kind", kind_phrase(kind)),
                         prospect.tiles[k] * worth[k]});
    }
}

}  // namespace

Outlook outlook_of(const State& state, const LootWeights& weights) {
    Outlook outlook;
    for_each_prospect(state, weights, [&](Seat seat, const Prospect& prospect) {
        outlook.points[index(seat)] = prospect.points;
    });
    outlook.spread = spread_of(state, weights);
    return outlook;
}

OutlookParts outlook_parts(const State& state, Seat seat, const LootWeights& weights) {
    OutlookParts parts;
    for_each_prospect(state, weights, [&](Seat each, const Prospect& prospect) {
        if (each != seat) return;
        const Player& player = state.players[seat];
        add_tiles(parts, prospect);
        add_fleet(parts, player, prospect);
        add_sites(parts, player, prospect);
        parts.push_back({"trophy", say("part.trophy"), prospect.trophy});
        parts.push_back({"sea", say("part.sea"), prospect.sea});
        parts.push_back({"shields", say("part.shields"), prospect.shields});
        if (prospect.taken != 0)
            parts.push_back({id_of(state.taken),
                             say("part.ship").with("ship", short_ship_phrase(state.taken)), prospect.taken});
    });
    return parts;
}

std::vector<std::string> part_keys() {
    std::vector<std::string> keys;
    for (const char* name :
         {"part.sea", "part.shields", "part.ship", "part.site", "part.tiles", "part.trophy"})
        keys.push_back(say(name).key);
    return keys;
}

}  // namespace jarl::loot
