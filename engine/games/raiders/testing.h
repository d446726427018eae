// A table for the ledger tests: positions are laid out by name, moves are played by their text.
// Include <doctest/doctest.h> first.
#pragma once

#include <deque>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/test_table.h"
#include "engine/games/raiders/forecast.h"
#include "engine/games/raiders/raiders.h"

namespace jarl::raiders {

// Of the seats, where sentences name them.
inline const std::vector<std::string> kNames{"Astrid", "Bjorn", "Canute", "Dagny"};

inline Options options_for(int players, int rounds = kDefaultRounds) {
    Options options;
    options.players = std::uint8_t(players);
    options.rounds = std::uint16_t(rounds);
    return options;
}

// --- Chance ---------------------------------------------------------------------------------------------------

// Chance that gives the answers it was told, then rolls on. It notes what it was asked.
class Rigged {
  public:
    explicit Rigged(std::uint64_t seed = 7) : dice_(seed) {}
    void answer(std::initializer_list<std::uint32_t> answers) { answers_.insert(answers_.end(), answers); }
    std::uint32_t below(std::uint32_t n) {
        asked.push_back(n);
        if (answers_.empty()) return dice_.below(n);
        const std::uint32_t answer = answers_.front();
        answers_.pop_front();
        REQUIRE(answer < n);
        return answer;
    }
    std::vector<std::uint32_t> asked;

  private:
    std::deque<std::uint32_t> answers_;
    Dice dice_;
};
static_assert(Chance<Rigged>);

// --- Names ----------------------------------------------------------------------------------------------------

template <class Table>
std::size_t find_named(const Table& table, std::string_view name) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].id == name) return i;
    FAIL("nothing is called ", std::string(name));
    return 0;
}
inline Card card_named(std::string_view name) { return Card(find_named(kTownsfolk, name)); }
inline Building building_named(std::string_view name) { return Building(find_named(kBuildingCards, name)); }
inline Place place_named(std::string_view name) { return Place(find_named(kSettlements, name)); }
inline Offering tile_named(std::string_view name) { return Offering(find_named(kOfferingTiles, name)); }

template <class List>
std::string names_of(const List& cards) {
    std::string text;
    for (const Card each : cards) add_word(text, card(each).id);
    return text;
}
inline std::string names_of(const Cards& cards) {
    std::string text;
    for (const Card each : cards)
        for (int n = cards.count(each); n > 0; --n) add_word(text, card(each).id);
    return text;
}

// --- The table ------------------------------------------------------------------------------------------------

// Starts at the first turn of seat 0, with every card in the pile: no hands, no crews, 2 silver and a black worker
// each, no Valkyrie on any spot, all plunder in the supply. The setters move real cards, pieces and tiles; workers
// are painted as wanted.
class Table : public TestTable<Raiders, Happening, Rigged> {
  public:
    explicit Table(int players = 2, int rounds = kDefaultRounds) : TestTable(options_for(players, rounds)) {
        count_no_pieces();
        for (int seat = 0; seat < players; ++seat) hand(Seat(seat), "");
        for (const Place place : kPlaces)
            for (int spot = 0; spot < spots_of(settlement(place)); ++spot) lay(place, spot, "livestock");
        state.valkyries_on_board = 5;  // somewhere: a test that counts the pieces plays a whole game
        for (const Asset asset : kPlunder) state.supply[asset] = kPiecesInBox[asset];
        state.phase = Phase::Turn;
        state.turn = 1;
        for (Offering& space : state.face_up) state.stack.add(std::exchange(space, Offering::None));
        face_up("o01 o04 o16");
        chance.asked.clear();
    }

    // Laying out a position.

