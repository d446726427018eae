// How a move changes the state. A Judge carries out one move, step by step, until the next decision is reached.
#pragma once

#include <algorithm>
#include <type_traits>
#include <utility>

#include "engine/core/chance.h"
#include "engine/core/event.h"
#include "engine/games/raiders/deal.h"
#include "engine/games/raiders/events.h"
#include "engine/games/raiders/legal.h"
#include "engine/games/raiders/repeats.h"

namespace jarl::raiders {

template <Chance C, class Log>
class Judge {
  public:
    Judge(State& state, C& chance, Log& log) : s_(state), chance_(chance), log_(log) {}

    void carry_out(Move move) {
        step(move);
        while (is_forced(s_)) step(legal_moves(s_)[0]);  // Rule F
    }

  private:
    void step(Move move) {
        switch (move.verb()) {
        case Verb::Keep: keep(move); break;
        case Verb::Place: place(move.building()); break;
        case Verb::Raid: raid(move.settlement()); break;
        case Verb::Skip: skip(); break;
        case Verb::Draw: draw_at_gate_house(); break;
        case Verb::Play: play(move.card()); break;
        case Verb::Take: s_.phase == Phase::Plunder ? take_plunder(move.asset()) : take(move.asset()); break;
        case Verb::Hire: hire(move.card()); break;
        case Verb::Pay: buy_with(move.asset()); break;
        case Verb::Offer:
            s_.phase == Phase::Offer ? announce_offering(move.tile()) : make_offering(move.tile());
            break;
        case Verb::Discard: discard(move.card()); break;
        case Verb::Dismiss: dismiss(move.card()); break;
        case Verb::Pick: pick(move.building()); break;
        case Verb::End: end_turn(); break;
        case Verb::Reroll: reroll(move.value()); break;
        case Verb::KeepDice: score_raid(); break;
        case Verb::Spot: plunder(move.value()); break;
        case Verb::Kill: kill(move.card()); break;
        case Verb::Target: target(move.seat()); break;
        case Verb::Lose: lose_crew(move.card()); break;
        case Verb::Swap: swap_workers(move.building()); break;
        case Verb::Tribute: pay_tribute(move.asset()); break;
        case Verb::Return: return_crew(move.card()); break;
        case Verb::Enlist: enlist(move.card()); break;
        case Verb::Copy: copy(move.building()); break;
        case Verb::Under: put_under(move.tile()); break;
        case Verb::Number: announce_number(move.value()); break;
        case Verb::Give: give(move.card()); break;
        case Verb::Spare: offer_without(move.asset()); break;
        }
    }

    Player& me() { return s_.players[s_.active]; }
    Player& player(Seat seat) { return s_.players[seat]; }
    Cards& hand() { return s_.hands[s_.active]; }
    template <class... Values>
    void tell(Happening kind, Seat seat, Values... values) {
        log_(happened(kind, seat, values...));
    }

    // --- Setup (RAI-013, RAI-014) -------------------------------------------------------------------------------

    void keep(Move move) {
        const Seat seat = s_.asked;
        const std::array kept{move.card(), move.second_card(), move.third_card()};
        Cards rest = std::exchange(s_.hands[seat], Cards{});
        for (const Card each : kept) {
            rest.remove(each);
            s_.hands[seat].add(each);
        }
        player(seat).hand_size = kKept;
        FixedList<Card, kRejected> rejected;
        for (const Card each : rest)
            for (int n = rest.count(each); n > 0; --n) rejected.push(each);
        for (const Card each : rejected) s_.under.push(Rejected::by(seat, each));
        tell(Happening::Kept, seat);
        log_(
            told_to(happened(Happening::KeptCards, seat, kept[0], kept[1], kept[2], rejected[0], rejected[1]),
                    seat, seat));
        s_.asked = after(s_, seat);
        if (s_.asked == Seat::First) choose_first_player();
    }

