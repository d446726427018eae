#include "engine/games/raiders/conserved.h"

#include <algorithm>
#include <bit>

#include "engine/games/raiders/legal.h"
#include "engine/games/raiders/observe.h"

namespace jarl::raiders {

namespace {

bool workers_conserved(const State& state) {  // RAI-INV-01, RAI-INV-02, RAI-INV-09
    Per<kColours, int> workers;
    int in_village = 0, in_hands = 0;
    for (const Building building : kBuildings) {
        const Colour there = state.village[building];
        if (there == Colour::None) continue;
        if (!accepts(building, there)) return false;
        ++workers[there];
        ++in_village;
    }
    for (int seat = 0; seat < players(state); ++seat)
        if (const Colour held = state.players[Seat(seat)].worker; held != Colour::None)
            ++workers[held], ++in_hands;
    for (const Place place : kPlaces) {
        const Settlement& is = settlement(place);
        int settled = 0;
        for (const Colour colour : kColours) {
            workers[colour] += settled_workers(state, place, colour);
            settled += settled_workers(state, place, colour);
        }
        for (std::size_t spot = 0; spot < kMaxSpots; ++spot)
            if ((state.spots_left[place] >> spot & 1) != 0) ++workers[is.spots[spot].worker];
        const bool under_way = state.raid == place && active_player(state).worker == Colour::None;
        if (settled + std::popcount(state.spots_left[place]) != spots_of(is) + under_way) return false;
    }
    const bool between_turns =
        state.phase == Phase::Keep || state.phase == Phase::Turn || state.phase == Phase::Over;
    if (between_turns && (in_village != kWorkersInVillage || in_hands != players(state))) return false;
    return workers[Colour::Black] == kWorkersInVillage + players(state) &&
           workers[Colour::Grey] == workers_on_spots(Colour::Grey) &&
           workers[Colour::White] == workers_on_spots(Colour::White);
}

bool pieces_conserved(const State& state) {  // RAI-INV-03, RAI-INV-04
    Per<kAssets, int> pieces;
    int valkyries = 0;
    for (const Asset asset : kAssets) pieces[asset] = state.supply[asset];
    for (int seat = 0; seat < players(state); ++seat)
        for (const Asset asset : kAssets)
            if (asset != Asset::Armour) pieces[asset] += state.players[Seat(seat)].has[asset];
    for (const Place place : kPlaces)
        for (int spot = 0; spot < int(kMaxSpots); ++spot) {
            if ((state.spots_left[place] >> spot & 1) == 0) continue;
            const Pieces there = pieces_on(state, place, spot);
            for (const Piece piece : kPieces)
                if (piece == Piece::Valkyrie) valkyries += there[piece];
                else pieces[asset_of(piece)] += there[piece];
        }
    for (const Asset asset : kAssets)
        if (pieces[asset] != kPiecesInBox[asset]) return false;
    return valkyries == state.valkyries_on_board && valkyries + state.valkyries <= kBag[Piece::Valkyrie];
}

bool cards_conserved(const State& state) {  // RAI-INV-05; in an observation the hidden cards are in the pile
    std::array<int, kCardKinds> cards{};
    const auto count = [&](const Cards& some) {
        for (const Card each : some) cards[std::size_t(each)] += some.count(each);
    };
    count(state.pile);
    count(state.discard);
    for (int seat = 0; seat < players(state); ++seat) {
        count(state.hands[Seat(seat)]);
        for (const Card each : state.players[Seat(seat)].crew) ++cards[std::size_t(each)];
        if (state.hands[Seat(seat)].size() > state.players[Seat(seat)].hand_size) return false;
    }
    for (const Rejected each : state.under)
        if (each.card() != Card::Unknown) ++cards[std::size_t(each.card())];
    if (state.hiring != Card::None) ++cards[std::size_t(state.hiring)];
    for (int kind = 0; kind < kCardKinds; ++kind)
        if (cards[std::size_t(kind)] != card(Card(kind)).copies) return false;
    return pile_size(state) >= 0;
}

bool offerings_conserved(const State& state) {  // RAI-INV-06
    Offerings seen = state.stack;
    int tiles = state.stack.size();
    const auto add = [&](Offering each) { seen = seen | Offerings{std::uint16_t(1u << int(each))}, ++tiles; };
    for (const Offering each : state.below) add(each);
    for (const Offering each : face_up(state)) add(each);
    for (int seat = 0; seat < players(state); ++seat)
        for (const Offering each : state.players[Seat(seat)].offerings) add(each);
    return tiles == kOfferings && seen.size() == kOfferings;
}

bool limits_kept(const State& state) {  // RAI-INV-07, RAI-INV-08, RAI-INV-12
    for (int seat = 0; seat < players(state); ++seat) {
        const Player& player = state.players[Seat(seat)];
        const Crew& crew = player.crew;
        if (std::count_if(crew.begin(), crew.end(), is_hero) > 1 || !std::is_sorted(crew.begin(), crew.end()))
            return false;
        if (player.has[Asset::Armour] > kMaxArmour || player.marker > kMaxMarker) return false;
        if (state.phase == Phase::Turn || state.phase == Phase::Over)
            for (const int has :
                 {int(player.has[Asset::Silver]), int(player.has[Asset::Provisions]), int(player.hand_size)})
                if (has > kTurnLimit) return false;
        for (int viewer = 0; viewer < players(state); ++viewer) {
            const Bounds& known = state.known[Seat(viewer)][Seat(seat)];
            for (std::uint32_t left = known.kinds(); left != 0; left &= left - 1) {
                const Card kind = Card(std::countr_zero(left));
                if (known.count(kind) > state.hands[Seat(seat)].count(kind)) return false;
            }
        }
    }
    return true;
}

}  // namespace

bool conserved(const State& state) {
    return workers_conserved(state) && pieces_conserved(state) && cards_conserved(state) &&
           offerings_conserved(state) && limits_kept(state);
}

}  // namespace jarl::raiders
