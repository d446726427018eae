#include "bots/games/lofoten/prospects.h"

namespace jarl::lofoten {

namespace {

// Quarter turns until a longship is on top and until it is docked (LOF-024).
inline constexpr Per<kPlaces, int> kClockwiseToTop{{0, 3, 2, 1}};
inline constexpr Per<kPlaces, float> kTurnsToDock{{2, 1, 0, 1}};

// Moves until a longship stands before a space `slides` areas to the right (left, if below zero).
struct Way {
    float right, left;  // with the right or the left card alone; kNoWay: impossible
    float both;         // whatever the cards
};
inline constexpr float kNoWay = 99;
inline constexpr Per<kPlaces, std::array<Way, 2 * kSpaces - 1>> kWays = [] {
    Per<kPlaces, std::array<Way, 2 * kSpaces - 1>> ways{};
    for (const Place place : kPlaces)
        for (int slides = 1 - kSpaces; slides < kSpaces; ++slides) {
            const int clockwise = kClockwiseToTop[place], counter = (4 - clockwise) % 4;
            const int far = slides < 0 ? -slides : slides;
            ways[place][std::size_t(slides + kSpaces - 1)] = {slides >= 0 ? float(clockwise + far) : kNoWay,
                                                              slides <= 0 ? float(counter + far) : kNoWay,
                                                              float(std::min(clockwise, counter) + far)};
        }
    return ways;
}();

// How far the cards in hand, or the one just played, carry each way.
struct Moves {
    float right, left;
};
Moves moves_in_hand(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    if (seat == state.active && state.phase == Phase::Move) {
        const float moves = state.moves_left;
        return state.side == Side::Right ? Moves{moves, 0} : Moves{0, moves};
    }
    if (player.hand_size == 0) return {0, 0};
    const float more = owns(state, seat, Jarl::Helmsman) ? float(card(Jarl::Helmsman).amount) : 0.0f;
    return {float(value_of(player.hand[player.hand_size - 1u])) + more,
            float(value_of(player.hand[0])) + more};
}

class Forecast {
  public:
    // `unsafe`: market spaces that the rival can empty first, a bit each.
    Forecast(const State& state, Seat seat, const TimeLeft& time, const LofotenWeights& weights,
             unsigned unsafe)
        : s_(state), seat_(seat), unsafe_(unsafe), player_(state.players[seat]), turns_(time.turns[seat]),
          w_(weights), moves_(moves_in_hand(state, seat)) {
        for (int area = 0; area < kSpaces; ++area)
            if (const Tile tile = before(area); tile != Tile::None)
                areas_[good_of(tile)] |= std::uint8_t(1 << area);
    }

    Prospects all() {
        for (const Place place : kPlaces) add(place);
        unload_at_the_end();
        return result_;
    }
    unsigned within_reach() const { return within_reach_; }  // spaces, a bit each

  private:
    void add(Place place) {
        const Letter letter = player_.wheel[place];
        const Ship& ship = player_.ships[letter];
        if (!ship.cargo.empty()) return add_cargo(place, ship.cargo);
        if (ship.order != Card::None) return add_order(place, letter, good_of(ship.order));
        ++result_.free_ships;
        result_.free_dock |= place == Place::Bottom;
    }

    void add_cargo(Place place, const Cargo& cargo) {
        const float share = in_time(turns_, kTurnsToDock[place] * of(w_, "dock_delay"));
        float goods = 0;
        for (const Tile tile : cargo) {
            result_.to_come[good_of(tile)].add(haul_of(seat_, tile), share);
            goods += float(value_of(tile));
        }
        if (const float missing = goods * (1 - share); missing > best_missing_) {
            best_missing_ = missing;
            best_cargo_ = &cargo;
            best_share_ = share;
        }
    }

