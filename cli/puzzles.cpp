#include "cli/puzzles.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <thread>

#include <fmt/core.h>

#include "base/native/files.h"
#include "base/plain_text.h"
#include "cli/puzzle_choice.h"
#include "match/games/game_table.h"
#include "match/native/crypto.h"
#include "match/record.h"

namespace jarl::cli {

namespace {

// Hands out matches to the threads and takes what they bring back in the order of the matches, so that the same request
// gives the same book however many threads there are.
class Workshop {
  public:
    Workshop(const PuzzlesRequest& request, HuntNotes notes,
             const std::function<bool(const PuzzlesProgress&)>& watch)
        : request_(request), notes_(std::move(notes)), watch_(watch),
          choice_(request.count, kinds(request.hunt.options)), waiting_(notes_.matches()) {}

    Result<std::optional<PuzzleBook>> run() {
        take_waiting();
        std::vector<std::thread> threads;
        for (int i = 0; i < request_.threads && !over_; ++i) threads.emplace_back([this] { work(); });
        for (std::thread& thread : threads) thread.join();
        if (problem_) return *problem_;
        if (interrupted_) return std::optional<PuzzleBook>();
        notes_.remove();
        return std::optional(book_of(request_.hunt, choice_.in_order()));
    }

  private:
    static std::size_t kinds(const std::vector<GameOptions>& options) {
        std::map<std::string, int> texts;
        for (const GameOptions& each : options) ++texts[each.text];
        // Where one of them is played in every second match it may have half of the puzzles.
        int most = 1;
        for (const auto& [text, times] : texts) most = std::max(most, times);
        return options.size() / std::size_t(most);
    }

    void work() {
        PuzzleHunt hunt(request_.hunt);
        for (int match = next_match(); match >= 0; match = next_match()) {
            auto found = hunt.hunt(match);
            if (!found) return stop(Problem{found.problem()});
            hand_in(match, std::move(*found));
        }
    }

    int next_match() {
        const std::lock_guard lock(mutex_);
        while (notes_.matches().contains(next_)) ++next_;
        return over_ || next_ >= request_.matches ? -1 : next_++;
    }

    void hand_in(int match, std::vector<Puzzle> found) {
        const std::lock_guard lock(mutex_);
        if (over_) return;
        if (auto problem = notes_.add(match, found)) {
            problem_ = std::move(problem);
            over_ = true;
            return;
        }
        waiting_[match] = std::move(found);
        take_waiting();
    }

    void take_waiting() {
        while (!over_ && !waiting_.empty() && waiting_.begin()->first == progress_.matches) {
            for (const Puzzle& puzzle : waiting_.begin()->second) choice_.offer(puzzle);
            progress_.found += int(waiting_.begin()->second.size());
            progress_.kept = int(choice_.size());
            ++progress_.matches;
            waiting_.erase(waiting_.begin());
            if (choice_.full() || progress_.matches >= request_.matches) over_ = true;
            else if (!watch_(progress_)) over_ = interrupted_ = true;
        }
    }

    void stop(Problem problem) {
        const std::lock_guard lock(mutex_);
        if (!problem_) problem_ = std::move(problem);
        over_ = true;
    }

    const PuzzlesRequest& request_;
    HuntNotes notes_;
    const std::function<bool(const PuzzlesProgress&)>& watch_;
    std::mutex mutex_;
    PuzzleChoice choice_;
    std::map<int, std::vector<Puzzle>> waiting_;
    PuzzlesProgress progress_;
    std::optional<Problem> problem_;
    int next_ = 0;
    bool over_ = false, interrupted_ = false;
};

bool same_moves(const std::vector<std::string>& legal, const std::vector<JudgedMove>& judged) {
    std::vector<std::string> sorted = legal, known;
    for (const JudgedMove& move : judged) known.push_back(move.move);
    std::sort(sorted.begin(), sorted.end());
    std::sort(known.begin(), known.end());
    return sorted == known;
}

}  // namespace

Result<std::optional<PuzzleBook>> make_puzzles(const PuzzlesRequest& request,
                                               const std::function<bool(const PuzzlesProgress&)>& watch) {
    auto notes = HuntNotes::open(request.folder + "/puzzles.part", request.hunt);
    if (!notes) return Problem{notes.problem()};
    auto book = Workshop(request, std::move(*notes), watch).run();
    if (book && *book)
        if (const auto problem = write_safely(request.folder + "/puzzles.json", book_text(**book)))
            return *problem;
    return book;
}

std::string problem_with(const Puzzle& puzzle, const GameInfo& game, PuzzleHunt* hunt) {
    const auto record = read_record(puzzle.record);
    if (!record) return record.problem();
    if (record->game.value != game.name) return "it is of another game";
    if (other_ruleset(*record)) return "it was made with other rules";
    auto match = replay(*record, kNativeCrypto);
    if (!match) return match.problem();
    const Match& table = **match;
    if (table.ply() != puzzle.ply || table.turn() != puzzle.turn) return "its record stands elsewhere";
    if (table.actor() != puzzle.seat) return "another seat decides";
    if (!same_moves(table.legal_texts(), puzzle.moves)) return "other moves are legal";
    for (std::size_t i = 0; i < puzzle.solutions.size(); ++i)
        if (i >= puzzle.moves.size() || puzzle.moves[i].move != puzzle.solutions[i])
            return "its solutions are not its best moves";
    if (puzzle.line.front() != puzzle.solutions.front()) return "its line begins otherwise";
    for (const std::string& move : puzzle.line)
        if ((*match)->play(move)) return "its line is not legal";
    if (!hunt) return "";
    auto again = replay(*record, kNativeCrypto);
    return hunt->still_holds(**again, puzzle) ? "" : "a search no longer agrees";
}

std::vector<GameOptions> options_to_hunt(const GameInfo& game) {
    std::vector<GameOptions> all;
    for (int seats = game.min_seats; seats <= game.max_seats && game.min_seats < game.max_seats; ++seats)
        all.push_back(*game.read_options(fmt::format("players={}", seats)));
    if (!all.empty()) return all;
    for (const GameOptions& sample : find_game_tools(game.name)->sample_options()) {
        all.push_back({game.default_options, sample.seats});
        all.push_back(sample);
    }
    return all;
}

}  // namespace jarl::cli
