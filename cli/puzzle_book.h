// The puzzles of a game as a file: one JSON object with a puzzle a line. And the notes of a hunt that goes on, a line a match,
// so that it can be taken up again.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/puzzle.h"
#include "cli/puzzle_hunt.h"

namespace jarl::cli {

inline constexpr std::size_t kMaxBookBytes = 2 << 20;
inline constexpr std::size_t kMaxNotesBytes = 256 << 20;

struct PuzzleBook {
    std::string game, ruleset;
    std::string signature;  // of the rules it was made with
    std::uint64_t seed = 0;
    std::uint32_t depth = 0;
    std::vector<Puzzle> puzzles;
};

PuzzleBook book_of(const HuntSettings& settings, std::vector<Puzzle> puzzles);
std::string book_text(const PuzzleBook& book);
Result<PuzzleBook> read_book(std::string_view text);

class HuntNotes {
  public:
    // Takes up what is there. A problem when it was begun otherwise.
    static Result<HuntNotes> open(const std::string& file, const HuntSettings& settings);

    const std::map<int, std::vector<Puzzle>>& matches() const { return matches_; }
    std::optional<Problem> add(int match, const std::vector<Puzzle>& puzzles);
    void remove() const;  // the hunt is over

  private:
    explicit HuntNotes(std::string file) : file_(std::move(file)) {}
    std::optional<Problem> take_up(const std::string& text, const std::string& heading);

    std::string file_;
    std::map<int, std::vector<Puzzle>> matches_;
};

}  // namespace jarl::cli
