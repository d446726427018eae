// A table for the ledger tests: positions are laid out by name, moves are played by their text.
// Include <doctest/doctest.h> first.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/test_table.h"
#include "engine/games/lofoten/lofoten.h"

namespace jarl::lofoten {

// Of the seats, where sentences name them.
inline const std::vector<std::string> kNames{"Astrid", "Ragnar"};

// --- Names ------------------------------------------------------------------------------------------------------

inline Good good_named(std::string_view name) {
    for (const Good good : kGoods)
        if (good_name(good) == name) return good;
    FAIL("no good is called ", std::string(name));
    return Good::None;
}
inline Jarl jarl_named(std::string_view name) {
    for (std::size_t i = 0; i < kJarlCards.size(); ++i)
        if (kJarlCards[i].id == name) return Jarl(i);
    FAIL("no Jarl is called ", std::string(name));
    return Jarl::None;
}
inline WarehouseId warehouse_named(std::string_view name) {
    for (std::size_t i = 0; i < kWarehouseCards.size(); ++i)
        if (kWarehouseCards[i].id == name) return WarehouseId(i);
    FAIL("no warehouse is called ", std::string(name));
    return WarehouseId{};
}
inline bool is_called(Card card, std::string_view name) { return card_name(kind_of(card)) == name; }
inline bool is_called(Tile tile, std::string_view name) { return tile_name(kind_of(tile)) == name; }

// The first piece of that name, or Piece::None.
template <class Piece, class Word>
Piece find_piece(Bag<Piece, Word> pieces, std::string_view name) {
    for (const Piece piece : pieces)
        if (is_called(piece, name)) return piece;
    return Piece::None;
}

inline std::string names_of(Cards cards) {
    std::string text;
    for (const Card card : cards) add_word(text, card_name(kind_of(card)));
    return text;
}

// Unless a test says otherwise, seat 0 holds the First Player card.
inline Options seat0_begins(Options options) {
    if (options.first == kNobody) options.first = kSeat0;
    return options;
}

// --- The table --------------------------------------------------------------------------------------------------

// Starts from a real deal, then lies quiet: no order on any longship, so nothing loads by itself. Both wheels hold
// A on top, B right, C docked, D left, at own area 2. The setters move real pieces, so that none is lost or doubled.
class Table : public TestTable<Lofoten, Happening> {
  public:
    explicit Table(Options options = {}) : TestTable(seat0_begins(options)) {
        for (const Seat seat : kSeats) {
            take_hand_back(seat);
            for (Ship& ship : state.players[seat].ships)
                if (ship.order != Card::None) state.deck.add(std::exchange(ship.order, Card::None));
            set_wheel(seat, "ABCD");
        }
        state.deck = state.deck | std::exchange(state.discard, Cards{});
        const std::array pictured{"w1_03", "w1_05", "w1_07", "w1_09"};
        for (int w = 0; w < kWarehouses; ++w) set_warehouse(w, pictured[std::size_t(w)]);
        lay_market("mead2r fish2r sheep2r coffer2r mead2b");
        give_hand(kSeat0, "mead1 fish1 sheep1");
        give_hand(kSeat1, "mead2 fish2 sheep2");
        if (options.jarls != 0) {
            offer_jarl(0, "helmsman", Requirement::GoodsTotal);
            offer_jarl(1, "steward", Requirement::GoodsTotal);
        }
    }

    // Laying out a position.

