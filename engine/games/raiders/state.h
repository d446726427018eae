// The state of a match of Raiders: a plain value that says where every piece is, and nothing about the future.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/fixed_list.h"
#include "engine/games/raiders/components.h"

namespace jarl::raiders {

struct Options {
    std::uint16_t rounds = kDefaultRounds;  // RAI-126
    std::uint8_t players = 2;
    std::uint8_t spare = 0;
    bool operator==(const Options&) const = default;
};

// The decision points of docs/rules/raiders.md, under the same names.
// clang-format off
enum class Phase : std::uint8_t {
    Keep, Turn, Act, Discard, Dismiss, Pick, Limit, End, Reroll, Spot, Kill, Target, Lose, Swap, Plunder,
    Tribute, Return, Enlist, Copy, Recruit, Under, Number, Give, Offer, Spare, Over,
};
// clang-format on

// RAI-120 to RAI-122: why the last round has come.
enum class End : std::uint8_t { Fortresses, Stack, Valkyries, None = 0xff };

// RAI-044: so many cards of each kind are known to be in a hand. Bit k of the three rows together is the number.
struct Bounds {
    std::array<std::uint32_t, 3> rows{};

    constexpr std::uint32_t kinds() const { return rows[0] | rows[1] | rows[2]; }
    constexpr int count(Card kind) const {
        const int k = int(kind);
        return int((rows[0] >> k & 1) + 2 * (rows[1] >> k & 1) + 4 * (rows[2] >> k & 1));
    }
    constexpr int size() const {
        return std::popcount(rows[0]) + 2 * std::popcount(rows[1]) + 4 * std::popcount(rows[2]);
    }
    constexpr void raise(Card kind) {
        const std::uint32_t one = std::uint32_t{1} << int(kind), two = one & rows[0], four = two & rows[1];
        rows = {rows[0] ^ one, rows[1] ^ two, rows[2] ^ four};
    }
    constexpr void lower(std::uint32_t which) {  // by one, where there is one
        const std::uint32_t one = which & kinds(), two = one & ~rows[0], four = two & ~rows[1];
        rows = {rows[0] ^ one, rows[1] ^ two, rows[2] ^ four};
    }
    constexpr void lower(Card kind) { lower(std::uint32_t{1} << int(kind)); }
    constexpr void lower_all(int n) {
        for (; n > 0 && kinds() != 0; --n) lower(kinds());
    }
    constexpr Cards cards() const {
        Cards cards;
        for (std::uint32_t left = kinds(); left != 0; left &= left - 1) {
            const Card kind = Card(std::countr_zero(left));
            for (int n = count(kind); n > 0; --n) cards.add(kind);
        }
        return cards;
    }
    bool operator==(const Bounds&) const = default;
};

// A crew lies in list order, so that equal crews are equal states.
struct Crew {
    std::array<Card, kMaxCrew> cards{Card::None, Card::None, Card::None, Card::None, Card::None};
    std::uint8_t count = 0;

    constexpr int size() const { return count; }
    constexpr bool empty() const { return count == 0; }
    constexpr const Card* begin() const { return cards.data(); }
    constexpr const Card* end() const { return cards.data() + count; }
    constexpr int count_of(Card card) const {
        int n = 0;
        for (const Card each : cards) n += each == card;
        return n;
    }
    constexpr std::uint32_t kinds() const {
        std::uint32_t kinds = 0;
        for (const Card each : *this) kinds |= std::uint32_t{1} << int(each);
        return kinds;
    }
    constexpr void add(Card card) {
        assert(count < kMaxCrew);
        std::size_t at = count++;
        for (; at > 0 && cards[at - 1] > card; --at) cards[at] = cards[at - 1];
        cards[at] = card;
    }
    constexpr void remove(Card card) {
        std::size_t at = 0;
        while (at < count && cards[at] != card) ++at;
        assert(at < count);
        for (; at + 1 < count; ++at) cards[at] = cards[at + 1];
        cards[--count] = Card::None;
    }
    bool operator==(const Crew&) const = default;
};

struct Player {
    std::uint16_t points = 0;  // on the track, RAI-107
    Offerings offerings{};     // owned tiles
    Assets has{};
    std::uint8_t marker = 0;  // on the Valkyrie track
    Colour worker = Colour::None;
    Crew crew{};
    std::uint8_t hand_size =
        0;  // of State::hands; in an observation only the known cards of a hidden hand are there
    std::uint8_t spare = 0;
    bool operator==(const Player&) const = default;
};

// A starting card under the draw pile, and who put it there.
struct Rejected {
    std::uint8_t packed = 0;
    static constexpr Rejected by(Seat owner, Card card) {
        return {std::uint8_t(int(owner) << 5 | int(card))};
    }
    constexpr Seat owner() const { return Seat(packed >> 5); }
    constexpr Card card() const { return Card(packed & 31); }  // Card::Unknown in an observation
    bool operator==(const Rejected&) const = default;
};

// A set of cards is named one by one, in any order. While it is named in list order, search need not look at the other
// ways to name it (repeats.h); once somebody has left that order, all of them count until the set is complete.
inline constexpr Card kAnyOrder = Card::None;

inline constexpr std::size_t kMaxGiven =
    8;  // RAI-222: the smaller hand, and only the active player's may pass 8

struct State {
    // Cards. In an observation the hidden ones are in `pile`.
    Cards pile = kAllCards;
    Cards discard{};
    Per<kSeats, Cards> hands{};
    Per<kSeats, Per<kSeats, Bounds>>
        known{};  // RAI-044: known[viewer][owner]; [owner][owner]: what everybody knows
    Per<kSeats, Player> players{};

