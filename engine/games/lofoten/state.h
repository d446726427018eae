// The state of a match of Lofoten: a plain value that says where every piece is, and nothing about the future.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/fixed_list.h"
#include "engine/games/lofoten/components.h"

namespace jarl::lofoten {

enum class Tie : std::uint8_t { None, Both };  // LOF-111

struct Options {
    std::uint8_t level2 = 0;    // module 1: how many warehouses are level 2, 0 to 4
    std::uint8_t jarls = 0;     // module 2
    std::uint8_t upgrades = 0;  // module 3
    Tie tie = Tie::None;
    Seat first = kNobody;  // LOF-016: who begins; nobody: by lot
    bool operator==(const Options&) const = default;
};

// The decision points of docs/rules/lofoten.md, under the same names.
// clang-format off
enum class Phase : std::uint8_t {
    Play, Move, Effect, Load, Store, Put, Pile, Space, End, Flip, Close, Shift, Attach, Harbour, Final, Over,
};
// clang-format on

// What goes on when the tiles that leave a longship are stored.
enum class Storing : std::uint8_t { Check, Harbour, Final };

enum class Side : std::uint8_t { Left, Right };  // a direction, and a side card; always the mover's own

using Cargo = FixedList<Tile, kMaxCargo>;

struct Ship {
    Card order = Card::None;
    Cargo cargo{};
    bool operator==(const Ship&) const = default;
};

struct Player {
    std::array<Card, kHandSize> hand{Card::None, Card::None, Card::None};  // left, middle, right
    std::uint8_t hand_size = 0;
    std::uint8_t old = 0;  // LOF-018, bit i: hand[i] was held when the deck was renewed
    std::uint8_t coins = 0;
    std::uint8_t area = kMiddleArea;  // own area, from the player's left
    Per<kPlaces, Letter> wheel{};     // which longship is where
    Per<kLetters, Ship> ships{};
    std::uint8_t upgraded = 0;  // bit per letter
    bool operator==(const Player&) const = default;
};

struct JarlOffer {
    Jarl jarl = Jarl::None;
    std::uint8_t requirement = 0;
    std::uint8_t side = 0;
    Seat owner = kNobody;
    bool operator==(const JarlOffer&) const = default;
};

inline constexpr std::uint8_t kNoWarehouse = 0xff;

// Sets that can be named in any order have one order of their own (repeats.h). Kept in the field that remembers how far
// that order has come, this says that it was left: nothing more of the set is marked.
inline constexpr std::uint8_t kAnyOrder = 0xff;

enum class Upgraded : std::uint8_t {
    No,
    Last,
    Earlier
};  // in this end-of-turn step; Earlier: more was done since

struct State {
    // Cards. In an observation the hidden ones are in `deck`, and those known by elimination in `known_hidden`.
    Cards deck = kAllCards;
    Cards discard{};
    Cards known_hidden{};

    // Tiles. The two piles are one bag with two sizes and two visible goods.
    Tiles bag = kAllTiles;
    Tiles box{};
    Tiles flipped{};  // of the stored ones
    Per<kSeats, std::array<Tiles, kWarehouses>> stored{};
    std::uint16_t turn = 0;  // counts every turn, extra ones too
    std::array<Tile, kSpaces> market{Tile::None, Tile::None, Tile::None, Tile::None, Tile::None};
    std::array<std::uint8_t, kPiles> pile_size{kPileSizes[0], kPileSizes[1]};
    std::array<Good, kPiles> pile_top{Good::None, Good::None};

    std::array<WarehouseId, kWarehouses> warehouses{};
    std::array<Good, kWarehouses> dedicated{Good::None, Good::None, Good::None, Good::None};
    std::uint8_t closed = kNoWarehouse;    // LOF-137
    std::uint8_t attached = kNoWarehouse;  // where the Jarl of the Sealed Casks lies
    std::array<JarlOffer, kJarlsInPlay> jarls{};

    Per<kSeats, Player> players{};
    std::uint8_t reserve = kReserveCoins;
    Options options{};

