// How a move changes the state. A Judge carries out one move, step by step, until the next decision is reached.
#pragma once

#include <utility>

#include "engine/core/chance.h"
#include "engine/core/event.h"
#include "engine/games/lofoten/deal.h"
#include "engine/games/lofoten/events.h"
#include "engine/games/lofoten/legal.h"
#include "engine/games/lofoten/scoring.h"

namespace jarl::lofoten {

// A step few moves come to: kept out of line, so that the common ones stay together in the cache.
#define JARL_RARE [[gnu::noinline]]

template <Chance C, class Log>
class Judge {
  public:
    Judge(State& state, C& chance, Log& log) : s_(state), chance_(chance), log_(log) {}

    [[gnu::always_inline]] void carry_out(Move move) {
        // clang-format off
        switch (move.verb()) {
        case Verb::Play: play(move.slot()); break;
        case Verb::Reroll: since_upgrade(); reroll_hand(); break;
        case Verb::Slide: --s_.moves_left; slide(s_.side, false); break;
        case Verb::Turn: --s_.moves_left; turn_wheel(s_.side, false); break;
        case Verb::BuySlide: pay(kMoveCost, Purchase::Move); slide(s_.side, true); break;
        case Verb::BuyTurn: pay(kMoveCost, Purchase::Move); turn_wheel(s_.side, true); break;
        case Verb::Stop: end_action_phase(); break;
        case Verb::UseTurn: --s_.uses_left; turn_wheel(move.side(), false); break;
        case Verb::UseSlide: --s_.uses_left; slide(move.side(), false); break;
        case Verb::Remove: use_mead(move.number()); break;
        case Verb::Take: --s_.uses_left; take_coin(); go_on(Phase::Effect); break;
        case Verb::ExtraTurn: since_upgrade(); buy_extra_turn(); break;
        case Verb::Load: load(); go_on(s_.resume); break;
        case Verb::Leave: go_on(s_.resume); break;
        case Verb::Store: store(move.number()); store_the_rest(); break;
        case Verb::Put: put(move.side()); refill_market(); break;
        case Verb::Pile: turn_tile(std::size_t(move.number())); break;
        case Verb::Space: place_tile(move.number()); break;
        case Verb::Claim: since_upgrade(); claim(move.jarl()); break;
        case Verb::Upgrade: upgrade(move.ship()); break;
        case Verb::End: end_turn(); break;
        case Verb::Flip: flip(move.number(), move.kind()); break;
        case Verb::Close: close(move.number()); break;
        case Verb::To: shift(move.number()); shift_the_rest(); break;
        case Verb::Attach: attach(move.number()); break;
        case Verb::Unload: unload_by_choice(move.ship()); break;
        case Verb::Done: s_.harbour_left = 0; s_.phase = Phase::End; break;
        case Verb::Keep: final_unloading_of_next(); break;
        }
        // clang-format on
    }

    void begin_turn(Seat seat, bool extra) {
        s_.active = seat;
        s_.extra_turn = extra;
        s_.extra_pending = 0;
        s_.last_turn = s_.end_triggered;
        s_.tile_left_market = 0;
        s_.upgraded_now = Upgraded::No;
        ++s_.turn;
        log_(happened(Happening::Turn, seat, s_.turn, extra));
        check(Phase::Play);  // LOF-071: at the very start of the action phase
    }

  private:
    Player& me() { return s_.players[s_.active]; }
    Player& other() { return s_.players[rival(s_.active)]; }

    // --- Action phase: cards and moves (LOF-030 to LOF-068) ---------------------------------------------------------

    void play(Slot slot) {
        const Card played = take_from_hand(int(slot));
        if (slot == Slot::Middle) return place_order(played);
        s_.side = slot == Slot::Left ? Side::Left : Side::Right;
        s_.moves_left = std::uint8_t(value_of(played));  // LOF-040
        if (owns(s_, s_.active, Jarl::Helmsman))
            s_.moves_left = std::uint8_t(s_.moves_left + card(Jarl::Helmsman).amount);
        s_.discard.add(played);  // LOF-044
        s_.phase = Phase::Move;
        log_(happened(Happening::Played, s_.active, slot, kind_of(played), s_.moves_left));
    }

