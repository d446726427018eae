#include "bots/games/lofoten/warehouses.h"

#include <cmath>

#include "bots/games/lofoten/contest.h"
#include "engine/games/lofoten/scoring.h"

namespace jarl::lofoten {

namespace {

// How much one more tile moves each measure, squared (LOF-003: 4.5 is the mean of the squared goods of a tile).
inline constexpr std::array<float, 4> kTileVariance{4.5f, 1.0f, 2.25f, 0.5f};

float tiles_on_offer(const State& state, Good good) {
    int tiles = (state.bag & tiles_of(good)).size();
    for (const Tile tile : state.market) tiles += tile != Tile::None && good_of(tile) == good;
    return float(tiles);
}

// What comes to each warehouse. Goods without one are spread over those they may claim or, when a Jarl has closed
// theirs, be brought to (LOF-139).
class Homes {
  public:
    Homes(const State& state, const Per<kSeats, Prospects>& prospects) : s_(state), prospects_(prospects) {
        unsigned homed = 0;
        int unclaimed = 0, homeless = 0;
        for (std::size_t w = 0; w < kWarehouses; ++w) {
            if (w == s_.closed) continue;
            if (s_.dedicated[w] == Good::None) ++unclaimed;
            else homed |= 1u << int(s_.dedicated[w]);
        }
        for (const Good good : kGoods) {
            if ((homed >> int(good) & 1) != 0) continue;
            ++homeless;
            for (const Seat seat : kSeats) wandering_[seat].add(prospects[seat].to_come[good], 1);
            wandering_tiles_ += tiles_on_offer(state, good);
        }
        if (unclaimed > 0) to_unclaimed_ = 1 / float(std::max(homeless, unclaimed));
        else to_all_ = 1.0f / (kWarehouses - 1);
    }

    Haul to_come(std::size_t w, Seat seat) const {
        Haul haul;
        if (s_.dedicated[w] != Good::None) haul = prospects_[seat].to_come[s_.dedicated[w]];
        haul.add(wandering_[seat], share_of_wandering(w));
        return haul;
    }
    float on_offer(std::size_t w) const {
        const Good good = s_.dedicated[w];
        return (good != Good::None ? tiles_on_offer(s_, good) : 0) + wandering_tiles_ * share_of_wandering(w);
    }

  private:
    float share_of_wandering(std::size_t w) const {
        return s_.dedicated[w] == Good::None ? to_all_ + to_unclaimed_ : to_all_;
    }

    const State& s_;
    const Per<kSeats, Prospects>& prospects_;
    Per<kSeats, Haul> wandering_{};
    float wandering_tiles_ = 0, to_unclaimed_ = 0, to_all_ = 0;
};

float price(const State& state, std::size_t w) {
    const WarehouseCard& is = card(state.warehouses[w]);
    if (is.scoring != Scoring::MajorityByGood) return is.points;
    if (state.dedicated[w] != Good::None) return is.by_good[std::size_t(state.dedicated[w])];
    return 0.25f * float(is.by_good[0] + is.by_good[1] + is.by_good[2] + is.by_good[3]);
}

// One seat at one warehouse: what it has and what is on its way.
struct Standing {
    float measure, tiles;
    float own_shield = 1, rival_shield = 1;  // chance to show each clan's buckler
};
Standing standing(const State& state, Seat seat, std::size_t w, const Homes& homes) {
    const Tiles stored = state.stored[seat][w];
    const Measure what = card(state.warehouses[w]).measure;
    const Haul to_come = homes.to_come(w, seat);
    Standing side{float(measure(state, seat, int(w), what)) + to_come[what],
                  float(stored.size()) + to_come[Measure::TileCount]};
    if (card(state.warehouses[w]).scoring == Scoring::BothBucklers) {
        const Tiles up = face_up(state, stored);
        side.own_shield =
            (up & kBucklers[seat]).empty() ? std::min(1.0f, 0.5f * to_come[Measure::OwnGoods]) : 1;
        side.rival_shield =
            (up & kBucklers[rival(seat)]).empty() ? std::min(1.0f, to_come[Measure::RivalBucklers]) : 1;
    }
    return side;
}

// What the tiles on offer, which nobody counts on yet, may change at a warehouse.
struct Unknown {
    float found;  // tiles that each seat will add, one seat about as many as the other
    float doubt;
};
Unknown unknown(const WarehouseCard& is, float tiles, float luck) {
    return {0.25f * luck * tiles, std::sqrt(0.01f + luck * tiles * kTileVariance[std::size_t(is.measure)])};
}

Race race(const State& state, std::size_t w, const Standing& me, const Standing& they,
          const Unknown& unknown) {
    const WarehouseCard& is = card(state.warehouses[w]);
    const float shield = 0.5f * unknown.found;
    return {&is,
            is.scoring == Scoring::PerUnit ? me.measure + shield : me.measure,
            they.measure,
            me.tiles + unknown.found,
            they.tiles + unknown.found,
            std::min(1.0f, me.own_shield + shield),
            std::min(1.0f, me.rival_shield + shield),
            unknown.doubt,
            price(state, w),
            state.options.tie == Tie::Both};
}

}  // namespace

Per<kSeats, WarehousePoints> warehouse_points(const State& state, const Per<kSeats, Prospects>& prospects,
                                              const TimeLeft& time, const LofotenWeights& weights) {
    const float turns = 0.5f * (time.turns[Seat::First] + time.turns[Seat::Second]);
    const float luck = of(weights, "swing") * in_time(turns, 2);
    const Homes homes(state, prospects);
    Per<kSeats, WarehousePoints> points{};
    for (std::size_t w = 0; w < kWarehouses; ++w) {
        if (w == state.closed) continue;  // LOF-140
        const Unknown open = unknown(card(state.warehouses[w]), homes.on_offer(w), luck);
        const Standing first = standing(state, Seat::First, w, homes),
                       second = standing(state, Seat::Second, w, homes);
        points[Seat::First][w] = points_of(race(state, w, first, second, open));
        points[Seat::Second][w] = points_of(race(state, w, second, first, open));
    }
    return points;
}

}  // namespace jarl::lofoten
