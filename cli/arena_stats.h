// What the games of an arena prove. Games of one deal, with the seats exchanged, are one observation: their luck is
// the same, so counting them one by one would promise more than is known.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace jarl::cli {

// One bot in one game.
struct GameLine {
    double win_share = 0;  // 1 alone on the first place, a part when it is shared
    int total = 0;
    std::vector<int> parts;
    int decisions = 0;  // with a choice
    double milliseconds = 0;
    std::string lost_by;  // why it lost without being outplayed: an illegal move, no answer
};

struct Interval {
    double low = 0, high = 0;
};

// Elo a share of the victories stands for among `seats` equal rivals; bounded where it would be endless.
double elo_of(double win_share, std::size_t seats);

class Standing {
  public:
    explicit Standing(std::size_t seats) : seats_(seats) {}

    // All games of one deal that this bot took part in.
    void add_deal(const std::vector<GameLine>& games);

    int games() const { return games_; }
    double win_share() const;
    Interval ci95() const;
    double elo() const { return elo_of(win_share(), seats_); }
    Interval elo95() const;
    double ms_per_move() const { return decisions_ > 0 ? milliseconds_ / decisions_ : 0; }
    double mean_total() const { return games_ > 0 ? total_ / games_ : 0; }
    std::vector<double> mean_parts() const;
    int lost_otherwise() const { return lost_otherwise_; }
    const std::string& last_reason() const { return last_reason_; }

    // The logarithm of how much better the deals so far fit elo1 than elo0 (two bots; a normal approximation).
    double log_likelihood_ratio(double elo0, double elo1) const;

  private:
    double deal_variance() const;

    std::size_t seats_;
    int games_ = 0, deals_ = 0, lost_otherwise_ = 0;
    double shares_ = 0;   // sum over deals of the deal's mean share
    double squares_ = 0;  // of those means
    double total_ = 0, decisions_ = 0, milliseconds_ = 0;
    std::vector<double> parts_;
    std::string last_reason_;
};

// A sequential test: it ends as soon as one of two strengths fits clearly better. Errors of 5 % each way.
struct Sprt {
    double elo0 = 0, elo1 = 0;
    enum class Verdict { Open, Elo0, Elo1 };
    Verdict verdict(const Standing& standing) const;
};

}  // namespace jarl::cli
