#include "cli/puzzle_choice.h"

#include <doctest/doctest.h>

using namespace jarl::cli;

namespace {

Puzzle puzzle(std::string move, std::string level, int third, std::string options) {
    Puzzle made;
    made.solutions = {std::move(move)};
    made.level = std::move(level);
    made.third = third;
    made.options = std::move(options);
    return made;
}

}  // namespace

TEST_CASE("no kind of puzzle crowds out the others") {
    PuzzleChoice choice(10, 2);
    int kept = 0;
    for (int i = 0; i < 10; ++i)
        kept += choice.offer(puzzle("take " + std::to_string(i), "karl", i % 3, i % 2 ? "a" : "b"));
    CHECK(kept == 4);  // of ten, four may begin with the same word
    kept = 0;
    for (int i = 0; i < 10; ++i)
        kept += choice.offer(puzzle("put " + std::to_string(i), i % 2 ? "jarl" : "hersir", i % 3, "a"));
    CHECK(kept == 4);
    CHECK_FALSE(choice.full());
}

TEST_CASE("the same move is kept now and then only") {
    PuzzleChoice choice(10, 1);
    int kept = 0;
    for (int i = 0; i < 10; ++i) kept += choice.offer(puzzle("end", i % 2 ? "karl" : "jarl", i % 3, "a"));
    CHECK(kept == 2);
}

TEST_CASE("easy puzzles come first, those that no level finds last") {
    PuzzleChoice choice(10, 1);
    for (const char* level : {"", "jarl", "karl", "hersir"})
        CHECK(choice.offer(puzzle(std::string("move ") + level, level, 0, "a")));
    std::vector<std::string> levels;
    for (const Puzzle& each : choice.in_order()) levels.push_back(each.level);
    CHECK(levels == std::vector<std::string>{"karl", "hersir", "jarl", ""});
}
