// The Analysis of one game. Every figure is a mean over paired playouts, every sum is taken playout by playout, and its error
// is how far the playouts differ: whatever they share is accounted for by itself.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/check.h"
#include "bots/search/search.h"
#include "engine/core/distinct_moves.h"
#include "match/analysis.h"
#include "match/match_of.h"
#include "match/packed.h"
#include "match/paired_playouts.h"

namespace jarl {

template <Lore L>
class AnalysisOf final : public Analysis {
    using G = typename L::Rules;
    using State = typename G::State;
    using Move = typename G::Move;
    using Row = std::array<double, kMaxSeats>;
    using Rows = std::vector<Row>;  // a row a playout

  public:
    AnalysisOf(const MatchOf<G>& match, const AnalysisBudget& budget)
        : match_(match), budget_(budget), seats_(match.setup().seats.size()), playouts_(seats_, budget.seed),
          search_(tuned_weights<L>(), L::kSettings, nodes_for(budget.iterations)),
          here_{match.omniscient(0), 0} {
        budget_.playouts = std::max<std::uint32_t>(budget_.playouts, 2);
        budget_.iterations = std::max<std::uint32_t>(budget_.iterations, 1);
        if (budget_.horizon < 1) budget_.horizon = usual_horizon();
    }

    const AnalysisBudget& budget() const override { return budget_; }

    bool step() override {
        if (now_.empty()) begin();
        if (int(judged_.size()) < match_.ply()) judge(int(judged_.size()));
        return int(judged_.size()) == match_.ply();
    }
    const std::vector<JudgedPly>& judged() const override { return judged_; }

    std::vector<Account> accounts() const override {
        std::vector<Account> accounts(seats_);
        if (now_.empty()) return accounts;
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            Account& account = accounts[seat];
            account.start = figure(start_, seat);
            account.luck = figure(luck_, seat);
            account.deal = figure(deal_, seat);
            account.unseen = figure(unseen_, seat);
            account.own = figure(own_, seat);
            account.others = figure(others_, seat);
            account.sight = figure(sight_, seat);
            account.result = figure(now_, seat);
            account.lost = figure(lost_, seat);
        }
        return accounts;
    }

    // What is kept are figures and rows; the rest stands in the match.
    std::vector<std::uint8_t> kept() const override {
        if (now_.empty()) return {};  // there is nothing yet
        Packer packer;
        packer.number(question());
        packer.number(judged_.size());
        for (const JudgedPly& ply : judged_) {
            for (const auto figures : kFigures)
                for (const Figure& figure : ply.*figures) pack(packer, figure);
            pack(packer, ply.loss);
            packer.text(ply.best);
        }
        for (const auto rows : kRows)
            for (const Row& row : this->*rows)
                for (std::size_t seat = 0; seat < seats_; ++seat) packer.real(row[seat]);
        return packer.take();
    }

    bool go_on_from(std::span<const std::uint8_t> kept) override {
        Unpacker unpacker(kept);
        if (unpacker.number() != question()) return false;
        const std::uint64_t count = unpacker.number();
        if (count > std::uint64_t(match_.ply())) return false;
        std::vector<JudgedPly> judged;
        Place<G> here{match_.omniscient(0), 0};
        for (int ply = 0; ply < int(count); ++ply) {
            judged.push_back(facts_of(ply, here.state));
            for (const auto figures : kFigures)
                for (std::size_t seat = 0; seat < seats_; ++seat)
                    (judged.back().*figures).push_back(unpacked(unpacker));
            judged.back().loss = unpacked(unpacker);
            judged.back().best = unpacker.text();
            here = place_after(here, ply);
        }
        std::vector<Rows> all(std::size(kRows), Rows(budget_.playouts, Row{}));
        for (Rows& rows : all)
            for (Row& row : rows)
                for (std::size_t seat = 0; seat < seats_; ++seat) row[seat] = unpacker.real();
        if (!unpacker.complete()) return false;
        judged_ = std::move(judged);
        here_ = here;
        for (std::size_t i = 0; i < all.size(); ++i) this->*kRows[i] = std::move(all[i]);
        return true;
    }

  private:
    // What the seat could know of its move.
    struct Decision {
        Move best{};
        Rows worth;  // more than what the reference would have done
        Rows loss;   // the seat's own column only
    };

    static std::size_t nodes_for(std::uint32_t iterations) {
        return std::clamp<std::size_t>(std::size_t{iterations} * 32, 1 << 12, kTreeNodes);
    }
    int usual_horizon() const {
        if constexpr (requires { L::kUniform; }) return kToTheEnd;  // its outlook knows nothing
        return 2 * int(seats_);
    }
    int last_turn(const State& state) const { return G::turn_number(state) + budget_.horizon; }

