#include "bots/games/raiders/outlook.h"

#include <algorithm>
#include <cmath>

#include "bots/games/raiders/crew_gifts.h"
#include "bots/games/raiders/pace.h"
#include "bots/games/raiders/raid_odds.h"
#include "bots/games/raiders/spoils.h"
#include "engine/games/raiders/say.h"

namespace jarl::raiders {

namespace {

// Points of owned tiles, eight tiles at a time.
inline constexpr auto kTilePoints = [] {
    std::array<std::array<std::uint8_t, 256>, 2> table{};
    for (std::size_t half = 0; half < 2; ++half)
        for (std::size_t set = 0; set < 256; ++set)
            for (std::size_t i = 0; i < 8; ++i)
                if ((set >> i & 1) != 0)
                    table[half][set] = std::uint8_t(table[half][set] + kOfferingTiles[8 * half + i].points);
    return table;
}();
int offering_points(Offerings owned) {
    return kTilePoints[0][owned.bits & 0xff] + kTilePoints[1][owned.bits >> 8];
}

// The board as everybody finds it, looked at once for all seats.
struct Board {
    Per<kPlaces, Spoils> best;  // of each settlement
    Per<kPlaces, float> spots;  // left
    float dice_spots = 0, harbour_spots = 0;
};
Board look_at_board(const State& state, float spending, const RaidersWeights& weights) {
    Board board;
    const float death = of(weights, "death");
    for (const Place place : kPlaces) {
        const unsigned left = state.spots_left[place];
        const float spots = float(std::popcount(left));
        board.spots[place] = spots;
        (settlement(place).dice > 0 ? board.dice_spots : board.harbour_spots) += spots;
        float best = -1e9f;
        for (unsigned each = left; each != 0; each &= each - 1) {
            const Spoils spoils = spoils_of(state, place, std::countr_zero(each), spending, weights);
            // Early on a Valkyrie costs about what it brings.
            const float worth = spoils.plunder - 0.25f * death * float(spoils.valkyries);
            if (worth > best) {
                best = worth;
                board.best[place] = spoils;
            }
        }
    }
    return board;
}

// One seat's estimate, a sum of small judgements.
class Estimate {
  public:
    Estimate(const State& state, const Board& board, Seat seat, float turns, const RaidersWeights& weights)
        : state_(state), board_(board), me_(state.players[seat]), gifts_(gifts_of(me_.crew)), w_(weights),
          turns_(turns), spending_(turns / (turns + 1)), common_(common_strength(me_, gifts_)) {}

    float points() const {
        return real_points() + stores() + progress() + crew() + next_raid() + turns_ * of(w_, "turn");
    }
    OutlookParts parts() const {
        const float armour = float(kArmourPoints[me_.has[Asset::Armour]]),
                    valkyries = float(kValkyriePoints[me_.marker]),
                    offerings = float(offering_points(me_.offerings));
        return {
            {"points", say("part.points"), float(me_.points)},
            {"armour", say("part.armour"), armour + armour_progress()},
            {"valkyries", say("part.valkyries"), valkyries + progress() - armour_progress()},
            {"offerings", say("part.offerings"), offerings},
            {"goods", say("part.goods"), real_points() - float(me_.points) - armour - valkyries - offerings},
            {"stores", say("part.stores"), stores()},
            {"crew", say("part.crew"), crew()},
            {"next_raid", say("part.next_raid"), next_raid()},
            {"turns", say("part.turns"), turns_ * of(w_, "turn")}};
    }

  private:
    float has(Asset asset) const { return float(me_.has[asset]); }

    // RAI-130 to RAI-135.
    float real_points() const {
        const int livestock = me_.has[Asset::Livestock];
        return float(me_.points + kValkyriePoints[me_.marker] + kArmourPoints[me_.has[Asset::Armour]] +
                     offering_points(me_.offerings) + gifts_[Gift::EndPoints] +
                     gifts_[Gift::EndPerLivestock] * livestock +
                     gifts_[Gift::EndPerOffering] * me_.offerings.size() + me_.has[Asset::Gold] +
                     me_.has[Asset::Iron] + livestock / 2);
    }

