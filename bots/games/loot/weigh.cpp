#include "bots/games/loot/weigh.h"

#include "bots/games/loot/prospect.h"
#include "engine/games/loot/legal.h"

namespace jarl::loot {
namespace {

// --- From gains to weights ---------------------------------------------------------------------------------------

// The best move weighs 1; how little the others weigh depends on how far behind they are, in points.
void sharpen(float* gains, std::size_t size, float sharpness) {
    sharpness = std::max(0.f, sharpness);
    float best = gains[0];
    for (std::size_t i = 1; i < size; ++i) best = std::max(best, gains[i]);
    for (std::size_t i = 0; i < size; ++i) {
        const float behind = 1 + sharpness * (best - gains[i]);
        gains[i] = 1 / (behind * behind);
    }
}

// What the seat at turn may expect. The others' claims on the land are left out: they matter for points, not for moves.
template <class W>
Prospect prospect_at_turn(const State& state, const Spots<W>& spots, const LootWeights& weights) {
    const Player& player = active_player(state);
    const Claims claims = claims_of<W>(state, player, spots, ~occupied_in<W>(state), weights);
    return prospect_of(state, state.active, captures_to_come(state, player, claims, claims, weights),
                       weights);
}

// --- place -------------------------------------------------------------------------------------------------------

// What a resource brings: its worth, and a share of the prize of every longship and site that lacks it.
KindArray resource_gains(const Prospect& prospect, const LootWeights& weights) {
    KindArray gains = prospect.worth;
    for (int i = 0; i < prospect.fleet_size; ++i) {
        const Plan& ship = prospect.fleet[std::size_t(i)];
        if (ship.spare < 0) continue;
        const float share =
            prospect.stake(ship) *
            (ship_chance(ship.missing - 1, ship.queue, ship.spare, prospect.resources - 1, weights) -
             ship_chance(ship.missing, ship.queue, ship.spare, prospect.resources - 1, weights));
        for (const Kind kind : kResources)
            if (ship.lacks[std::size_t(kind)] > 0) gains[std::size_t(kind)] += share;
    }
    for (int i = 0; i < prospect.site_count; ++i) {
        const Plan& site = prospect.sites[std::size_t(i)];
        if (site.spare < 0) continue;  // else half of what is missing is worth half of the prize
        for (const Kind kind : kKinds)
            if (site.lacks[std::size_t(kind)] > 0)
                gains[std::size_t(kind)] += site.prize / float(2 * site.missing);
    }
    return gains;
}

// One axe more, one resource fewer to come.
float axe_gain(const State& state, const Prospect& prospect, const LootWeights& weights) {
    const Player& player = active_player(state);
    if (player.trophy != 0) return 0;
    const auto axes = float(axes_of(player) + state.won[Kind::Axe]);
    const float left = std::max(0.f, prospect.resources - 1);
    return trophy_promise(state, state.active, axes + 1, left, weights) -
           trophy_promise(state, state.active, axes, left, weights);
}

template <class W>
class Placing {
  public:
    Placing(const State& state, const LootWeights& weights)
        : state_(state), board_(state.board), player_(active_player(state)), weights_(weights),
          spots_(board_), own_(player_.vikings.as<W>()) {
        const Prospect prospect = prospect_at_turn<W>(state, spots_, weights);
        gains_ = resource_gains(prospect, weights);
        gains_[std::size_t(Kind::Axe)] += axe_gain(state, prospect, weights);
        for (W left = own_; left != 0;) {
            const W group = group_of<W>(board_, own_, lowest(left));
            left &= ~group;
            groups_[std::size_t(group_count_++)] = group;
        }
        for (const W around : spots_.towers) prizes_ |= around;
        for (const W around : spots_.castles) prizes_ |= around;
    }

    float gain(int hex) const {
        float gain = gains_[std::size_t(board_.resource_of(hex))];
        if ((board_.beside_house.as<W>() >> hex & 1) != 0) gain += house_gain(hex);
        const W beside = board_.around<W>(hex) & own_;
        W group = 0;
        for (int i = 0; i < group_count_; ++i)
            if ((groups_[std::size_t(i)] & beside) != 0) group |= groups_[std::size_t(i)];
        if ((prizes_ >> hex & 1) != 0) gain += of(weights_, "approach") * approach_gain(hex, group);
        if (beside == 0) return gain;
        group |= W{1} << hex;
        return gain + of(weights_, "chain") + tower_gain(group) + castle_gain(group);
    }

