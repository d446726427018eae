// A puzzle: a position of a match of bots in which one move is clearly better than all others, and not for all to see.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/core/seat.h"

namespace jarl::cli {

// What the best move is best for: the chance to win or, where that hardly differs, the points.
enum class Goal { Win, Points };

struct JudgedMove {
    std::string move;
    double win = 0, points = 0;  // of the seat that decides
};

struct Puzzle {
    int match = 0;  // in which it was found
    int ply = 0;    // moves played before it
    int turn = 0;
    int third = 0;  // of the match, by turns: 0, 1, 2
    Seat seat = kNobody;
    Goal goal = Goal::Win;
    std::string level;  // the weakest that finds it; empty: none does
    std::string options;
    std::vector<std::string> solutions;  // the best first; the others are as good
    std::vector<JudgedMove> moves;       // all that are legal, by the goal, the best first
    std::vector<std::string> line;       // how the turn goes on, as far as the seat can know
    std::string record;                  // a save (docs/record.md) up to the position
};

// "play left" is of the kind "play".
std::string_view kind_of(const Puzzle& puzzle);

std::string puzzle_json(const Puzzle& puzzle);
Result<Puzzle> read_puzzle(std::string_view json);

}  // namespace jarl::cli
