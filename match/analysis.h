// What a match was decided by: the chance to win before and after every move, what better moves would have been worth, and
// how much of the result was luck (docs/analysis.md). Goes through the match a move at a time, so that whoever runs it
// can show how far it is.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/core/seat.h"
#include "match/match.h"

namespace jarl {

struct AnalysisBudget {
    std::uint32_t iterations = 2000;  // of the search for the best move, a decision
    std::uint32_t playouts = 1000;    // of every position compared; at least 2
    int horizon = 0;                  // turns a playout goes on before the outlook judges; 0: two rounds
    std::uint64_t seed = 1;           // the same seed gives the same analysis
};

// A mean over the playouts and its standard error.
struct Figure {
    double mean = 0, error = 0;
};

// One move. All figures are chances to win, by seat; the parts add up: after = before + decision + luck + sight.
struct JudgedPly {
    int ply = 0;  // from 0
    int turn = 0;
    Seat actor = kNobody;
    std::string move;
    bool forced = false;         // there was no other
    bool chance = false;         // something was drawn, rolled or shuffled
    std::vector<Figure> before;  // the move
    std::vector<Figure> after;   // it and what chance did: the `before` of the next
    std::vector<Figure>
        decision;  // what the move is worth more than the reference's, as far as its seat could know
    std::vector<Figure> luck;    // what chance and the unknown made of it
    std::vector<Figure> unseen;  // the part of the luck that was there already, hidden from the seat
    std::vector<Figure> sight;   // what the outlook sees a turn later and did not see now
    std::string best;            // as the search finds it from what the seat saw; forced: the move itself
    Figure loss;                 // of the seat that decided, by not making the best move
};

// Where a seat's result comes from: result = start + luck + own + others + sight.
struct Account {
    Figure start;  // before the deal
    Figure luck;   // with the deal and the unseen
    Figure deal, unseen;
    Figure own;     // its decisions
    Figure others;  // the decisions of the other seats
    Figure sight;
    Figure result;  // what it won, or its chance when the match goes on
    Figure lost;    // the sum of the losses of its moves
};

// The plies that changed the match most, the biggest first.
struct TurningPoints {
    std::vector<int> mistakes;  // by what the seat lost
    std::vector<int> strokes;   // of luck, by what any seat gained

    bool has_mistake(int ply) const {
        return std::find(mistakes.begin(), mistakes.end(), ply) != mistakes.end();
    }
    bool has_stroke(int ply) const { return std::find(strokes.begin(), strokes.end(), ply) != strokes.end(); }
};
inline constexpr double kTurningPoint = 0.05;        // smaller ones are none
inline constexpr double kTurningPointErrors = 3;     // nor those that may be noise
inline constexpr std::size_t kMaxTurningPoints = 5;  // of each kind

class Analysis {
  public:
    // From the deal. The match must live on, and stay as it is, until the analysis is done.
    static std::unique_ptr<Analysis> create(const Match& match, const AnalysisBudget& budget);
    virtual ~Analysis() = default;

    virtual const AnalysisBudget& budget() const = 0;  // with the horizon that was chosen
    virtual bool step() = 0;                           // judges one more move; true when none is left
    virtual const std::vector<JudgedPly>& judged() const = 0;
    virtual std::vector<Account> accounts() const = 0;  // by seat, of what was judged so far

    // All that was found out so far, to the last bit. An analysis of the same match with the same budget goes on from it
    // as if it had never stopped; false: it was not kept from such a one, and nothing has changed.
    virtual std::vector<std::uint8_t> kept() const = 0;
    virtual bool go_on_from(std::span<const std::uint8_t> kept) = 0;
};

TurningPoints turning_points(const std::vector<JudgedPly>& judged);
Seat most_moved(const JudgedPly& ply);  // the seat whose chance its luck changed most

}  // namespace jarl
