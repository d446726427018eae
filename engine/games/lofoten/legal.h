// Every legal choice, in the order of the decision grammar (docs/rules/lofoten.md). One helper a decision point.
#pragma once

#include "engine/games/lofoten/repeats.h"

namespace jarl::lofoten {

inline bool can_reroll(const Player& player) {  // LOF-063
    return player.hand_size == kHandSize && player.coins >= kHandCost;
}
inline bool can_buy_turn(const State& state) {  // LOF-064, LOF-065
    return active_player(state).coins >= kTurnCost && state.extra_pending == 0;
}
inline bool can_slide(const Player& player, Side side) {  // LOF-021
    return player.area != (side == Side::Left ? 0 : kSpaces - 1);
}
inline bool coin_to_take(const State& state) {  // LOF-054
    return state.reserve > 0 || state.players[rival(state.active)].coins > 0;
}
// LOF-068: bought in the middle of a coffer order only where the coins just paid can be taken back.
inline bool can_buy_turn_during_effect(const State& state) {
    return effect_of(state.effect) == Effect::TakeCoin && state.uses_left > state.reserve &&
           can_buy_turn(state);
}
// LOF-052: something is left that the effect, or a coin, can still do. Otherwise the phase ends by itself.
inline bool effect_goes_on(const State& state) {
    if (state.uses_left == 0) return false;
    switch (effect_of(state.effect)) {
    case Effect::RemoveTile: return !market_is_empty(state);
    case Effect::TakeCoin: return coin_to_take(state) || can_buy_turn_during_effect(state);
    default: return true;  // a wheel can always be rotated, and slid at least one way
    }
}
inline bool fits_in_b(const Player& player, Letter letter, Tile tile) {  // LOF-154
    if (letter != Letter::B || !is_upgraded(player, letter)) return false;
    int goods = value_of(tile);
    for (const Tile aboard : player.ships[letter].cargo) goods += value_of(aboard);
    return goods <= kShipBGoods;
}
// LOF-073: the longship before the tile takes it by itself, for its order asks for that good and it has room.
inline bool loads_by_itself(const Player& player, Letter letter, Tile tile) {
    const Ship& ship = player.ships[letter];
    return ship.order != Card::None && tile != Tile::None && good_of(tile) == good_of(ship.order) &&
           (ship.cargo.empty() || fits_in_b(player, letter, tile));
}
// LOF-155: an upgraded longship C with an order may take any other good.
inline bool may_choose_to_load(const Player& player, Letter letter, Tile tile) {
    const Ship& ship = player.ships[letter];
    return letter == Letter::C && is_upgraded(player, letter) && ship.order != Card::None &&
           tile != Tile::None && good_of(tile) != good_of(ship.order) && ship.cargo.empty();
}
inline bool is_offered(const State& state, const JarlOffer& offer) {  // LOF-131
    return offer.owner == kNobody && progress(state, state.active, required(offer)).met();
}
inline bool has_tile_to_flip(const State& state) {  // LOF-150, LOF-151
    return !face_up(state, stored_by(state, state.active)).empty();
}

inline void add_plays(const State& state, MoveList& moves) {
    const Player& player = active_player(state);
    moves.push(Move::play(Slot::Left));
    if (ship_at(player, Place::Bottom).order == Card::None) moves.push(Move::play(Slot::Middle));  // LOF-050
    moves.push(Move::play(Slot::Right));
    if (can_reroll(player)) moves.push(Move::reroll_hand());
}

inline void add_moves(const State& state, MoveList& moves) {
    const Player& player = active_player(state);
    if (state.moves_left > 0) {  // LOF-041
        if (can_slide(player, state.side)) moves.push(Move::slide());
        moves.push(Move::turn());
    } else if (player.coins >= kMoveCost) {  // LOF-061, LOF-068
        if (can_slide(player, state.side)) moves.push(Move::buy_slide());
        moves.push(Move::buy_turn());
    }
    moves.push(Move::stop());
}

inline void add_effect_uses(const State& state, MoveList& moves) {
    const Player& player = active_player(state);
    switch (effect_of(state.effect)) {  // LOF-053
    case Effect::RemoveTile:            // LOF-055
        for (int space = 0; space < kSpaces; ++space)
            if (state.market[std::size_t(space)] != Tile::None) moves.push(Move::remove(space));
        break;
    case Effect::RotateWheel:
        moves.push(Move::use_turn(Side::Right));
        moves.push(Move::use_turn(Side::Left));
        break;
    case Effect::SlideWheel:
        if (can_slide(player, Side::Left)) moves.push(Move::use_slide(Side::Left));
        if (can_slide(player, Side::Right)) moves.push(Move::use_slide(Side::Right));
        break;
    case Effect::TakeCoin:
        if (coin_to_take(state)) moves.push(Move::take());
        if (can_buy_turn_during_effect(state)) moves.push(Move::extra_turn());
        break;
    case Effect::None: break;
    }
}

// The bits of `warehouses`, each made into a move.
template <class Maker>
void add_warehouses(std::uint8_t warehouses, MoveList& moves, Maker maker) {
    for (int w = 0; w < kWarehouses; ++w)
        if ((warehouses >> w & 1) != 0) moves.push(maker(w));
}

inline void add_piles(const State& state, MoveList& moves) {
    for (int pile = 0; pile < kPiles; ++pile)
        if (state.pile_size[std::size_t(pile)] > 0) moves.push(Move::pile(pile));  // LOF-092
    if (can_reroll(active_player(state))) moves.push(Move::reroll_hand());
}

inline void add_spaces(const State& state, MoveList& moves) {
    for (int space = 0; space < kSpaces; ++space)
        if (state.market[std::size_t(space)] == Tile::None) moves.push(Move::space(space));
}

inline void add_end_of_turn(const State& state, MoveList& moves) {  // LOF-142: in any order
    const Player& player = active_player(state);
    if (state.options.jarls != 0 && !owns_a_jarl(state, state.active))  // LOF-132
        for (const JarlOffer& offer : state.jarls)
            if (is_offered(state, offer)) moves.push(Move::claim(offer.jarl));
    if (state.options.upgrades != 0 && state.upgraded_now == Upgraded::No && player.upgraded != 0xf &&
        has_tile_to_flip(state))
        for (const Letter letter : kLetters)
            if (!is_upgraded(player, letter)) moves.push(Move::upgrade(letter));
    if (can_reroll(player)) moves.push(Move::reroll_hand());
    if (can_buy_turn(state)) moves.push(Move::extra_turn());
    moves.push(Move::end());
}

// LOF-150: each kind of own face-up tile at each warehouse.
inline void add_flips(const State& state, MoveList& moves) {
    for (int w = 0; w < kWarehouses; ++w) {
        int last = -1;
        for (const Tile tile : face_up(state, state.stored[state.active][std::size_t(w)])) {
            const TileKind kind = kind_of(tile);
            if (int(kind) != last) moves.push(Move::flip(w, kind));
            last = int(kind);
        }
    }
}

inline void add_unloads(const State& state, MoveList& moves) {
    for (const Letter letter : kLetters)
        if (!active_player(state).ships[letter].cargo.empty()) moves.push(Move::unload(letter));
}

inline MoveList legal_moves(const State& state) {
    MoveList moves;
    switch (state.phase) {
    case Phase::Play: add_plays(state, moves); break;
    case Phase::Move: add_moves(state, moves); break;
    case Phase::Effect:
        add_effect_uses(state, moves);
        moves.push(Move::stop());
        break;
    case Phase::Load:  // LOF-155
        moves.push(Move::load());
        moves.push(Move::leave());
        break;
    case Phase::Store:
        add_warehouses(warehouses_for(state, good_of(state.unloading[0])), moves, Move::store);
        break;
    case Phase::Put:  // LOF-085
        moves.push(Move::put(Side::Left));
        moves.push(Move::put(Side::Right));
        break;
    case Phase::Pile: add_piles(state, moves); break;
    case Phase::Space: add_spaces(state, moves); break;
    case Phase::End: add_end_of_turn(state, moves); break;
    case Phase::Flip: add_flips(state, moves); break;
    case Phase::Close: add_warehouses(0xf, moves, Move::close); break;                  // LOF-140
    case Phase::Shift: add_warehouses(open_warehouses(state), moves, Move::to); break;  // LOF-144
    case Phase::Attach: add_warehouses(open_warehouses(state), moves, Move::attach); break;
    case Phase::Harbour:
        add_unloads(state, moves);
        moves.push(Move::done());
        break;
    case Phase::Final:
        add_unloads(state, moves);
        moves.push(Move::keep());
        break;
    case Phase::Over: break;
    }
    return moves;
}

[[gnu::noinline]] inline void drop_repeats(const State& state, MoveList& moves) {
    MoveList kept;
    for (const Move move : moves)
        if (!repeats(state, move)) kept.push(move);
    moves = kept;
}

// The legal moves that are not marked (repeats.h): mostly all of them.
inline MoveList distinct_moves(const State& state) {
    MoveList moves = legal_moves(state);
    if (may_repeat(state)) drop_repeats(state, moves);
    return moves;
}

}  // namespace jarl::lofoten
