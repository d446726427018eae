// The bots of one game: random, greedy and the searches, each asked through Bot.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/check.h"
#include "base/stopwatch.h"
#include "bots/search/greedy.h"
#include "bots/search/no_lore.h"
#include "bots/search/thinking.h"
#include "match/bot.h"
#include "match/match_of.h"

namespace jarl {

// What all bots of a game share: who asked, what came of it, and how the answer is told.
template <Game G>
class BotOf : public Bot {
  protected:
    using Move = typename G::Move;

    explicit BotOf(BotSpec spec) : spec_(std::move(spec)) {}

    const BotSpec& spec() const override { return spec_; }
    std::uint32_t iterations() const override { return 0; }
    double milliseconds() const override { return spent_; }

    static const MatchOf<G>& of_game(const Match& match) {
        check(match.game().name == G::kName, "a bot was asked about another game than its own");
        check(match.actor() != kNobody, "a bot was asked about a match that is over");
        return static_cast<const MatchOf<G>&>(match);
    }

    std::vector<Idea> told(const std::vector<Candidate<G>>& candidates, std::size_t seats) const {
        double visits = 0;
        for (const Candidate<G>& candidate : candidates) visits += candidate.visits;
        std::vector<Idea> ideas;
        for (const Candidate<G>& candidate : candidates) {
            Idea idea{text(candidate.move),
                      candidate.visits,
                      visits > 0 ? candidate.visits / visits : 0,
                      {},
                      {},
                      {}};
            idea.win.assign(candidate.win.begin(), candidate.win.begin() + std::ptrdiff_t(seats));
            idea.points.assign(candidate.points.begin(), candidate.points.begin() + std::ptrdiff_t(seats));
            for (const Move move : candidate.line) idea.line.push_back(text(move));
            ideas.push_back(std::move(idea));
        }
        return ideas;
    }
    static std::string text(Move move) { return G::to_text(typename G::State{}, move); }

    BotSpec spec_;
    double spent_ = 0;
};

template <Game G>
class RandomBot final : public BotOf<G> {
  public:
    explicit RandomBot(BotSpec spec) : BotOf<G>(std::move(spec)) {}

    void begin(const Match& match, std::uint64_t seed) override {
        const auto seen = this->of_game(match).observed();
        moves_ = distinct_moves<G>(seen.state());
        chosen_ = Dice(seed).below(std::uint32_t(moves_.size()));
    }
    bool step(double) override { return true; }
    std::vector<Idea> ideas() const override { return {Idea{choice(), 1, 1, {}, {}, {choice()}}}; }
    std::string choice() const override { return this->text(moves_[chosen_]); }

  private:
    FixedList<typename G::Move, G::kMaxMoves> moves_;
    std::size_t chosen_ = 0;
};

template <Lore L>
class GreedyBot final : public BotOf<typename L::Rules> {
    using G = typename L::Rules;

  public:
    explicit GreedyBot(BotSpec spec) : BotOf<G>(std::move(spec)) {}

    void begin(const Match& match, std::uint64_t seed) override {
        const Stopwatch watch;
        seats_ = match.setup().seats.size();
        candidates_ = greedy_candidates<L>(this->of_game(match).observed(), seed);
        this->spent_ = watch.milliseconds();
    }
    bool step(double) override { return true; }
    std::vector<Idea> ideas() const override { return this->told(candidates_, seats_); }
    std::string choice() const override { return this->text(candidates_.front().move); }

  private:
    std::vector<Candidate<G>> candidates_;
    std::size_t seats_ = 2;
};

// What a search gets its worlds from: what the seat sees, or, for the oracle, the table itself. Two questions with the same
// source are the same question.
template <class Worlds>
struct WorldSource;

template <Game G>
struct WorldSource<RedealtWorlds<G>> {
    using Type = Observation<G>;
    static Type at(const MatchOf<G>& match, int ply) { return match.observed_at(ply); }
};
template <Game G>
struct WorldSource<KnownWorld<G>> {
    using Type = typename G::State;
    static Type at(const MatchOf<G>& match, int ply) { return match.omniscient(ply); }
};

template <Lore L, class Worlds = RedealtWorlds<typename L::Rules>>
class SearchBot final : public BotOf<typename L::Rules> {
    using G = typename L::Rules;
    using Move = typename G::Move;
    using Source = WorldSource<Worlds>;

  public:
    SearchBot(BotSpec spec, float carelessness)
        : BotOf<G>(spec), thinking_(spec.threads), carelessness_(carelessness) {}

    void begin(const Match& match, std::uint64_t seed) override {
        const MatchOf<G>& table = this->of_game(match);
        seats_ = match.setup().seats.size();
        keep_tree(table);
        asked_ = Source::at(table, match.ply());
        moves_ = distinct_moves<G>(table.observed().state());
        seed_ = seed;
        if (!forced()) thinking_.begin(Worlds(*asked_), this->spec_.budget, seed);
    }
    bool step(double milliseconds) override { return forced() || thinking_.step(milliseconds); }

    std::vector<Idea> ideas() const override {
        if (forced()) return {Idea{choice(), 0, 1, {}, {}, {choice()}}};
        return this->told(thinking_.candidates(), seats_);
    }
    std::string choice() const override {
        if (forced()) return this->text(moves_[0]);
        return this->text(chosen(thinking_.candidates()));
    }
    std::uint32_t iterations() const override { return forced() ? 0 : thinking_.iterations(); }
    double milliseconds() const override { return forced() ? 0 : thinking_.milliseconds(); }

  private:
    bool forced() const { return moves_.size() == 1; }

    // Within a turn, as long as nothing came to light, the tree of the last decision is still true: the position is the
    // one that was asked about, and one move of the same seat.
    void keep_tree(const MatchOf<G>& match) {
        const int before = match.ply() - 1;
        if (!asked_ || before < match.undo_floor() || Source::at(match, before) != *asked_)
            return thinking_.forget();
        const Move move = *G::parse(match.played(before).text);
        // A marked move was played: no tree knows what follows it.
        if (forced() && move != moves_[0]) return thinking_.forget();
        thinking_.follow(move, forced());
    }

    Move chosen(const std::vector<Candidate<G>>& candidates) const {
        if (candidates.empty()) return moves_[0];  // stopped before the first iteration
        Dice dice(seed_ ^ 0x6a09'e667'f3bc'c908u);
        if (float(dice.below(1000)) >= carelessness_ * 1000) return candidates.front().move;
        std::uint32_t visits = 0;
        for (const auto& candidate : candidates) visits += candidate.visits;
        std::uint32_t left = dice.below(std::max<std::uint32_t>(visits, 1));
        for (const auto& candidate : candidates) {
            if (left < candidate.visits) return candidate.move;
            left -= candidate.visits;
        }
        return candidates.front().move;
    }

    Thinking<L, Worlds> thinking_;
    FixedList<Move, G::kMaxMoves> moves_;
    float carelessness_;
    std::size_t seats_ = 2;
    std::uint64_t seed_ = 0;
    std::optional<typename Source::Type> asked_;  // what the last question was about
};

}  // namespace jarl