  private:
    float house_gain(int hex) const {
        int houses = 0;
        for (int house = 0; house < board_.houses; ++house)
            houses += (board_.around_spot<W>(house) >> hex & 1) != 0 && state_.stacks[house] > 0;
        return gains_[std::size_t(Kind::House)] * float(houses);
    }
    // Towers and castles with tiles left that the group would touch for the first time.
    float approach_gain(int hex, W group) const {
        float gain = 0;
        const auto is_new = [&](W around) { return (around >> hex & 1) != 0 && (around & group) == 0; };
        for (int i = 0; i < board_.towers; ++i)
            if (is_new(spots_.towers[std::size_t(i)]) && state_.stacks[kFirstTower + i] > 0)
                gain += gains_[std::size_t(Kind::Tower)];
        for (int i = 0; i < board_.castles; ++i)
            if (is_new(spots_.castles[std::size_t(i)]) && state_.stacks[kFirstCastle + i] > 0)
                gain += gains_[std::size_t(Kind::Castle)];
        return gain;
    }
    float tower_gain(W group) const {
        if (count(group & board_.beside_tower.as<W>()) < 2) return 0;
        unsigned touched = 0;
        for (int tower = 0; tower < board_.towers; ++tower)
            touched |= unsigned((spots_.towers[std::size_t(tower)] & group) != 0) << tower;
        const TowersDue due = towers_due(touched, player_.linked);
        int towers = 0;
        for (int tower = 0; tower < board_.towers; ++tower)
            towers += std::min(due[tower], state_.stacks[kFirstTower + tower]);
        return gains_[std::size_t(Kind::Tower)] * float(towers);
    }
    float castle_gain(W group) const {
        const int size = count(group);
        int castles = 0;
        for (int castle = 0; castle < board_.castles; ++castle)
            if ((spots_.castles[std::size_t(castle)] & group) != 0)
                castles += std::clamp(castle_steps(size) - player_.castle_steps(castle), 0,
                                      state_.stacks[kFirstCastle + castle]);
        return gains_[std::size_t(Kind::Castle)] * float(castles);
    }

    const State& state_;
    const Board& board_;
    const Player& player_;
    const LootWeights& weights_;
    Spots<W> spots_;
    W own_;
    W prizes_ = 0;  // hexes beside a tower or castle
    KindArray gains_;
    std::array<W, kVikings> groups_;
    int group_count_ = 0;
};

// A shield is worth more in hand as long as many vikings are left.
float shield_gain(const State& state, float best_place, const LootWeights& weights) {
    return best_place - of(weights, "keep_shield") * float(active_player(state).vikings_left - 1) / kVikings;
}

template <class W>
void weigh_places(const State& state, const MoveList& moves, const LootWeights& weights, float* out) {
    const Placing<W> placing(state, weights);
    W left = targets_in<W>(state);  // in the order of the list
    float best = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (moves[i].verb() == Verb::Shield) {
            out[i] = shield_gain(state, best, weights);
            continue;
        }
        out[i] = placing.gain(lowest(left));
        left &= left - 1;
        best = std::max(best, out[i]);
    }
    sharpen(out, moves.size(), of(weights, "sharp_place"));
}

// --- lay and berth -----------------------------------------------------------------------------------------------

// What the cells around a plan are worth to it: for a tile it lacks, and for any other.
struct Pull {
    std::uint64_t cells;
    float right, wrong;
    std::array<std::uint8_t, kKinds.size()> lacks;
};

class Ground {
  public:
    Ground(const State& state, const Prospect& prospect, const LootWeights& weights)
        : fjord_(active_player(state).fjord), empty_(fjord_.empty()), shelter_(of(weights, "shelter")) {
        const float left = prospect.resources;
        for (int i = 0; i < prospect.fleet_size; ++i) {
            const Plan& ship = prospect.fleet[std::size_t(i)];
            const float now = ship_chance(ship.missing, ship.queue, ship.spare, left, weights);
            add(ship, prospect.stake(ship), now,
                ship_chance(ship.missing - 1, ship.queue, ship.spare, left, weights),
                ship_chance(ship.missing, ship.queue, ship.spare - 1, left, weights));
        }
        for (int i = 0; i < prospect.site_count; ++i) {
            const Plan& site = prospect.sites[std::size_t(i)];
            if (site.spare < 0) continue;
            const float closer =
                site.missing == 1 ? 1 : site.chance + (1 - site.chance) / float(site.missing + 1);
            const float now = site.chance;
            const float tighter = site.spare == 0 ? 0 : site.spare == 1 ? now * of(weights, "tight") : now;
            add(site, site.prize, now, closer, tighter);
        }
    }