    void choose_first_player() {
        const Seat first = Seat(chance_.below(std::uint32_t(players(s_))));
        s_.first = first;
        tell(Happening::FirstPlayer, first);
        begin_turn(first);
    }

    void begin_turn(Seat seat) {
        s_.active = seat;
        s_.asked = seat;
        ++s_.turn;
        s_.phase = Phase::Turn;
    }

    // --- Pieces (RAI-024, RAI-025) ------------------------------------------------------------------------------

    int gain(Seat seat, Asset asset, int amount) {
        amount = std::min(amount, available(s_, seat, asset));
        if (amount == 0) return 0;
        add(player(seat).has[asset], amount);
        if (asset != Asset::Armour) add(s_.supply[asset], -amount);
        tell(Happening::Gained, seat, asset, amount);
        return amount;
    }
    void give_up(Seat seat, Asset asset, int amount, Happening how) {
        if (amount == 0) return;
        add(player(seat).has[asset], -amount);
        if (asset != Asset::Armour) add(s_.supply[asset], amount);
        tell(how, seat, asset, amount);
    }
    void pay(Asset asset, int amount) { give_up(s_.active, asset, amount, Happening::Paid); }
    void pay_all(const Assets& cost) {
        for (const Asset asset : kAssets) pay(asset, cost[asset]);
    }
    void lose(Seat seat, Asset asset, int amount) {  // RAI-231
        give_up(seat, asset, std::min<int>(amount, player(seat).has[asset]), Happening::Lost);
    }
    void hand_over(Seat from, Seat to, Asset asset, int amount) {
        amount = std::min<int>(amount, player(from).has[asset]);
        add(player(from).has[asset], -amount);
        add(player(to).has[asset], amount);
        tell(Happening::Handed, from, to, asset, amount);
    }
    void score(int points, Reason why) {  // RAI-106
        if (points == 0) return;
        me().points = std::uint16_t(me().points + points);
        tell(Happening::Scored, s_.active, points, why);
    }
    static void add(std::uint8_t& count, int amount) { count = std::uint8_t(count + amount); }

    // --- Cards (RAI-026, RAI-044) -------------------------------------------------------------------------------

    void draw_cards(int count) {
        Event cards = happened(Happening::DrewCards, s_.active);
        int drawn = 0;
        for (; drawn < count && can_draw(s_); ++drawn) {
            const Card card = draw_card();
            hand().add(card);
            ++me().hand_size;
            cards.values[std::size_t(drawn)] = std::int16_t(card);
        }
        tell(Happening::Drew, s_.active, drawn);
        if constexpr (!std::is_same_v<Log, NoLog>) {
            // In list order: which of them came first is nothing a hand remembers.
            std::sort(cards.values.begin(), cards.values.begin() + drawn);
            log_(told_to(cards, s_.active, s_.active));
        }
    }

    Card draw_card() {
        if (s_.pile.empty() && !s_.under.empty()) {
            const Rejected top = s_.under.pop_front();
            if (top.owner() != s_.active) s_.known[top.owner()][s_.active].raise(top.card());
            return top.card();
        }
        if (s_.pile.empty()) {
            s_.pile = std::exchange(s_.discard, Cards{});
            tell(Happening::Reshuffled, kNobody);
        }
        return s_.pile.draw(chance_);
    }

    // A card leaves a hand for all to see.
    void show_and_remove(Seat seat, Card card) {
        s_.hands[seat].remove(card);
        --player(seat).hand_size;
        for (int viewer = 0; viewer < players(s_); ++viewer) s_.known[Seat(viewer)][seat].lower(card);
    }
    // A card goes into a hand for all to see.
    void show_and_add(Seat seat, Card card) {
        s_.hands[seat].add(card);
        ++player(seat).hand_size;
        for (int viewer = 0; viewer < players(s_); ++viewer) s_.known[Seat(viewer)][seat].raise(card);
    }
    void discard_from_crew(Seat seat, Card card) {  // RAI-082, RAI-117: no ability works
        player(seat).crew.remove(card);
        s_.discard.add(card);
        tell(Happening::Discarded, seat, card, From::Crew);
    }