    // LOF-031: the cards that stay keep their order, and their marks stay with them (LOF-018).
    Card take_from_hand(int place) {
        Player& player = me();
        auto& hand = player.hand;
        const Card taken = hand[std::size_t(place)];
        hand = {hand[place == 0 ? 1 : 0], hand[place == 2 ? 1 : 2], Card::None};
        player.hand_size = kHandSize - 1;
        const int below = (1 << place) - 1;
        player.old = std::uint8_t((player.old & below) | (player.old >> 1 & ~below));
        return taken;
    }

    void place_order(Card order) {  // LOF-050, LOF-051
        const Letter letter = me().wheel[Place::Bottom];
        me().ships[letter].order = order;
        s_.effect = good_of(order);
        s_.uses_left = std::uint8_t(effect_uses(s_, s_.active, s_.effect, letter));  // LOF-057: fixed now
        log_(happened(Happening::Placed, s_.active, letter, kind_of(order), s_.uses_left));
        go_on(Phase::Effect);
    }

    // LOF-052: an effect that has nothing left to offer ends the phase by itself.
    void go_on(Phase phase) {
        s_.phase = phase;
        if (phase == Phase::Effect) end_spent_effect();
    }
    JARL_RARE void end_spent_effect() {
        if (!effect_goes_on(s_)) end_action_phase();
    }

    void slide(Side to, bool paid) {
        Player& player = me();
        player.area = std::uint8_t(to == Side::Left ? player.area - 1 : player.area + 1);
        log_(happened(Happening::Slid, s_.active, to, player.area, paid));
        check(s_.phase);  // LOF-043
    }

    void turn_wheel(Side to, bool paid) {  // LOF-024
        me().wheel = turned(me().wheel, to);
        log_(happened(Happening::TurnedWheel, s_.active, to, paid));
        check(s_.phase);
    }

    JARL_RARE void use_mead(int space) {  // LOF-055
        --s_.uses_left;
        s_.next_space = space < s_.next_space ? kAnyOrder : std::uint8_t(space + 1);
        remove_from_market(space, RemovedWhy::Mead);
        go_on(Phase::Effect);
    }

    void remove_from_market(int space, RemovedWhy why) {
        const Tile tile = take_from_market(space);
        s_.box.add(tile);
        log_(happened(Happening::Removed, kNobody, space, kind_of(tile), why));
    }

    Tile take_from_market(int space) {
        s_.tile_left_market = 1;  // LOF-109
        return std::exchange(s_.market[std::size_t(space)], Tile::None);
    }

    void take_coin() {  // LOF-054
        const bool from_reserve = s_.reserve > 0;
        --(from_reserve ? s_.reserve : other().coins);
        ++me().coins;
        log_(
            happened(Happening::TookCoin, s_.active, from_reserve ? CoinSource::Reserve : CoinSource::Rival));
    }

    void pay(int coins, Purchase what) {  // LOF-060
        me().coins = std::uint8_t(me().coins - coins);
        s_.reserve = std::uint8_t(s_.reserve + coins);
        log_(happened(Happening::Paid, s_.active, coins, what));
    }

    JARL_RARE void buy_extra_turn() {
        pay(kTurnCost, Purchase::Turn);
        s_.extra_pending = 1;
        if (s_.phase == Phase::End && me().hand_size < kHandSize)
            draw_card();  // LOF-108: the phases left out
    }

    // --- Automatic actions (LOF-070 to LOF-084) ---------------------------------------------------------------------

    void check(Phase resume) {
        s_.resume = resume;
        const Letter docked = me().wheel[Place::Bottom];
        if (me().ships[docked].cargo.empty()) return load_check();
        unload(docked, Storing::Check);  // LOF-076: unload first, then load
    }

