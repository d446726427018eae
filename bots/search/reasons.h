// Why a move is good: what it and the rest of the turn that would follow change in the parts of the outlook, on the average of
// worlds that the seat cannot tell from the real one.
#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/search/lore.h"
#include "bots/search/outlook_parts.h"

namespace jarl {

// A lore that can say what its outlook is made of: the parts of a seat add up to its points.
template <class L>
concept Explains = Lore<L> && requires(const typename L::Rules::State& state, Seat seat,
                                       const typename L::Weights& weights) {
    { L::parts(state, seat, weights) } -> std::same_as<OutlookParts>;
    { L::part_keys() } -> std::same_as<std::vector<std::string>>;
};

struct Reason {
    Seat whose;
    Phrase what;
    float points;  // more, or fewer, than before the move
};

inline constexpr std::uint32_t kReasonWorlds = 24;
inline constexpr float kWorthSaying = 0.5f;  // points; less is noise
inline constexpr std::size_t kMostReasons = 2;

// Sums of parts by their ids, in the order they were first met.
class PartSums {
  public:
    void add(const OutlookParts& parts, float share) {
        for (const OutlookPart& part : parts) {
            const auto known = std::find_if(sums_.begin(), sums_.end(),
                                            [&](const OutlookPart& each) { return each.id == part.id; });
            if (known != sums_.end()) known->points += share * part.points;
            else sums_.push_back({part.id, part.what, share * part.points});
        }
    }
    const OutlookParts& sums() const { return sums_; }

  private:
    OutlookParts sums_;
};

template <Lore L>
class Reasons {
    using G = typename L::Rules;
    using State = typename G::State;
    using Move = typename G::Move;

  public:
    // `line`: the move, and what would probably follow. Nothing where the lore cannot explain itself or the game ends.
    static std::vector<Reason> of(const Observation<G>& seen, std::span<const Move> line) {
        if constexpr (Explains<L>) return Reasons(seen).changed_by(line);
        else return {};
    }

  private:
    explicit Reasons(const Observation<G>& seen)
        : seen_(seen), weights_(tuned_weights<L>()), seats_(G::scores(seen.state()).size()),
          changes_(seats_) {}

    std::vector<Reason> changed_by(std::span<const Move> line) {
        int told = 0;
        for (std::uint32_t world = 0; world < kReasonWorlds; ++world) told += try_in(world, line);
        if (told == 0) return {};
        std::vector<Reason> reasons;
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            const bool mine = Seat(seat) == seen_.who();
            for (const OutlookPart& part : changes_[seat].sums()) {
                const float points = part.points / float(told);
                // What is good for me: more of mine, less of theirs.
                if ((mine ? points : -points) >= kWorthSaying)
                    reasons.push_back({Seat(seat), part.what, points});
            }
        }
        std::sort(reasons.begin(), reasons.end(), [](const Reason& a, const Reason& b) {
            const float here = std::abs(a.points), there = std::abs(b.points);
            if (here != there) return here > there;
            return a.whose != b.whose ? a.whose < b.whose : a.what.key < b.what.key;
        });
        if (reasons.size() > kMostReasons) reasons.erase(reasons.begin() + kMostReasons, reasons.end());
        return reasons;
    }

    // The line in one world, as far as it is the seat's own and allowed there. False: the game ended.
    bool try_in(std::uint32_t world, std::span<const Move> line) {
        Dice dice(world + 1);
        const State before = G::redeal(seen_, dice);
        State after = before;
        for (const Move move : line) {
            if (G::actor(after) != seen_.who() || !G::legal_moves(after).contains(move)) break;
            auto nobody_listens = [](const Event&) {};
            G::apply(after, move, dice, nobody_listens);
        }
        if (G::actor(after) == kNobody) return false;
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            changes_[seat].add(L::parts(after, Seat(seat), weights_), 1);
            changes_[seat].add(L::parts(before, Seat(seat), weights_), -1);
        }
        return true;
    }

    const Observation<G> seen_;
    const typename L::Weights weights_;
    const std::size_t seats_;
    std::vector<PartSums> changes_;  // by seat
};

}  // namespace jarl
