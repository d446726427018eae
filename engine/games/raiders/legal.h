// Every legal choice, in the order of the decision grammar (docs/rules/raiders.md). One helper a decision point.
#pragma once

#include "engine/games/raiders/move.h"

namespace jarl::raiders {

// --- Whether something can be done ----------------------------------------------------------------------------

// Types of settlement whose raids some card makes cheaper.
inline constexpr Per<kTypes, bool> kReducible = [] {
    Per<kTypes, bool> table;
    for (const Townsfolk& each : kTownsfolk)
        if (each.crew.trigger == Trigger::RaidProvisions || each.crew.trigger == Trigger::RaidGold)
            table[Type(each.crew.where)] = true;
    return table;
}();
inline bool can_pay_raid(const Player& player, const Settlement& is) {  // RAI-092
    const int provisions = player.has[Asset::Provisions], gold = player.has[Asset::Gold];
    if (provisions >= is.provisions && gold >= is.gold) return true;  // no reduction needed
    if (!kReducible[is.type]) return false;
    const RaidCost cost = raid_cost(player.crew, is);
    return provisions >= cost.provisions && gold >= cost.gold;
}
inline bool can_raid(const State& state, Seat seat, Place place) {
    const Player& player = state.players[seat];
    const Settlement& is = settlement(place);
    if (state.spots_left[place] == 0 || player.crew.size() < is.crew) return false;  // RAI-090, RAI-091
    if (player.worker == Colour::None || (is.colours & bit(player.worker)) == 0) return false;  // RAI-093
    return can_pay_raid(player, is);
}

inline bool can_hire(const State& state, Card hired) {
    // Room can always be made without raising the price: five crew are never all Recruiters, and a hero is none.
    return active_player(state).has[Asset::Silver] >= hire_price(state, hired);
}
inline bool can_dismiss(const State& state, Card dismissed) {
    if (state.hiring == Card::None) return true;  // Brawler, RAI-206
    const Player& player = active_player(state);
    if (is_hero(state.hiring) && has_hero(player.crew) && !is_hero(dismissed)) return false;  // RAI-084
    return player.has[Asset::Silver] >= hire_price(state, state.hiring, dismissed);           // RAI-081
}

inline bool can_draw(const State& state) {
    return !state.pile.empty() || !state.under.empty() || !state.discard.empty();
}

// RAI-201: the building takes the opponent's worker.
inline bool can_swap(const State& state, Seat target, Building where) {
    return state.village[where] != Colour::None && accepts(where, state.players[target].worker);
}
// Whether the effect of a Town Hall action or of a dead Avenger does anything to an opponent.
inline bool can_target(const State& state, Card effect, Seat seat) {
    const Player& player = state.players[seat];
    const HallAction& hall = card(effect).hall;
    if (effect == Card::Avenger) return !player.crew.empty();  // RAI-203
    switch (hall.does) {
    case Hall::SwapWorkers:
        return std::any_of(kBuildings.begin(), kBuildings.end(),
                           [&](Building b) { return can_swap(state, seat, b); });
    case Hall::StealPlunder:
        return std::any_of(kPlunder.begin(), kPlunder.end(),
                           [&](Asset asset) { return player.has[asset] > 0; });
    case Hall::SwapHands: return player.hand_size > 0;
    default:  // RAI-225: who has some
        return std::any_of(kAssets.begin(), kAssets.end(),
                           [&](Asset asset) { return hall.gains[asset] > 0 && player.has[asset] > 0; });
    }
}

// RAI-212: the crew after the swap has no second hero, and the two kinds differ.
inline bool can_enlist(const Crew& crew, Card returned, Card enlisted) {
    return returned != enlisted && !(is_hero(enlisted) && has_hero(crew) && !is_hero(returned));
}
inline bool can_return(const Crew& crew, const Cards& hand, Card returned) {
    for (const Card enlisted : hand)
        if (can_enlist(crew, returned, enlisted)) return true;
    return false;
}

// --- Buildings ------------------------------------------------------------------------------------------------

// RAI-061, RAI-230: every card but a hero may be played. Only the Archer's exchange must be possible (RAI-201).
inline bool can_play(const State& state, Card played) {
    const Hall does = card(played).hall.does;
    if (does != Hall::SwapWorkers) return does != Hall::None;
    return any_opponent(state, [&](Seat seat) { return can_target(state, played, seat); });
}

inline void add_offers(const State& state, MoveList& moves) {
    for (const Offering each : face_up(state))
        if (can_pay(active_player(state), tile(each).cost)) moves.push(Move::offer(each));
}

// RAI-024: options that would change nothing, cannot be paid or have no reward left are not listed.
inline void add_actions(const State& state, Building where, const Cards& hand, MoveList& moves) {
    const Player& me = active_player(state);
    const Assets& supply = state.supply;
    switch (where) {
    case Building::GateHouse:
        if (can_draw(state)) moves.push(Move::draw());
        break;
    case Building::TownHall:
        for (const Card each : hand)
            if (can_play(state, each)) moves.push(Move::play(each));
        break;
    case Building::Treasury: {
        const int cards = hand.size();
        if (cards >= 1 && supply[Asset::Silver] > 0) moves.push(Move::take(Asset::Silver));
        if (cards >= 2 && supply[Asset::Gold] > 0) moves.push(Move::take(Asset::Gold));
        break;
    }
    case Building::Barracks:
        for (const Card each : hand)
            if (can_hire(state, each)) moves.push(Move::hire(each));
        break;
    case Building::Armoury:
        if (me.has[Asset::Armour] == kMaxArmour) break;  // RAI-064
        if (me.has[Asset::Iron] >= 1) moves.push(Move::pay(Asset::Iron));
        if (me.has[Asset::Silver] >= kArmourPrice) moves.push(Move::pay(Asset::Silver));
        break;
    case Building::Mill:
        if (supply[Asset::Provisions] > 0) moves.push(Move::take(Asset::Provisions));
        if (state.colour == Colour::White && supply[Asset::Gold] > 0) moves.push(Move::take(Asset::Gold));
        break;
    case Building::Silversmith:
        if (supply[Asset::Silver] > 0) moves.push(Move::take(Asset::Silver));
        break;
    case Building::LongHouse:
        if (me.has[Asset::Livestock] > 0 && supply[Asset::Provisions] > 0)
            moves.push(Move::pay(Asset::Livestock));
        add_offers(state, moves);
        break;
    case Building::None: break;
    }
}

// RAI-218: which buildings a Merchant may copy.
inline bool can_copy(const State& state, Building building, const Cards& hand) {
    if (building == Building::TownHall || (state.acted & bit(building)) != 0) return false;
    if (!accepts(building, state.colour)) return false;
    MoveList actions;
    add_actions(state, building, hand, actions);
    return !actions.empty();
}
inline bool can_copy_any(const State& state, const Cards& hand) {
    return std::any_of(kBuildings.begin(), kBuildings.end(),
                       [&](Building b) { return can_copy(state, b, hand); });
}

// RAI-061: would its action change anything? Judged with the card already out of the hand. An exchange needs its payment in
// full and some of its reward.
inline bool has_effect(const State& state, Card played) {
    const Player& me = active_player(state);
    const HallAction& hall = card(played).hall;
    const auto hand_after = [&] {
        Cards hand = state.hands[state.active];
        hand.remove(played);
        return hand;
    };
    switch (hall.does) {
    case Hall::None: return false;  // RAI-230
    case Hall::Exchange:
        return can_pay(me, hall.pays) && std::any_of(kAssets.begin(), kAssets.end(), [&](Asset asset) {
                   return hall.gains[asset] > 0 && available(state, state.active, asset) > 0;
               });
    case Hall::EachLoses:
        return any_opponent(state, [&](Seat seat) {
            return std::any_of(kAssets.begin(), kAssets.end(), [&](Asset asset) {
                return hall.gains[asset] > 0 && state.players[seat].has[asset] > 0;
            });
        });
    case Hall::TargetLoses:
    case Hall::Steal:
    case Hall::SwapWorkers:
    case Hall::StealPlunder:
        return any_opponent(state, [&](Seat seat) { return can_target(state, played, seat); });
    case Hall::SwapHands:
        return me.hand_size > 1 &&
               any_opponent(state, [&](Seat seat) { return state.players[seat].hand_size > 0; });
    case Hall::Draw: return true;  // the card itself lies in the discard pile by then
    case Hall::SacrificeCrew:
        return !me.crew.empty() && std::any_of(kPlunder.begin(), kPlunder.end(),
                                               [&](Asset asset) { return state.supply[asset] > 0; });
    case Hall::SwapCrew: {
        const Cards hand = hand_after();
        return std::any_of(me.crew.begin(), me.crew.end(),
                           [&](Card c) { return can_return(me.crew, hand, c); });
    }
    case Hall::Tribute:
        return any_opponent(state, [&](Seat seat) {
            const Assets& has = state.players[seat].has;
            return has[Asset::Silver] + has[Asset::Provisions] > 0;
        });
    case Hall::Copy: return can_copy_any(state, hand_after());
    case Hall::Hire: return me.hand_size > 1 && me.has[Asset::Silver] >= hall.amount;
    case Hall::CycleOfferings: return stack_size(state) > 0;
    case Hall::MakeOffering:
        for (const Offering each : face_up(state))
            for (const Asset asset : kAssets)
                if (can_spare(me, each, asset)) return true;
        return false;
    }
    return false;
}

// --- The decision points --------------------------------------------------------------------------------------

// RAI-013: every three of the five, each in list order.
inline void add_keeps(const State& state, MoveList& moves) {
    FixedList<Card, kDealt> cards;
    const Cards& hand = state.hands[state.asked];
    for (const Card each : hand)
        for (int n = hand.count(each); n > 0; --n) cards.push(each);
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (std::size_t j = i + 1; j < cards.size(); ++j)
            for (std::size_t k = j + 1; k < cards.size(); ++k) {
                const Move move = Move::keep(cards[i], cards[j], cards[k]);
                if (!moves.contains(move)) moves.push(move);
            }
}

// Places that a crew of this size and a worker of this colour may raid, bit by bit (RAI-091, RAI-093).
using PlaceMask = std::uint16_t;
inline constexpr auto kRaidable = [] {
    Per<kColours, std::array<PlaceMask, kMaxCrew + 1>> table;
    for (const Colour colour : kColours)
        for (std::size_t crew = 0; crew <= kMaxCrew; ++crew)
            for (const Place place : kPlaces)
                if (crew >= settlement(place).crew && (settlement(place).colours & bit(colour)) != 0)
                    table[colour][crew] = PlaceMask(table[colour][crew] | 1u << int(place));
    return table;
}();

inline void add_turns(const State& state, MoveList& moves) {
    const Player& me = active_player(state);
    const unsigned open = ~occupied(state) & kAccepting[me.worker];  // RAI-032, RAI-033, RAI-050
    for (unsigned left = open; left != 0; left &= left - 1)
        moves.push(Move::place(Building(std::countr_zero(left))));
    for (unsigned left = kRaidable[me.worker][std::size_t(me.crew.size())]; left != 0; left &= left - 1) {
        const Place place = Place(std::countr_zero(left));
        if (state.spots_left[place] != 0 && can_pay_raid(me, settlement(place)))
            moves.push(Move::raid(place));
    }
}

inline void add_act(const State& state, MoveList& moves) {
    if ((state.acted & bit(state.where)) == 0 || state.extra_actions > 0)  // RAI-037
        add_actions(state, state.where, state.hands[state.active], moves);
    if (state.must_act == 0) moves.push(Move::skip());  // RAI-035
}

// One move for each kind of card in a hand.
template <class Maker>
void add_cards(const Cards& cards, MoveList& moves, Maker maker) {
    for (const Card each : cards) moves.push(maker(each));
}

// One move for each kind of card among the crew.
template <class Allowed, class Maker>
void add_crew(const Crew& crew, MoveList& moves, Allowed allowed, Maker maker) {
    Card last = Card::None;
    for (const Card each : crew) {
        if (each != last && allowed(each)) moves.push(maker(each));
        last = each;
    }
}
inline bool anybody(Card) { return true; }

inline int deaths_to_come(const State& state) {  // RAI-110, RAI-113
    return std::min<int>(state.valkyries, active_player(state).crew.size());
}
inline void add_assets(const Assets& has, std::initializer_list<Asset> which, MoveList& moves,
                       Move (*maker)(Asset)) {
    for (const Asset asset : which)
        if (has[asset] > 0) moves.push(maker(asset));
}

inline void add_rerolls(const State& state, MoveList& moves) {
    for (std::size_t i = 0; i < state.dice.size(); ++i)
        if (state.dice[i] > 0 && (i == 0 || state.dice[i] != state.dice[i - 1]))
            moves.push(Move::reroll(state.dice[i]));
    moves.push(Move::keep_dice());
}

inline const FixedList<Card, kMaxGiven>& given_by_asked(const State& state) {
    return state.giving[state.asked == state.active ? 0 : 1];
}
// The cards set aside are still in hand.
inline Cards left_to_give(const State& state) {
    Cards left = state.hands[state.asked];
    for (const Card each : given_by_asked(state))
        if (left.contains(each)) left.remove(each);
    return left;
}
inline int to_give(const State& state) { return state.number - int(given_by_asked(state).size()); }

inline MoveList legal_moves(const State& state) {
    MoveList moves;
    const Player& me = active_player(state);
    const Cards& hand = state.hands[state.active];
    switch (state.phase) {
    case Phase::Keep: add_keeps(state, moves); break;
    case Phase::Turn: add_turns(state, moves); break;
    case Phase::Act: add_act(state, moves); break;
    case Phase::Discard:
    case Phase::Limit: add_cards(hand, moves, Move::discard); break;
    case Phase::Dismiss:
        add_crew(me.crew, moves, [&](Card each) { return can_dismiss(state, each); }, Move::dismiss);
        break;
    case Phase::Pick:  // RAI-034
        for (unsigned left = occupied(state) & ~bit(state.placed_on); left != 0; left &= left - 1)
            moves.push(Move::pick(Building(std::countr_zero(left))));
        break;
    case Phase::End: moves.push(Move::end()); break;
    case Phase::Reroll: add_rerolls(state, moves); break;
    case Phase::Spot:
        for (int spot = 0; spot < int(kMaxSpots); ++spot)
            if ((state.spots_left[state.raid] >> spot & 1) != 0) moves.push(Move::spot(spot));
        break;
    case Phase::Kill: add_crew(me.crew, moves, anybody, Move::kill); break;
    case Phase::Target:
        each_opponent(state, [&](Seat seat) {
            if (can_target(state, state.effect, seat)) moves.push(Move::target(seat));
        });
        break;
    case Phase::Lose: add_crew(state.players[state.target].crew, moves, anybody, Move::lose); break;
    case Phase::Swap:
        for (const Building building : kBuildings)
            if (can_swap(state, state.target, building)) moves.push(Move::swap(building));
        break;
    case Phase::Plunder:
        add_assets(state.effect == Card::Brawler ? state.supply : state.players[state.target].has,
                   {Asset::Gold, Asset::Iron, Asset::Livestock}, moves, Move::take);
        break;
    case Phase::Tribute:
        add_assets(state.players[state.asked].has, {Asset::Silver, Asset::Provisions}, moves, Move::tribute);
        break;
    case Phase::Return:
        add_crew(me.crew, moves, [&](Card each) { return can_return(me.crew, hand, each); }, Move::give_back);
        break;
    case Phase::Enlist:  // the returned card is in hand and no longer in the crew
        for (const Card each : hand)
            if (each != state.named && !(is_hero(each) && has_hero(me.crew))) moves.push(Move::enlist(each));
        break;
    case Phase::Copy:
        for (const Building building : kBuildings)
            if (can_copy(state, building, hand)) moves.push(Move::copy(building));
        break;
    case Phase::Recruit: add_cards(hand, moves, Move::hire); break;
    case Phase::Under:
        for (const Offering each : face_up(state)) moves.push(Move::under(each));
        break;
    case Phase::Number:
        for (int n = 1; n <= std::min(me.hand_size, state.players[state.target].hand_size); ++n)
            moves.push(Move::number(n));
        break;
    case Phase::Give: add_cards(left_to_give(state), moves, Move::give); break;
    case Phase::Offer:
        for (const Offering each : face_up(state))
            if (std::any_of(kAssets.begin(), kAssets.end(),
                            [&](Asset asset) { return can_spare(me, each, asset); }))
                moves.push(Move::offer(each));
        break;
    case Phase::Spare:  // the grammar's order: gold, iron, livestock, silver
        for (const Asset asset : {Asset::Gold, Asset::Iron, Asset::Livestock, Asset::Silver})
            if (can_spare(me, state.offering, asset)) moves.push(Move::spare(asset));
        break;
    case Phase::Over: break;
    }
    return moves;
}

// Whether the building where the worker is has anything to choose but `skip`; a hand is taken to have (RAI-045).
// All buildings at once and without a branch: which one it is cannot be foretold.
inline bool has_action(const State& state) {
    const Player& me = active_player(state);
    const auto has = [&](Asset asset, int amount = 1) { return unsigned(me.has[asset] >= amount); };
    const auto stock = [&](Asset asset) { return unsigned(state.supply[asset] > 0); };
    const auto hand = [&](int cards) { return unsigned(me.hand_size >= cards); };
    const unsigned white = state.colour == Colour::White;
    const unsigned actions =
        unsigned(can_draw(state)) << int(Building::GateHouse) | hand(1) << int(Building::TownHall) |
        ((hand(1) & stock(Asset::Silver)) | (hand(2) & stock(Asset::Gold))) << int(Building::Treasury) |
        hand(1) << int(Building::Barracks) |
        ((has(Asset::Iron) | has(Asset::Silver, kArmourPrice)) & (has(Asset::Armour, kMaxArmour) ^ 1))
            << int(Building::Armoury) |
        (stock(Asset::Provisions) | (white & stock(Asset::Gold))) << int(Building::Mill) |
        stock(Asset::Silver) << int(Building::Silversmith) |
        (has(Asset::Livestock) & stock(Asset::Provisions)) << int(Building::LongHouse);
    if ((actions & bit(state.where)) != 0) return true;
    if (state.where != Building::LongHouse) return false;
    for (const Offering each : face_up(state))
        if (can_pay(me, tile(each).cost)) return true;
    return false;
}

// Phases in which Rule F never applies. There are always three places to put a worker (RAI-036) and three to pick up.
inline constexpr std::uint32_t kAlwaysAsked = [] {
    std::uint32_t phases = 0;
    for (const Phase phase :
         {Phase::Keep, Phase::Turn, Phase::Pick, Phase::Limit, Phase::End, Phase::Copy, Phase::Over})
        phases |= std::uint32_t{1} << int(phase);
    return phases;
}();

inline bool of_one_kind(const Crew& crew) {
    return crew.cards[0] == crew.cards[std::size_t(crew.size()) - 1];
}

// Rule F: the engine takes this decision itself. Only what everybody can see to be forced (RAI-045).
inline bool is_forced(const State& state) {
    if ((kAlwaysAsked >> int(state.phase) & 1) != 0) return false;
    const Player& me = active_player(state);
    switch (state.phase) {
    case Phase::Act:
        if ((state.acted & bit(state.where)) != 0 && state.extra_actions == 0)
            return true;  // only `skip` is left
        if (state.must_act == 0) return !has_action(state);
        if (state.where == Building::Barracks) return false;
        break;
    case Phase::Discard: return me.hand_size == state.to_name;
    case Phase::
        Kill:  // the whole crew dies and the order cannot matter, or its cards are all the same (RAI-119)
        return (state.valkyries >= me.crew.size() && me.crew.count_of(Card::Avenger) == 0) ||
               of_one_kind(me.crew);
    case Phase::Return: return of_one_kind(me.crew);
    case Phase::Enlist: return me.hand_size == 2;
    case Phase::Recruit: return me.hand_size == 1;
    case Phase::Give:  // a hand that is hidden from an observer is not dealt out
        return state.players[state.asked].hand_size == state.number &&
               state.hands[state.asked].size() == state.number;
    default: break;
    }
    return legal_moves(state).size() == 1;
}

}  // namespace jarl::raiders