    void load_check() {
        Player& player = me();
        const Letter letter = player.wheel[Place::Top];
        const Tile tile = s_.market[std::size_t(space_before(s_, s_.active))];
        if (loads_by_itself(player, letter, tile)) {
            load();
        } else if (may_choose_to_load(player, letter, tile)) {
            s_.phase = Phase::Load;
            return;
        }
        go_on(s_.resume);
    }

    void load() {
        const int space = space_before(s_, s_.active);
        const Letter letter = me().wheel[Place::Top];
        const Tile tile = take_from_market(space);
        me().ships[letter].cargo.push(tile);
        log_(happened(Happening::Loaded, s_.active, letter, kind_of(tile), space));
    }

    JARL_RARE void unload(Letter letter, Storing storing) {  // LOF-075, LOF-084
        Ship& ship = me().ships[letter];
        s_.unloading = ship.cargo;
        s_.storing = storing;
        s_.discard.add(ship.order);
        log_(unloaded(letter, ship));
        ship = Ship{};
        store_the_rest();
    }

    Event unloaded(Letter letter, const Ship& ship) const {
        Event event = happened(Happening::Unloaded, s_.active, letter, kind_of(ship.order));
        for (std::size_t i = 0; i < ship.cargo.size(); ++i)
            event.values[2 + i] = std::int16_t(kind_of(ship.cargo[i]));
        return event;
    }

    JARL_RARE void store_the_rest() {
        while (!s_.unloading.empty()) {
            const std::uint8_t allowed = warehouses_for(s_, good_of(s_.unloading[0]));
            if (!std::has_single_bit(allowed)) {
                s_.phase = Phase::Store;
                return;
            }
            store(std::countr_zero(allowed));
        }
        switch (s_.storing) {
        case Storing::Check: load_check(); break;
        case Storing::Harbour: offer_harbour(); break;
        case Storing::Final: final_unloading_of_next(); break;
        }
    }

    void store(int warehouse) {
        const std::size_t w = std::size_t(warehouse);
        const Tile tile = s_.unloading.pop_front();
        const bool claims = claims_warehouse(w, good_of(tile));
        if (claims) s_.dedicated[w] = good_of(tile);  // LOF-081
        s_.stored[s_.active][w].add(tile);
        log_(happened(Happening::Stored, s_.active, kind_of(tile), warehouse, claims));
    }

    // LOF-139: a homeless tile never dedicates a warehouse.
    bool claims_warehouse(std::size_t w, Good good) const {
        return s_.dedicated[w] == Good::None &&
               std::find(s_.dedicated.begin(), s_.dedicated.end(), good) == s_.dedicated.end();
    }

    // --- Draw phase (LOF-085 to LOF-087) ----------------------------------------------------------------------------

    void end_action_phase() {
        s_.next_space = 0;  // the set is complete
        // LOF-105: the second player's last turn has neither draw nor maintenance, unless an extra turn follows.
        if (s_.last_turn != 0 && second_is_active(s_) && s_.extra_pending == 0) s_.phase = Phase::End;
        else draw_card();
    }

    void draw_card() {
        s_.drawn = draw_from_deck();
        s_.phase = Phase::Put;
        log_(with_secret(happened(Happening::Drew, s_.active, kind_of(s_.drawn)), 0));
    }

    Card draw_from_deck() {
        if (s_.deck.empty()) renew_deck();
        return s_.deck.draw(chance_);
    }

    JARL_RARE void renew_deck() {  // LOF-087; LOF-018: whatever is in a hand now is known by elimination
        s_.deck = std::exchange(s_.discard, Cards{});
        for (Player& player : s_.players) player.old = std::uint8_t((1 << player.hand_size) - 1);
        log_(happened(Happening::Renewed, kNobody, s_.deck.size()));
    }

    void put(Side end) {
        Player& player = me();
        auto& hand = player.hand;
        const Card card = std::exchange(s_.drawn, Card::None);
        if (end == Side::Left) {
            hand = {card, hand[0], hand[1]};
            player.old = std::uint8_t(player.old << 1);
        } else {
            hand[2] = card;
        }
        player.hand_size = kHandSize;
        log_(happened(Happening::Put, s_.active, end));
    }

