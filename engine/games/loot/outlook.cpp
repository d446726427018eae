#include "engine/games/loot/outlook.h"

#include <algorithm>
#include <numeric>

#include "engine/games/loot/rules.h"
#include "engine/games/loot/scoring.h"
#include "engine/games/loot/view.h"

namespace jarl::loot {

namespace {

template <std::size_t N>
Needs lacking(const Fjord& fjord, Cell cell, const std::array<std::uint8_t, N>& needs) {
    Needs lacks{};
    for (std::size_t kind = 0; kind < N; ++kind) {
        const int there = (fjord.of(Kind(kind)) & neighbours(cell)).size();
        lacks[kind] = std::uint8_t(std::max(0, needs[kind] - there));
    }
    return lacks;
}
int sum_of(const Needs& needs) { return std::accumulate(needs.begin(), needs.end(), 0); }
Kind only_kind(const Needs& lacks) {
    if (sum_of(lacks) != 1) return Kind::None;
    return Kind(std::find(lacks.begin(), lacks.end(), 1) - lacks.begin());
}
Wanting on_cell(const Fjord& fjord, Cell cell, const Needs& lacks, int adds) {
    return {lacks, fjord.empty() & neighbours(cell), only_kind(lacks), adds};
}

// LOO-134: every tile of its kind is worth more.
int raises(const State& state, Seat seat, Ship ship) {
    const Longship& is = longship(ship);
    return state.players[seat].fjord.of(is.target).size() * is.bonus;
}

}  // namespace

Wanting wanting(const State& state, Seat seat, SiteKind kind) {
    const Player& player = state.players[seat];
    if (player.has_finished(kind)) return {};
    const Cell cell = kSiteCells[kind];
    const Needs lacks = lacking(player.fjord, cell, site(player.sites[std::size_t(kind)]).needs);
    return on_cell(player.fjord, cell, lacks, kSitePoints[kind]);
}

Wanting wanting(const State& state, Seat seat, Cell berth) {
    const Player& player = state.players[seat];
    if (player.fjord.validated.contains(berth)) return {};
    const Ship ship = player.ship_at(berth);
    const Needs lacks = lacking_at(player.fjord, berth, ship);
    return on_cell(player.fjord, berth, lacks, raises(state, seat, ship) + kUnvalidated);  // LOO-140
}

Needs lacking_at(const Fjord& fjord, Cell cell, Ship ship) {
    return lacking(fjord, cell, longship(ship).needs);
}

Berth best_berth(const State& state, Seat seat, Ship ship) {
    const Fjord& fjord = state.players[seat].fjord;
    Berth best{Cell::None, {}, raises(state, seat, ship)};
    std::copy(longship(ship).needs.begin(), longship(ship).needs.end(), best.lacks.begin());
    for (const Cell cell : fjord.empty()) {
        const Needs lacks = lacking_at(fjord, cell, ship);
        if (best.cell != Cell::None && sum_of(lacks) >= sum_of(best.lacks)) continue;
        best.cell = cell;
        best.lacks = lacks;
    }
    return best;
}

std::vector<int> trophies_reached(const State& state, Seat seat) {
    std::vector<int> reached;
    const Player& player = state.players[seat];
    if (player.trophy != 0) return reached;
    for (int slot = 0; slot < kTrophies; ++slot)
        if ((state.trophies >> slot & 1) != 0 && axes_of(player) >= slot + kFewestAxes)
            reached.push_back(slot + kFewestAxes);
    return reached;
}

std::vector<int> way_to(const State& state, Seat seat, int hex, int spot) {
    const HexSet own = state.players[seat].vikings;
    const HexSet beside =
        in_words(state.board, [&]<class W>() { return HexSet::from(state.board.around_spot<W>(spot)); });
    std::array<int, kResourceHexesMax> before{};
    before.fill(-1);
    before[std::size_t(hex)] = hex;
    std::vector<int> queue{hex};
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const int here = queue[next];
        if (beside.contains(here)) {
            std::vector<int> way{here};
            while (way.back() != hex) way.push_back(before[std::size_t(way.back())]);
            std::reverse(way.begin(), way.end());
            return way;
        }
        (hexes_around(state.board, here) & own).each([&](int there) {
            if (before[std::size_t(there)] >= 0) return;
            before[std::size_t(there)] = here;
            queue.push_back(there);
        });
    }
    return {};
}

int points_of(const State& state, Move move) {
    const Seat seat = state.active;
    if (move.verb() == Verb::Place) {
        int points = 0;
        for (const Event& event : brings(state, move))
            points += tile_value(state, seat, Kind(event.values[0])) * event.values[1];
        return points;
    }
    return score_of(after(state, move), seat).total - score_of(state, seat).total;
}

}  // namespace jarl::loot
