// The setup (RAI-001 to RAI-013), in the order of the grammar's chance points: tiles, pieces, cards.
#pragma once

#include "engine/core/chance.h"
#include "engine/games/raiders/state.h"

namespace jarl::raiders {

// One piece from the bag; the bag is counts in data order.
template <Chance C>
Piece draw_piece(Pieces& bag, int& left, C& chance) {
    std::uint32_t k = draw_below(chance, std::uint32_t(left));
    std::size_t piece = 0;
    while (k >= bag.values[piece]) k -= bag.values[piece++];
    --bag.values[piece];
    --left;
    return Piece(piece);
}

template <Chance C>
class Dealer {
  public:
    Dealer(State& state, C& chance) : s_(state), chance_(chance) {}

    void deal() {
        for (Offering& tile : s_.face_up) tile = s_.stack.draw(chance_);  // RAI-003
        lay_out_board();
        for (const Building building : kBuildings)
            s_.village[building] = card(building).starts_with;   // RAI-008
        s_.supply[Asset::Silver] = kPiecesInBox[Asset::Silver];  // RAI-009
        s_.supply[Asset::Provisions] = kPiecesInBox[Asset::Provisions];
        for (int seat = 0; seat < s_.options.players; ++seat) set_up(Seat(seat));
    }

  private:
    void lay_out_board() {  // RAI-004 to RAI-007
        Pieces bag = kBag;
        int left = kBagSize;
        for (const Place place : kPlaces) {
            const Settlement& is = settlement(place);
            const int spots = spots_of(is);
            s_.spots_left[place] = std::uint8_t((1 << spots) - 1);
            for (int spot = 0; spot < spots; ++spot)
                s_.spots[std::size_t(kFirstSpot[place] + spot)] =
                    fill(is.spots[std::size_t(spot)].pieces, bag, left);
        }
        s_.valkyries_on_board = std::uint8_t(kBag[Piece::Valkyrie] - bag[Piece::Valkyrie]);
        for (const Piece piece : {Piece::Gold, Piece::Iron, Piece::Livestock})
            s_.supply[asset_of(piece)] = bag[piece];
    }

    // Equal spots are equal bytes: the pieces are packed in data order, whatever the order they were drawn in.
    std::uint8_t fill(int pieces, Pieces& bag, int& left) {
        Pieces drawn;
        for (int i = 0; i < pieces; ++i) ++drawn[draw_piece(bag, left, chance_)];
        unsigned packed = 0;
        int at = 0;
        for (const Piece piece : kPieces)
            for (int n = drawn[piece]; n > 0; --n, ++at) packed |= unsigned(piece) << 2 * at;
        return std::uint8_t(packed);
    }

    void set_up(Seat seat) {  // RAI-010 to RAI-013
        Player& player = s_.players[seat];
        player.worker = Colour::Black;
        player.has[Asset::Silver] = kStartSilver;
        s_.supply[Asset::Silver] = std::uint8_t(s_.supply[Asset::Silver] - kStartSilver);
        for (int i = 0; i < kDealt; ++i) s_.hands[seat].add(s_.pile.draw(chance_));
        player.hand_size = kDealt;
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

}  // namespace jarl::raiders
