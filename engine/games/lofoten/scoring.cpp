#include "engine/games/lofoten/scoring.h"

#include <bit>

namespace jarl::lofoten {

namespace {

// One warehouse as a seat sees it when points are given.
struct Contest {
    int mine, theirs;  // the card's measure
    int my_tiles, their_tiles;
    bool tie_pays;  // LOF-111, variant

    bool i_lead() const { return mine > theirs; }
    bool we_tie() const { return mine == theirs; }
};

int majority(const Contest& is, int points) {
    if (is.i_lead()) return points;
    return is.we_tie() && is.tie_pays && is.mine > 0 ? points : 0;
}

int majority_of_two(const Contest& is, int first, int second) {
    if (is.i_lead()) return first;
    if (is.my_tiles == 0) return 0;
    return is.we_tie() && is.tie_pays ? first : second;
}

int minority(const Contest& is, int points, int tiles_needed) {
    if (is.my_tiles < tiles_needed) return 0;
    if (is.their_tiles < tiles_needed || is.mine < is.theirs) return points;
    return is.we_tie() && is.tie_pays ? points : 0;
}

}  // namespace

int measure(const State& state, Seat seat, int warehouse, Measure what) {
    const Tiles tiles = state.stored[seat][std::size_t(warehouse)];
    const Tiles up = face_up(state, tiles);  // LOF-125: flipped tiles show no buckler
    switch (what) {
    case Measure::Goods: {
        const bool empty = (tiles | state.stored[rival(seat)][std::size_t(warehouse)]).empty();  // LOF-115
        const bool casks =
            state.attached == warehouse && !empty && owns(state, seat, Jarl::Storekeeper);  // LOF-143
        return goods_stored(state, tiles) + (casks ? card(Jarl::Storekeeper).amount : 0);
    }
    case Measure::TileCount: return tiles.size();
    case Measure::OwnGoods: return goods_on(up & kBucklers[seat]);
    case Measure::RivalBucklers: return (up & kBucklers[rival(seat)]).size();
    }
    return 0;
}

int warehouse_points(const State& state, Seat seat, int warehouse) {
    const std::size_t w = std::size_t(warehouse);
    const Tiles mine = state.stored[seat][w], theirs = state.stored[rival(seat)][w];
    if (warehouse == state.closed) return 0;  // LOF-140
    if ((mine | theirs).empty()) return 0;    // LOF-114, LOF-115
    const WarehouseCard& is = card(state.warehouses[w]);
    const Contest contest{measure(state, seat, warehouse, is.measure),
                          measure(state, rival(seat), warehouse, is.measure), mine.size(), theirs.size(),
                          state.options.tie == Tie::Both};
    switch (is.scoring) {
    case Scoring::Majority: return majority(contest, is.points);
    case Scoring::MajorityByGood:  // LOF-122, LOF-140: the dedicated good decides
        return state.dedicated[w] == Good::None
                   ? 0
                   : majority(contest, is.by_good[std::size_t(state.dedicated[w])]);
    case Scoring::MajorityTwo: return majority_of_two(contest, is.points, is.limit);
    case Scoring::Minority: return minority(contest, is.points, is.limit);
    case Scoring::PerUnit: return std::min<int>(is.limit, is.points * contest.mine);
    case Scoring::Difference:
        return std::clamp<int>(is.points * (contest.mine - contest.theirs), 0, is.limit);
    case Scoring::BothBucklers: {
        const Tiles up = face_up(state, mine);
        const bool both = (up & kBucklers[Seat::First]).size() >= is.limit &&
                          (up & kBucklers[Seat::Second]).size() >= is.limit;
        return both ? is.points : 0;
    }
    }
    return 0;
}

int jarl_points(const State& state, Seat seat) {  // LOF-147
    const Tiles mine = stored_by(state, seat);
    if (owns(state, seat, Jarl::Standard)) {
        const JarlCard& is = card(Jarl::Standard);
        return std::min<int>(is.cap, is.amount * (face_up(state, mine) & kBucklers[seat]).size());
    }
    if (owns(state, seat, Jarl::Feastgiver)) {
        int sets = kTilesOfGood;
        for (const Good good : kGoods) sets = std::min(sets, (mine & tiles_of(good)).size());
        return card(Jarl::Feastgiver).amount * sets;
    }
    return 0;
}

LofotenScore score_of(const State& state, Seat seat) {  // LOF-161
    const Player& player = state.players[seat];
    int warehouses = 0;
    for (int w = 0; w < kWarehouses; ++w) warehouses += warehouse_points(state, seat, w);
    const int jarl = jarl_points(state, seat);
    const int upgrades = kUpgradePoints[std::size_t(std::popcount(player.upgraded))];  // LOF-157
    const int ship_a = is_upgraded(player, Letter::A) ? kShipAPoints : 0;              // LOF-153
    return {std::int16_t(warehouses + jarl + upgrades + ship_a),
            {std::int16_t(warehouses), std::int16_t(jarl), std::int16_t(upgrades), std::int16_t(ship_a)}};
}

Ranking ranking(const State& state) {  // LOF-112: equal PP is a draw
    const int first = score_of(state, Seat::First).total, second = score_of(state, Seat::Second).total;
    return {std::uint8_t(first >= second ? 1 : 2), std::uint8_t(second >= first ? 1 : 2)};
}

}  // namespace jarl::lofoten