    // What can still be spent: offerings give gold and iron twice what they score as they are. The more there
    // is of one thing the less another of it helps, and what is over the limit is gone at the end of the turn
    // (RAI-020).
    float stores() const {
        const float kept = gifts_[Gift::EndPerLivestock] > 0 ? 0.0f : 1.0f;  // a Merchant's livestock stays
        const float worth = limited(has(Asset::Silver)) * of(w_, "silver") +
                            limited(has(Asset::Provisions)) * of(w_, "provisions") +
                            plenty(has(Asset::Gold)) * of(w_, "gold") +
                            plenty(has(Asset::Iron)) * of(w_, "iron") +
                            plenty(has(Asset::Livestock)) * of(w_, "livestock") * kept +
                            limited(float(me_.hand_size)) * of(w_, "card") + worker_worth(me_.worker, w_);
        return spending_ * worth;
    }
    static float limited(float amount) {
        const float kept = std::min(amount, float(kTurnLimit));
        return kept * (22 - kept) / 20;
    }
    static float plenty(float amount) { return amount * 10 / (9 + amount); }

    // Tracks between two flags.
    float progress() const {
        return armour_progress() + marker_worth(me_.marker, rise()) - float(kValkyriePoints[me_.marker]);
    }
    float armour_progress() const {
        const float armour = float(me_.has[Asset::Armour] % 3) * (2.0f / 3) * of(w_, "armour_step");
        return spending_ * (me_.has[Asset::Armour] < 9 ? armour : 0);
    }
    float rise() const {
        const float to_find = std::min(1.0f, float(state_.valkyries_on_board) * 0.15f);
        return of(w_, "valkyrie_rise") * to_find * turns_ / (turns_ + 2);
    }

    int strength(Type type) const { return common_ + gifts_.at(Gift::Strength, type); }

    // What this crew and armour will make of the raids to come, and what it saves and earns on the way.
    float crew() const {
        const float spots = board_.dice_spots + board_.harbour_spots;
        if (spots == 0) return 0;
        const float share = spots / float(players(state_));
        const float raids = std::min(share, std::max(0.0f, turns_ - 0.5f) * of(w_, "raid_rate"));
        const float grown = float(kMaxCrew - me_.crew.size()) * of(w_, "berth") * turns_ / (turns_ + 3);
        float sum = 0;
        for (const Place place : kPlaces) {
            const Settlement& is = settlement(place);
            const float bonus = float(gifts_.at(Gift::RaidPoints, is.type));
            const float saved = of(w_, "provisions") * float(gifts_.at(Gift::RaidProvisions, is.type));
            const float points = is.dice == 0 ? 1.0f : mean_points(place, float(strength(is.type)) + grown);
            sum += board_.spots[place] * (points + bonus + saved);
        }
        return raids * sum / spots + abilities();
    }

    // For each turn left: how often it is used, and what it brings then.
    float abilities() const {
        const float per_turn = float(gifts_.at(Building::Mill)) * 0.35f * of(w_, "provisions") +
                               float(gifts_.at(Building::Silversmith)) * 0.25f * of(w_, "silver") +
                               float(gifts_.at(Building::GateHouse)) * 0.2f * of(w_, "card") +
                               float(gifts_.at(Building::LongHouse)) * 0.3f +
                               float(gifts_[Gift::HirePrice]) * 0.2f * of(w_, "silver") +
                               float(gifts_[Gift::RaidGold]) * 0.1f + float(gifts_[Gift::Reroll]) * 0.08f +
                               float(gifts_[Gift::EndPerOffering]) * 0.25f;
        const float fodder = float(std::min<int>(gifts_[Gift::Fodder], state_.valkyries_on_board)) * 0.8f;
        return of(w_, "crew_ability") * (per_turn * turns_ * 10 / (10 + turns_) + fodder * spending_);
    }

