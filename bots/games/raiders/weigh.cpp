#include "bots/games/raiders/weigh.h"

#include <algorithm>
#include <bit>

#include "bots/games/raiders/habits.h"
#include "bots/games/raiders/raid_odds.h"
#include "bots/games/raiders/spoils.h"
#include "engine/games/raiders/legal.h"

namespace jarl::raiders {

namespace {

// A card in the crew, and in hand for one of its two uses.
constexpr PerCard kInCrew = [] {
    PerCard worth{};
    for (std::size_t kind = 0; kind < worth.size(); ++kind)
        worth[kind] = kHabits.ability[kind] + kHabits.strength * float(kTownsfolk[kind].strength);
    return worth;
}();
constexpr PerCard kInHand = [] {
    PerCard worth{};
    for (std::size_t kind = 0; kind < worth.size(); ++kind) {
        const float price = 0.4f * float(kTownsfolk[kind].cost);
        worth[kind] = std::max(kHabits.hired * (kInCrew[kind] - price), kHabits.hall[kind]);
    }
    return worth;
}();

// One seat's view of what is on offer. Its own hand it may read: it is the one that decides.
class Scales {
  public:
    explicit Scales(const State& state)
        : state_(state), me_(state.players[actor(state)]), hand_(state.hands[actor(state)]),
          last_(state.trigger != End::None), urge_(urge(state)) {}

    float worth(Move move) const {
        switch (move.verb()) {
        case Verb::Keep:
            return in_hand(move.card()) + in_hand(move.second_card()) + in_hand(move.third_card());
        case Verb::Place: return visit(move.building(), me_.worker);
        case Verb::Pick: return pick(move.building());
        case Verb::Copy: return visit(move.building(), state_.colour);
        case Verb::Raid: return raid(move.settlement());
        case Verb::Draw: return draw();
        case Verb::Play: return has_effect(state_, move.card()) ? play(move.card()) : wasted(move.card());
        case Verb::Take: return take(move.asset());
        case Verb::Hire: return hire(move.card());
        case Verb::Pay: return state_.where == Building::Armoury ? buy_armour(move.asset()) : feed();
        case Verb::Offer: return offer(move.tile());
        case Verb::Discard:
        case Verb::Give: return -in_hand(move.card());
        case Verb::Dismiss:
        case Verb::Lose:
        case Verb::Return: return -in_crew(move.card());
        case Verb::Enlist: return in_crew(move.card());
        case Verb::Kill: return death(move.card());
        case Verb::Reroll: return reroll(move.value());
        case Verb::KeepDice: return dice_points(state_.dice[0] + state_.dice[1]);
        case Verb::Spot: return spot(state_.raid, move.value());
        case Verb::Target: return 0.1f * float(state_.players[move.seat()].points);  // the one to beat
        case Verb::Tribute: return -loss(move.asset(), 1);
        case Verb::Spare: return loss(move.asset(), 1);
        case Verb::Under: return -0.2f * float(tile(move.tile()).points);
        case Verb::Swap:
        case Verb::Number:
        case Verb::Skip:
        case Verb::End: return 0;
        }
        return 0;
    }

  private:
    // Nothing in the rules forces raids and offerings, and a sure winner may find no reason for the last one:
    // the longer a game has lasted, the more it wants to be ended.
    static float urge(const State& state) {
        constexpr int kLong = 50;  // rounds
        return 0.1f * float(std::max(0, state.turn / players(state) - kLong));
    }

    int has(Asset asset) const { return me_.has[asset]; }

    // --- Things
    // ---------------------------------------------------------------------------------------------------

    // One more of it when there are so many. In the last round only what scores counts.
    float one(Asset asset, int there) const {
        const auto stored = [&](const PerStore& store) {
            return last_ ? 0 : store[std::size_t(std::min(there, kTurnLimit))];
        };
        switch (asset) {
        case Asset::Silver: return stored(kHabits.silver);
        case Asset::Provisions: return stored(kHabits.provisions);
        case Asset::Gold: return last_ ? 1 : kHabits.gold;
        case Asset::Iron: return last_ ? 1 : kHabits.iron;
        case Asset::Livestock: return last_ ? 0.5f : kHabits.livestock;
        case Asset::Armour: return armour_step(there);
        }
        return 0;
    }
    float armour_step(int from) const {
        if (from >= kMaxArmour) return 0;
        const std::size_t at = std::size_t(from);
        return last_ ? float(kArmourPoints[at + 1] - kArmourPoints[at]) : kHabits.armour[at];
    }
    float gain(Asset asset, int amount) const {
        float sum = 0;
        for (int n = 0; n < amount; ++n) sum += one(asset, has(asset) + n);
        return sum;
    }
    float loss(Asset asset, int amount) const {
        float sum = 0;
        for (int n = 1; n <= amount; ++n) sum += one(asset, std::max(0, has(asset) - n));
        return sum;
    }
    float worker(Colour colour) const {
        if (last_ || colour == Colour::Black) return 0;
        return colour == Colour::White ? kHabits.white : kHabits.grey;
    }