    JARL_RARE void reroll_hand() {  // LOF-063
        pay(kHandCost, Purchase::Hand);
        Player& player = me();
        const auto old_hand = player.hand;
        for (const Card card : old_hand) s_.discard.add(card);
        player.hand = {Card::None, Card::None, Card::None};
        player.old = 0;
        for (player.hand_size = 0; player.hand_size < kHandSize; ++player.hand_size)
            player.hand[player.hand_size] = draw_from_deck();
        const auto& hand = player.hand;
        log_(with_secret(happened(Happening::Rerolled, s_.active, kind_of(old_hand[0]), kind_of(old_hand[1]),
                                  kind_of(old_hand[2]), kind_of(hand[0]), kind_of(hand[1]), kind_of(hand[2])),
                         3));
    }

    // --- Maintenance phase (LOF-090 to LOF-101) ---------------------------------------------------------------------

    void refill_market() {
        if (market_is_full(s_)) {
            s_.phase = Phase::End;
        } else if (s_.pile_size[0] + s_.pile_size[1] > 0) {
            s_.phase = Phase::Pile;
        } else {
            trigger_end(Trigger::Market);  // LOF-100
            s_.phase = Phase::End;
        }
    }

    JARL_RARE void turn_tile(std::size_t pile) {  // LOF-091, LOF-097
        Tiles candidates = s_.bag & tiles_of(s_.pile_top[pile]);
        s_.turned = candidates.draw(chance_);
        s_.bag.remove(s_.turned);
        --s_.pile_size[pile];
        log_(happened(Happening::TurnedTile, kNobody, pile, kind_of(s_.turned)));
        show_top(pile);
        place_or_ask();
    }

    void show_top(std::size_t pile) {
        const Good other_top = s_.pile_size[1 - pile] > 0 ? s_.pile_top[1 - pile] : Good::None;
        s_.pile_top[pile] = Good::None;
        if (s_.pile_size[pile] == 0) return;
        s_.pile_top[pile] = draw_top_good(s_.bag, other_top, chance_);
        log_(happened(Happening::Top, kNobody, pile, s_.pile_top[pile], s_.pile_size[pile]));
    }

    void place_or_ask() {
        int empty = 0, last = 0;
        for (int space = 0; space < kSpaces; ++space)
            if (s_.market[std::size_t(space)] == Tile::None) ++empty, last = space;
        if (empty == 1) place_tile(last);
        else s_.phase = Phase::Space;
    }

    JARL_RARE void place_tile(int space) {
        const Tile tile = std::exchange(s_.turned, Tile::None);
        s_.market[std::size_t(space)] = tile;
        log_(happened(Happening::Filled, kNobody, space, kind_of(tile)));
        remove_four_of_a_kind(good_of(tile));
        refill_market();
    }

    void remove_four_of_a_kind(Good good) {  // LOF-093, LOF-094
        FixedList<int, kSpaces> spaces;
        for (int space = 0; space < kSpaces; ++space) {
            const Tile tile = s_.market[std::size_t(space)];
            if (tile != Tile::None && good_of(tile) == good) spaces.push(space);
        }
        if (spaces.size() < std::size_t(kSameGoodLimit)) return;
        remove_from_market(spaces[1], RemovedWhy::Four);
        remove_from_market(spaces[2], RemovedWhy::Four);
    }

    void trigger_end(Trigger why) {
        if (s_.end_triggered != 0) return;
        s_.end_triggered = 1;
        log_(happened(Happening::EndTriggered, kNobody, why));
    }

    // --- Jarls (LOF-130 to LOF-148) -----------------------------------------------------------------------------------