    // --- A work turn (RAI-032 to RAI-039) -----------------------------------------------------------------------

    void place(Building building) {
        const Colour worker = std::exchange(me().worker, Colour::None);
        s_.village[building] = worker;
        s_.placed_on = building;
        tell(Happening::Placed, s_.active, building, worker);
        go_to(building, worker);
    }

    void pick(Building building) {
        const Colour worker = std::exchange(s_.village[building], Colour::None);
        me().worker = worker;
        tell(Happening::Picked, s_.active, building, worker);
        go_to(building, worker);
    }

    void go_to(Building building, Colour worker) {  // RAI-051
        s_.where = building;
        s_.colour = worker;
        s_.phase = Phase::Act;
    }

    void act() {
        if (s_.where == Building::LongHouse) {  // RAI-220: Sages
            const bool extra = (s_.acted & bit(s_.where)) != 0;
            s_.extra_actions = std::uint8_t(extra ? s_.extra_actions - 1 : crew_bonus(me().crew, s_.where));
        }
        s_.acted = std::uint8_t(s_.acted | bit(s_.where));
        s_.must_act = 0;
        tell(Happening::Acted, s_.active, s_.where);
    }

    void skip() {
        tell(Happening::Skipped, s_.active, s_.where);
        finish();
    }

    // The action is over: RAI-038. Steps that are over leave no trace: equal positions are equal states.
    void finish() {
        s_.where = Building::None;
        s_.colour = Colour::None;
        s_.extra_actions = 0;
        s_.effect = Card::None;
        s_.target = kNobody;
        s_.named = Card::Archer;
        if (me().worker == Colour::None) s_.phase = Phase::Pick;
        else finish_turn();
    }

    void finish_turn() {
        s_.raid = Place::None;
        const int over = me().hand_size - kTurnLimit;  // RAI-022
        s_.to_name = std::uint8_t(std::max(0, over));
        s_.named = Card::Archer;
        s_.phase = over > 0 ? Phase::Limit : Phase::End;
    }

    // --- Buildings (RAI-060 to RAI-071) -------------------------------------------------------------------------

    void draw_at_gate_house() {  // RAI-060
        act();
        draw_cards(kGateHouseCards + crew_bonus(me().crew, Building::GateHouse));
        finish();
    }

    void take(Asset asset) {
        act();
        switch (s_.where) {
        case Building::Treasury:  // RAI-062: the cards first
            s_.number = s_.to_name = asset == Asset::Silver ? kCardsForSilver : kCardsForGold;
            s_.named = Card::Archer;
            s_.phase = Phase::Discard;
            return;
        case Building::Mill:  // RAI-065, RAI-210
            gain(s_.active, asset,
                 asset == Asset::Gold
                     ? 1
                     : kMillProvisions[std::size_t(s_.colour)] + crew_bonus(me().crew, s_.where));
            break;
        default:  // RAI-066
            gain(s_.active, asset, kSmithSilver[std::size_t(s_.colour)] + crew_bonus(me().crew, s_.where));
        }
        finish();
    }

    void discard(Card card) {
        s_.named = last_named(s_, Move::discard(card));
        show_and_remove(s_.active, card);
        s_.discard.add(card);
        tell(Happening::Discarded, s_.active, card, From::Hand);
        if (--s_.to_name > 0) return;
        if (s_.phase == Phase::Limit) return finish_turn();
        const bool for_gold = std::exchange(s_.number, std::uint8_t{0}) == kCardsForGold;
        gain(s_.active, for_gold ? Asset::Gold : Asset::Silver, for_gold ? kTreasuryGold : kTreasurySilver);
        finish();
    }