    float lay_gain(Kind kind, Cell cell) const {
        float gain = 0;
        for (std::size_t i = 0; i < size_; ++i) {
            const Pull& pull = pulls_[i];
            if ((pull.cells >> int(cell) & 1) != 0)
                gain += pull.lacks[std::size_t(kind)] > 0 ? pull.right : pull.wrong;
        }
        const Cells around = neighbours(cell);
        if (is_building(kind)) return gain - shelter_ * float((around & empty_).size());
        return gain +
               shelter_ *
                   float((around & (fjord_.resources() | fjord_.ships.without(fjord_.validated))).size());
    }
    float berth_harm(Cell cell) const {
        float harm = 0;
        for (std::size_t i = 0; i < size_; ++i)
            if ((pulls_[i].cells >> int(cell) & 1) != 0) harm += pulls_[i].wrong;
        return harm;
    }
    float roominess(Cell cell) const {
        return shelter_ * float((neighbours(cell) & (empty_ | fjord_.resources())).size());
    }

  private:
    void add(const Plan& plan, float stake, float now, float closer, float tighter) {
        if (plan.spare < 0) return;
        pulls_[size_++] = {neighbours(plan.cell).bits, stake * (closer - now), stake * (tighter - now),
                           plan.lacks};
    }

    const Fjord& fjord_;
    Cells empty_;
    float shelter_;
    std::array<Pull, kVikings + kSiteKinds.size()> pulls_;
    std::size_t size_ = 0;
};

void weigh_cells(const State& state, const Prospect& prospect, const MoveList& moves,
                 const LootWeights& weights, float* out) {
    const Ground ground(state, prospect, weights);
    for (std::size_t i = 0; i < moves.size(); ++i) out[i] = ground.lay_gain(moves[i].kind(), moves[i].cell());
    sharpen(out, moves.size(), of(weights, "sharp_lay"));
}

void weigh_berths(const State& state, const Prospect& prospect, const MoveList& moves,
                  const LootWeights& weights, float* out) {
    const Ground ground(state, prospect, weights);
    const Fjord& fjord = active_player(state).fjord;
    const Cells empty = fjord.empty();
    const Berths berths(Surroundings(prospect.cells), state.taken, empty);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Cell cell = moves[i].cell();
        const int missing = berths.missing_at(cell);
        const int spare = (neighbours(cell) & empty).size() - missing;
        out[i] = ship_promise(prospect, longship(state.taken), missing, spare, prospect.resources, weights) +
                 ground.berth_harm(cell) + ground.roominess(cell);
    }
    sharpen(out, moves.size(), of(weights, "sharp_lay"));
}

// --- harbour and leave -------------------------------------------------------------------------------------------

// A trophy taken now against the one that might be had later.
float trophy_gain(const State& state, const Prospect& prospect, int axes, const LootWeights& weights) {
    const float now = float(axes_of(active_player(state)));
    return float(trophy_points(axes)) - trophy_promise(state, state.active, now, prospect.resources, weights);
}

void weigh_harbour(const State& state, const Prospect& prospect, const MoveList& moves,
                   const LootWeights& weights, float* out) {
    const Fjord& fjord = active_player(state).fjord;
    const Cells empty = fjord.empty();
    const Surroundings around(prospect.cells);
    float trophy = 0;  // still to be had after a longship
    for (const Move move : moves)
        if (move.verb() == Verb::Trophy)
            trophy = std::max(trophy, trophy_gain(state, prospect, move.axes(), weights));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move move = moves[i];
        if (move.verb() == Verb::Ship) {
            const int missing = Berths(around, move.ship(), empty).fewest_missing(empty);
            out[i] = trophy +
                     ship_promise(prospect, longship(move.ship()), missing, 1, prospect.resources, weights);
        } else {
            out[i] = move.verb() == Verb::Trophy ? trophy_gain(state, prospect, move.axes(), weights) : 0;
        }
    }
    sharpen(out, moves.size(), of(weights, "sharp_harbour"));
}

void weigh_leavings(const Prospect& prospect, const MoveList& moves, const LootWeights& weights, float* out) {
    for (std::size_t i = 0; i < moves.size(); ++i) out[i] = -prospect.worth[std::size_t(moves[i].kind())];
    sharpen(out, moves.size(), of(weights, "sharp_place"));
}

template <class W>
void weigh_in(const State& state, const MoveList& moves, const LootWeights& weights, float* out) {
    if (state.phase == Phase::Place) return weigh_places<W>(state, moves, weights, out);
    const Prospect prospect = prospect_at_turn<W>(state, Spots<W>(state.board), weights);
    switch (state.phase) {
    case Phase::Lay: return weigh_cells(state, prospect, moves, weights, out);
    case Phase::Berth: return weigh_berths(state, prospect, moves, weights, out);
    case Phase::Harbour: return weigh_harbour(state, prospect, moves, weights, out);
    case Phase::Leave: return weigh_leavings(prospect, moves, weights, out);
    case Phase::Place:
    case Phase::Over: return;
    }
}

}  // namespace

void weigh_moves(const State& state, const MoveList& moves, const LootWeights& weights, float* out) {
    in_words(state.board, [&]<class W>() { weigh_in<W>(state, moves, weights, out); });
}

}  // namespace jarl::loot