    JARL_RARE void claim(Jarl jarl) {
        JarlOffer& offer = s_.jarls[s_.jarls[0].jarl == jarl ? 0 : 1];
        offer.owner = s_.active;
        log_(happened(Happening::Claimed, s_.active, jarl));
        const RequirementSide& price = required(offer);
        if (price.asks == Requirement::PayRival) give_coins(price.amount);  // LOF-145: before the power acts
        switch (jarl) {
        case Jarl::Gatekeeper: s_.phase = Phase::Close; break;
        case Jarl::Storekeeper: s_.phase = Phase::Attach; break;
        case Jarl::Treasurer:
            for (int coin = 0; coin < card(jarl).amount && coin_to_take(s_); ++coin) take_coin();
            break;
        case Jarl::Harbour:
            s_.harbour_left = card(jarl).amount;
            offer_harbour();
            break;
        default: break;  // the others act later, by themselves
        }
    }

    void give_coins(int coins) {  // LOF-134
        me().coins = std::uint8_t(me().coins - coins);
        other().coins = std::uint8_t(other().coins + coins);
        log_(happened(Happening::Gave, s_.active, coins));
    }

    void offer_harbour() {  // LOF-146
        if (s_.harbour_left > 0 && has_cargo(me())) {
            s_.phase = Phase::Harbour;
        } else {
            s_.harbour_left = 0;
            s_.phase = Phase::End;
        }
    }

    JARL_RARE void unload_by_choice(Letter letter) {
        if (s_.phase == Phase::Final) return unload(letter, Storing::Final);
        --s_.harbour_left;
        unload(letter, Storing::Harbour);
    }

    JARL_RARE void close(int warehouse) {  // LOF-137, LOF-140
        s_.closed = std::uint8_t(warehouse);
        const std::size_t w = std::size_t(warehouse);
        const int tiles = s_.stored[Seat::First][w].size() + s_.stored[Seat::Second][w].size();
        log_(happened(Happening::Closed, s_.active, warehouse, tiles));
        shift_the_rest();
    }

    JARL_RARE void shift_the_rest() {
        const ShiftingTile next = next_to_shift(s_);
        if (next.owner != s_.shift_owner || next.kind != s_.shift_kind) {  // the equal ones are all moved
            s_.shift_owner = kNobody;
            s_.shift_kind = 0xff;
            s_.shift_to = 0;
        }
        s_.phase = next.tile == Tile::None ? Phase::End : Phase::Shift;
    }

    void shift(int warehouse) {  // LOF-138, LOF-144
        const ShiftingTile next = next_to_shift(s_);
        move_in_order(next, warehouse);
        s_.shift_to =
            repeats_shift(s_, warehouse) || s_.shift_to == kAnyOrder ? kAnyOrder : std::uint8_t(warehouse);
        s_.shift_owner = next.owner;
        s_.shift_kind = next.kind;
        const int shown = next.kind == kTileKinds ? kTileKinds + int(good_of(next.tile)) : int(next.kind);
        log_(happened(Happening::Shifted, next.owner, shown, warehouse));
    }

    // Equal tiles lie in ascending order, whichever was moved first: equal results are equal states.
    void move_in_order(const ShiftingTile& next, int warehouse) {
        auto& stored = s_.stored[next.owner];
        Tile last = next.tile;
        stored[s_.closed].remove(last);
        for (std::size_t w = kWarehouses - 1; w > std::size_t(warehouse); --w) {
            if (w == s_.closed) continue;
            const Tiles alike = alike_at(next, w);
            if (alike.empty()) continue;
            stored[w].add(last);
            last = alike.first();
            stored[w].remove(last);
        }
        stored[std::size_t(warehouse)].add(last);
    }

    Tiles alike_at(const ShiftingTile& next, std::size_t w) const {
        const Tiles there = s_.stored[next.owner][w] & tiles_of(good_of(next.tile));
        if (next.kind == kTileKinds) return there & s_.flipped;
        Tiles alike;
        for (const Tile tile : face_up(s_, there))
            if (std::uint8_t(kind_of(tile)) == next.kind) alike.add(tile);
        return alike;
    }