    Options options{};
    std::uint16_t turn = 0;  // counts from 1; 0 while starting hands are chosen

    // The board, and what lies under the pile.
    Offerings stack{0xffff};                               // tiles nobody has seen the place of
    FixedList<Rejected, kRejected * kMaxPlayers> under{};  // highest first
    FixedList<Offering, kOfferings> below{};               // put under the stack by a Sage, highest first
    std::array<Offering, kFaceUp> face_up{Offering::None, Offering::None, Offering::None};
    Per<kBuildings, Colour> village{};
    std::array<std::uint8_t, kSpots> spots{};  // pieces, two bits each, lowest first; see pieces_on
    Per<kPlaces, std::uint8_t> spots_left{};   // bit i: spot i has not been raided
    Per<kPlaces, std::uint8_t> settled{};      // workers placed there: two bits a colour
    std::uint8_t valkyries_on_board = 0;
    Assets supply{};  // armour is no piece: always 0

    // The turn.
    Seat active = Seat::First;
    Phase phase = Phase::Keep;
    End trigger = End::None;
    std::uint8_t turns_left = 0;  // of the last round, this one included
    Building placed_on = Building::None;
    std::uint8_t acted = 0;  // bit per building, RAI-037

    // The step under way.
    Seat asked = Seat::First;         // KEEP, TRIBUTE, GIVE: who decides
    Building where = Building::None;  // whose action is taken
    Colour colour = Colour::None;     // of the worker that decides there, RAI-051
    std::uint8_t must_act = 0;        // after `copy`: no skip
    std::uint8_t extra_actions = 0;   // Sages, RAI-220
    Card effect = Card::None;         // whose Town Hall action or death is resolved
    Seat target = kNobody;
    Card hiring = Card::None;            // announced, still without room, RAI-081
    std::uint8_t to_name = 0;            // cards still to be named
    Card named = Card::Archer;           // the last one in list order, or kAnyOrder
    Offering offering = Offering::None;  // announced to a Trader
    std::uint8_t number = 0;             // of cards, Scout and Treasury
    std::array<FixedList<Card, kMaxGiven>, 2>
        giving{};  // set aside by the active player and the target, in list order; still in hand
    Place raid = Place::None;
    std::array<std::uint8_t, kMaxDice> dice{};  // ascending; 0: not rolled
    std::uint8_t rerolls = 0;
    std::uint8_t valkyries = 0;  // taken in this raid, not yet matched

    Seat first = kNobody;  // who took the first turn: drawn by lot, RAI-014

