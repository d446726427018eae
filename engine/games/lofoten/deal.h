// The setup (LOF-005 to LOF-019): every draw in the ledger's order.
#pragma once

#include <utility>

#include "engine/core/chance.h"
#include "engine/games/lofoten/state.h"

namespace jarl::lofoten {

// The good that shows on a pile: any tile of the bag may lie there, except the one on top of the other pile.
template <Chance C>
Good draw_top_good(Tiles bag, Good other_top, C& chance) {
    std::array<std::uint32_t, kGoods.size()> tiles{};
    std::uint32_t all = 0;
    for (const Good good : kGoods) {
        const int count = (bag & tiles_of(good)).size() - (good == other_top ? 1 : 0);
        all += tiles[std::size_t(good)] = std::uint32_t(count);
    }
    std::uint32_t k = draw_below(chance, all);
    std::size_t good = 0;
    while (k >= tiles[good]) k -= tiles[good++];
    return Good(good);
}

template <Chance C>
class Dealer {
  public:
    Dealer(State& state, C& chance) : s_(state), chance_(chance) {}

    void deal() {
        choose_first_player();
        for (Player& player : s_.players) place_longships(player);
        draw_warehouses();
        if (s_.options.jarls != 0) lay_out_jarls();
        do lay_out_market();
        while (market_has_four_of_a_kind());  // LOF-011
        s_.pile_top[0] = draw_top_good(s_.bag, Good::None, chance_);
        s_.pile_top[1] = draw_top_good(s_.bag, s_.pile_top[0], chance_);
        for (Player& player : s_.players) draw_start_orders(player);
        for (Player& player : s_.players) draw_hand(player);
        for (const Seat seat : kSeats)  // LOF-015
            s_.players[seat].coins = seat == s_.first ? kFirstPlayerCoins : kSecondPlayerCoins;
        s_.turn = 1;
    }

  private:
    void choose_first_player() {  // LOF-016
        const Seat named = s_.options.first;
        s_.first = named != kNobody ? named : Seat(chance_.below(std::uint32_t(kSeats.size())));
        s_.active = s_.first;
    }

    void place_longships(Player& player) {  // LOF-005
        Bag<Letter, std::uint8_t> letters{0xf};
        for (Letter& letter : player.wheel) letter = letters.draw(chance_);
    }

    void draw_warehouses() {  // LOF-006, LOF-120; LOF-019: the last ones are level 2
        Bag<WarehouseId, std::uint16_t> level1{0x00ff}, level2{0xff00};
        for (int w = 0; w < kWarehouses; ++w) {
            auto& cards = w < kWarehouses - s_.options.level2 ? level1 : level2;
            s_.warehouses[std::size_t(w)] = cards.draw(chance_);
        }
    }

    void lay_out_jarls() {  // LOF-130
        Bag<Jarl, std::uint8_t> jarls{0xff};
        Bag<int, std::uint8_t> requirements{0x7f};
        for (JarlOffer& offer : s_.jarls) {
            offer.jarl = jarls.draw(chance_);
            offer.requirement = std::uint8_t(requirements.draw(chance_));
            offer.side = std::uint8_t(chance_.below(2));
        }
    }

    void lay_out_market() {  // LOF-008, LOF-009
        s_.bag = kAllTiles;
        for (Tile& tile : s_.market) tile = s_.bag.draw(chance_);
    }

    bool market_has_four_of_a_kind() const {
        std::array<int, kGoods.size()> tiles{};
        for (const Tile tile : s_.market)
            if (++tiles[std::size_t(good_of(tile))] == kSameGoodLimit) return true;
        return false;
    }

    void draw_start_orders(Player& player) {  // LOF-012, LOF-013
        for (;;) {
            const Card left = s_.deck.draw(chance_);
            const Card right = s_.deck.draw(chance_);
            if (good_of(left) != good_of(right)) {
                ship_at(player, Place::Left).order = left;
                ship_at(player, Place::Right).order = right;
                return;
            }
            s_.discard.add(left);
            s_.discard.add(right);
            if (s_.deck.size() < 2)
                s_.deck = std::exchange(s_.discard, Cards{});  // LOF-087, one time in 10^12
        }
    }

    void draw_hand(Player& player) {  // LOF-014
        for (Card& card : player.hand) {
            if (s_.deck.empty()) s_.deck = std::exchange(s_.discard, Cards{});
            card = s_.deck.draw(chance_);
        }
        player.hand_size = kHandSize;
    }

    State& s_;
    C& chance_;
};

template <Chance C>
State deal(const Options& options, C& chance) {
    State state;
    state.options = options;
    Dealer<C>(state, chance).deal();
    return state;
}

}  // namespace jarl::lofoten