    void buy_with(Asset asset) {
        act();
        pay(asset, asset == Asset::Silver ? kArmourPrice : 1);
        if (s_.where == Building::LongHouse) {
            gain(s_.active, Asset::Provisions, kProvisionsForLivestock);
            return finish_offering();
        }
        gain(s_.active, Asset::Armour, asset == Asset::Iron ? kArmourForIron : kArmourForSilver);  // RAI-064
        finish();
    }

    void make_offering(Offering tile) {  // RAI-068
        act();
        offer(tile, raiders::tile(tile).cost);
        finish_offering();
    }

    void offer(Offering tile, const Assets& cost) {
        pay_all(cost);
        me().offerings.add(tile);
        tell(Happening::Offered, s_.active, tile);
        for (Offering& space : s_.face_up)
            if (space == tile) show_offering(space);
    }

    void show_offering(Offering& space) {  // RAI-069
        space = Offering::None;
        if (!s_.stack.empty()) space = s_.stack.draw(chance_);
        else if (!s_.below.empty()) space = s_.below.pop_front();
        if (space != Offering::None) tell(Happening::OfferingShown, kNobody, space);
    }

    void finish_offering() {
        if (s_.extra_actions == 0) finish();  // otherwise ACT again
    }

    // --- Hiring (RAI-080 to RAI-085) ----------------------------------------------------------------------------

    void hire(Card card) {
        if (s_.phase == Phase::Act) act();
        show_and_remove(s_.active, card);
        s_.hiring = card;
        tell(Happening::Hires, s_.active, card);
        if (needs_room(me().crew, card)) s_.phase = Phase::Dismiss;
        else complete_hire();
    }

    void complete_hire() {
        const Card card = s_.hiring;
        pay(Asset::Silver, hire_price(s_, card));
        s_.hiring = Card::None;
        me().crew.add(card);
        tell(Happening::Joined, s_.active, card);
        finish();
    }

    void dismiss(Card card) {
        discard_from_crew(s_.active, card);
        if (s_.hiring != Card::None) return complete_hire();
        s_.phase = Phase::Plunder;  // Brawler
    }

    // --- The Town Hall (RAI-061 and section 11) -----------------------------------------------------------------

    void play(Card played) {
        act();
        const HallAction& hall = card(played).hall;
        const bool works = has_effect(s_, played);
        show_and_remove(s_.active, played);
        s_.discard.add(played);
        s_.effect = played;
        tell(Happening::Played, s_.active, played);
        if (!works) return finish();  // RAI-061
        switch (hall.does) {
        case Hall::None: break;
        case Hall::Exchange:
            pay_all(hall.pays);
            for (const Asset asset : kAssets) gain(s_.active, asset, hall.gains[asset]);
            return finish();
        case Hall::Draw: draw_cards(hall.amount); return finish();
        case Hall::EachLoses:
            each_opponent(s_, [&](Seat seat) {
                for (const Asset asset : kAssets) lose(seat, asset, hall.gains[asset]);
            });
            return finish();
        case Hall::TargetLoses:
        case Hall::Steal:
        case Hall::SwapWorkers:
        case Hall::StealPlunder:
        case Hall::SwapHands: s_.phase = Phase::Target; break;
        case Hall::SacrificeCrew: s_.phase = Phase::Dismiss; break;
        case Hall::SwapCrew: s_.phase = Phase::Return; break;
        case Hall::Tribute:
            s_.asked = s_.active;
            ask_next_tribute();
            break;
        case Hall::Copy: s_.phase = Phase::Copy; break;
        case Hall::Hire: s_.phase = Phase::Recruit; break;
        case Hall::CycleOfferings: s_.phase = Phase::Under; break;
        case Hall::MakeOffering: s_.phase = Phase::Offer; break;
        }
    }

