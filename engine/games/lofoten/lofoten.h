// Lofoten as a Game: everything the rest of the project may ask of it, in one place.
#pragma once

#include "engine/core/game.h"
#include "engine/games/lofoten/conserved.h"
#include "engine/games/lofoten/deal.h"
#include "engine/games/lofoten/events.h"
#include "engine/games/lofoten/legal.h"
#include "engine/games/lofoten/observe.h"
#include "engine/games/lofoten/options.h"
#include "engine/games/lofoten/pieces.h"
#include "engine/games/lofoten/repeats.h"
#include "engine/games/lofoten/rules.h"
#include "engine/games/lofoten/scoring.h"
#include "engine/games/lofoten/seals.h"
#include "engine/games/lofoten/text.h"
#include "engine/games/lofoten/view.h"
#include "engine/games/lofoten/why_not.h"

namespace jarl {

struct Lofoten {
    using State = lofoten::State;
    using Move = lofoten::Move;
    using Options = lofoten::Options;

    static constexpr std::string_view kName = "lofoten";
    static constexpr std::string_view kRuleset = "lofoten/2";
    static constexpr SeatRange kSeats{2, 2};
    static constexpr std::size_t kMaxMoves = lofoten::kMaxMoves;
    static constexpr int kMaxPlies = 20'000;  // docs/rules/lofoten.md, Bounds
    static constexpr const auto& kScoreParts = lofoten::kScoreParts;

    static Result<Options> parse_options(std::string_view text) { return lofoten::parse_options(text); }
    static std::string options_text(const Options& options) { return lofoten::options_text(options); }
    static std::vector<Options> sample_options() { return lofoten::all_options(); }
    static int seats(const Options&) { return 2; }

    template <Chance C>
    static State deal(const Options& options, C& chance) {
        return lofoten::deal(options, chance);
    }
    static Seat actor(const State& state) {
        return state.phase == lofoten::Phase::Over ? kNobody : state.active;
    }
    static lofoten::MoveList legal_moves(const State& state) { return lofoten::legal_moves(state); }
    template <Chance C, class Log>
    static void apply(State& state, Move move, C& chance, Log& log) {
        lofoten::apply(state, move, chance, log);
    }
    static std::optional<Refusal> why_not(const State& state, Move move) {
        return lofoten::why_not(state, move);
    }
    static lofoten::MoveList distinct_moves(const State& state) { return lofoten::distinct_moves(state); }
    static bool repeats(const State& state, Move move) { return lofoten::repeats(state, move); }
    static Seat first_player(const State& state) { return state.first; }
    static bool seals(const State& state, Move move) { return lofoten::seals(state, move); }
    static int turn_number(const State& state) { return state.turn; }
    static FixedList<Score<4>, kMaxSeats> scores(const State& state) {
        return {lofoten::score_of(state, Seat::First), lofoten::score_of(state, Seat::Second)};
    }
    static Ranking ranking(const State& state) { return lofoten::ranking(state); }
    static bool conserved(const State& state) { return lofoten::conserved(state); }

    static Observation<Lofoten> observe(const State& state, Seat viewer) {
        return {viewer, lofoten::redacted(state, viewer)};
    }
    template <Chance C>
    static State redeal(const Observation<Lofoten>& observation, C& chance) {
        return lofoten::with_hidden_dealt(observation.state(), chance);
    }

    static std::string to_text(const State&, Move move) { return lofoten::to_text(move); }
    static Result<Move> parse(std::string_view text) { return lofoten::parse(text); }
    static void write_view(Json& json, const State& state) { lofoten::write_view(json, state); }
    static void write_event(Json& json, const Event& event) { lofoten::write_event(json, event); }
    static Phrase move_phrase(const State& state, Move move, const Reader& reader) {
        return lofoten::move_phrase(state, move, reader);
    }
    static Phrase event_phrase(const Event& event, const State& before, const Reader& reader) {
        return lofoten::event_phrase(event, before, reader);
    }
    static Phrase prompt(const State& state, const Reader& reader) { return lofoten::prompt(state, reader); }
    static std::vector<std::string> pieces(const State& state) { return lofoten::pieces(state); }
    static Result<std::optional<PieceAnswer>> why_not_piece(const State& state, std::string_view piece,
                                                            const Reader& reader) {
        return lofoten::why_not_piece(state, piece, reader);
    }
    static std::string sketch(const Observation<Lofoten>& observation, const Teller& teller,
                              const std::vector<std::string>& names, bool colour) {
        return lofoten::sketch(observation.state(), observation.who(), teller, names, colour);
    }
    static std::string sketch_all(const State& state, const Teller& teller,
                                  const std::vector<std::string>& names, bool colour) {
        return lofoten::sketch(state, kNobody, teller, names, colour);
    }
    static std::vector<std::string> word_keys() { return lofoten::word_keys(); }
    static std::vector<std::string> help_topics() { return lofoten::help_topics(); }
};

}  // namespace jarl