    void lay_market(std::string_view tiles) {  // "." is an empty space
        for (Tile& tile : state.market)
            if (tile != Tile::None) state.bag.add(std::exchange(tile, Tile::None));
        const auto names = words_of(tiles);
        REQUIRE(names.size() == state.market.size());
        for (std::size_t space = 0; space < names.size(); ++space)
            if (names[space] != ".") state.market[space] = take_tile(names[space]);
        settle_piles();
    }
    // What is left in the piles; the first tile of each lies on top. All others go to the box.
    void leave_in_piles(std::string_view pile0, std::string_view pile1) {
        state.box = state.box | std::exchange(state.bag, Tiles{});
        Tiles left;
        const std::array piles{words_of(pile0), words_of(pile1)};
        for (std::size_t pile = 0; pile < piles.size(); ++pile) {
            for (const std::string& name : piles[pile]) left.add(take_tile(name));
            state.pile_size[pile] = std::uint8_t(piles[pile].size());
            state.pile_top[pile] = Good::None;
        }
        state.bag = left;
        for (std::size_t pile = 0; pile < piles.size(); ++pile)
            if (!piles[pile].empty())
                for (const Tile tile : left)
                    if (is_called(tile, piles[pile][0])) state.pile_top[pile] = good_of(tile);
    }
    // What is left in the deck; all others go to the discard pile.
    void leave_in_deck(std::string_view cards) {
        state.discard = state.discard | std::exchange(state.deck, Cards{});
        Cards left;
        for (const std::string& name : words_of(cards)) left.add(take_card(name));
        state.deck = left;
    }
    void give_hand(Seat seat, std::string_view cards) {
        take_hand_back(seat);
        Player& player = state.players[seat];
        for (const std::string& name : words_of(cards)) player.hand[player.hand_size++] = take_card(name);
    }
    void set_wheel(Seat seat, std::string_view letters) {  // top, right, bottom, left
        for (std::size_t i = 0; i < kPlaces.size(); ++i)
            state.players[seat].wheel[kPlaces[i]] = Letter(letters[i] - 'A');
    }
    void set_area(Seat seat, int area) { state.players[seat].area = std::uint8_t(area); }
    void set_coins(int seat0, int seat1) {  // the others lie in the reserve
        state.players[kSeat0].coins = std::uint8_t(seat0);
        state.players[kSeat1].coins = std::uint8_t(seat1);
        state.reserve = std::uint8_t(kCoins - seat0 - seat1);
    }
    void give_order(Seat seat, Place place, std::string_view order) {
        Card& there = ship_at(state.players[seat], place).order;
        if (there != Card::None) state.deck.add(there);
        there = take_card(order);
    }
    void load(Seat seat, Place place, std::string_view order, std::string_view tiles) {
        give_order(seat, place, order);
        for (const std::string& name : words_of(tiles))
            ship_at(state.players[seat], place).cargo.push(take_tile(name));
        settle_piles();
    }
    // "fish3b" face up, "fish3b~" flipped. The first tile of a good claims the warehouse, if both are free to.
    void store(Seat seat, int warehouse, std::string_view tiles) {
        Good& dedicated = state.dedicated[std::size_t(warehouse)];
        for (std::string name : words_of(tiles)) {
            const bool flipped = name.back() == '~';
            if (flipped) name.pop_back();
            const Tile tile = take_tile(name);
            state.stored[seat][std::size_t(warehouse)].add(tile);
            if (flipped) state.flipped.add(tile);
            const auto& all = state.dedicated;
            const bool has_one = std::find(all.begin(), all.end(), good_of(tile)) != all.end();
            if (dedicated == Good::None && !has_one) dedicated = good_of(tile);
        }
        settle_piles();
    }
    void dedicate(int warehouse, std::string_view good) {
        state.dedicated[std::size_t(warehouse)] = good_named(good);
    }
    void set_warehouse(int warehouse, std::string_view id) {
        state.warehouses[std::size_t(warehouse)] = warehouse_named(id);
    }
    void offer_jarl(int slot, std::string_view jarl, Requirement asks, Good good = Good::None) {
        for (std::size_t card = 0; card < kRequirementCards.size(); ++card)
            for (std::size_t side = 0; side < 2; ++side) {
                const RequirementSide& is = kRequirementCards[card][side];
                if (is.asks == asks && is.good == good)
                    state.jarls[std::size_t(slot)] = {jarl_named(jarl), std::uint8_t(card),
                                                      std::uint8_t(side), kNobody};
            }
    }
    void give_jarl(Seat seat, std::string_view jarl) {
        JarlOffer& offer = state.jarls[index(seat)];
        offer.jarl = jarl_named(jarl);
        offer.owner = seat;
    }
    void upgrade(Seat seat, std::string_view letters) {
        for (const char letter : letters)
            state.players[seat].upgraded = std::uint8_t(state.players[seat].upgraded | 1 << (letter - 'A'));
    }
    void turn_of(Seat seat) {  // after the check at its start
        state.active = seat;
        state.phase = Phase::Play;
    }
    void end_of_turn(Seat seat) {  // in the end-of-turn step
        state.active = seat;
        state.phase = Phase::End;
    }
    void end_was_triggered() { state.end_triggered = state.last_turn = 1; }

    // Playing.