    // The table before anything was dealt, and the luck of the deal.
    void begin() {
        const auto options = G::parse_options(match_.setup().options);
        check(options.ok(), "the match began with these options");
        const int last = last_turn(here_.state);
        start_ = rows([&](std::uint32_t i) {
            Dice dice = playouts_.dealer(-1, i);
            return playouts_.value({G::deal(*options, dice), 0}, last, i);
        });
        now_ = values(here_, last);
        deal_ = luck_ = difference(now_, start_);
        unseen_ = own_ = others_ = sight_ = lost_ = Rows(budget_.playouts, Row{});
    }

    void judge(int ply) {
        // 1. What there was, and what came.
        const Ply& played = match_.played(ply);
        const Move move = *G::parse(played.text);
        JudgedPly judged = facts_of(ply, here_.state);
        const bool forced = judged.forced, drew = judged.chance;
        const Place<G> next = place_after(here_, ply);
        const bool same_turn = G::turn_number(next.state) == G::turn_number(here_.state);
        const int last = last_turn(here_.state);

        // 2. The truth: the chance to win afterwards, and what the move gives on the average of what chance may do. Paired
        // playouts of a position and of what must come from it are the same, so they need not be played twice.
        const Rows after = forced && !drew ? now_ : values(next, last);
        const Rows meant = forced ? now_ : !drew ? after : values_after(here_, move, last);
        const Rows seen_later = same_turn ? after : values(next, last_turn(next.state));

        // 3. The decision, by what the seat could know; the rest is luck.
        const Decision decision = forced ? no_decision(move) : decide(ply, move, last, meant);
        const Rows luck = difference(difference(after, now_), decision.worth);
        const Rows unseen = difference(difference(meant, now_), decision.worth);
        const Rows sight = difference(seen_later, after);

        judged.before = figures(now_);
        judged.after = figures(seen_later);
        judged.decision = figures(decision.worth);
        judged.luck = figures(luck);
        judged.unseen = figures(unseen);
        judged.sight = figures(sight);
        judged.best = G::to_text(here_.state, decision.best);
        judged.loss = figure(decision.loss, index(played.actor));
        judged_.push_back(std::move(judged));

        // 4. The accounts.
        add(luck_, luck);
        add(unseen_, unseen);
        add(sight_, sight);
        add(lost_, decision.loss);
        for (std::size_t seat = 0; seat < seats_; ++seat)
            add(seat == index(played.actor) ? own_ : others_, decision.worth, seat);
        here_ = next;
        now_ = seen_later;
    }

    Place<G> place_after(const Place<G>& place, int ply) const {
        const State& state = match_.omniscient(ply + 1);
        const bool same_turn = G::turn_number(state) == G::turn_number(place.state);
        return {state, same_turn ? place.made + 1 : 0};
    }

    // What the match says of a move; nothing of it is judged yet.
    JudgedPly facts_of(int ply, const State& before) const {
        const Ply& played = match_.played(ply);
        JudgedPly facts;
        facts.ply = ply;
        facts.turn = played.turn;
        facts.actor = played.actor;
        facts.move = played.text;
        facts.forced = G::legal_moves(before).size() == 1;
        facts.chance = !played.chance.empty();
        return facts;
    }

    // The match and the budget as a number: what was kept of another question is no answer to this one.
    std::uint64_t question() const {
        Hash hash;
        hash.text(match_.game().ruleset);
        hash.text(match_.setup().options);
        hash.text(match_.setup().seed_hash);
        for (int ply = 0; ply < match_.ply(); ++ply) hash.text(match_.played(ply).text);
        hash.number(budget_.iterations);
        hash.number(budget_.playouts);
        hash.number(std::uint64_t(budget_.horizon));
        hash.number(budget_.seed);
        return hash.result();
    }
    static void pack(Packer& packer, const Figure& figure) {
        packer.real(figure.mean);
        packer.real(figure.error);
    }
    static Figure unpacked(Unpacker& unpacker) {
        Figure figure;
        figure.mean = unpacker.real();
        figure.error = unpacker.real();
        return figure;
    }

    Decision no_decision(Move move) const {
        return {move, Rows(budget_.playouts, Row{}), Rows(budget_.playouts, Row{})};
    }

