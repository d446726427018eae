#include "cli/arena.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <thread>

#include <fmt/core.h>

#include "base/native/files.h"
#include "base/stopwatch.h"
#include "bots/search/budget.h"
#include "cli/chance_of_seed.h"
#include "match/native/crypto.h"
#include "match/seeded.h"

namespace jarl::cli {

namespace {

using Players = std::vector<std::unique_ptr<Player>>;  // by entrant

Seed seed_of(const ArenaRequest& request, int deal) {
    const std::string text = fmt::format("jarl arena {} {} {}", request.game->name, request.seed, deal);
    return sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

// Which entrant has the seat: in every rotation each moves on by one.
std::size_t entrant_at(std::size_t seat, std::size_t rotation, std::size_t seats) {
    return (seat + rotation) % seats;
}

// A command may be long, and in any alphabet; the name of a seat is neither.
std::string seat_name(const std::string& name) {
    std::string plain;
    for (const char c : name)
        if (plain.size() < kMaxSeatName) plain += c > ' ' && c <= '~' ? c : '_';
    return plain;
}

Result<SeededMatch> set_table(const ArenaRequest& request, std::size_t rotation, const Seed& seed) {
    const std::size_t seats = request.entrants.size();
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < seats; ++seat)
        names.push_back(seat_name(request.entrants[entrant_at(seat, rotation, seats)].name));
    return SeededMatch::create({std::string(request.game->name), request.options, names, ""}, seed,
                               kNativeCrypto);
}

// One game between players that sit down, play and get up again.
class Bout {
  public:
    Bout(const ArenaRequest& request, const Players& players, int deal, std::size_t rotation)
        : request_(request), players_(players), deal_(deal), rotation_(rotation),
          seed_(seed_of(request, deal)), bot_seed_(number_of(sha256(seed_))),
          lines_(request.entrants.size()) {}

    // By seat.
    Result<std::vector<GameLine>> play() {
        auto match = set_table(request_, rotation_, seed_);
        if (!match) return Problem{match.problem()};
        sit(**match);
        while (loser_ == kNobody && (*match)->actor() != kNobody) decide(*match);
        for (std::size_t seat = 0; seat < lines_.size(); ++seat) player(seat).rise(**match);
        settle(**match);
        if (const auto problem = write_record(*match)) return *problem;
        return lines_;
    }

  private:
    Player& player(std::size_t seat) const { return *players_[entrant_at(seat, rotation_, players_.size())]; }

    void lose(Seat seat, std::string reason) {
        loser_ = seat;
        lines_[index(seat)].lost_by = std::move(reason);
    }

    void sit(const Match& match) {
        for (std::size_t seat = 0; seat < lines_.size() && loser_ == kNobody; ++seat)
            if (const auto problem = player(seat).sit(match, Seat(seat))) lose(Seat(seat), problem->text);
    }

    void decide(SeededMatch& match) {
        const Seat actor = match->actor();
        GameLine& line = lines_[index(actor)];
        const bool choice = match->legal_texts().size() > 1;
        const Stopwatch watch;
        const Result<std::string> move =
            player(index(actor)).choose(*match, bot_seed_ + std::uint64_t(match->ply()));
        if (choice) {
            line.milliseconds += watch.milliseconds();
            ++line.decisions;
        }
        if (!move) return lose(actor, move.problem());
        if (const auto refused = match.play(*move)) lose(actor, refused->message);
    }

    // Who failed has lost to all the others; they share the victory.
    void settle(const Match& match) {
        const auto scores = match.scores();
        const auto places = match.ranking();
        const auto winners = double(std::count(places.begin(), places.end(), 1));
        for (std::size_t seat = 0; seat < lines_.size(); ++seat) {
            lines_[seat].total = scores[seat].total;
            lines_[seat].parts = scores[seat].parts;
            if (loser_ != kNobody)
                lines_[seat].win_share = Seat(seat) == loser_ ? 0 : 1 / double(lines_.size() - 1);
            else lines_[seat].win_share = places[seat] == 1 ? 1 / winners : 0;
        }
    }

    std::optional<Problem> write_record(const SeededMatch& match) const {
        if (request_.records.empty()) return std::nullopt;
        const std::string name = fmt::format("{}/{}-{}-{}-{}.record", request_.records, request_.game->name,
                                             request_.seed, deal_ + 1, rotation_ + 1);
        return write_safely(name, match.record());
    }

