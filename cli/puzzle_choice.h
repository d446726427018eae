// Which of the puzzles that were found are kept: no kind of move, stage of the match, difficulty or set of options may crowd out
// the others.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "cli/puzzle.h"

namespace jarl::cli {

class PuzzleChoice {
  public:
    // `kinds_of_options`: how many the matches are played with.
    PuzzleChoice(int count, std::size_t kinds_of_options);

    // Keeps it or not. The same puzzles in the same order give the same choice.
    bool offer(const Puzzle& puzzle);
    bool full() const { return int(kept_.size()) >= count_; }
    std::size_t size() const { return kept_.size(); }
    // Easy ones first, in each level as they were found.
    std::vector<Puzzle> in_order() const;

  private:
    struct Shelf {
        std::string name;
        int room;
    };
    std::vector<Shelf> shelves_for(const Puzzle& puzzle) const;

    int count_;
    std::size_t kinds_of_options_;
    std::vector<Puzzle> kept_;
    std::map<std::string, int> on_shelf_;
};

}  // namespace jarl::cli
