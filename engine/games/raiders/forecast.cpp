#include "engine/games/raiders/forecast.h"

#include "engine/games/raiders/legal.h"

namespace jarl::raiders {

namespace {

constexpr std::int64_t kSides = std::int64_t(kFaces.size());

using DiceSet = std::array<int, kMaxDice>;  // unused ones are 0

std::int64_t power(std::int64_t base, int exponent) {
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

// Sum over all falls of the dice, starting with die `from`.
template <class Value>
std::int64_t over_rolls(DiceSet dice, int count, int from, Value value) {
    if (from == count) return value(dice);
    std::int64_t sum = 0;
    for (const int face : kFaces) {
        dice[std::size_t(from)] = face;
        sum += over_rolls(dice, count, from + 1, value);
    }
    return sum;
}

// The most that re-rolls can make of these dice, summed over all falls of the re-rolled ones: stopping is always
// allowed, and the worth of a position counts each of its futures once.
template <class Worth>
std::int64_t best_of(const DiceSet& dice, int rerolls, Worth worth) {
    const std::int64_t stop = worth(dice[0] + dice[1]) * power(kSides, rerolls);
    if (rerolls == 0) return stop;
    std::int64_t best = stop;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        if (dice[i] == 0) continue;
        std::int64_t sum = 0;
        DiceSet next = dice;
        for (const int face : kFaces) {
            next[i] = face;
            sum += best_of(next, rerolls - 1, worth);
        }
        best = std::max(best, sum);
    }
    return best;
}

// In the middle of a raid the dice lie on the table.
struct Roll {
    DiceSet dice{};
    int count, from, rerolls;

    template <class Worth>
    Fraction worth(int with_rerolls, Worth worth_of) const {
        const std::int64_t sum = over_rolls(dice, count, from, [&](const DiceSet& fallen) {
            return best_of(fallen, with_rerolls, worth_of);
        });
        return {sum, power(kSides, count - from + with_rerolls)};
    }
};

Roll roll_of(const State& state, Seat seat, Place place) {
    const int dice = settlement(place).dice;
    const bool rolled = state.raid == place && state.active == seat && state.dice[0] > 0;
    if (rolled) return {{state.dice[0], state.dice[1]}, dice, dice, state.rerolls};
    return {{}, dice, 0, dice == 0 ? 0 : crew_sum(state.players[seat].crew, Trigger::Reroll)};
}

}  // namespace

RaidForecast forecast(const State& state, Seat seat, Place place) {
    const Player& player = state.players[seat];
    const Settlement& is = settlement(place);
    const Roll roll = roll_of(state, seat, place);
    RaidForecast f{};
    f.place = place;
    f.possible = can_raid(state, seat, place);
    f.cost = raid_cost(player.crew, is);
    f.missing_crew = std::max(0, is.crew - player.crew.size());
    f.missing_provisions = std::max(0, f.cost.provisions - player.has[Asset::Provisions]);
    f.missing_gold = std::max(0, f.cost.gold - player.has[Asset::Gold]);
    f.missing_worker = player.worker == Colour::None || (is.colours & bit(player.worker)) == 0;
    f.strength = raid_strength(player, is);
    f.dice = is.dice;
    f.rerolls = roll.rerolls;
    f.sure_points =
        crew_sum(player.crew, Trigger::RaidPoints, int(is.type)) + (is.dice == 0 ? kHarbourPoints : 0);
    const auto points = [&](int dice) { return points_for_strength(is, f.strength + dice); };
    f.nothing = roll.worth(0, [&](int dice) { return std::int64_t(points(dice) == 0); });
    for (const Tier& tier : is.tiers) {
        if (tier.points == 0) break;
        f.tiers.push(
            {tier, roll.worth(0, [&](int dice) { return std::int64_t(points(dice) == tier.points); }),
             roll.worth(roll.rerolls, [&](int dice) { return std::int64_t(points(dice) >= tier.points); })});
    }
    f.expected = roll.worth(roll.rerolls, [&](int dice) { return std::int64_t(points(dice)); });
    return f;
}

FixedList<Prospect, 4> prospects(const State& state, Seat seat, Building building, Colour worker) {
    FixedList<Prospect, 4> list;
    const Player& player = state.players[seat];
    const auto add = [&](Move move, Assets pays, Asset gained, int amount, int discards) {
        Prospect option{move, pays, some(gained, std::min(amount, available(state, seat, gained)))};
        option.discards = std::uint8_t(discards);
        option.possible = can_pay(player, pays) && option.gains[gained] > 0 && player.hand_size >= discards;
        list.push(option);
    };
    const int bonus = crew_bonus(player.crew, building);
    switch (building) {
    case Building::GateHouse: {
        Prospect option{Move::draw()};
        option.draws = std::uint8_t(kGateHouseCards + bonus);
        option.possible = true;
        list.push(option);
        break;
    }
    case Building::Treasury:
        add(Move::take(Asset::Silver), {}, Asset::Silver, kTreasurySilver, kCardsForSilver);
        add(Move::take(Asset::Gold), {}, Asset::Gold, kTreasuryGold, kCardsForGold);
        break;
    case Building::Armoury:
        add(Move::pay(Asset::Iron), some(Asset::Iron, 1), Asset::Armour, kArmourForIron, 0);
        add(Move::pay(Asset::Silver), some(Asset::Silver, kArmourPrice), Asset::Armour, kArmourForSilver, 0);
        break;
    case Building::Mill:
        add(Move::take(Asset::Provisions), {}, Asset::Provisions,
            kMillProvisions[std::size_t(worker)] + bonus, 0);
        if (worker == Colour::White) add(Move::take(Asset::Gold), {}, Asset::Gold, 1, 0);
        break;
    case Building::Silversmith:
        add(Move::take(Asset::Silver), {}, Asset::Silver, kSmithSilver[std::size_t(worker)] + bonus, 0);
        break;
    case Building::LongHouse:
        add(Move::pay(Asset::Livestock), some(Asset::Livestock, 1), Asset::Provisions,
            kProvisionsForLivestock, 0);
        for (const Offering each : face_up(state)) {
            Prospect option{Move::offer(each), tile(each).cost, {}, 0, 0, each};
            option.possible = can_pay(player, option.pays);
            list.push(option);
        }
        break;
    case Building::TownHall:
    case Building::Barracks:
    case Building::None: break;
    }
    return list;
}

}  // namespace jarl::raiders