    // The best raid in sight, and how far it is.
    float next_raid() const {
        float best = 0;
        for (const Place place : kPlaces) {
            if (board_.spots[place] == 0) continue;
            const float wait = turns_to(settlement(place));
            const float still = std::min(1.0f, turns_ - wait);
            if (still <= 0) continue;
            best = std::max(best, still * gain(place) - wait * of(w_, "delay"));
        }
        return of(w_, "next_raid") * best;
    }
    float turns_to(const Settlement& is) const {
        const auto missing = [](int wanted, int there) { return float(std::max(0, wanted - there)); };
        const int provisions = is.provisions - gifts_.at(Gift::RaidProvisions, is.type);
        const int gold = is.gold - (is.type == Type::Fortress ? gifts_[Gift::RaidGold] : 0);
        const bool right_worker = me_.worker != Colour::None && (is.colours & bit(me_.worker)) != 0;
        const float work = missing(is.crew, me_.crew.size()) * of(w_, "crew_turns") +
                           missing(provisions, me_.has[Asset::Provisions]) * of(w_, "provisions_turns") +
                           missing(gold, me_.has[Asset::Gold]) * of(w_, "gold_turns");
        // The worker is found along with the rest.
        return right_worker ? work : std::max(work, of(w_, "worker_turns"));
    }
    float gain(Place place) const {
        const Settlement& is = settlement(place);
        const Spoils& spoils = board_.best[place];
        const float after = marker_worth(me_.marker + spoils.valkyries, rise());
        const int gold = std::max(0, is.gold - (is.type == Type::Fortress ? gifts_[Gift::RaidGold] : 0));
        return mean_points(place, strength(is.type)) + float(gifts_.at(Gift::RaidPoints, is.type)) +
               spoils.plunder + after - marker_worth(me_.marker, rise()) -
               float(spoils.valkyries) * of(w_, "death") * spending_ - float(gold) * (1 + of(w_, "gold")) -
               float(is.provisions) * of(w_, "provisions");
    }

    const State& state_;
    const Board& board_;
    const Player& me_;
    const Gifts gifts_;
    const RaidersWeights& w_;
    const float turns_, spending_;
    const int common_;
};

// Calls f(seat, its estimate) for every seat, and says how long the longest of them goes on.
template <class F>
float for_each_estimate(const State& state, const RaidersWeights& weights, F f) {
    const Pace left = pace(state, weights);
    float most = 0;
    for (const float turns : left.turns) most = std::max(most, turns);
    const Board board = look_at_board(state, most / (most + 1), weights);
    for (int seat = 0; seat < players(state); ++seat)
        f(Seat(seat), Estimate(state, board, Seat(seat), left.turns[std::size_t(seat)], weights));
    return most;
}

}  // namespace

Outlook outlook(const State& state, const RaidersWeights& weights) {
    Outlook outlook;
    const float most = for_each_estimate(state, weights, [&](Seat seat, const Estimate& estimate) {
        outlook.points[index(seat)] = estimate.points();
    });
    outlook.spread = of(weights, "spread") + of(weights, "doubt") * std::sqrt(most);
    return outlook;
}

OutlookParts outlook_parts(const State& state, Seat seat, const RaidersWeights& weights) {
    OutlookParts parts;
    for_each_estimate(state, weights, [&](Seat each, const Estimate& estimate) {
        if (each == seat) parts = estimate.parts();
    });
    return parts;
}

std::vector<std::string> part_keys() {
    std::vector<std::string> keys;
    for (const char* name : {"part.armour", "part.crew", "part.goods", "part.next_raid", "part.offerings",
                             "part.points", "part.stores", "part.turns", "part.valkyries"})
        keys.push_back(say(name).key);
    return keys;
}

}  // namespace jarl::raiders
