#include "engine/games/lofoten/conserved.h"

#include "engine/games/lofoten/legal.h"

namespace jarl::lofoten {

namespace {

// Adds pieces place by place; a piece found twice, or a strange one, breaks the count.
template <class Pieces, class Piece>
struct Count {
    Pieces seen{};
    bool good = true;

    void add(Piece piece) {
        if (std::size_t(piece) >= 8 * sizeof seen.bits || seen.contains(piece)) good = false;
        else seen.add(piece);
    }
    void add_all(Pieces pieces) {
        good = good && (seen & pieces).empty();
        seen = seen | pieces;
    }
};

bool tiles_conserved(const State& state) {
    Count<Tiles, Tile> tiles;
    tiles.add_all(state.bag);
    tiles.add_all(state.box);
    for (const Tile tile : state.market)
        if (tile != Tile::None) tiles.add(tile);
    for (const Seat seat : kSeats) {
        for (const Tiles there : state.stored[seat]) tiles.add_all(there);
        for (const Ship& ship : state.players[seat].ships)
            for (const Tile tile : ship.cargo) tiles.add(tile);
    }
    for (const Tile tile : state.unloading) tiles.add(tile);
    if (state.turned != Tile::None) tiles.add(state.turned);
    const Tiles stored = stored_by(state, Seat::First) | stored_by(state, Seat::Second);
    const bool piles_fit = state.bag.size() == state.pile_size[0] + state.pile_size[1];
    return tiles.good && tiles.seen == kAllTiles && piles_fit && state.flipped.without(stored).empty();
}

bool cards_conserved(const State& state) {
    Count<Cards, Card> cards;
    int hidden = 0;
    const auto add = [&](Card card) { card == Card::Unknown ? void(++hidden) : cards.add(card); };
    cards.add_all(state.deck);
    cards.add_all(state.discard);
    cards.add_all(state.known_hidden);
    for (const Player& player : state.players) {
        for (int i = 0; i < player.hand_size; ++i) add(player.hand[std::size_t(i)]);
        for (const Ship& ship : player.ships)
            if (ship.order != Card::None) cards.add(ship.order);
    }
    if (state.drawn != Card::None) add(state.drawn);
    // In an observation the hidden cards are among the deck and known_hidden.
    return cards.good && cards.seen == kAllCards && hidden <= state.deck.size() + state.known_hidden.size();
}

}  // namespace

bool conserved(const State& state) {
    const int coins = state.reserve + state.players[Seat::First].coins + state.players[Seat::Second].coins;
    return coins == kCoins && tiles_conserved(state) && cards_conserved(state);
}

}  // namespace jarl::lofoten