    // --- Cards
    // ----------------------------------------------------------------------------------------------------

    float in_crew(Card card) const {
        const Ability& is = raiders::card(card).crew;
        if (last_) return is.trigger == Trigger::EndPoints ? float(is.amount) : 0;
        return kInCrew[std::size_t(card)];
    }
    static float in_hand(Card card) { return kInHand[std::size_t(card)]; }
    float cards(int there) const {
        return last_ ? 0 : kHabits.cards[std::size_t(std::clamp(there, 0, kTurnLimit))];
    }
    float draw() const {
        float sum = 0;
        for (int n = kGateHouseCards + crew_bonus(me_.crew, Building::GateHouse); n > 0; --n)
            sum += cards(me_.hand_size + n - 1);
        return sum;
    }
    template <class Worth>
    float best_of_hand(Worth worth) const {
        float best = kHabits.idle;
        for (const Card each : hand_) best = std::max(best, worth(each));
        return best;
    }

    float hire(Card card) const {
        const int price = hire_price(state_, card);
        if (price > has(Asset::Silver)) return kHabits.idle;
        float replaced = 0;
        if (me_.crew.size() == kMaxCrew) {
            replaced = 100;
            for (const Card each : me_.crew) replaced = std::min(replaced, in_crew(each));
        }
        const float berth = last_ ? 0 : kHabits.berth[std::size_t(me_.crew.size())];
        return in_crew(card) + berth - replaced - loss(Asset::Silver, price) - cards(me_.hand_size - 1);
    }
    float play(Card card) const {
        const HallAction& hall = raiders::card(card).hall;
        float worth = last_ ? 0 : kHabits.hall[std::size_t(card)];
        if (hall.does == Hall::Exchange) {
            if (!can_pay(me_, hall.pays)) return kHabits.idle;
            worth = 0;
            for (const Asset each : kAssets)
                worth += gain(each, hall.gains[each]) - loss(each, hall.pays[each]);
        }
        return last_ ? worth : worth - kHabits.played * in_hand(card);
    }

    // RAI-061: a card may be thrown away, but doing nothing is better.
    static float wasted(Card card) { return -1 - in_hand(card); }

    // --- Buildings
    // ------------------------------------------------------------------------------------------------

    float visit(Building building, Colour worker) const {
        switch (building) {
        case Building::GateHouse: return draw();
        case Building::TownHall: return best_of_hand([&](Card each) { return play(each); });
        case Building::Treasury:
            return std::max({kHabits.idle, me_.hand_size >= kCardsForSilver ? sell(Asset::Silver) : -1,
                             me_.hand_size >= kCardsForGold ? sell(Asset::Gold) : -1});
        case Building::Barracks: return best_of_hand([&](Card each) { return hire(each); });
        case Building::Armoury:
            return std::max({kHabits.idle, has(Asset::Iron) > 0 ? buy_armour(Asset::Iron) : -1,
                             has(Asset::Silver) >= kArmourPrice ? buy_armour(Asset::Silver) : -1});
        case Building::Mill: {
            const float provisions = gain(Asset::Provisions, kMillProvisions[std::size_t(worker)] +
                                                                 crew_bonus(me_.crew, Building::Mill));
            return worker == Colour::White ? std::max(provisions, gain(Asset::Gold, 1)) : provisions;
        }
        case Building::Silversmith:
            return gain(Asset::Silver,
                        kSmithSilver[std::size_t(worker)] + crew_bonus(me_.crew, Building::Silversmith));
        case Building::LongHouse: return long_house();
        case Building::None: break;
        }
        return 0;
    }
    float pick(Building building) const {
        const Colour there = state_.village[building];
        return worker(there) + ((state_.acted & bit(building)) != 0 ? kHabits.idle : visit(building, there));
    }
    float long_house() const {
        float best = has(Asset::Livestock) > 0 ? std::max(kHabits.idle, feed()) : kHabits.idle;
        for (const Offering each : state_.face_up)
            if (each != Offering::None && can_pay(me_, tile(each).cost)) best = std::max(best, offer(each));
        return best;
    }
    float sell(Asset for_what) const {
        return for_what == Asset::Silver
                   ? gain(Asset::Silver, kTreasurySilver) - cards(me_.hand_size - 1) + kHabits.treasury_silver
                   : gain(Asset::Gold, kTreasuryGold) - cards(me_.hand_size - 1) - cards(me_.hand_size - 2) +
                         kHabits.treasury_gold;
    }
    float buy_armour(Asset with) const {
        return with == Asset::Iron ? gain(Asset::Armour, kArmourForIron) - loss(with, 1)
                                   : gain(Asset::Armour, kArmourForSilver) - loss(with, kArmourPrice);
    }
    float feed() const {
        return gain(Asset::Provisions, kProvisionsForLivestock) - loss(Asset::Livestock, 1);
    }
    float offer(Offering which) const {
        const OfferingTile& is = tile(which);
        float cost = 0;
        for (const Asset each : {Asset::Silver, Asset::Gold, Asset::Iron, Asset::Livestock})
            cost += loss(each, is.cost[each]);
        return last_ ? float(is.points) - cost
                     : float(is.points) + kHabits.offering + urge_ - kHabits.offering_cost * cost;
    }
    float take(Asset which) const {
        if (state_.phase == Phase::Plunder) return gain(which, 1);
        const std::size_t colour = std::size_t(state_.colour);
        switch (state_.where) {
        case Building::Treasury: return sell(which);
        case Building::Mill:
            return gain(which, which == Asset::Gold
                                   ? 1
                                   : kMillProvisions[colour] + crew_bonus(me_.crew, Building::Mill));
        default: return gain(which, kSmithSilver[colour] + crew_bonus(me_.crew, Building::Silversmith));
        }
    }

