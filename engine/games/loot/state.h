// The state of a match of Loot: a plain value that says where every piece is, and nothing about the future.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/games/loot/board.h"
#include "engine/games/loot/fjord.h"

namespace jarl::loot {

struct Options {
    std::uint8_t players = 2;
    Seat first = kNobody;  // who begins; kNobody: by lot
    bool operator==(const Options&) const = default;
};

// The decision points of docs/rules/loot.md, under the same names.
enum class Phase : std::uint8_t { Place, Leave, Lay, Harbour, Berth, Over };

inline constexpr std::uint8_t kNone = 0xff;

// In last_left and next_cell: a tile was given up or laid out of the order of the lists, so nothing that is left of this
// choice counts as a repeat (repeats.h).
inline constexpr std::uint8_t kOutOfOrder = 0xff;

struct Player {
    Fjord fjord{};
    HexSet vikings{};
    std::uint32_t linked = 0;  // pairs of towers paid, see pair_bit
    std::uint8_t vikings_left = 0;
    std::uint8_t trophy = 0;                 // its axes, 0: none
    std::uint8_t claimed = 0;                // steps of each castle, two bits each
    std::uint8_t shields_and_sites = 0b111;  // bits 0-2: shields not used yet, 3-5: sites finished
    std::array<Ship, kVikings> fleet =
        [] {  // the longships by cell: one a turn at most, so never more than vikings
            std::array<Ship, kVikings> none{};
            none.fill(Ship::None);
            return none;
        }();
    std::array<SiteId, 3> sites{};  // port, altar, palace

    std::uint8_t shields() const { return shields_and_sites & 0b111; }
    bool has_shield(Shield shield) const { return (shields_and_sites >> int(shield) & 1) != 0; }
    bool has_finished(SiteKind kind) const { return (shields_and_sites >> (3 + int(kind)) & 1) != 0; }
    void use(Shield shield) { shields_and_sites = std::uint8_t(shields_and_sites & ~(1 << int(shield))); }
    void finish(SiteKind kind) { shields_and_sites = std::uint8_t(shields_and_sites | 8 << int(kind)); }
    int castle_steps(int castle) const { return claimed >> (2 * castle) & 3; }
    Ship ship_at(Cell cell) const {
        const std::uint64_t before = fjord.ships.bits & ((std::uint64_t{1} << int(cell)) - 1);
        return fleet[std::size_t(std::popcount(before))];
    }
    bool operator==(const Player&) const = default;
};

// Tiles of each building spot, two bits each.
struct Stacks {
    std::uint64_t bits = 0;
    constexpr int operator[](int spot) const { return int(bits >> (2 * spot) & 3); }
    constexpr void add(int spot, int tiles) { bits += std::uint64_t(tiles) << (2 * spot); }
    constexpr void take(int spot, int tiles) {
        assert((*this)[spot] >= tiles);
        bits -= std::uint64_t(tiles) << (2 * spot);
    }
    bool operator==(const Stacks&) const = default;
};
constexpr int tiles_in(Stacks stacks) {
    return std::popcount(stacks.bits & 0x5555555555555555) +
           2 * std::popcount(stacks.bits & 0xaaaaaaaaaaaaaaaa);
}

// Tiles of each kind, a byte each.
struct Heap {
    std::uint64_t bytes = 0;
    constexpr int operator[](Kind kind) const { return int(bytes >> (8 * int(kind)) & 0xff); }
    constexpr void add(Kind kind, int tiles) { bytes += std::uint64_t(tiles) << (8 * int(kind)); }
    constexpr void take(Kind kind) {
        assert((*this)[kind] > 0);
        bytes -= std::uint64_t{1} << (8 * int(kind));
    }
    constexpr int size() const { return int(bytes * 0x0101010101010101 >> 56); }  // the sum comes out on top
    constexpr Kind first() const { return bytes == 0 ? Kind::None : Kind(std::countr_zero(bytes) / 8); }
    constexpr bool is_one_kind() const {
        return bytes != 0 && std::countr_zero(bytes) / 8 == (63 - std::countl_zero(bytes)) / 8;
    }
    bool operator==(const Heap&) const = default;
};

struct State {
    // What changes in play.
    Per<kSeats, Player> players{};
    HexSet near{};     // hexes next to a viking
    HexSet landing{};  // hexes next to a longship on the sea
    Stacks stacks{};
    Stacks aside{};  // buildings of the last viking that won any tile it may keep: these may have to go back
    Heap won{};      // in this turn, not yet laid
    Ships bag = kAllShips;
    std::array<Ship, kStrip> sea{Ship::None, Ship::None, Ship::None, Ship::None, Ship::None};
    std::uint8_t trophies = 0b11111;  // bit t: the trophy for t + 2 axes is left
    // The hex with two own vikings of a seat: there can be one (LOO-080).
    std::array<std::uint8_t, kMaxPlayers> doubled{kNone, kNone, kNone, kNone};

