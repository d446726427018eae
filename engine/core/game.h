// The contract between a game and everything above it: match, bots, tests. No base class, no virtual call.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/json.h"
#include "base/result.h"
#include "engine/core/chance.h"
#include "engine/core/event.h"
#include "engine/core/fixed_list.h"
#include "engine/core/observation.h"
#include "engine/core/phrase.h"
#include "engine/core/reader.h"
#include "engine/core/refusal.h"
#include "engine/core/seat.h"

namespace jarl {

struct SeatRange {
    int min, max;
};

// What one seat has, with its parts in the order of G::kScoreParts.
template <std::size_t Parts>
struct Score {
    std::int16_t total = 0;
    std::array<std::int16_t, Parts> parts{};
    bool operator==(const Score&) const = default;
};

// The place of every seat, from 1; equal players share the better place.
using Ranking = FixedList<std::uint8_t, kMaxSeats>;

template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> &&
    std::has_unique_object_representations_v<typename G::State> &&
    std::equality_comparable<typename G::State> && std::is_trivially_copyable_v<typename G::Move> &&
    std::totally_ordered<typename G::Move> && sizeof(typename G::Move) <= 4 &&
    requires(const typename G::State state, typename G::State changed, const typename G::Options options,
             const typename G::Move move, const Observation<G> observation, const Event event, Seat seat,
             Dice dice, NoLog log, Json json, std::string_view text, const Teller& teller,
             std::vector<std::string> names, const Reader& reader) {
        { G::kName } -> std::convertible_to<std::string_view>;
        { G::kRuleset } -> std::convertible_to<std::string_view>;
        { G::kSeats } -> std::convertible_to<SeatRange>;
        { G::kMaxMoves } -> std::convertible_to<std::size_t>;
        { G::kMaxPlies } -> std::convertible_to<int>;
        { G::kScoreParts.size() } -> std::convertible_to<std::size_t>;

        // Options: players, modules and variants in words. sample_options lists enough of them to test everything.
        { G::parse_options(text) } -> std::same_as<Result<typename G::Options>>;
        { G::options_text(options) } -> std::same_as<std::string>;
        { G::sample_options() } -> std::same_as<std::vector<typename G::Options>>;
        { G::seats(options) } -> std::same_as<int>;

        // The rules. Free-standing: no heap, no clock, no exception.
        { G::deal(options, dice) } -> std::same_as<typename G::State>;
        // kNobody when the game is over.
        { G::actor(state) } -> std::same_as<Seat>;
        { G::legal_moves(state) } -> std::same_as<FixedList<typename G::Move, G::kMaxMoves>>;
        { G::apply(changed, move, dice, log) } -> std::same_as<void>;
        // A legal move that only repeats, in another order, what unmarked moves of the same decision reach. People and
        // outside bots may play it; search and playouts leave it out. Never all of a list.
        { G::repeats(state, move) } -> std::same_as<bool>;
        { G::first_player(state) } -> std::same_as<Seat>;
        { G::why_not(state, move) } -> std::same_as<std::optional<Refusal>>;
        // Chance comes in: nothing before it can be taken back.
        { G::seals(state, move) } -> std::same_as<bool>;
        // Counts up with every turn; records group moves by it.
        { G::turn_number(state) } -> std::same_as<int>;
        { G::scores(state) } -> std::same_as<FixedList<Score<G::kScoreParts.size()>, kMaxSeats>>;
        { G::ranking(state) } -> std::same_as<Ranking>;
        // Every piece of the box is in exactly one place.
        { G::conserved(state) } -> std::same_as<bool>;
        { G::observe(state, seat) } -> std::same_as<Observation<G>>;
        { G::redeal(observation, dice) } -> std::same_as<typename G::State>;

        // Text and words. May use strings; nothing here is asked during a playout.

        // Short, stable, unique among the legal moves.
        { G::to_text(state, move) } -> std::same_as<std::string>;
        { G::parse(text) } -> std::same_as<Result<typename G::Move>>;
        // An object; hidden places are null.
        { G::write_view(json, state) } -> std::same_as<void>;
        { G::write_event(json, event) } -> std::same_as<void>;
        // Sentences name players and places as the reader sees them. An event is told with the state before its move.
        { G::move_phrase(state, move, reader) } -> std::same_as<Phrase>;
        { G::event_phrase(event, state, reader) } -> std::same_as<Phrase>;
        { G::prompt(state, reader) } -> std::same_as<Phrase>;
        // Every piece a player can point at, by name ("tile 3", "card left"), and why pointing at it does nothing now;
        // nothing when a legal move uses it, a Problem when there is no such piece.
        { G::pieces(state) } -> std::same_as<std::vector<std::string>>;
        { G::why_not_piece(state, text, reader) } -> std::same_as<Result<std::optional<PieceAnswer>>>;
        // The table drawn in text: what a seat sees of it, and all of it.
        { G::sketch(observation, teller, names, true) } -> std::same_as<std::string>;
        { G::sketch_all(state, teller, names, true) } -> std::same_as<std::string>;
        // Every key the game may say.
        { G::word_keys() } -> std::same_as<std::vector<std::string>>;
        { G::help_topics() } -> std::same_as<std::vector<std::string>>;
    };

}  // namespace jarl
