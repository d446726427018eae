#include "bench/search_bench.h"

#include <memory>

#include "base/json.h"
#include "base/stopwatch.h"
#include "bench/columns.h"
#include "bench/floor.h"
#include "bench/rounds.h"
#include "bots/search/no_lore.h"
#include "bots/search/thinking.h"
#include "match/lore.h"

namespace jarl {

namespace {

constexpr int kQuestionIterations = 400;  // at one position, as the middle levels think
constexpr int kTimedQuestions = 10;
constexpr double kTimedMs = 20;

// Positions as they come in a game: a game is played on by the search itself, and every decision is a question.
template <Lore L>
class Questions {
    using G = typename L::Rules;

  public:
    explicit Questions(const typename G::Options& options)
        : options_(options), state_(G::deal(options, dice_)), search_(std::make_unique<Search<L>>()) {}

    // Counts what one question took.
    void ask() {
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

    double seconds = 0;
    std::uint64_t iterations = 0, decisions = 0;

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

// At the first decision, where every move is open: the worst case.
template <Lore L>
double worst_delay_ms(const typename L::Rules::Options& options) {
    using G = typename L::Rules;
    Thinking<L> thinking;
    double worst = 0;
    for (std::uint64_t seed = 0; seed < kTimedQuestions; ++seed) {
        Dice dice(seed);
        const auto state = G::deal(options, dice);
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

template <Lore L>
SearchBenchLine measure(const typename L::Rules::Options& options, const char* name, double seconds) {
    using G = typename L::Rules;
    Dice dice(1), floor_dice(1);
    Questions<L> questions(options);
    std::vector<Round> rounds, floor_rounds;
    for (double spent = 0; spent < seconds || rounds.size() < kMinRounds; spent = questions.seconds) {
        rounds.push_back(play_round<G>(options, dice));
        floor_rounds.push_back(play_round<Floor>({}, floor_dice));
        const double until = questions.seconds + rounds.back().seconds;  // as long as the round beside it
        do questions.ask();
        while (questions.seconds < until);
    }
    SearchBenchLine line;
    line.game = G::kName;
    line.options = G::options_text(options);
    line.seats = G::seats(options);
    line.search = name;
    line.iterations_per_s = double(questions.iterations) / questions.seconds;
    line.decisions_per_s = double(questions.decisions) / questions.seconds;
    line.ns_per_decision = 1e9 / line.decisions_per_s;
    line.random_ns = median_ns(rounds);
    line.to_random = line.ns_per_decision / line.random_ns;
    line.to_floor = line.ns_per_decision / median_ns(floor_rounds);
    line.late_ms = worst_delay_ms<L>(options);
    return line;
}

}  // namespace

Result<std::vector<SearchBenchLine>> run_search_bench(const BenchRequest& request) {
    std::vector<SearchBenchLine> lines;
    const auto problem = for_each_measured(request, [&]<Game G>(const auto& options) {
        lines.push_back(measure<NoLore<G>>(options, "plain", request.seconds));
        lines.push_back(measure<LoreOf<G>>(options, "lore", request.seconds));
    });
    if (problem) return *problem;
    return lines;
}

std::string search_bench_json(const SearchBenchLine& line) {
    Json json;
    json.begin_object().key("game").text(line.game).key("options").text(line.options);
    json.key("seats").number(line.seats).key("search").text(line.search);
    json.key("iterations_per_s").raw(decimal(line.iterations_per_s, 0));
    json.key("decisions_per_s").raw(decimal(line.decisions_per_s, 0));
    json.key("ns_per_decision").raw(decimal(line.ns_per_decision, 2));
    json.key("random_ns").raw(decimal(line.random_ns, 2)).key("to_random").raw(decimal(line.to_random, 3));
    json.key("to_floor").raw(decimal(line.to_floor, 3));
    return json.key("late_ms").raw(decimal(line.late_ms, 3)).end_object().take();
}

std::string search_bench_table(const std::vector<SearchBenchLine>& lines) {
    std::vector<Row> rows{{"game", "options", "search", "seats", "iterations/s", "decisions/s", "ns/decision",
                           "at random", "to random", "to floor", "late ms"}};
    for (const SearchBenchLine& line : lines)
        rows.push_back({line.game, line.options, line.search, std::to_string(line.seats),
                        decimal(line.iterations_per_s, 0), decimal(line.decisions_per_s, 0),
                        decimal(line.ns_per_decision, 1), decimal(line.random_ns, 1),
                        decimal(line.to_random, 2), decimal(line.to_floor, 2), decimal(line.late_ms, 2)});
    return in_columns(rows, 3);
}

}  // namespace jarl