    // In worlds the seat cannot tell from the real one. Other dice choose the best move than measure it, so that it is not
    // the best for having been lucky. `meant` is what the move gives in the real world.
    Decision decide(int ply, Move move, int last, const Rows& meant) {
        const auto seen = G::observe(here_.state, G::actor(here_.state));
        const std::size_t me = index(seen.who());
        Decision decision = no_decision(best_move(seen, ply));
        for (std::uint32_t i = 0; i < budget_.playouts; ++i) {
            Dice dice = playouts_.dealer(ply, i);
            const Place<G> world{G::redeal(seen, dice), here_.made};
            const bool real = world.state == here_.state;  // always so where nothing is hidden
            const Row usual = real ? now_[i] : row(playouts_.value(world, last, i));
            const Row mine = real ? meant[i] : row(playouts_.value_after(world, move, last, i));
            for (std::size_t seat = 0; seat < seats_; ++seat)
                decision.worth[i][seat] = mine[seat] - usual[seat];
            if (decision.best == move) continue;
            decision.loss[i][me] =
                double(playouts_.value_after(world, decision.best, last, i)[me]) - mine[me];
        }
        return decision;
    }

    Move best_move(const Observation<G>& seen, int ply) {
        // Nothing to search where all other moves only repeat what came before in another order.
        if (const auto moves = distinct_moves<G>(seen.state()); moves.size() == 1) return moves[0];
        Hash seed;
        seed.number(budget_.seed);
        seed.number(std::uint64_t(ply));
        search_.begin(RedealtWorlds<G>(seen), seed.result());
        for (std::uint32_t i = 0; i < budget_.iterations; ++i) search_.iterate();
        return search_.candidates().front().move;
    }

    // --- Rows and figures -----------------------------------------------------------------------------------

    static Row row(const PerSeat& shares) {
        Row row{};
        std::copy(shares.begin(), shares.end(), row.begin());
        return row;
    }
    template <class F>
    Rows rows(F value) const {
        Rows rows(budget_.playouts);
        for (std::uint32_t i = 0; i < budget_.playouts; ++i) rows[i] = row(value(i));
        return rows;
    }
    Rows values(const Place<G>& place, int last) const {
        return rows([&](std::uint32_t i) { return playouts_.value(place, last, i); });
    }
    Rows values_after(const Place<G>& place, Move move, int last) const {
        return rows([&](std::uint32_t i) { return playouts_.value_after(place, move, last, i); });
    }

    static Rows difference(const Rows& a, const Rows& b) {
        Rows rows(a.size());
        for (std::size_t i = 0; i < a.size(); ++i)
            for (std::size_t seat = 0; seat < kMaxSeats; ++seat) rows[i][seat] = a[i][seat] - b[i][seat];
        return rows;
    }
    static void add(Rows& sum, const Rows& more, std::size_t seat) {
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i][seat] += more[i][seat];
    }
    static void add(Rows& sum, const Rows& more) {
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) add(sum, more, seat);
    }

    static Figure figure(const Rows& rows, std::size_t seat) {
        const double count = double(rows.size());
        double mean = 0, squares = 0;
        for (const Row& row : rows) mean += row[seat];
        mean /= count;
        for (const Row& row : rows) squares += (row[seat] - mean) * (row[seat] - mean);
        return {mean, std::sqrt(squares / (count - 1) / count)};
    }
    std::vector<Figure> figures(const Rows& rows) const {
        std::vector<Figure> figures;
        for (std::size_t seat = 0; seat < seats_; ++seat) figures.push_back(figure(rows, seat));
        return figures;
    }

    const MatchOf<G>& match_;
    AnalysisBudget budget_;
    std::size_t seats_;
    PairedPlayouts<L> playouts_;
    Search<L> search_;
    std::vector<JudgedPly> judged_;
    Place<G> here_;  // the position before the next move
    Rows now_;       // its values
    Rows start_, deal_, luck_, unseen_, own_, others_, sight_, lost_;

    // What is kept of a move, and of the whole.
    static constexpr std::vector<Figure> JudgedPly::* kFigures[] = {&JudgedPly::before,   &JudgedPly::after,
                                                                    &JudgedPly::decision, &JudgedPly::luck,
                                                                    &JudgedPly::unseen,   &JudgedPly::sight};
    static constexpr Rows AnalysisOf::* kRows[] = {
        &AnalysisOf::now_,    &AnalysisOf::start_,  &AnalysisOf::deal_,
        &AnalysisOf::luck_,   &AnalysisOf::unseen_, &AnalysisOf::own_,
        &AnalysisOf::others_, &AnalysisOf::sight_,  &AnalysisOf::lost_};
};

}  // namespace jarl