    void hand(Seat seat, std::string_view cards) {
        state.pile.add_all(std::exchange(state.hands[seat], Cards{}));
        for (const std::string& name : words_of(cards)) state.hands[seat].add(take_card(name));
        state.players[seat].hand_size = std::uint8_t(state.hands[seat].size());
    }
    void crew(Seat seat, std::string_view cards) {
        for (const Card each : state.players[seat].crew) state.pile.add(each);
        state.players[seat].crew = Crew{};
        for (const std::string& name : words_of(cards)) state.players[seat].crew.add(take_card(name));
    }
    void has(Seat seat, Asset asset, int amount) {
        std::uint8_t& there = state.players[seat].has[asset];
        if (asset != Asset::Armour) state.supply[asset] = std::uint8_t(state.supply[asset] + there - amount);
        there = std::uint8_t(amount);
    }
    void supply(Asset asset, int amount) { state.supply[asset] = std::uint8_t(amount); }
    void worker(Seat seat, Colour colour) { state.players[seat].worker = colour; }
    void village(std::string_view building, Colour colour) {
        state.village[building_named(building)] = colour;
    }
    void marker(Seat seat, int level) { state.players[seat].marker = std::uint8_t(level); }
    // The pieces of a spot; as many as are printed, the last one named fills the rest.
    void lay(Place place, int spot, std::string_view pieces) {
        constexpr std::array<std::string_view, 4> names{"gold", "iron", "livestock", "valkyrie"};
        const auto list = words_of(pieces);
        unsigned packed = 0;
        for (int i = 0; i < settlement(place).spots[std::size_t(spot)].pieces; ++i) {
            const auto name = list[std::min(std::size_t(i), list.size() - 1)];
            const auto found = std::find(names.begin(), names.end(), name);
            REQUIRE(found != names.end());
            packed |= unsigned(found - names.begin()) << 2 * i;
        }
        state.spots[std::size_t(kFirstSpot[place] + spot)] = std::uint8_t(packed);
    }
    void lay(std::string_view place, int spot, std::string_view pieces) {
        lay(place_named(place), spot - 1, pieces);
    }
    void raided(std::string_view place, int spots) {  // the first ones are gone
        std::uint8_t& left = state.spots_left[place_named(place)];
        left = std::uint8_t(left & ~((1 << spots) - 1));
    }
    void face_up(std::string_view tiles) {
        for (Offering& space : state.face_up)
            if (space != Offering::None) state.stack.add(std::exchange(space, Offering::None));
        std::size_t next = 0;
        for (const std::string& name : words_of(tiles)) {
            state.face_up[next] = tile_named(name);
            state.stack.remove(state.face_up[next++]);
        }
    }
    // All tiles but these leave the stack for seat 1, who may own as many as you like.
    void leave_in_stack(std::string_view tiles) {
        Offerings left;
        for (const std::string& name : words_of(tiles)) left.add(tile_named(name));
        for (const Offering each : state.stack.without(left)) state.players[kSeat1].offerings.add(each);
        state.stack = left;
    }
    // What is left in the pile; all others go to the discard pile.
    void leave_in_pile(std::string_view cards) {
        Cards left;
        for (const std::string& name : words_of(cards)) left.add(take_card(name));
        state.discard.add_all(std::exchange(state.pile, left));
    }
    void to_discard(std::string_view cards) {
        for (const std::string& name : words_of(cards)) state.discard.add(take_card(name));
    }
    // The next dice.
    void roll(std::initializer_list<int> values) {
        for (const int value : values)
            for (std::uint32_t side = 0; side < kFaces.size(); ++side)
                if (kFaces[side] == value) {
                    chance.answer({side});
                    break;
                }
    }

    // Playing.

    // The log is that of the last of these moves.
    template <class... Texts>
    Table& play(Texts... texts) {
        (TestTable::play(texts), ...);
        return *this;
    }
    // A whole turn that changes little: the worker goes to an empty building and another comes back.
    void pass_turn() {
        play(legal_text(0));
        while (state.phase == Phase::Act) play("skip");
        play(legal_text(0));
        while (state.phase == Phase::Act) play("skip");
        play("end");
    }
    std::string legal_text(std::size_t i) const { return to_text(legal_moves(state)[i]); }

    // Asking.

    int silver(Seat seat) const { return state.players[seat].has[Asset::Silver]; }
    int provisions(Seat seat) const { return state.players[seat].has[Asset::Provisions]; }
    int gold(Seat seat) const { return state.players[seat].has[Asset::Gold]; }
    int iron(Seat seat) const { return state.players[seat].has[Asset::Iron]; }
    int livestock(Seat seat) const { return state.players[seat].has[Asset::Livestock]; }
    int armour(Seat seat) const { return state.players[seat].has[Asset::Armour]; }
    int points(Seat seat) const { return state.players[seat].points; }
    int marker(Seat seat) const { return state.players[seat].marker; }
    std::string crew(Seat seat) const { return names_of(state.players[seat].crew); }
    std::string hand(Seat seat) const { return names_of(state.hands[seat]); }
    std::string discards() const { return names_of(state.discard); }
    Seat actor() const { return raiders::actor(state); }

  private:
    Card take_card(std::string_view name) {
        const Card card = card_named(name);
        REQUIRE(state.pile.contains(card));
        state.pile.remove(card);
        return card;
    }
};

// --- Random games ---------------------------------------------------------------------------------------------

// visit(before, move, after, events) is called for every move.
template <class Visit>
State random_game(const Options& options, std::uint64_t seed, Visit visit) {
    return jarl::random_game<Raiders>(options, seed, visit);
}

}  // namespace jarl::raiders