    // --- Raids
    // ----------------------------------------------------------------------------------------------------

    float raid(Place place) const {
        const Settlement& is = settlement(place);
        const RaidCost cost = raid_cost(me_.crew, is);
        float best = -10;
        for (unsigned left = state_.spots_left[place]; left != 0; left &= left - 1)
            best = std::max(best, spot(place, std::countr_zero(left)));
        return best + kHabits.raid + urge_ + mean_points(place, raid_strength(me_, is)) +
               float(crew_sum(me_.crew, Trigger::RaidPoints, int(is.type))) -
               loss(Asset::Provisions, cost.provisions) - loss(Asset::Gold, cost.gold);
    }
    float spot(Place place, int which) const {
        const Spot& is = settlement(place).spots[std::size_t(which)];
        const SpotCount count = count_pieces(state_.spots[std::size_t(kFirstSpot[place] + which)], is.pieces);
        const int deaths = std::min(count.valkyries, me_.crew.size());
        const float plunder = float(count.gold) * one(Asset::Gold, 0) +
                              float(count.iron) * one(Asset::Iron, 0) +
                              float(count.livestock) * one(Asset::Livestock, 0);
        return plunder + worker(is.worker) + marker(me_.marker + deaths) - marker(me_.marker) -
               (last_ ? 0 : float(deaths) * (kHabits.death + kHabits.strength * 2));
    }
    float marker(int at) const {
        const std::size_t level = std::size_t(std::min(at, kMaxMarker));
        return last_ ? float(kValkyriePoints[level]) : kHabits.marker[level];
    }
    float death(Card card) const {
        switch (raiders::card(card).crew.trigger) {
        case Trigger::KilledReturns: return last_ ? 0 : in_hand(card) - in_crew(card);
        case Trigger::KilledAvenges: return 1.5f - in_crew(card);
        case Trigger::KilledGold: return one(Asset::Gold, 0) - in_crew(card);
        case Trigger::KilledPoints: return 1 - in_crew(card);
        default: return -in_crew(card);
        }
    }
    float dice_points(int dice) const {
        const Settlement& is = settlement(state_.raid);
        return float(points_for_strength(is, raid_strength(me_, is) + dice));
    }
    float reroll(int value) const {
        const int others = state_.dice[0] + state_.dice[1] - value;
        float sum = 0;
        for (const int face : kFaces) sum += dice_points(others + face);
        return sum / float(kFaces.size());
    }

    const State& state_;
    const Player& me_;
    const Cards& hand_;
    const bool last_;  // round
    const float urge_;
};

}  // namespace

void weigh(const State& state, const MoveList& moves, const RaidersWeights& weights, float* out) {
    const Scales scales(state);
    const float temper = of(weights, "temper");
    float best = -1e9f;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        out[i] = scales.worth(moves[i]);
        best = std::max(best, out[i]);
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const float behind = 1 + (best - out[i]) / temper;
        out[i] = 1 / (behind * behind);
    }
}

}  // namespace jarl::raiders