    void target(Seat seat) {
        const HallAction& hall = card(s_.effect).hall;
        s_.target = seat;
        tell(Happening::Targeted, s_.active, seat);
        if (s_.effect == Card::Avenger) {
            s_.phase = Phase::Lose;
            return;
        }
        switch (hall.does) {
        case Hall::SwapWorkers: s_.phase = Phase::Swap; return;
        case Hall::StealPlunder: s_.phase = Phase::Plunder; return;
        case Hall::SwapHands: s_.phase = Phase::Number; return;
        case Hall::TargetLoses:
            for (const Asset asset : kAssets) lose(seat, asset, hall.gains[asset]);
            return finish();
        default:  // RAI-225
            for (const Asset asset : kAssets)
                if (hall.gains[asset] > 0) hand_over(seat, s_.active, asset, hall.gains[asset]);
            return finish();
        }
    }

    void swap_workers(Building where) {  // RAI-200
        std::swap(s_.village[where], player(s_.target).worker);
        tell(Happening::Swapped, s_.active, s_.target, where, s_.village[where], player(s_.target).worker);
        finish();
    }

    void take_plunder(Asset asset) {
        if (s_.effect == Card::Brawler) gain(s_.active, asset, 1);
        else hand_over(s_.target, s_.active, asset, 1);  // Barbarian
        finish();
    }

    void ask_next_tribute() {  // RAI-217
        do {
            s_.asked = after(s_, s_.asked);
            if (s_.asked == s_.active) return finish();
        } while (player(s_.asked).has[Asset::Silver] + player(s_.asked).has[Asset::Provisions] == 0);
        s_.phase = Phase::Tribute;
    }
    void pay_tribute(Asset asset) {
        hand_over(s_.asked, s_.active, asset, 1);
        ask_next_tribute();
    }

    void return_crew(Card card) {  // RAI-212
        me().crew.remove(card);
        show_and_add(s_.active, card);
        s_.named = card;
        tell(Happening::Returned, s_.active, card);
        s_.phase = Phase::Enlist;
    }
    void enlist(Card card) {
        show_and_remove(s_.active, card);
        me().crew.add(card);
        tell(Happening::Joined, s_.active, card);
        finish();
    }

    void copy(Building building) {  // RAI-218
        tell(Happening::Copied, s_.active, building);
        s_.effect = Card::None;
        s_.must_act = 1;
        go_to(building, s_.colour);
    }

    void put_under(Offering tile) {  // RAI-220
        *std::find(s_.face_up.begin(), s_.face_up.end(), tile) = Offering::None;
        s_.below.push(tile);
        tell(Happening::OfferingUnder, kNobody, tile);
        if (!face_up(s_).empty()) return;
        for (Offering& space : s_.face_up) show_offering(space);
        finish();
    }

    void announce_offering(Offering tile) {  // RAI-224
        s_.offering = tile;
        s_.phase = Phase::Spare;
    }
    void offer_without(Asset spared) {
        const Offering tile = std::exchange(s_.offering, Offering::None);
        offer(tile, cost_without(tile, spared));
        finish();
    }

    void announce_number(int number) {  // RAI-222
        s_.number = std::uint8_t(number);
        s_.asked = s_.active;
        s_.phase = Phase::Give;
        tell(Happening::Number, s_.active, s_.target, number);
    }

    void give(Card card) {
        const Seat giver = s_.asked;
        auto& given = s_.giving[giver == s_.active ? 0 : 1];
        s_.named = last_named(s_, Move::give(card));
        given.push(card);
        for (std::size_t at = given.size() - 1; at > 0 && given[at - 1] > given[at]; --at)
            std::swap(given[at - 1], given[at]);
        tell(Happening::Chose, giver);
        if (given.size() < s_.number) return;
        s_.named = Card::Archer;
        if (giver != s_.active) return exchange();
        s_.asked = s_.target;
    }

