// Loot as a Game: everything the rest of the project may ask of it, in one place.
#pragma once

#include "engine/core/game.h"
#include "engine/games/loot/conserved.h"
#include "engine/games/loot/deal.h"
#include "engine/games/loot/events.h"
#include "engine/games/loot/legal.h"
#include "engine/games/loot/observe.h"
#include "engine/games/loot/options.h"
#include "engine/games/loot/pieces.h"
#include "engine/games/loot/repeats.h"
#include "engine/games/loot/rules.h"
#include "engine/games/loot/scoring.h"
#include "engine/games/loot/seals.h"
#include "engine/games/loot/text.h"
#include "engine/games/loot/view.h"
#include "engine/games/loot/why_not.h"

namespace jarl {

struct Loot {
    using State = loot::State;
    using Move = loot::Move;
    using Options = loot::Options;

    static constexpr std::string_view kName = "loot";
    static constexpr std::string_view kRuleset = "loot/2";
    static constexpr SeatRange kSeats{loot::kMinPlayers, loot::kMaxPlayers};
    static constexpr std::size_t kMaxMoves = loot::kMaxMoves;
    static constexpr int kMaxPlies = 476;  // 119 a player: docs/rules/loot.md, Bounds
    static constexpr const auto& kScoreParts = loot::kScoreParts;

    static Result<Options> parse_options(std::string_view text) { return loot::parse_options(text); }
    static std::string options_text(const Options& options) { return loot::options_text(options); }
    static std::vector<Options> sample_options() { return loot::all_options(); }
    static int seats(const Options& options) { return options.players; }

    template <Chance C>
    static State deal(const Options& options, C& chance) {
        return loot::deal(options, chance);
    }
    static Seat actor(const State& state) {
        return state.phase == loot::Phase::Over ? kNobody : state.active;
    }
    static loot::MoveList legal_moves(const State& state) { return loot::legal_moves(state); }
    template <Chance C, class Log>
    static void apply(State& state, Move move, C& chance, Log& log) {
        loot::apply(state, move, chance, log);
    }
    static std::optional<Refusal> why_not(const State& state, Move move) {
        return loot::why_not(state, move);
    }
    static bool repeats(const State& state, Move move) { return loot::repeats(state, move); }
    static loot::MoveList distinct_moves(const State& state) { return loot::distinct_moves(state); }
    static Seat first_player(const State& state) { return state.first; }
    static bool seals(const State& state, Move move) { return loot::seals(state, move); }
    static int turn_number(const State& state) { return state.turn; }
    static FixedList<loot::LootScore, kMaxSeats> scores(const State& state) {
        FixedList<loot::LootScore, kMaxSeats> list;
        for (int seat = 0; seat < state.options.players; ++seat) list.push(loot::score_of(state, Seat(seat)));
        return list;
    }
    static Ranking ranking(const State& state) { return loot::ranking(state); }
    static bool conserved(const State& state) { return loot::conserved(state); }

    static Observation<Loot> observe(const State& state, Seat viewer) {
        return {viewer, loot::redacted(state, viewer)};
    }
    template <Chance C>
    static State redeal(const Observation<Loot>& observation, C& chance) {
        return loot::with_hidden_dealt(observation.state(), chance);
    }

    static std::string to_text(const State&, Move move) { return loot::to_text(move); }
    static Result<Move> parse(std::string_view text) { return loot::parse(text); }
    static void write_view(Json& json, const State& state) { loot::write_view(json, state); }
    static void write_event(Json& json, const Event& event) { loot::write_event(json, event); }
    static Phrase move_phrase(const State& state, Move move, const Reader& reader) {
        return loot::move_phrase(state, move, reader);
    }
    static Phrase event_phrase(const Event& event, const State& before, const Reader& reader) {
        return loot::event_phrase(event, before, reader);
    }
    static Phrase prompt(const State& state, const Reader& reader) { return loot::prompt(state, reader); }
    static std::vector<std::string> pieces(const State& state) { return loot::pieces(state); }
    static Result<std::optional<PieceAnswer>> why_not_piece(const State& state, std::string_view piece,
                                                            const Reader& reader) {
        return loot::why_not_piece(state, piece, reader);
    }
    static std::string sketch(const Observation<Loot>& observation, const Teller& teller,
                              const std::vector<std::string>& names, bool colour) {
        return loot::sketch(observation.state(), observation.who(), teller, names, colour);
    }
    static std::string sketch_all(const State& state, const Teller& teller,
                                  const std::vector<std::string>& names, bool colour) {
        return loot::sketch(state, kNobody, teller, names, colour);
    }
    static std::vector<std::string> word_keys() { return loot::word_keys(); }
    static std::vector<std::string> help_topics() { return loot::help_topics(); }
};

}  // namespace jarl
