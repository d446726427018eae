#include "bots/games/raiders/pace.h"

#include <algorithm>
#include <bit>

namespace jarl::raiders {

namespace {

int fortress_spots(const State& state) {
    return std::popcount(state.spots_left[Place::FortressWest]) +
           std::popcount(state.spots_left[Place::FortressCentre]) +
           std::popcount(state.spots_left[Place::FortressEast]);
}

// Valkyries come with other plunder, one to a raid.
constexpr float kValkyriePace = 4.0f;

float rounds_to_trigger(const State& state, const RaidersWeights& weights) {
    const float tiles = float(stack_size(state)) * of(weights, "tile_pace");
    const float fortresses =
        float(std::max(0, fortress_spots(state) - kFortressesLeft)) * of(weights, "fortress_pace");
    const float valkyries = float(state.valkyries_on_board) * kValkyriePace;
    const float nearest = std::min({tiles, fortresses, valkyries});
    return nearest / float(players(state));
}

// Whoever waits for ever wins nothing: what has not come about in a long game is expected less and less, so
// that stores lose their worth and somebody brings the end about.
constexpr float kLongGame = 40;  // rounds
float patience(const State& state) {
    const float rounds = float(state.turn) / float(players(state));
    return rounds > kLongGame ? kLongGame * kLongGame / (rounds * rounds) : 1;
}

// RAI-126: turns before the cap of who comes so many seats after the active player, the one under way not
// counted.
int turns_to_cap(const State& state, int after) {
    const int left = state.options.rounds * players(state) - state.turn;
    return after == 0 ? left / players(state) : (left - after + players(state)) / players(state);
}

float rest_of_turn(const State& state) {
    switch (state.phase) {
    case Phase::Keep:
    case Phase::Turn: return 1;
    case Phase::Pick: return 0.5f;
    case Phase::Limit:
    case Phase::End: return 0;
    default: break;
    }
    if (state.raid != Place::None) return 0;
    return active_player(state).worker == Colour::None ? 0.75f : 0.25f;
}

}  // namespace

Pace pace(const State& state, const RaidersWeights& weights) {
    Pace pace;
    const int seats = players(state);
    const float rest = rest_of_turn(state);
    const bool last_round = state.trigger != End::None;
    pace.rounds = last_round ? 0 : std::min(rounds_to_trigger(state, weights), float(turns_to_cap(state, 0)));
    for (int seat = 0; seat < seats; ++seat) {
        const int after = (seat - int(state.active) + seats) % seats;  // turns until it is this seat's
        const float ahead = after == 0 ? rest : float(seats - after) / float(seats);
        const float guess = (pace.rounds + 1) * patience(state) + ahead;
        const float at_most = float(turns_to_cap(state, after)) + (after == 0 ? rest : 0);
        pace.turns[std::size_t(seat)] =
            last_round ? (after == 0 ? rest : float(after < state.turns_left)) : std::min(guess, at_most);
    }
    return pace;
}

}  // namespace jarl::raiders
