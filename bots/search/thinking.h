// One question to the search, thought about in slices until the budget is spent or the answer is clear. With several
// threads each grows a tree of its own, and the visits of their roots are added up.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#ifndef __wasm__
#include <thread>
#endif

#include "base/stopwatch.h"
#include "bots/search/budget.h"
#include "bots/search/search.h"

namespace jarl {

template <Lore L, class Worlds = RedealtWorlds<typename L::Rules>>
class Thinking {
    using G = typename L::Rules;
    using Move = typename G::Move;
    using OneSearch = Search<L, Worlds>;

  public:
    explicit Thinking(int threads = 1, const typename L::Weights& weights = tuned_weights<L>(),
                      const SearchSettings& settings = L::kSettings) {
        for (int i = 0; i < threads; ++i) searches_.emplace_back(weights, settings);
    }

    // `budget` is what the whole question may cost; an iteration of every thread counts.
    void begin(const Worlds& worlds, const Budget& budget, std::uint64_t seed) {
        budget_ = budget;
        spent_ = 0;
        done_ = clear_ = false;
        for (std::size_t i = 0; i < searches_.size(); ++i)
            searches_[i].begin(worlds, seed + i * 0x9e37'79b9'7f4a'7c15u);
        kept_ = searches_[0].visits();
    }
    void follow(Move move, bool forced) {
        for (OneSearch& search : searches_) search.follow(move, forced);
    }
    void forget() {
        for (OneSearch& search : searches_) search.forget();
    }

    // Thinks for about so long; true when nothing is left to think about.
    bool step(double milliseconds) {
        if (done_) return true;
        const Stopwatch watch;
        if (budget_.milliseconds > 0) milliseconds = std::min(milliseconds, budget_.milliseconds - spent_);
        run(milliseconds);
        spent_ += watch.milliseconds();
        return done_ = out_of_time() || out_of_iterations() || clear_;
    }

    void think() {
        while (!step(kSlice)) {
        }
    }

    std::uint32_t iterations() const {
        std::uint32_t sum = 0;
        for (const OneSearch& search : searches_) sum += search.iterations();
        return sum;
    }
    std::uint64_t decisions() const {
        std::uint64_t sum = 0;
        for (const OneSearch& search : searches_) sum += search.decisions();
        return sum;
    }
    double milliseconds() const { return spent_; }

    std::vector<Candidate<G>> candidates() const {
        std::vector<Candidate<G>> all = searches_[0].candidates();
        for (std::size_t i = 1; i < searches_.size(); ++i) merge(all, searches_[i].candidates());
        if (searches_.size() > 1)
            std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
                return a.visits != b.visits ? a.visits > b.visits : a.move < b.move;
            });
        return all;
    }

  private:
    static constexpr double kSlice = 1e9;
    static constexpr std::uint32_t kGlance = 4;  // iterations between two looks at the clock
    static constexpr std::uint32_t kCheck = 64;  // iterations between two looks at the lead
    static constexpr double kLastMoment = 0.05;  // so that the clock is read just before, not after

    bool out_of_time() const {
        return budget_.milliseconds > 0 && spent_ + kLastMoment >= budget_.milliseconds;
    }
    bool out_of_iterations() const {
        return budget_.iterations > 0 &&
               std::all_of(searches_.begin(), searches_.end(),
                           [this](const auto& search) { return iterations_left(search) == 0; });
    }

    // What was kept from the decision before in the same turn counts, down to a quarter of the budget.
    std::uint32_t iterations_left(const OneSearch& search) const {
        const std::uint32_t share =
            std::max<std::uint32_t>(1, budget_.iterations / std::uint32_t(searches_.size()));
        const std::uint32_t wanted = std::max(share - std::min(share, kept_), (share + 3) / 4);
        return wanted - std::min(wanted, search.iterations());
    }

    // The most visited move cannot be caught up with in what is left of the budget.
    bool is_clear(const OneSearch& search, double spent) const {
        double left = 1e18;
        if (budget_.iterations > 0) left = iterations_left(search);
        if (budget_.milliseconds > 0 && spent > 0)
            left = std::min(left, (budget_.milliseconds - spent) * search.iterations() / spent);
        return double(search.lead()) > left;
    }

    void run(double milliseconds) {
#ifndef __wasm__
        if (searches_.size() > 1) {
            std::vector<std::thread> threads;
            for (OneSearch& search : searches_)
                threads.emplace_back([this, &search, milliseconds] { run(search, milliseconds); });
            for (std::thread& thread : threads) thread.join();
            return;
        }
#endif
        run(searches_[0], milliseconds);
    }

    // Looks at the lead by the count of the whole question, so that the answer does not depend on the slices.
    void run(OneSearch& search, double milliseconds) {
        const Stopwatch watch;
        const bool counted = budget_.iterations > 0;
        std::uint32_t left = counted ? iterations_left(search) : 0xffff'ffff;
        for (std::uint32_t done = 1; left > 0; ++done) {
            search.iterate();
            if (counted) --left;
            const bool look = searches_.size() == 1 && search.iterations() % kCheck == 0;
            if (look && (clear_ = is_clear(search, spent_ + watch.milliseconds()))) return;
            const bool late = done % kGlance == 0 && watch.milliseconds() + kLastMoment >= milliseconds;
            if (late) return;
        }
    }

    static void merge(std::vector<Candidate<G>>& all, const std::vector<Candidate<G>>& more) {
        for (const Candidate<G>& other : more) {
            auto mine = std::find_if(all.begin(), all.end(),
                                     [&](const auto& each) { return each.move == other.move; });
            if (mine == all.end()) {
                all.push_back(other);
                continue;
            }
            const float visits = float(mine->visits) + float(other.visits);
            if (visits == 0) continue;
            const float share = float(other.visits) / visits;
            for (std::size_t i = 0; i < mine->win.size(); ++i) {
                mine->win[i] += (other.win[i] - mine->win[i]) * share;
                mine->points[i] += (other.points[i] - mine->points[i]) * share;
            }
            if (other.visits > mine->visits) mine->line = other.line;
            mine->visits += other.visits;
        }
    }

    std::vector<OneSearch> searches_;
    Budget budget_;
    double spent_ = 0;
    std::uint32_t kept_ = 0;
    bool done_ = true;
    bool clear_ = false;
};

}  // namespace jarl