    // The turn.
    Seat first = Seat::First;  // LOF-016: holds the First Player card
    Seat active = Seat::First;
    Phase phase = Phase::Play;
    std::uint8_t extra_turn = 0;     // this one is an extra turn
    std::uint8_t extra_pending = 0;  // LOF-065: another follows
    std::uint8_t end_triggered = 0;
    std::uint8_t last_turn = 0;            // the end was triggered before this turn began
    std::uint8_t quiet_turns = 0;          // LOF-107
    std::uint8_t tile_left_market = 0;     // in this turn
    Upgraded upgraded_now = Upgraded::No;  // LOF-142

    // The step under way.
    Phase resume = Phase::Play;  // where a check leads back to
    Side side = Side::Left;      // the side card played
    std::uint8_t moves_left = 0;
    Good effect = Good::None;  // of the order just placed
    std::uint8_t uses_left = 0;
    std::uint8_t next_space = 0;  // mead: behind the last space emptied, or kAnyOrder
    Card drawn = Card::None;      // seen, not yet put
    Tile turned = Tile::None;     // seen, not yet on a space
    Cargo unloading{};            // tiles on their way to a warehouse, in loading order
    Storing storing = Storing::Check;
    std::uint8_t harbour_left = 0;  // LOF-146
    Letter upgrading = Letter::None;
    Seat shift_owner =
        kNobody;  // LOF-144: the equal tiles under way, and where the last one went, or kAnyOrder
    std::uint8_t shift_kind = 0xff;
    std::uint8_t shift_to = 0;

