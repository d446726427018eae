// Makes a book of puzzles: many matches side by side, taken in the order of their numbers, until enough are kept.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/puzzle_book.h"

namespace jarl::cli {

struct PuzzlesRequest {
    HuntSettings hunt;
    int count = 60;
    int matches = 20'000;  // at most
    int threads = 1;
    std::string folder;  // gets puzzles.json and, as long as it is not done, puzzles.part
};

struct PuzzlesProgress {
    int matches = 0, found = 0, kept = 0;
};

// `watch` is called after every match, by one thread at a time; false ends the hunt, which can be taken up again.
// Nothing: it was ended.
Result<std::optional<PuzzleBook>> make_puzzles(const PuzzlesRequest& request,
                                               const std::function<bool(const PuzzlesProgress&)>& watch);

// What is wrong with a puzzle of this game; empty: nothing. A hunt judges it anew, without one it is played again only.
std::string problem_with(const Puzzle& puzzle, const GameInfo& game, PuzzleHunt* hunt);

// What matches are played with when nobody says: every number of seats, or the usual options and others in turn.
std::vector<GameOptions> options_to_hunt(const GameInfo& game);

}  // namespace jarl::cli