    void exchange() {
        const Seat other = s_.target;
        auto& [mine, theirs] = s_.giving;
        for (int viewer = 0; viewer < players(s_); ++viewer) learn_exchange(Seat(viewer));
        for (const Card each : mine) s_.hands[s_.active].remove(each);
        for (const Card each : theirs) s_.hands[other].remove(each);
        for (const Card each : mine) s_.hands[other].add(each);
        for (const Card each : theirs) s_.hands[s_.active].add(each);
        tell(Happening::Exchanged, s_.active, other, s_.number);
        Event cards = happened(Happening::ExchangedCards, s_.active, other);
        pack_cards(cards, 1, mine);
        pack_cards(cards, 1 + kPackedValues, theirs);
        log_(told_to(cards, s_.active, other));
        mine.clear();
        theirs.clear();
        s_.number = 0;
        s_.asked = s_.active;
        finish();
    }
    void learn_exchange(Seat viewer) {  // RAI-044
        for (const Seat owner : {s_.active, s_.target}) {
            Bounds& bounds = s_.known[viewer][owner];
            const bool takes_part = viewer == s_.active || viewer == s_.target;
            if (!takes_part || viewer == owner) {
                bounds.lower_all(s_.number);
                continue;
            }
            const auto& [mine, theirs] = s_.giving;
            for (const Card each : owner == s_.active ? mine : theirs) bounds.lower(each);
            for (const Card each : owner == s_.active ? theirs : mine) bounds.raise(each);
        }
    }

    // --- A raid (RAI-090 to RAI-108) ----------------------------------------------------------------------------

    void raid(Place place) {
        const Settlement& is = settlement(place);
        const Colour worker = std::exchange(me().worker, Colour::None);  // step 1
        add(s_.settled[place], 1 << 2 * int(worker));
        s_.raid = place;
        tell(Happening::Raids, s_.active, place, worker);
        const RaidCost cost = raid_cost(me().crew, is);  // step 2
        pay(Asset::Provisions, cost.provisions);
        pay(Asset::Gold, cost.gold);
        if (is.dice == 0) return score_raid();
        roll(is.dice);  // step 3
        s_.rerolls = std::uint8_t(crew_sum(me().crew, Trigger::Reroll));
        if (s_.rerolls == 0) return score_raid();
        s_.phase = Phase::Reroll;
    }

    std::uint8_t roll_die() { return kFaces[chance_.below(std::uint32_t(kFaces.size()))]; }

    void roll(int dice) {
        for (int i = 0; i < dice; ++i) s_.dice[std::size_t(i)] = roll_die();
        if (dice == kMaxDice) sort_dice();
        tell(Happening::Rolled, s_.active, s_.dice[0],
             dice == kMaxDice ? int(s_.dice[1]) : int(Event::kNone));
    }

    void sort_dice() {  // which die is which means nothing
        if (s_.dice[0] > s_.dice[1]) std::swap(s_.dice[0], s_.dice[1]);
    }

    void reroll(int value) {  // RAI-206
        std::uint8_t& die = s_.dice[0] == value ? s_.dice[0] : s_.dice[1];
        die = roll_die();
        tell(Happening::Rerolled, s_.active, value, die);
        if (s_.dice[1] > 0) sort_dice();
        if (--s_.rerolls == 0) score_raid();
    }

    void score_raid() {
        const Settlement& is = settlement(s_.raid);
        if (is.dice == 0) {
            score(kHarbourPoints, Reason::Harbour);  // RAI-096
        } else {
            const int total = raid_strength(me(), is) + s_.dice[0] + s_.dice[1];
            tell(Happening::Strength, s_.active, total);
            score(points_for_strength(is, total), Reason::Strength);
            s_.dice = {};
            s_.rerolls = 0;
        }
        score(crew_sum(me().crew, Trigger::RaidPoints, int(is.type)), Reason::Crew);  // step 4
        s_.phase = Phase::Spot;
    }