    // Plays on as quietly as possible until the next turn, or the final unloading, begins.
    void finish_turn() {
        log.clear();
        const int turn = state.turn;
        while (state.turn == turn && state.phase != Phase::Final && state.phase != Phase::Over) {
            for (const char* quiet : {"end", "stop", "leave", "play right", "put right", "pile 0", "pile 1",
                                      "space 0", "space 1", "space 2", "space 3", "space 4"})
                if (allows(quiet)) {
                    play_with(chance, quiet);
                    break;
                }
        }
    }

    // What lies where.

    std::string market() const {
        std::string text;
        for (const Tile tile : state.market)
            add_word(text, tile == Tile::None ? "." : tile_name(kind_of(tile)));
        return text;
    }
    std::string hand(Seat seat) const {
        const Player& player = state.players[seat];
        std::string text;
        for (int i = 0; i < player.hand_size; ++i)
            add_word(text, card_name(kind_of(player.hand[std::size_t(i)])));
        return text;
    }
    std::string order(Seat seat, Place place) const {
        const Card card = ship_at(state.players[seat], place).order;
        return card == Card::None ? "" : card_name(kind_of(card));
    }
    std::string cargo(Seat seat, Place place) const {
        std::string text;
        for (const Tile tile : ship_at(state.players[seat], place).cargo)
            add_word(text, tile_name(kind_of(tile)));
        return text;
    }
    std::string stored(Seat seat, int warehouse) const {
        std::string text;
        for (const Tile tile : state.stored[seat][std::size_t(warehouse)])
            add_word(text,
                     state.flipped.contains(tile) ? flipped_name(good_of(tile)) : tile_name(kind_of(tile)));
        return text;
    }
    std::string dedicated() const {
        std::string text;
        for (const Good good : state.dedicated)
            add_word(text, good == Good::None ? "." : std::string(good_name(good)));
        return text;
    }
    std::string wheel(Seat seat) const {
        std::string text;
        for (const Letter letter : state.players[seat].wheel) text += letter_name(letter);
        return text;
    }
    int area(Seat seat) const { return state.players[seat].area; }
    int coins(Seat seat) const { return state.players[seat].coins; }
    int points(Seat seat, int warehouse) const { return warehouse_points(state, seat, warehouse); }
    int total(Seat seat) const { return score_of(state, seat).total; }
    bool discarded(std::string_view card) const { return find_piece(state.discard, card) != Card::None; }
    bool boxed(std::string_view tile) const { return find_piece(state.box, tile) != Tile::None; }

  private:
    Tile take_tile(std::string_view name) {
        for (Tiles* pieces : {&state.bag, &state.box})
            if (const Tile tile = find_piece(*pieces, name); tile != Tile::None) {
                pieces->remove(tile);
                return tile;
            }
        FAIL("neither piles nor box hold another ", std::string(name));
        return Tile::None;
    }
    Card take_card(std::string_view name) {
        for (Cards* cards : {&state.deck, &state.discard})
            if (const Card card = find_piece(*cards, name); card != Card::None) {
                cards->remove(card);
                return card;
            }
        FAIL("neither deck nor discard pile hold another ", std::string(name));
        return Card::None;
    }
    void take_hand_back(Seat seat) {
        Player& player = state.players[seat];
        for (Card& card : player.hand)
            if (card != Card::None) state.deck.add(std::exchange(card, Card::None));
        player.hand_size = 0;
        player.old = 0;
    }
    // Pile sizes and top goods that fit the bag.
    void settle_piles() {
        const int left = state.bag.size();
        state.pile_size = {std::uint8_t((left + 1) / 2), std::uint8_t(left / 2)};
        Tiles free = state.bag;
        for (std::size_t pile = 0; pile < 2; ++pile) {
            Good& top = state.pile_top[pile];
            if (state.pile_size[pile] == 0) {
                top = Good::None;
                continue;
            }
            if (top == Good::None || (free & tiles_of(top)).empty()) top = good_of(free.first());
            free.remove((free & tiles_of(top)).first());
        }
    }
};

// --- Whole games ------------------------------------------------------------------------------------------------

// Options with everything in play.
inline constexpr Options kAllModules{2, 1, 1, Tie::None, kSeat0};

// visit(before, move, after, events) is called for every move.
template <class Visit>
State random_game(const Options& options, std::uint64_t seed, Visit visit) {
    return jarl::random_game<Lofoten>(seat0_begins(options), seed, visit);
}

}  // namespace jarl::lofoten
