// A search at work on positions as they come in a game: what the bench asks of a game.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string_view>

#include "base/stopwatch.h"
#include "bots/search/thinking.h"
#include "match/games/random_round.h"

namespace jarl {

class SearchProbe {
  public:
    virtual ~SearchProbe() = default;
    // Counts what one question took.
    virtual void ask() = 0;
    // The worst that a question with a budget in time took longer than it may.
    virtual double worst_delay_ms() = 0;

    double seconds = 0;
    std::uint64_t iterations = 0, decisions = 0;
};

inline constexpr int kQuestionIterations = 400;  // at one position, as the middle levels think
inline constexpr int kTimedQuestions = 10;
inline constexpr double kTimedMs = 20;

// Positions as they come in a game: a game is played on by the search itself, and every decision is a question.
template <Lore L>
class SearchProbeOf final : public SearchProbe {
    using G = typename L::Rules;

  public:
    explicit SearchProbeOf(std::string_view options)
        : options_(*G::parse_options(options)), state_(G::deal(options_, dice_)),
          search_(std::make_unique<Search<L>>()) {}

    void ask() override {
        skip_forced();
        search_->forget();
        search_->begin(RedealtWorlds<G>(G::observe(state_, G::actor(state_))), ++asked_);
        const std::uint64_t before = search_->decisions();
        const double start = seconds_now();
        for (int i = 0; i < kQuestionIterations; ++i) search_->iterate();
        seconds += seconds_now() - start;
        iterations += kQuestionIterations;
        decisions += search_->decisions() - before;
        apply(search_->candidates().front().move);
    }

    // At the first decision, where every move is open: the worst case.
    double worst_delay_ms() override {
        Thinking<L> thinking;
        double worst = 0;
        for (std::uint64_t seed = 0; seed < kTimedQuestions; ++seed) {
            Dice dice(seed);
            const auto state = G::deal(options_, dice);
            if (distinct_moves<G>(state).size() < 2) continue;
            const Stopwatch watch;
            thinking.begin(RedealtWorlds<G>(G::observe(state, G::actor(state))), {.milliseconds = kTimedMs},
                           seed);
            thinking.think();
            worst = std::max(worst, watch.milliseconds() - kTimedMs);
            thinking.forget();
        }
        return worst;
    }

  private:
    void skip_forced() {
        for (;;) {
            if (G::actor(state_) == kNobody) state_ = G::deal(options_, dice_);
            const auto moves = distinct_moves<G>(state_);
            if (moves.size() > 1) return;
            apply(moves[0]);
        }
    }
    void apply(typename G::Move move) {
        NoLog log;
        G::apply(state_, move, dice_, log);
    }

    typename G::Options options_;
    Dice dice_{1};
    typename G::State state_;
    std::unique_ptr<Search<L>> search_;
    std::uint64_t asked_ = 0;
};

}  // namespace jarl
