// What goods, tiles, longships and places are called, as the reader sees them: shared by everything that makes sentences.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/phrase.h"
#include "engine/core/reader.h"
#include "engine/games/lofoten/state.h"
#include "engine/games/lofoten/text.h"

namespace jarl::lofoten {

inline Phrase say(std::string_view key) { return Phrase{"lofoten." + std::string(key)}; }

inline Phrase good_phrase(Good good) { return say("good." + std::string(good_name(good))); }
inline Phrase order_phrase(int kind) {
    return say("order").with("good", good_phrase(Good(kind / 3))).with("value", kind % 3 + 1);
}
inline Phrase clan_phrase(Seat clan) { return say(clan == Seat::First ? "clan.raven" : "clan.bear"); }
inline Phrase tile_phrase(TileKind kind) {
    const TileFace is = face(kind);
    return say("tile")
        .with("good", good_phrase(is.good))
        .with("value", is.value)
        .with("clan", clan_phrase(is.clan));
}
inline Phrase ship_phrase(Letter letter) {
    return say("longship").with("letter", std::string(1, letter_name(letter)));
}
inline Phrase jarl_phrase(Jarl jarl) { return say("jarl." + std::string(card(jarl).id)); }
// "the 10-point warehouse", "the warehouse Shared Feast"
inline Phrase warehouse_phrase(const State& state, int w) {
    const WarehouseCard& is = card(state.warehouses[std::size_t(w)]);
    if (is.level == 1) return say("warehouse.of_points").with("points", is.points);
    return say("warehouse.named").with("name", say("warehouse." + std::string(is.id)));
}
// --- Where the reader sits: an onlooker sits with the first seat ------------------------------------------------------

inline Seat seat_of(const Reader& reader) { return reader.seat == Seat::Second ? Seat::Second : Seat::First; }
// Market spaces from the reader's left, 1 to 5.
inline int space_seen(const Reader& reader, int space) { return space_of(seat_of(reader), space) + 1; }
// The piles lie at both ends of the market: what is left for one is right for the other.
inline Phrase pile_phrase(const Reader& reader, int pile) {
    return say((pile == 0) == (seat_of(reader) == Seat::First) ? "pile.left" : "pile.right");
}
// A slide of the player across the market goes the other way; a rotation looks the same from both sides.
inline Side side_seen(const Reader& reader, Seat mover, Side side) {
    if (mover == seat_of(reader)) return side;
    return side == Side::Left ? Side::Right : Side::Left;
}
inline Phrase side_phrase(const Reader& reader, Seat mover, Side side) {
    return say(side_seen(reader, mover, side) == Side::Left ? "side.left" : "side.right");
}

}  // namespace jarl::lofoten