    void attach(int warehouse) {  // LOF-136
        s_.attached = std::uint8_t(warehouse);
        s_.phase = Phase::End;
        log_(happened(Happening::Attached, s_.active, warehouse));
    }

    // --- Longship upgrades (LOF-150 to LOF-152) -----------------------------------------------------------------------

    // LOF-142: what comes after the upgrade is no longer in the order of repeats.h.
    void since_upgrade() {
        if (s_.upgraded_now == Upgraded::Last) s_.upgraded_now = Upgraded::Earlier;
    }

    JARL_RARE void upgrade(Letter letter) {
        s_.upgrading = letter;
        MoveList flips;
        add_flips(s_, flips);
        if (flips.size() > 1) s_.phase = Phase::Flip;
        else flip(flips[0].number(), flips[0].kind());
    }

    JARL_RARE void flip(int warehouse, TileKind kind) {
        for (const Tile tile : face_up(s_, s_.stored[s_.active][std::size_t(warehouse)]))
            if (kind_of(tile) == kind) {
                s_.flipped.add(tile);
                break;
            }
        const Letter letter = std::exchange(s_.upgrading, Letter::None);
        me().upgraded = std::uint8_t(me().upgraded | 1 << int(letter));
        s_.upgraded_now = Upgraded::Last;
        s_.phase = Phase::End;
        log_(happened(Happening::Upgraded, s_.active, letter, warehouse, kind));
    }

    // --- The end of a turn and of the game (LOF-100 to LOF-116) -----------------------------------------------------

    void end_turn() {
        s_.quiet_turns = std::uint8_t(s_.tile_left_market != 0 ? 0 : s_.quiet_turns + 1);
        if (s_.end_triggered == 0) {
            if (s_.quiet_turns >= kStallTurns) trigger_end(Trigger::Stall);  // LOF-107, LOF-109
            else if (is_dead()) trigger_end(Trigger::Dead);                  // LOF-116
        }
        forget_the_turn();
        if (s_.extra_pending != 0) return begin_turn(s_.active, true);
        if (!second_is_active(s_) || s_.end_triggered == 0) return begin_turn(rival(s_.active), false);
        final_unloading(s_.first);  // LOF-102, LOF-103
    }

    // Steps that are over leave no trace: equal positions are equal states.
    void forget_the_turn() {
        s_.side = Side::Left;
        s_.moves_left = 0;
        s_.effect = Good::None;
        s_.uses_left = 0;
        s_.next_space = 0;
        s_.upgraded_now = Upgraded::No;
        s_.storing = Storing::Check;
    }

    // LOF-116: without modules 2 and 3, nothing can ever be placed, loaded or removed again.
    bool is_dead() const {
        if (s_.options.jarls != 0 || s_.options.upgrades != 0) return false;
        unsigned ordered = 0;
        for (const Player& player : s_.players)
            for (const Ship& ship : player.ships) {
                if (ship.order == Card::None || !ship.cargo.empty()) return false;
                ordered |= 1u << int(good_of(ship.order));
            }
        return std::none_of(s_.market.begin(), s_.market.end(), [&](Tile tile) {
            return tile != Tile::None && (ordered >> int(good_of(tile)) & 1) != 0;
        });
    }

    JARL_RARE void final_unloading(Seat seat) {  // LOF-106
        s_.active = seat;
        if (has_cargo(me())) s_.phase = Phase::Final;
        else final_unloading_of_next();
    }

    void final_unloading_of_next() {
        if (!second_is_active(s_)) return final_unloading(rival(s_.first));
        s_.phase = Phase::Over;
        log_(happened(Happening::Over, kNobody, score_of(s_, Seat::First).total,
                      score_of(s_, Seat::Second).total));
    }

    State& s_;
    C& chance_;
    Log& log_;
};

template <Chance C, class Log>
void apply(State& state, Move move, C& chance, Log& log) {
    assert(legal_moves(state).contains(move));
    Judge<C, Log>(state, chance, log).carry_out(move);
}

#undef JARL_RARE

}  // namespace jarl::lofoten
