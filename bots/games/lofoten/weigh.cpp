#include "bots/games/lofoten/weigh.h"

#include "bots/games/lofoten/voyage.h"
#include "engine/games/lofoten/scoring.h"

namespace jarl::lofoten {

namespace {

inline constexpr float kUnlikely = 0.1f;

// The whole wheel gains by a quarter turn, one longship by a slide.
inline constexpr float kSlide = 0.8f, kTurn = 1.2f;

// Longships that wait for a tile of this good.
int waiting_for(const Player& player, Good good) {
    int ships = 0;
    for (const Letter letter : kLetters) {
        const Ship& ship = player.ships[letter];
        if (ship.order == Card::None || !ship.cargo.empty()) continue;
        const bool any = letter == Letter::C && is_upgraded(player, letter);  // LOF-155
        ships += any || good_of(ship.order) == good;
    }
    return ships;
}

class Wishes {
  public:
    Wishes(const State& state, const LofotenWeights& weights) : s_(state), w_(weights) {}

    void fill(const MoveList& moves, float* out) const {
        switch (s_.phase) {
        case Phase::Play:
            return each(moves, out, [this, price = prices(s_)](Move m) { return play(m, price); });
        case Phase::Move: return fill_moves(moves, out);
        case Phase::Effect:
            return each(moves, out, [this, price = prices(s_)](Move m) { return use(m, price); });
        case Phase::Load:
            return each(moves, out, [](Move m) { return m.verb() == Verb::Load ? 3.0f : 1.0f; });
        case Phase::Store: return each(moves, out, [this](Move m) { return store(m.number()); });
        case Phase::Put: return each(moves, out, [this](Move m) { return put(m.side()); });
        case Phase::Pile: return each(moves, out, [this](Move m) { return pile(m); });
        case Phase::Space: return each(moves, out, [this](Move m) { return space(m.number()); });
        case Phase::End: return each(moves, out, [this](Move m) { return end(m); });
        case Phase::Flip: return each(moves, out, [](Move m) { return flip(face(m.kind())); });
        case Phase::Harbour:
        case Phase::Final: return each(moves, out, [this](Move m) { return unload(m); });
        default: return each(moves, out, [](Move) { return 1.0f; });
        }
    }

  private:
    template <class Wish>
    static void each(const MoveList& moves, float* out, Wish wish) {
        for (std::size_t i = 0; i < moves.size(); ++i) out[i] = wish(moves[i]);
    }

    const Player& me() const { return active_player(s_); }
    const Player& other() const { return s_.players[rival(s_.active)]; }
    float spend() const { return of(w_, "wish_coins"); }
    float for_gain(float base, float gain) const { return base + of(w_, "voyage") * gain; }

    float play(Move move, const Prices& price) const {
        if (move.verb() == Verb::Reroll) return spend();
        if (move.slot() == Slot::Middle) return of(w_, "wish_order");
        const bool left = move.slot() == Slot::Left;
        const int more = owns(s_, s_.active, Jarl::Helmsman) ? card(Jarl::Helmsman).amount : 0;
        const int moves = value_of(me().hand[left ? 0 : 2]) + more;
        const Voyage voyage = best_voyage(s_, s_.active, left ? Side::Left : Side::Right, moves, price);
        return for_gain(0.6f + 0.2f * float(moves), voyage.best());
    }

    void fill_moves(const MoveList& moves, float* out) const {
        const bool paid = s_.moves_left == 0;
        const int reach = paid ? std::min<int>(me().coins, 3) : s_.moves_left;
        const Voyage voyage = reach > 0 ? best_voyage(s_, s_.active, s_.side, reach, prices(s_)) : Voyage{};
        each(moves, out, [&](Move move) {
            switch (move.verb()) {
            case Verb::Slide: return for_gain(kSlide, voyage.slide);
            case Verb::Turn: return for_gain(kTurn, voyage.turn);
            case Verb::BuySlide: return spend() * for_gain(kSlide, voyage.slide);
            case Verb::BuyTurn: return spend() * for_gain(kTurn, voyage.turn);
            default: return paid ? 1.0f : 0.4f;  // stop
            }
        });
    }

    float use(Move move, const Prices& price) const {
        switch (move.verb()) {
        case Verb::UseTurn:
            return for_gain(kTurn, best_voyage(s_, s_.active, move.side(), s_.uses_left, price).turn);
        case Verb::UseSlide:
            return for_gain(kSlide, best_voyage(s_, s_.active, move.side(), s_.uses_left, price).slide);
        case Verb::Take: return 4;
        case Verb::Remove: return remove(move.number());
        case Verb::ExtraTurn: return spend();
        default: return 1;  // stop
        }
    }

    // Mead clears what the rival waits for.
    float remove(int space) const {
        const Tile tile = s_.market[std::size_t(space)];
        return 0.6f + 0.6f * float(waiting_for(other(), good_of(tile)) * value_of(tile));
    }

    // The first tile of a good claims where its lead pays most.
    float store(int warehouse) const {
        const float pays = usual_price(card(s_.warehouses[std::size_t(warehouse)]), good_of(s_.unloading[0]));
        return 0.3f + 0.02f * pays * pays;
    }

    // The middle card's value is lost (LOF-051): better a low one.
    float put(Side end) const {
        const auto& hand = me().hand;
        const int middle = value_of(hand[end == Side::Left ? 0 : 1]),
                  side = value_of(hand[end == Side::Left ? 1 : 0]);
        return 1 + 0.1f * float(side - middle);
    }

    float pile(Move move) const {
        if (move.verb() == Verb::Reroll) return 0.5f * spend();
        return 1 + 0.3f * float(waiting_for(me(), s_.pile_top[std::size_t(move.number())]));
    }

    // Before the own wheel rather than before the rival's, who moves first.
    float space(int space) const {
        float wish = 1;
        if (space == space_before(s_, s_.active)) wish += 0.3f;
        if (space == space_before(s_, rival(s_.active)) && waiting_for(other(), good_of(s_.turned)) > 0)
            wish -= 0.5f;
        return wish;
    }

    float end(Move move) const {
        switch (move.verb()) {
        case Verb::Claim: return 5;
        case Verb::Upgrade: return of(w_, "wish_upgrade");
        case Verb::Reroll: return spend();
        case Verb::ExtraTurn: return 2 * spend();
        default: return 1;
        }
    }

    static float flip(const TileFace& tile) {  // LOF-152: it counts as one good from now on
        return 1 / (0.2f + float(tile.value - 1));
    }

    float unload(Move move) const {
        if (move.verb() != Verb::Unload) return kUnlikely;
        float goods = 0;
        for (const Tile tile : me().ships[move.ship()].cargo) goods += float(value_of(tile));
        return 1 + goods;
    }

    const State& s_;
    const LofotenWeights& w_;
};

}  // namespace

void weigh(const State& state, const MoveList& moves, const LofotenWeights& weights, float* out) {
    Wishes(state, weights).fill(moves, out);
}

}  // namespace jarl::lofoten
