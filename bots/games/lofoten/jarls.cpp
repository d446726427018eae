#include "bots/games/lofoten/jarls.h"

#include "engine/games/lofoten/scoring.h"

namespace jarl::lofoten {

namespace {

// LOF-147: sets of the four goods, those on their way included.
float sets(const State& state, Seat seat, const Prospects& prospects) {
    const Tiles mine = stored_by(state, seat);
    float sets = kTilesOfGood;
    for (const Good good : kGoods)
        sets = std::min(sets, float((mine & tiles_of(good)).size()) +
                                  std::min(1.0f, prospects.to_come[good][Measure::TileCount]));
    return sets;
}

float shields(const State& state, Seat seat, const Prospects& prospects) {
    float shown = float((face_up(state, stored_by(state, seat)) & kBucklers[seat]).size());
    for (const Good good : kGoods) shown += 0.5f * prospects.to_come[good][Measure::OwnGoods];
    return std::min(shown, float(card(Jarl::Standard).cap));
}

// What its owner will have of it from now on.
float power(const State& state, Seat seat, Jarl jarl, const Prospects& prospects, float turns,
            const LofotenWeights& weights) {
    switch (jarl) {
    case Jarl::Feastgiver: return float(card(jarl).amount) * sets(state, seat, prospects);
    case Jarl::Standard: return float(card(jarl).amount) * shields(state, seat, prospects);
    case Jarl::Helmsman:
    case Jarl::Steward: return of(weights, "jarl_power") * in_time(turns, 4);
    default: return 0;  // acts at once; what it did is on the table
    }
}

// What taking it would bring: its power, or what it does at once.
float gain(const State& state, Seat seat, Jarl jarl, const Prospects& prospects, float turns,
           const LofotenWeights& weights) {
    switch (jarl) {
    case Jarl::Treasurer: return float(card(jarl).amount) * of(weights, "coin") * in_time(turns, 4);
    case Jarl::Gatekeeper:
    case Jarl::Storekeeper:
    case Jarl::Harbour: return 0.5f * of(weights, "jarl_power");
    default: return power(state, seat, jarl, prospects, turns, weights);
    }
}

}  // namespace

float jarl_outlook(const State& state, Seat seat, const Prospects& prospects, float turns,
                   const LofotenWeights& weights) {
    float best = 0;
    for (const JarlOffer& offer : state.jarls) {
        if (offer.owner == seat) return power(state, seat, offer.jarl, prospects, turns, weights);
        if (offer.owner != kNobody) continue;
        const Progress on = progress(state, seat, required(offer));
        const float done = std::min(1.0f, float(on.has) / float(on.needs));
        const float hope = done * done * of(weights, "jarl_chance") * in_time(turns, on.met() ? 0.5f : 3.0f);
        best = std::max(best, hope * gain(state, seat, offer.jarl, prospects, turns, weights));
    }
    return best;
}

}  // namespace jarl::lofoten
