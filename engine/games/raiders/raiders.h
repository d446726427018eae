// Raiders of the North Sea as a Game: everything the rest of the project may ask of it, in one place.
#pragma once

#include "engine/core/game.h"
#include "engine/games/raiders/conserved.h"
#include "engine/games/raiders/deal.h"
#include "engine/games/raiders/events.h"
#include "engine/games/raiders/legal.h"
#include "engine/games/raiders/observe.h"
#include "engine/games/raiders/options.h"
#include "engine/games/raiders/pieces.h"
#include "engine/games/raiders/repeats.h"
#include "engine/games/raiders/rules.h"
#include "engine/games/raiders/scoring.h"
#include "engine/games/raiders/seals.h"
#include "engine/games/raiders/text.h"
#include "engine/games/raiders/view.h"
#include "engine/games/raiders/why_not.h"

namespace jarl {

struct Raiders {
    using State = raiders::State;
    using Move = raiders::Move;
    using Options = raiders::Options;

    static constexpr std::string_view kName = "raiders";
    static constexpr std::string_view kRuleset = "raiders/2";
    static constexpr SeatRange kSeats{2, raiders::kMaxPlayers};
    static constexpr std::size_t kMaxMoves = raiders::kMaxMoves;
    // docs/rules/raiders.md, Upper bounds: a KEEP each, then at most 26 decisions in each turn.
    static constexpr int kMaxPlies =
        raiders::kMaxPlayers + 26 * raiders::kMaxPlayers * (raiders::kDefaultRounds + 1);
    static_assert(kMaxPlies == 31'308);
    static constexpr const auto& kScoreParts = raiders::kScoreParts;

    static Result<Options> parse_options(std::string_view text) { return raiders::parse_options(text); }
    static std::string options_text(const Options& options) { return raiders::options_text(options); }
    static std::vector<Options> sample_options() { return raiders::sample_options(); }
    static int seats(const Options& options) { return options.players; }

    template <Chance C>
    static State deal(const Options& options, C& chance) {
        return raiders::deal(options, chance);
    }
    static Seat actor(const State& state) { return raiders::actor(state); }
    static raiders::MoveList legal_moves(const State& state) { return raiders::legal_moves(state); }
    template <Chance C, class Log>
    static void apply(State& state, Move move, C& chance, Log& log) {
        raiders::apply(state, move, chance, log);
    }
    static std::optional<Refusal> why_not(const State& state, Move move) {
        return raiders::why_not(state, move);
    }
    static bool repeats(const State& state, Move move) { return raiders::repeats(state, move); }
    static raiders::MoveList distinct_moves(const State& state) { return raiders::distinct_moves(state); }
    static Seat first_player(const State& state) { return state.first; }
    static bool seals(const State& state, Move move) { return raiders::seals(state, move); }
    static int turn_number(const State& state) { return state.turn; }
    static FixedList<raiders::RaidersScore, kMaxSeats> scores(const State& state) {
        return raiders::scores(state);
    }
    static Ranking ranking(const State& state) { return raiders::ranking(state); }
    static bool conserved(const State& state) { return raiders::conserved(state); }

    static Observation<Raiders> observe(const State& state, Seat viewer) {
        return {viewer, raiders::redacted(state, viewer)};
    }
    template <Chance C>
    static State redeal(const Observation<Raiders>& observation, C& chance) {
        return raiders::with_hidden_dealt(observation.state(), chance);
    }

    static std::string to_text(const State&, Move move) { return raiders::to_text(move); }
    static Result<Move> parse(std::string_view text) { return raiders::parse(text); }
    static void write_view(Json& json, const State& state) { raiders::write_view(json, state); }
    static void write_event(Json& json, const Event& event) { raiders::write_event(json, event); }
    static Phrase move_phrase(const State& state, Move move, const Reader& reader) {
        return raiders::move_phrase(state, move, reader);
    }
    static Phrase event_phrase(const Event& event, const State& before, const Reader& reader) {
        return raiders::event_phrase(event, before, reader);
    }
    static Phrase prompt(const State& state, const Reader& reader) { return raiders::prompt(state, reader); }
    static std::vector<std::string> pieces(const State& state) { return raiders::pieces(state); }
    static Result<std::optional<PieceAnswer>> why_not_piece(const State& state, std::string_view piece,
                                                            const Reader& reader) {
        return raiders::why_not_piece(state, piece, reader);
    }
    static std::string sketch(const Observation<Raiders>& observation, const Teller& teller,
                              const std::vector<std::string>& names, bool colour) {
        return raiders::sketch(observation.state(), observation.who(), teller, names, colour);
    }
    static std::string sketch_all(const State& state, const Teller& teller,
                                  const std::vector<std::string>& names, bool colour) {
        return raiders::sketch(state, kNobody, teller, names, colour);
    }
    static std::vector<std::string> word_keys() { return raiders::word_keys(); }
    static std::vector<std::string> help_topics() { return raiders::help_topics(); }
};
static_assert(Game<Raiders>);

}  // namespace jarl