    // The turn.
    Seat active = Seat::First;
    Phase phase = Phase::Place;
    std::uint8_t turn = 0;
    std::uint8_t declared = 0;  // bit per shield, for the next viking
    std::uint8_t second = 0;    // the next viking is the second of its turn
    std::uint8_t last_left =
        0;  // LOO-056: giving up spots in ascending order, this is the last; or kOutOfOrder
    std::uint8_t next_cell =
        0;  // LOO-047: laying equal tiles in ascending order, from this cell on; or kOutOfOrder
    std::uint8_t emptied = kNone;         // the sea hex whose longship was taken in this turn
    Ship taken = Ship::None;              // not yet berthed
    std::uint8_t trophy_taken = 0;        // in this turn
    Seat first = Seat::First;             // LOO-013: began the game
    std::array<std::uint8_t, 5> spare{};  // to the next eight bytes: the compiler adds no padding of its own

    Options options{};

    // What does not.
    Board board{};

    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "no padding: states are hashed as bytes");
static_assert(sizeof(State) - sizeof(Board) <= 512 && sizeof(State) <= 1024);

// --- Questions a rule asks of a state ----------------------------------------------------------------------

inline Player& active_player(State& state) { return state.players[state.active]; }
inline const Player& active_player(const State& state) { return state.players[state.active]; }

template <class W>
W occupied_in(const State& state) {
    W all = 0;
    for (const Player& player : state.players) all |= player.vikings.as<W>();
    return all;
}
inline HexSet occupied(const State& state) { return HexSet::from(occupied_in<DoubleWord>(state)); }
inline bool is_declared(const State& state, Shield shield) {
    return (state.declared >> int(shield) & 1) != 0;
}

// LOO-030 to LOO-037; with the shield LOO-073, LOO-080, LOO-083.
template <class W>
W targets_in(const State& state) {
    const W taken = occupied_in<W>(state);
    return is_declared(state, Shield::Occupied) ? taken
                                                : (state.near.as<W>() | state.landing.as<W>()) & ~taken;
}
inline HexSet targets(const State& state) {
    return in_words(state.board, [&]<class W>() { return HexSet::from(targets_in<W>(state)); });
}

// Cells for the next tile when equal ones are laid in ascending order: after the one just laid, and leaving enough cells
// for those that follow (LOO-047).
inline Cells cells_in_order(const State& state, Kind kind) {
    std::uint64_t cells = active_player(state).fjord.empty().bits >> state.next_cell << state.next_cell;
    for (int follow = state.won[kind]; follow > 1; --follow) cells &= ~std::bit_floor(cells);
    return {cells};
}
inline int axes_of(const Player& player) { return player.fjord.of(Kind::Axe).size(); }

// --- Tower pairs and castle steps --------------------------------------------------------------------------

// Towers are numbered 0 to 7 here; the pairs of tower b with lower ones begin at bit b(b-1)/2.
constexpr int first_pair(int tower) { return tower * (tower - 1) / 2; }
constexpr std::uint32_t pair_bit(int a, int b) {
    return std::uint32_t{1} << (a < b ? first_pair(b) + a : first_pair(a) + b);
}
static_assert(first_pair(kTowersMax) <= 32);

}  // namespace jarl::loot