    // LOF-106: the cargo of one longship is stored when all is over.
    void unload_at_the_end() {
        if (best_cargo_ == nullptr) return;
        const float more = (1 - best_share_) / (1 + turns_ * of(w_, "last_unload"));
        for (const Tile tile : *best_cargo_) result_.to_come[good_of(tile)].add(haul_of(seat_, tile), more);
    }

    void add_order(Place place, Letter letter, Good good) {
        const bool any = letter == Letter::C && is_upgraded(player_, Letter::C);  // LOF-155
        unsigned wanted = areas_[good];
        if (any)
            for (const std::uint8_t areas : areas_) wanted |= areas;
        float best = 0;
        int best_area = -1;
        for (unsigned left = wanted & ~taken_; left != 0; left &= left - 1) {
            const int area = std::countr_zero(left), space = space_of(seat_, area);
            float goods = share_of(way_to(place, area)) * float(value_of(before(area)));
            if ((unsafe_ >> space & 1) != 0) goods *= of(w_, "unsafe");
            if (goods > best) best = goods, best_area = area;
        }
        if (best_area >= 0) {
            taken_ |= 1u << best_area;
            const Tile tile = before(best_area);
            result_.to_come[good_of(tile)].add(haul_of(seat_, tile), best / float(value_of(tile)));
        } else {
            result_.to_come[good].add(kUnseenTile, share_of(wait_for(good)));
        }
    }

    float share_of(float moves) const {
        if (moves >= kNoWay) return 0;
        return of(w_, "load_trust") * in_time(turns_, moves * of(w_, "load_delay") +
                                                          kTurnsToDock[Place::Top] * of(w_, "dock_delay"));
    }

    Tile before(int area) const { return s_.market[std::size_t(space_of(seat_, area))]; }

    float way_to(Place place, int area) {
        const int slides = area - player_.area;
        const Way& way = kWays[place][std::size_t(slides + kSpaces - 1)];
        float moves = way.both;
        if (way.right > way.both && way.left > way.both) moves += of(w_, "wrong_way");
        const bool by_right = way.right <= moves_.right, by_left = way.left <= moves_.left;
        if (by_right) moves = std::min(moves, way.right * of(w_, "in_hand"));
        if (by_left) moves = std::min(moves, way.left * of(w_, "in_hand"));
        if (by_right || by_left) within_reach_ |= 1u << space_of(seat_, area);
        return moves;
    }

    // Moves until a tile of this good has come, and until it is reached then.
    float wait_for(Good good) const {
        const int coming = (s_.bag & tiles_of(good)).size();
        if (coming == 0) return kNoWay;
        const bool on_top = s_.pile_top[0] == good || s_.pile_top[1] == good;
        const float tiles = on_top ? 1.0f : float(s_.bag.size() + 1) / float(coming + 1);
        constexpr float kUsualWay = 3;
        return kUsualWay + tiles * of(w_, "wait_for_good");
    }

    const State& s_;
    Seat seat_;
    unsigned unsafe_, within_reach_ = 0;
    const Player& player_;
    float turns_;
    const LofotenWeights& w_;
    Moves moves_;
    Per<kGoods, std::uint8_t> areas_{};  // where each good lies, a bit for each of the seat's own areas
    unsigned taken_ = 0;                 // areas whose tile an order counts on
    const Cargo* best_cargo_ = nullptr;
    float best_missing_ = 0, best_share_ = 0;
    Prospects result_;
};

}  // namespace

Per<kSeats, Prospects> prospects(const State& state, const TimeLeft& time, const LofotenWeights& weights) {
    const bool goes_on = rest_of_turn(state.phase) > 0 || state.extra_pending != 0;
    const Seat next = goes_on ? state.active : rival(state.active);
    Per<kSeats, Prospects> both;
    Forecast first(state, next, time, weights, 0);
    both[next] = first.all();
    both[rival(next)] = Forecast(state, rival(next), time, weights, first.within_reach()).all();
    return both;
}

}  // namespace jarl::lofoten
