// Ravens, a whole game: sixteen ravens, two in every hand, twelve are played. Its rules are in ravens.md, its words beside
// it. It shows, and tests/fourth_game proves, that a game needs nothing else.
#pragma once

#include "engine/core/small_game.h"

namespace jarl {

struct Ravens : SmallGame<Ravens> {
    static constexpr std::string_view kName = "ravens", kRuleset = "ravens/1";
    static constexpr SeatRange kSeats{2, 4};
    static constexpr std::uint8_t kRavens = 16, kHand = 2;
    static constexpr std::size_t kMaxMoves = kHand;
    static constexpr int kMaxPlies = 12;
    static constexpr std::array<std::string_view, 1> kScoreParts{"caught"};

    // Where a raven is; below kBag: in the hand of that seat.
    static constexpr std::uint8_t kBag = kMaxSeats, kPlayed = kBag + 1;
    struct State {
        std::array<std::uint8_t, kRavens> at{};
        // hidden: how many ravens a seat holds whose numbers the viewer cannot know
        std::array<std::uint8_t, kMaxSeats> points{}, hidden{};
        std::uint8_t players = 0, top = 0, played = 0;
        bool operator==(const State&) const = default;
    };
    using Move = std::uint8_t;  // the number of the raven
    enum Happening : std::uint8_t { kPlays, kCatches, kDraws };
    static constexpr std::array kEvents{EventRow{"plays", {"raven"}}, EventRow{"catches", {"raven"}},
                                        EventRow{"draws", {"raven"}, true}};
    static constexpr std::array<std::string_view, 2> kRules{"RAV-002", "RAV-004"};
    static constexpr std::array<std::string_view, 3> kView{"top", "bag", "hands"};

    template <Chance C>
    static State deal(const Options& options, C& chance) {
        State state;
        state.players = options.players;
        state.at.fill(kBag);
        for (std::uint8_t seat = 0; seat < state.players; ++seat)
            for (int i = 0; i < kHand; ++i) draw(state, seat, chance);
        return state;
    }
    static Seat actor(const State& state) {
        return state.played == kMaxPlies ? kNobody : Seat(state.played % state.players);
    }
    static FixedList<Move, kMaxMoves> legal_moves(const State& state) {
        FixedList<Move, kMaxMoves> moves;
        for (Move raven = 1; raven <= kRavens; ++raven)
            if (!why_not(state, raven)) moves.push(raven);
        return moves;
    }
    static std::optional<Refusal> why_not(const State& state, Move raven) {
        if (actor(state) == kNobody) return Refusal{kRules[1]};
        return Seat(state.at[raven - 1u]) == actor(state) ? std::nullopt : std::optional(Refusal{kRules[0]});
    }
    template <Chance C, class Log>
    static void apply(State& state, Move raven, C& chance, Log& log) {
        const Seat seat = actor(state);
        const bool catches = raven > state.top;  // RAV-003
        state.at[raven - 1u] = kPlayed;
        state.points[index(seat)] = std::uint8_t(state.points[index(seat)] + catches);
        state.top = raven;
        ++state.played;
        log(happened(catches ? kCatches : kPlays, seat, raven));
        if (in_bag(state) == 0) return;
        Event drawn = happened(kDraws, seat, draw(state, std::uint8_t(seat), chance));
        drawn.secret = 1;
        drawn.insiders = std::uint8_t(1 << index(seat));
        log(drawn);
    }
    static FixedList<Score<1>, kMaxSeats> scores(const State& state) {
        FixedList<Score<1>, kMaxSeats> all;
        for (std::size_t i = 0; i < state.players; ++i) all.push({state.points[i], {state.points[i]}});
        return all;
    }
    static int turn_number(const State& state) { return state.played + 1; }
    static bool conserved(const State& state) {
        return std::count(state.at.begin(), state.at.end(), kPlayed) == state.played && in_bag(state) >= 0;
    }

    // What another seat holds goes back into the bag, and only how much it was is known.
    static Observation<Ravens> observe(const State& state, Seat viewer) {
        State seen = state;
        for (std::uint8_t& at : seen.at)
            if (at < kBag && Seat(at) != viewer) ++seen.hidden[std::exchange(at, kBag)];
        return {viewer, seen};
    }
    template <Chance C>
    static State redeal(const Observation<Ravens>& observation, C& chance) {
        State state = observation.state();
        for (std::uint8_t seat = 0; seat < state.players; ++seat)
            for (; state.hidden[seat] > 0; --state.hidden[seat]) draw(state, seat, chance);
        return state;
    }

    static std::string to_text(const State&, Move raven) { return "play " + std::to_string(raven); }
    static Result<Move> parse(std::string_view text) {
        for (Move raven = 1; raven <= kRavens; ++raven)
            if (to_text({}, raven) == text) return raven;
        return Problem{"this is not a move of Ravens"};
    }
    static void write_view(Json& json, const State& state) {
        json.begin_object().key("top").number(state.top);
        json.key("bag").number(in_bag(state)).key("hands").begin_array();
        for (std::uint8_t seat = 0; seat < state.players; ++seat) {
            json.begin_array();
            for (int raven = 1; raven <= kRavens; ++raven)
                if (state.at[std::size_t(raven - 1)] == seat) json.number(raven);
            for (int i = 0; i < state.hidden[seat]; ++i) json.null();
            json.end_array();
        }
        json.end_array().end_object();
    }
    static Phrase move_phrase(const State&, Move raven, const Reader&) {
        return said("move").with("raven", int(raven));
    }

  private:
    static int in_bag(const State& state) {
        return int(std::count(state.at.begin(), state.at.end(), kBag)) - state.hidden[0] - state.hidden[1] -
               state.hidden[2] - state.hidden[3];
    }
    template <Chance C>
    static int draw(State& state, std::uint8_t seat, C& chance) {
        auto left = chance.below(std::uint32_t(std::count(state.at.begin(), state.at.end(), kBag)));
        std::size_t raven = 0;
        while (state.at[raven] != kBag || left-- > 0) ++raven;
        state.at[raven] = seat;
        return int(raven) + 1;
    }
};
static_assert(Game<Ravens>);

}  // namespace jarl