    std::array<std::uint8_t, 5> spare{};  // to the next eight bytes: the compiler adds no padding of its own

    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "no padding: states are hashed as bytes");
static_assert(sizeof(State) <= 256);

// --- Questions a rule asks of a state --------------------------------------------------------------------------------

// LOF-023: the players sit on opposite sides of the market.
constexpr int space_of(Seat seat, int area) { return seat == Seat::First ? area : kSpaces - 1 - area; }
inline int space_before(const State& state, Seat seat) { return space_of(seat, state.players[seat].area); }

// LOF-102: the second player has the last turn.
inline bool second_is_active(const State& state) { return state.active != state.first; }

// LOF-024: a quarter turn as its owner sees it; Right is clockwise.
constexpr Per<kPlaces, Letter> turned(const Per<kPlaces, Letter>& wheel, Side to) {
    const auto [top, right, bottom, left] = wheel.values;
    return {to == Side::Right ? std::array{left, top, right, bottom} : std::array{right, bottom, left, top}};
}

inline Player& active_player(State& state) { return state.players[state.active]; }
inline const Player& active_player(const State& state) { return state.players[state.active]; }

inline const Ship& ship_at(const Player& player, Place place) { return player.ships[player.wheel[place]]; }
inline Ship& ship_at(Player& player, Place place) { return player.ships[player.wheel[place]]; }
inline bool is_upgraded(const Player& player, Letter letter) {
    return (player.upgraded >> int(letter) & 1) != 0;
}
inline bool has_cargo(const Player& player) {
    return std::any_of(player.ships.begin(), player.ships.end(),
                       [](const Ship& ship) { return !ship.cargo.empty(); });
}

inline bool market_is_full(const State& state) {
    bool full = true;
    for (const Tile tile : state.market) full &= tile != Tile::None;
    return full;
}

inline bool market_is_empty(const State& state) {
    return std::all_of(state.market.begin(), state.market.end(),
                       [](Tile tile) { return tile == Tile::None; });
}

inline Tiles stored_by(const State& state, Seat seat) {
    const auto& at = state.stored[seat];
    return at[0] | at[1] | at[2] | at[3];
}
inline Tiles face_up(const State& state, Tiles tiles) { return tiles.without(state.flipped); }
// LOF-124: a flipped tile counts as one good.
inline int goods_stored(const State& state, Tiles tiles) {
    return goods_on(face_up(state, tiles)) + (tiles & state.flipped).size();
}

inline bool owns(const State& state, Seat seat, Jarl jarl) {
    return std::any_of(state.jarls.begin(), state.jarls.end(),
                       [&](const JarlOffer& offer) { return offer.owner == seat && offer.jarl == jarl; });
}
inline bool owns_a_jarl(const State& state, Seat seat) {
    return state.jarls[0].owner == seat || state.jarls[1].owner == seat;
}

// LOF-052, LOF-058, LOF-156, LOF-143: how often an order's effect may be used.
inline int effect_uses(const State& state, Seat seat, Good good, Letter ship) {
    int uses = std::max(1, (stored_by(state, seat) & tiles_of(good)).size());
    if (ship == Letter::D && is_upgraded(state.players[seat], Letter::D)) uses = std::max(uses, kShipDUses);
    if (owns(state, seat, Jarl::Steward)) uses += card(Jarl::Steward).amount;
    return uses;
}

// LOF-133, LOF-135, LOF-148: how far a seat is on a requirement.
struct Progress {
    int has, needs;
    bool met() const { return has >= needs; }
};
inline Progress progress(const State& state, Seat seat, const RequirementSide& side) {
    const Tiles mine = stored_by(state, seat);
    const Tiles up = face_up(state, mine);
    const int amount = side.amount;
    const auto bucklers = [&](Seat clan) { return (up & kBucklers[clan]).size(); };
    switch (side.asks) {
    case Requirement::TilesOfEachGood: {
        int goods = 0;
        for (const Good good : kGoods) goods += (mine & tiles_of(good)).size() >= amount;
        return {goods, int(kGoods.size())};
    }
    case Requirement::GoodsTotal: return {goods_stored(state, mine), amount};
    case Requirement::TilesOfGood: return {(mine & tiles_of(side.good)).size(), amount};
    case Requirement::GoodsOfGood: return {goods_stored(state, mine & tiles_of(side.good)), amount};
    case Requirement::BucklersOfEachClan:
        return {std::min(amount, bucklers(Seat::First)) + std::min(amount, bucklers(Seat::Second)),
                2 * amount};
    case Requirement::BucklersOfOneClan:
        return {std::max(bucklers(Seat::First), bucklers(Seat::Second)), amount};
    case Requirement::PayRival:
    case Requirement::HaveCoins: return {state.players[seat].coins, amount};
    }
    return {0, 1};
}
inline const RequirementSide& required(const JarlOffer& offer) {
    return kRequirementCards[offer.requirement][offer.side];
}

// LOF-080, LOF-081, LOF-139: where a tile of this good may be stored, bit w for warehouse w.
inline std::uint8_t warehouses_for(const State& state, Good good) {
    std::uint8_t open = 0, free = 0;
    bool homeless = false;
    for (std::uint8_t w = 0; w < kWarehouses; ++w) {
        if (state.dedicated[w] == good) {
            if (w != state.closed) return std::uint8_t(1 << w);
            homeless = true;
        }
        if (w == state.closed) continue;
        open = std::uint8_t(open | 1 << w);
        if (state.dedicated[w] == Good::None) free = std::uint8_t(free | 1 << w);
    }
    return homeless || free == 0 ? open : free;
}

// LOF-144: the tile of the closed warehouse that moves next; the claimer's first, face-up ones first.
struct ShiftingTile {
    Tile tile = Tile::None;
    Seat owner = kNobody;
    std::uint8_t kind = 0xff;  // flipped tiles are all alike
};
inline ShiftingTile next_to_shift(const State& state) {
    for (const Seat owner : {state.active, rival(state.active)}) {
        const Tiles there = state.stored[owner][state.closed];
        if (const Tiles up = face_up(state, there); !up.empty())
            return {up.first(), owner, std::uint8_t(kind_of(up.first()))};
        if (!there.empty()) return {there.first(), owner, std::uint8_t(kTileKinds)};
    }
    return {};
}
inline std::uint8_t open_warehouses(const State& state) {  // bit w for warehouse w
    return std::uint8_t(0xf & ~(state.closed < kWarehouses ? 1 << state.closed : 0));
}

}  // namespace jarl::lofoten
