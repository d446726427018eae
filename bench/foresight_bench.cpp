#include "bench/foresight_bench.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <string_view>

#include "base/json.h"
#include "bench/columns.h"
#include "bench/rounds.h"
#include "match/phrase_json.h"

namespace jarl {

namespace {

constexpr std::uint32_t kEvery = 16;  // plies: positions of one game resemble each other
constexpr int kTries = 3;
constexpr std::size_t kTapeBytes = 64 * 1024;
const PhraseWriter phrases;

// Wall time, because one answer is too short for the clock of a core.
double microseconds_now() {
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

// The best of some tries: the machine does other things as well, and they are not the price of the answer.
double microseconds_to_foresee(const Match& match, std::string_view text, std::string& answer) {
    double best = 1e9;
    for (int i = 0; i < kTries; ++i) {
        const double start = microseconds_now();
        answer = match.foresee(text, phrases);
        best = std::min(best, microseconds_now() - start);
    }
    return best;
}

class Foresights {
  public:
    Foresights(const GameTable& game, const GameOptions& options) : game_(game), options_(options) {
        setup_ = {std::string(game.info.name), options.text, {}, std::string(64, '0')};
        for (int seat = 0; seat < options.seats; ++seat)
            setup_.seats.push_back("Seat " + std::to_string(seat));
    }

    void play_game() {
        const auto dealt = game_.deal(game_.info, setup_, random_tape());
        Match& match = **dealt;
        while (match.actor() != kNobody) {
            const std::vector<std::string> moves = match.legal_texts();
            const std::string& move = moves[dice_.below(std::uint32_t(moves.size()))];
            if (dice_.below(kEvery) == 0) ask(match, move);
            if (match.play(move)) return;  // the tape is at its end
        }
    }

    ForesightLine line() {
        ForesightLine line;
        line.game = game_.info.name;
        line.options = setup_.options;
        line.seats = options_.seats;
        line.asked = times_.size();
        std::sort(times_.begin(), times_.end());
        line.median_us = times_[times_.size() / 2];
        line.p999_us = times_[times_.size() * 999 / 1000];
        line.worst_us = times_.back();
        line.told = double(told_) / double(times_.size());
        return line;
    }
    std::size_t asked() const { return times_.size(); }

  private:
    void ask(const Match& match, const std::string& move) {
        std::string answer;
        times_.push_back(microseconds_to_foresee(match, move, answer));
        told_ += answer.starts_with("{\"chance\":false");
    }

    // Enough for nearly every game; nobody has to prove that it was shuffled well.
    std::vector<std::uint8_t> random_tape() {
        std::vector<std::uint8_t> tape(kTapeBytes);
        for (std::uint8_t& byte : tape) byte = std::uint8_t(dice_.below(256));
        return tape;
    }

    const GameTable& game_;
    GameOptions options_;
    MatchSetup setup_;
    Dice dice_{1};
    std::vector<double> times_;
    std::size_t told_ = 0;
};

ForesightLine measure(const GameTable& game, const GameOptions& options, double seconds) {
    Foresights foresights(game, options);
    const double start = seconds_now();
    do foresights.play_game();
    while (foresights.asked() == 0 || seconds_now() - start < seconds);
    return foresights.line();
}

}  // namespace

Result<std::vector<ForesightLine>> run_foresight_bench(const BenchRequest& request) {
    std::vector<ForesightLine> lines;
    const auto problem =
        for_each_measured(request, [&](const GameInfo& game, const GameTools&, const GameOptions& options) {
            lines.push_back(measure(*find_game_table(game.name), options, request.seconds));
        });
    if (problem) return *problem;
    return lines;
}

std::string foresight_json(const ForesightLine& line) {
    Json json;
    json.begin_object().key("game").text(line.game).key("options").text(line.options);
    json.key("seats").number(line.seats).key("foreseen").number(std::int64_t(line.asked));
    json.key("told").raw(decimal(line.told, 3)).key("median_us").raw(decimal(line.median_us, 2));
    json.key("p999_us").raw(decimal(line.p999_us, 2)).key("worst_us").raw(decimal(line.worst_us, 2));
    return json.end_object().take();
}

std::string foresight_table(const std::vector<ForesightLine>& lines) {
    std::vector<Row> rows{
        {"game", "options", "seats", "moves foreseen", "told", "median us", "99.9 % us", "worst us"}};
    for (const ForesightLine& line : lines)
        rows.push_back({line.game, line.options, std::to_string(line.seats), std::to_string(line.asked),
                        decimal(100 * line.told, 1) + " %", decimal(line.median_us, 1),
                        decimal(line.p999_us, 1), decimal(line.worst_us, 1)});
    return in_columns(rows, 2);
}

}  // namespace jarl