    std::array<std::uint8_t, 3> padding{};  // to the next four bytes: the compiler adds none of its own

    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "no padding: states are hashed as bytes");
static_assert(sizeof(State) < 512);

// --- Questions a rule asks of a state -------------------------------------------------------------------------

inline int players(const State& state) { return state.options.players; }
inline Seat after(const State& state, Seat seat) {  // RAI-015
    const int next = int(seat) + 1;
    return Seat(next == players(state) ? 0 : next);
}
inline Seat actor(const State& state) {
    switch (state.phase) {
    case Phase::Over: return kNobody;
    case Phase::Lose: return state.target;
    case Phase::Keep:
    case Phase::Tribute:
    case Phase::Give: return state.asked;
    default: return state.active;
    }
}
inline const Player& active_player(const State& state) { return state.players[state.active]; }

// Calls f(seat) for every opponent, clockwise from the active player.
template <class F>
void each_opponent(const State& state, F f) {
    for (Seat seat = after(state, state.active); seat != state.active; seat = after(state, seat)) f(seat);
}
template <class F>
bool any_opponent(const State& state, F f) {
    for (Seat seat = after(state, state.active); seat != state.active; seat = after(state, seat))
        if (f(seat)) return true;
    return false;
}

// The buildings with a worker, bit by bit: an empty one is the only byte with its top bit set.
inline unsigned occupied(const State& state) {
    const auto tops = std::bit_cast<std::uint64_t>(state.village.values) >> 7 & 0x0101010101010101;
    return unsigned(~(tops * 0x0102040810204080 >> 56)) & 0xff;
}
static_assert(sizeof(Per<kBuildings, Colour>) == 8 && int(Colour::None) >> 7 == 1 &&
              int(Colour::White) >> 7 == 0);

// What the crew adds when something happens; `where` is a settlement type or a building, or nothing.
inline int crew_sum(const Crew& crew, Trigger trigger, int where = 0) {
    int sum = 0;
    for (const Card each : crew.cards) {
        const Ability& is = ability(each);
        sum += is.amount * int(is.trigger == trigger) * int(is.where == where);
    }
    return sum;
}
inline int crew_bonus(const Crew& crew, Building building) {
    return crew_sum(crew, Trigger::Building, int(building));
}
inline bool has_hero(const Crew& crew) { return (crew.kinds() & kHeroes) != 0; }

// Pieces on a raid spot, two bits each; the table says how many there are.
inline Pieces pieces_on(const State& state, Place place, int spot) {
    Pieces pieces;
    unsigned packed = state.spots[std::size_t(kFirstSpot[place] + spot)];
    for (int n = settlement(place).spots[std::size_t(spot)].pieces; n > 0; --n, packed >>= 2)
        ++pieces[Piece(packed & 3)];
    return pieces;
}
inline int spots_left(const State& state, Type type) {
    int left = 0;
    for (const Place place : kPlaces)
        if (settlement(place).type == type) left += std::popcount(state.spots_left[place]);
    return left;
}
inline int settled_workers(const State& state, Place place, Colour colour) {
    return state.settled[place] >> 2 * int(colour) & 3;
}

inline int stack_size(const State& state) { return state.stack.size() + int(state.below.size()); }
inline Offerings face_up(const State& state) {
    Offerings tiles;
    for (const Offering each : state.face_up)
        if (each != Offering::None) tiles.add(each);
    return tiles;
}

// RAI-085, RAI-092: what a raid costs after reductions.
struct RaidCost {
    int provisions, gold;
};
inline RaidCost raid_cost(const Crew& crew, const Settlement& is) {
    const int type = int(is.type);
    return {std::max(0, is.provisions - crew_sum(crew, Trigger::RaidProvisions, type)),
            std::max(0, is.gold - crew_sum(crew, Trigger::RaidGold, type))};
}

// RAI-099 without the dice.
inline int raid_strength(const Player& player, const Settlement& is) {
    int strength = player.has[Asset::Armour];
    for (const Card each : player.crew) {
        const Townsfolk& who = card(each);
        strength += who.strength;
        switch (who.crew.trigger) {
        case Trigger::RaidStrength: strength += who.crew.where == int(is.type) ? who.crew.amount : 0; break;
        case Trigger::StrengthPerArmour:
            strength += player.has[Asset::Armour] / who.crew.amount;
            break;  // RAI-227
        case Trigger::StrengthPerCrew:
            strength += (player.crew.size() - 1) / who.crew.amount;
            break;                                                                              // RAI-228
        case Trigger::StrengthPerValkyrie: strength += player.marker / who.crew.amount; break;  // RAI-229
        default: break;
        }
    }
    return strength;
}
inline int points_for_strength(const Settlement& is, int strength) {  // RAI-100
    int points = 0;
    for (const Tier& tier : is.tiers)
        if (tier.points > 0 && strength >= tier.strength) points = tier.points;
    return points;
}

// RAI-063, RAI-085, RAI-219: the price of a hire once `dismissed` (or nobody) has left the crew.
inline int hire_price(const State& state, Card hired, Card dismissed = Card::None) {
    if (state.effect == Card::Recruiter) return card(Card::Recruiter).hall.amount;
    int less = crew_sum(active_player(state).crew, Trigger::HirePrice);
    if (dismissed != Card::None && card(dismissed).crew.trigger == Trigger::HirePrice)
        less -= card(dismissed).crew.amount;
    return std::max(0, card(hired).cost - less);
}
// RAI-081, RAI-084: somebody has to go first.
inline bool needs_room(const Crew& crew, Card hired) {
    return crew.size() == kMaxCrew || (is_hero(hired) && has_hero(crew));
}

// RAI-068, RAI-224: can the tile be paid, with `spared` of its cost left out?
inline bool can_pay(const Player& player, const Assets& cost) {
    for (const Asset asset : kAssets)
        if (player.has[asset] < cost[asset]) return false;
    return true;
}
inline Assets cost_without(Offering offering, Asset spared) {
    Assets cost = tile(offering).cost;
    --cost[spared];
    return cost;
}
inline bool can_spare(const Player& player, Offering offering, Asset spared) {
    return tile(offering).cost[spared] > 0 && can_pay(player, cost_without(offering, spared));
}

// Room for more: what the supply holds, or what is left of the armour track (RAI-024, RAI-028).
inline int available(const State& state, Seat seat, Asset asset) {
    return asset == Asset::Armour ? kMaxArmour - state.players[seat].has[asset] : state.supply[asset];
}

}  // namespace jarl::raiders
