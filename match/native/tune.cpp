#include "match/native/tune.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <memory>
#include <thread>

#include "match/games/game_table.h"

namespace jarl {

namespace {

constexpr double kShake = 1.0;         // of a weight's step, at first
constexpr double kShakeFades = 0.101;  // Spall's exponents: the shaking fades slowly, the steps faster
constexpr double kRateFades = 0.602;
constexpr double kSmallest = 0.1;  // of a weight's step: no weight changes its sign

class Tuning {
    using Numbers = std::vector<double>;  // one a weight
    using Weights = std::vector<float>;

  public:
    Tuning(const TuneRequest& request, const GameTools& game, std::vector<GameOptions> options)
        : request_(request), game_(game), options_(std::move(options)), dice_(request.seed),
          mean_(game.weights.size()) {
        for (const WeightSpec& weight : game.weights) at_.push_back(weight.value);
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
        Numbers sign(at_.size());
        for (double& each : sign) each = dice_.below(2) == 0 ? -1 : 1;
        const auto shares =
            shares_of_upper(shaken(sign, shake), shaken(sign, -shake), step * request_.deals, request_.deals);
        const double edge = 2 * mean(shares) - 1;
        for (std::size_t i = 0; i < at_.size(); ++i)
            at_[i] = bounded(i, at_[i] + rate * edge * sign[i] * step_of(i));
    }

    double step_of(std::size_t i) const { return game_.weights[i].step; }
    double bounded(std::size_t i, double value) const { return std::max(value, kSmallest * step_of(i)); }

    Weights shaken(const Numbers& sign, double shake) const {
        Weights weights(at_.size());
        for (std::size_t i = 0; i < at_.size(); ++i)
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
            const std::unique_ptr<Duel> duel = game_.duel(upper, lower);
            for (int deal = next++; deal < deals; deal = next++)
                shares[std::size_t(deal)] = play_deal(*duel, first + deal);
        };
        std::vector<std::thread> threads;
        for (int i = 0; i < request_.threads; ++i) threads.emplace_back(work);
        for (std::thread& thread : threads) thread.join();
        return shares;
    }

    double play_deal(Duel& duel, int number) const {
        const GameOptions& options = options_[std::size_t(number) % options_.size()];
        return duel.our_share(options.text, request_.iterations,
                              request_.seed * 1'000'003 + std::uint64_t(number));
    }

    Tuned checked(std::vector<TunedWeight> weights) const {
        Tuned tuned{std::move(weights), 0.5, 0};
        if (request_.check_deals < 2) return tuned;
        Weights now, before;
        for (const TunedWeight& weight : tuned.weights) now.push_back(float(weight.now));
        for (const WeightSpec& weight : game_.weights) before.push_back(weight.value);
        const auto shares =
            shares_of_upper(now, before, request_.steps * request_.deals, request_.check_deals);
        tuned.share = mean(shares);
        double squares = 0;
        for (const double share : shares) squares += (share - tuned.share) * (share - tuned.share);
        tuned.share_error = std::sqrt(squares / double(shares.size() - 1) / double(shares.size()));
        return tuned;
    }

    void remember() {
        ++remembered_;
        for (std::size_t i = 0; i < at_.size(); ++i) mean_[i] += (at_[i] - mean_[i]) / remembered_;
    }

    std::vector<TunedWeight> told() const {
        std::vector<TunedWeight> weights;
        for (std::size_t i = 0; i < at_.size(); ++i)
            weights.push_back({std::string(game_.weights[i].name), game_.weights[i].value,
                               remembered_ > 0 ? mean_[i] : at_[i], step_of(i)});
        return weights;
    }

    const TuneRequest& request_;
    const GameTools& game_;
    std::vector<GameOptions> options_;
    Dice dice_;
    Numbers at_, mean_;
    int remembered_ = 0;
};

}  // namespace

Result<Tuned> tune(const TuneRequest& request, const std::function<bool(int)>& watch) {
    const GameTable* game = find_game_table(request.game);
    if (!game) return Problem{"there is no game \"" + request.game + "\""};
    const GameTools& tools = *find_game_tools(request.game);
    if (tools.weights.empty()) return Problem{"the bots of " + request.game + " have no weights"};
    std::vector<GameOptions> options = tools.sample_options();
    if (!request.options.empty()) {
        const auto read = game->info.read_options(request.options);
        if (!read) return Problem{read.problem()};
        options = {*read};
    }
    return Tuning(request, tools, std::move(options)).run(watch);
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
