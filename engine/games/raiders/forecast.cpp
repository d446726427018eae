#include "engine/games/raiders/forecast.h"

#include <algorithm>

#include "engine/games/raiders/legal.h"

namespace jarl::raiders {

namespace {

constexpr std::size_t kSides = kFaces.size();
constexpr std::size_t kNoDie = kSides;  // in the place of a die that is not rolled

constexpr int pips(std::size_t side) { return side == kNoDie ? 0 : kFaces[side]; }
constexpr std::size_t side_of(int pips_up) {
    return std::size_t(std::find(kFaces.begin(), kFaces.end(), pips_up) - kFaces.begin());
}

constexpr std::int64_t power(std::int64_t base, int exponent) {
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

// A number for every fall of two dice, by their sides.
struct Falls {
    std::array<std::array<std::int64_t, kSides + 1>, kSides + 1> of{};

    std::int64_t over_first(std::size_t second) const {
        std::int64_t sum = 0;
        for (std::size_t side = 0; side < kSides; ++side) sum += of[side][second];
        return sum;
    }
    std::int64_t over_second(std::size_t first) const {
        std::int64_t sum = 0;
        for (std::size_t side = 0; side < kSides; ++side) sum += of[first][side];
        return sum;
    }
};

template <class Value>
Falls for_each_fall(Value value) {
    Falls falls;
    for (std::size_t first = 0; first <= kSides; ++first)
        for (std::size_t second = 0; second <= kSides; ++second)
            falls.of[first][second] = value(first, second);
    return falls;
}

// The most that re-rolls can make of each fall, summed over all falls of the re-rolled dice: stopping is always
// allowed, and the worth of a position counts each of its futures once.
template <class Worth>
Falls best_of(int rerolls, Worth worth) {
    const Falls stop = for_each_fall([&](auto a, auto b) { return worth(pips(a) + pips(b)); });
    Falls best = stop;
    for (int left = 1; left <= rerolls; ++left) {
        const Falls after = best;
        best = for_each_fall([&](std::size_t a, std::size_t b) {
            std::int64_t most = stop.of[a][b] * power(kSides, left);
            if (a != kNoDie) most = std::max(most, after.over_first(b));
            if (b != kNoDie) most = std::max(most, after.over_second(a));
            return most;
        });
    }
    return best;
}

// In the middle of a raid the dice lie on the table.
struct Roll {
    std::array<int, kMaxDice> dice{};  // fallen: 0 as long as they have not, and where there is none
    int count, rerolls;

    template <class Worth>
    Fraction worth(int with_rerolls, Worth worth_of) const {
        const Falls best = best_of(with_rerolls, worth_of);
        const bool fallen = dice[0] > 0;
        if (fallen || count == 0) {
            const std::size_t first = count > 0 ? side_of(dice[0]) : kNoDie;
            const std::size_t second = count > 1 ? side_of(dice[1]) : kNoDie;
            return {best.of[first][second], power(kSides, with_rerolls)};
        }
        std::int64_t sum = 0;
        if (count == 1) sum = best.over_first(kNoDie);
        else
            for (std::size_t side = 0; side < kSides; ++side) sum += best.over_second(side);
        return {sum, power(kSides, count + with_rerolls)};
    }
};

Roll roll_of(const State& state, Seat seat, Place place) {
    const int dice = settlement(place).dice;
    const bool rolled = state.raid == place && state.active == seat && state.dice[0] > 0;
    if (rolled) return {{state.dice[0], state.dice[1]}, dice, state.rerolls};
    return {{}, dice, dice == 0 ? 0 : crew_sum(state.players[seat].crew, Trigger::Reroll)};
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
