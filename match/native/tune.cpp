#include "match/native/tune.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <thread>

#include "bots/search/duel.h"
#include "match/lore.h"
#include "match/match.h"

namespace jarl {

namespace {

constexpr double kShake = 1.0;         // of a weight's step, at first
constexpr double kShakeFades = 0.101;  // Spall's exponents: the shaking fades slowly, the steps faster
constexpr double kRateFades = 0.602;
constexpr double kSmallest = 0.1;  // of a weight's step: no weight changes its sign

template <Lore L>
class Tuning {
    using G = typename L::Rules;
    using Weights = typename L::Weights;
    static constexpr std::size_t kCount = L::kWeights.size();

  public:
    Tuning(const TuneRequest& request, std::vector<typename G::Options> options)
        : request_(request), options_(std::move(options)), dice_(request.seed) {
        for (std::size_t i = 0; i < kCount; ++i) at_[i] = L::kWeights[i].value;
    }

    Tuned run(const std::function<bool(int)>& watch) {
        for (int step = 0; step < request_.steps; ++step) {
            take_step(step);
            if (step >= request_.steps / 2)
                remember();  // the mean of the second half: single steps are noisy
            if (!watch(step + 1)) break;
        }
        return checked(told());
    }

  private:
    void take_step(int step) {
        const double shake = kShake / std::pow(step + 1, kShakeFades);
        const double rate =
            request_.rate / std::pow((step + 1 + request_.steps * 0.1) / (request_.steps * 0.1), kRateFades);
        std::array<double, kCount> sign;
        for (double& each : sign) each = dice_.below(2) == 0 ? -1 : 1;
        const auto shares =
            shares_of_upper(shaken(sign, shake), shaken(sign, -shake), step * request_.deals, request_.deals);
        const double edge = 2 * mean(shares) - 1;
        for (std::size_t i = 0; i < kCount; ++i)
            at_[i] = bounded(i, at_[i] + rate * edge * sign[i] * step_of(i));
    }

    static double step_of(std::size_t i) { return L::kWeights[i].step; }
    static double bounded(std::size_t i, double value) { return std::max(value, kSmallest * step_of(i)); }

    Weights shaken(const std::array<double, kCount>& sign, double shake) const {
        Weights weights;
        for (std::size_t i = 0; i < kCount; ++i)
            weights[i] = float(bounded(i, at_[i] + shake * sign[i] * step_of(i)));
        return weights;
    }

    static double mean(const std::vector<double>& values) {
        double sum = 0;
        for (const double value : values) sum += value;
        return sum / double(values.size());
    }

    // The share of the victories of the first weights in each deal, over both ways to sit.
    std::vector<double> shares_of_upper(const Weights& upper, const Weights& lower, int first,
                                        int deals) const {
        std::atomic<int> next = 0;
        std::vector<double> shares(std::size_t(deals), 0);
        const auto work = [&] {
            Duellist<L> high(upper), low(lower);
            for (int deal = next++; deal < deals; deal = next++)
                shares[std::size_t(deal)] = play_deal(high, low, first + deal);
        };
        std::vector<std::thread> threads;
        for (int i = 0; i < request_.threads; ++i) threads.emplace_back(work);
        for (std::thread& thread : threads) thread.join();
        return shares;
    }

    // Seats alternate between the two sides; the second game exchanges them.
    double play_deal(Duellist<L>& high, Duellist<L>& low, int number) const {
        const auto& options = options_[std::size_t(number) % options_.size()];
        const std::size_t seats = std::size_t(G::seats(options));
        const std::uint64_t seed = request_.seed * 1'000'003 + std::uint64_t(number);
        double share = 0;
        for (std::size_t exchanged = 0; exchanged < 2; ++exchanged) {
            std::vector<Duellist<L>*> who;
            for (std::size_t seat = 0; seat < seats; ++seat)
                who.push_back(seat % 2 == exchanged ? &high : &low);
            const PerSeat won = play_duel<L>(options, who, request_.iterations, seed);
            for (std::size_t seat = exchanged; seat < seats; seat += 2) share += won[seat] / 2;
        }
        return share;
    }

    Tuned checked(std::vector<TunedWeight> weights) const {
        Tuned tuned{std::move(weights), 0.5, 0};
        if (request_.check_deals < 2) return tuned;
        Weights now;
        for (std::size_t i = 0; i < kCount; ++i) now[i] = float(tuned.weights[i].now);
        const auto shares =
            shares_of_upper(now, tuned_weights<L>(), request_.steps * request_.deals, request_.check_deals);
        tuned.share = mean(shares);
        double squares = 0;
        for (const double share : shares) squares += (share - tuned.share) * (share - tuned.share);
        tuned.share_error = std::sqrt(squares / double(shares.size() - 1) / double(shares.size()));
        return tuned;
    }

    void remember() {
        ++remembered_;
        for (std::size_t i = 0; i < kCount; ++i) mean_[i] += (at_[i] - mean_[i]) / remembered_;
    }

    std::vector<TunedWeight> told() const {
        std::vector<TunedWeight> weights;
        for (std::size_t i = 0; i < kCount; ++i)
            weights.push_back({std::string(L::kWeights[i].name), L::kWeights[i].value,
                               remembered_ > 0 ? mean_[i] : at_[i], step_of(i)});
        return weights;
    }

    const TuneRequest& request_;
    std::vector<typename G::Options> options_;
    Dice dice_;
    std::array<double, kCount> at_{}, mean_{};
    int remembered_ = 0;
};

template <Game G>
Result<Tuned> tune_game(const TuneRequest& request, const std::function<bool(int)>& watch) {
    std::vector<typename G::Options> options = G::sample_options();
    if (!request.options.empty()) {
        const auto parsed = G::parse_options(request.options);
        if (!parsed) return Problem{parsed.problem()};
        options = {*parsed};
    }
    return Tuning<LoreOf<G>>(request, options).run(watch);
}

}  // namespace

Result<Tuned> tune(const TuneRequest& request, const std::function<bool(int)>& watch) {
    std::optional<Result<Tuned>> tuned;
    Registry::for_each([&]<Game G>() {
        if (request.game == G::kName) tuned = tune_game<G>(request, watch);
    });
    if (!tuned) return Problem{"there is no game \"" + request.game + "\""};
    return std::move(*tuned);
}

Result<std::string> with_values(std::string table, const std::vector<TunedWeight>& weights) {
    for (const TunedWeight& weight : weights) {
        const std::size_t row = table.find("{\"" + weight.name + "\",");
        if (row == std::string::npos) return Problem{"the table has no row \"" + weight.name + "\""};
        const std::size_t from = table.find_first_not_of(' ', table.find(',', row) + 1);
        const std::size_t to = table.find(',', from);
        char value[32];
        std::snprintf(value, sizeof value, "%.3ff", weight.now);
        table.replace(from, to - from, value);
    }
    return table;
}

}  // namespace jarl