    const ArenaRequest& request_;
    const Players& players_;
    int deal_;
    std::size_t rotation_;
    Seed seed_;
    std::uint64_t bot_seed_;  // an outside program sees it, so it tells nothing of the secret one
    std::vector<GameLine> lines_;
    Seat loser_ = kNobody;
};

// Hands out deals to the threads and gathers what they bring back, in the order of the deals, so that the same request
// gives the same report however many threads there are.
class Arena {
  public:
    Arena(const ArenaRequest& request, const std::function<bool(const ArenaReport&)>& watch)
        : request_(request), watch_(watch) {
        for (const Entrant& entrant : request.entrants)
            if (std::find(report_.names.begin(), report_.names.end(), entrant.name) == report_.names.end()) {
                report_.names.push_back(entrant.name);
                report_.standings.emplace_back(request.entrants.size());
            }
    }

    Result<ArenaReport> run() {
        std::vector<std::thread> threads;
        for (int i = 0; i < std::min(request_.threads, request_.deals); ++i)
            threads.emplace_back([this] { work(); });
        for (std::thread& thread : threads) thread.join();
        if (problem_) return *problem_;
        return report_;
    }

  private:
    using DealLines = std::vector<std::vector<GameLine>>;  // by name

    void work() {
        Players players;
        for (const Entrant& entrant : request_.entrants) {
            auto player = entrant.make(*request_.game);
            if (!player) return stop(Problem{player.problem()});
            players.push_back(std::move(*player));
        }
        for (int deal = next_deal(); deal >= 0; deal = next_deal()) {
            auto lines = play_deal(players, deal);
            if (!lines) return stop(Problem{lines.problem()});
            hand_in(deal, std::move(*lines));
        }
    }

    Result<DealLines> play_deal(const Players& players, int deal) {
        const std::size_t seats = request_.entrants.size();
        DealLines by_name(report_.names.size());
        for (std::size_t rotation = 0; rotation < seats; ++rotation) {
            const auto lines = Bout(request_, players, deal, rotation).play();
            if (!lines) return Problem{lines.problem()};
            for (std::size_t seat = 0; seat < seats; ++seat)
                by_name[name_index(entrant_at(seat, rotation, seats))].push_back((*lines)[seat]);
        }
        return by_name;
    }

    std::size_t name_index(std::size_t entrant) const {
        const auto& names = report_.names;  // never changes after the constructor
        return std::size_t(std::find(names.begin(), names.end(), request_.entrants[entrant].name) -
                           names.begin());
    }

    int next_deal() {
        const std::lock_guard lock(mutex_);
        return over_ || next_ == request_.deals ? -1 : next_++;
    }

    void hand_in(int deal, DealLines lines) {
        const std::lock_guard lock(mutex_);
        waiting_[deal] = std::move(lines);
        while (!over_ && !waiting_.empty() && waiting_.begin()->first == report_.deals) {
            count(waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
        }
    }

    void count(const DealLines& lines) {
        for (std::size_t i = 0; i < lines.size(); ++i) report_.standings[i].add_deal(lines[i]);
        ++report_.deals;
        report_.games += int(request_.entrants.size());
        if (request_.sprt && report_.names.size() > 1)
            report_.verdict = request_.sprt->verdict(report_.standings[0]);
        if (report_.verdict != Sprt::Verdict::Open) over_ = true;
        if (!watch_(report_)) over_ = report_.interrupted = true;
    }

    void stop(Problem problem) {
        const std::lock_guard lock(mutex_);
        if (!problem_) problem_ = std::move(problem);
        over_ = true;
    }

    const ArenaRequest& request_;
    const std::function<bool(const ArenaReport&)>& watch_;
    std::mutex mutex_;
    ArenaReport report_;
    std::map<int, DealLines> waiting_;
    std::optional<Problem> problem_;
    int next_ = 0;
    bool over_ = false;
};

}  // namespace

Result<ArenaReport> run_arena(const ArenaRequest& request,
                              const std::function<bool(const ArenaReport&)>& watch) {
    return Arena(request, watch).run();
}

}  // namespace jarl::cli