    void plunder(int spot) {  // step 5
        const Pieces pieces = pieces_on(s_, s_.raid, spot);
        me().worker = settlement(s_.raid).spots[std::size_t(spot)].worker;
        s_.spots_left[s_.raid] = std::uint8_t(s_.spots_left[s_.raid] & ~(1 << spot));
        s_.spots[std::size_t(kFirstSpot[s_.raid] + spot)] = 0;
        for (const Piece piece : {Piece::Gold, Piece::Iron, Piece::Livestock})
            add(me().has[asset_of(piece)], pieces[piece]);
        const int valkyries = pieces[Piece::Valkyrie];
        add(s_.valkyries_on_board, -valkyries);  // RAI-114
        tell(Happening::Plundered, s_.active, s_.raid, spot + 1, me().worker, pieces[Piece::Gold],
             pieces[Piece::Iron], pieces[Piece::Livestock], valkyries);
        s_.valkyries = std::uint8_t(valkyries);
        next_death();
    }

    // --- Valkyries (RAI-110 to RAI-119) -------------------------------------------------------------------------

    void next_death() {  // step 6
        s_.effect = Card::None;
        s_.target = kNobody;
        if (deaths_to_come(s_) > 0) {
            s_.phase = Phase::Kill;
            return;
        }
        s_.valkyries = 0;  // RAI-113
        finish_turn();
    }

    void kill(Card killed) {
        s_.named = last_named(s_, Move::kill(killed));
        --s_.valkyries;
        me().crew.remove(killed);
        if (me().marker < kMaxMarker) ++me().marker;  // RAI-112, RAI-115
        tell(Happening::Killed, s_.active, killed);
        const Ability& is = card(killed).crew;
        if (is.trigger == Trigger::KilledReturns) {  // RAI-205
            show_and_add(s_.active, killed);
            tell(Happening::Returned, s_.active, killed);
            return next_death();
        }
        s_.discard.add(killed);
        if (is.trigger == Trigger::KilledGold) gain(s_.active, Asset::Gold, is.amount);  // RAI-212
        if (is.trigger == Trigger::KilledPoints) score(is.amount, Reason::Killed);       // RAI-216
        if (is.trigger == Trigger::KilledAvenges &&
            any_opponent(s_, [&](Seat seat) { return can_target(s_, killed, seat); })) {
            s_.effect = killed;  // RAI-203
            s_.phase = Phase::Target;
            return;
        }
        next_death();
    }

    void lose_crew(Card card) {
        discard_from_crew(s_.target, card);
        next_death();
    }

    // --- The end of a turn and of the game (RAI-120 to RAI-127) -------------------------------------------------

    void end_turn() {
        for (const Asset asset : {Asset::Silver, Asset::Provisions})  // RAI-022
            lose(s_.active, asset, std::max(0, me().has[asset] - kTurnLimit));
        tell(Happening::TurnEnded, s_.active);
        s_.placed_on = Building::None;
        s_.acted = 0;
        if (s_.trigger != End::None) {
            if (--s_.turns_left == 0) return end_game();
        } else if (const End trigger = triggered(); trigger != End::None) {  // RAI-123, RAI-124
            s_.trigger = trigger;
            s_.turns_left = s_.options.players;
            tell(Happening::FinalRound, kNobody, trigger);
        } else if (s_.turn == s_.options.rounds * s_.options.players) {  // RAI-126
            return end_game();
        }
        begin_turn(after(s_, s_.active));
    }

    End triggered() const {  // RAI-127: the first of the three
        if (spots_left(s_, Type::Fortress) <= kFortressesLeft) return End::Fortresses;
        if (stack_size(s_) == 0) return End::Stack;
        return s_.valkyries_on_board == 0 ? End::Valkyries : End::None;
    }

    void end_game() {
        s_.phase = Phase::Over;
        tell(Happening::GameOver, kNobody, s_.trigger == End::None);
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

}  // namespace jarl::raiders
