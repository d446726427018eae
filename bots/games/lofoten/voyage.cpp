#include "bots/games/lofoten/voyage.h"

namespace jarl::lofoten {

namespace {

inline constexpr int kLongest = 4;  // a card of value 3 and the helmsman

// Loading is the greater part of the way from the market to the warehouse.
inline constexpr float kLoaded = 0.6f, kStored = 1 - kLoaded;

// The longship that is on top after some quarter turns; the one that is docked then is two further on.
inline constexpr std::array<std::array<Place, 4>, 2> kOnTopAfter{{
    {Place::Top, Place::Right, Place::Bottom, Place::Left},  // to the left: counterclockwise
    {Place::Top, Place::Left, Place::Bottom, Place::Right},
}};

float cargo_worth(const Ship& ship, const Prices& prices) {
    float worth = 0;
    for (const Tile tile : ship.cargo) worth += prices[good_of(tile)] * float(value_of(tile));
    return worth;
}

// Which goods a longship would load: a bit for each.
unsigned wanted_by(const Player& player, Letter letter) {
    const Ship& ship = player.ships[letter];
    if (ship.order == Card::None || !ship.cargo.empty()) return 0;
    if (letter == Letter::C && is_upgraded(player, Letter::C)) return 0xf;  // LOF-155
    return 1u << int(good_of(ship.order));
}

}  // namespace

float usual_price(const WarehouseCard& warehouse, Good good) {
    switch (warehouse.scoring) {
    case Scoring::Majority: return warehouse.points;
    case Scoring::MajorityByGood: return warehouse.by_good[std::size_t(good)];
    case Scoring::MajorityTwo: return 6;
    case Scoring::Difference: return 8;
    case Scoring::PerUnit:
    case Scoring::BothBucklers: return 3;
    case Scoring::Minority: return 2;
    }
    return 0;
}

Prices prices(const State& state) {
    constexpr float kUsual = 0.5f;
    Prices prices{{kUsual, kUsual, kUsual, kUsual}};
    for (std::size_t w = 0; w < kWarehouses; ++w) {
        const Good good = state.dedicated[w];
        if (good == Good::None) continue;
        prices[good] = 0.15f + 0.06f * usual_price(card(state.warehouses[w]), good);
    }
    return prices;
}

Voyage best_voyage(const State& state, Seat seat, Side side, int moves, const Prices& prices) {
    const Player& player = state.players[seat];
    const auto& on_top = kOnTopAfter[std::size_t(side)];
    moves = std::min(moves, kLongest);
    const int slides = std::min(moves, side == Side::Right ? kSpaces - 1 - player.area : int(player.area));

    // The market as it comes by: bit of the good, and worth.
    std::array<unsigned, kLongest + 1> good_at{};
    std::array<float, kLongest + 1> worth_at{};
    for (int s = 0; s <= slides; ++s) {
        const int area = side == Side::Right ? player.area + s : player.area - s;
        const Tile tile = state.market[std::size_t(space_of(seat, area))];
        if (tile == Tile::None) continue;
        good_at[std::size_t(s)] = 1u << int(good_of(tile));
        worth_at[std::size_t(s)] = prices[good_of(tile)] * float(value_of(tile));
    }

    // best[s] after t quarter turns, from the last t to the first: what is still to be had from there.
    std::array<float, kLongest + 2> best{};
    Voyage voyage;
    for (int t = moves; t >= 0; --t) {
        const unsigned wanted = wanted_by(player, player.wheel[on_top[std::size_t(t % 4)]]);
        const Ship& docked = player.ships[player.wheel[on_top[std::size_t((t + 2) % 4)]]];
        const float stored = t > 0 ? kStored * cargo_worth(docked, prices) : 0;
        float beyond = 0;  // best of one slide further
        for (int s = std::min(slides, moves - t); s >= 0; --s) {
            const float turned = s + t < moves ? best[std::size_t(s)] : 0;
            if (t == 0 && s == 0) {
                voyage = {beyond, turned};
                break;
            }
            const bool loads = (wanted & good_at[std::size_t(s)]) != 0;
            const float share = moves - t - s >= 2 ? 1 : kLoaded;
            const float here = (loads ? share * worth_at[std::size_t(s)] : 0) + std::max(beyond, turned);
            beyond = here;
            best[std::size_t(s)] =
                here + stored;  // seen from the row before: the turn that leads here unloads
        }
    }
    return voyage;
}

}  // namespace jarl::lofoten
