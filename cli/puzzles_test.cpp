#include "cli/puzzles.h"

#include <filesystem>

#include <doctest/doctest.h>

#include "base/native/files.h"

using namespace jarl;
using namespace jarl::cli;

namespace {

PuzzlesRequest small_hunt(const GameInfo& game, const std::string& folder) {
    return {{&game, options_to_hunt(game), 3, 300}, 2, 12, 2, folder};
}

struct Scratch {
    std::string path = (std::filesystem::temp_directory_path() / "jarl_puzzles_test").string();
    Scratch() {
        std::filesystem::remove_all(path);
        std::filesystem::create_directories(path);
    }
    ~Scratch() { std::filesystem::remove_all(path); }
};

PuzzleBook hunted(const PuzzlesRequest& request) {
    auto book = make_puzzles(request, [](const PuzzlesProgress&) { return true; });
    REQUIRE(book);
    REQUIRE(*book);
    return **book;
}

}  // namespace

TEST_CASE("a hunt is the same however many threads there are, and a file is read as it was written") {
    const Scratch scratch;
    const GameInfo& game = *find_game("loot");
    PuzzlesRequest request = small_hunt(game, scratch.path);
    const std::string two = book_text(hunted(request));
    request.threads = 1;
    CHECK(book_text(hunted(request)) == two);
    const auto book = read_book(two);
    REQUIRE(book);
    CHECK(book_text(*book) == two);
    CHECK(read_file(scratch.path + "/puzzles.json", kMaxBookBytes).ok());
    CHECK_FALSE(std::filesystem::exists(scratch.path + "/puzzles.part"));
    for (const Puzzle& puzzle : book->puzzles) CHECK(problem_with(puzzle, game, nullptr) == "");
}

TEST_CASE("a hunt that was ended goes on and finds the same") {
    const Scratch scratch;
    const GameInfo& game = *find_game("loot");
    const PuzzlesRequest request = small_hunt(game, scratch.path);
    const std::string whole = book_text(hunted(request));
    const auto ended = make_puzzles(request, [](const PuzzlesProgress&) { return false; });
    REQUIRE(ended);
    CHECK_FALSE(ended->has_value());
    CHECK(std::filesystem::exists(scratch.path + "/puzzles.part"));
    CHECK(book_text(hunted(request)) == whole);

    PuzzlesRequest other = request;
    REQUIRE(make_puzzles(request, [](const PuzzlesProgress&) { return false; }));
    other.hunt.seed = 4;
    CHECK_FALSE(make_puzzles(other, [](const PuzzlesProgress&) { return true; }));
}

TEST_CASE("what a puzzle says is held against its record") {
    const Scratch scratch;
    const GameInfo& game = *find_game("loot");
    const PuzzleBook book = hunted(small_hunt(game, scratch.path));
    REQUIRE_FALSE(book.puzzles.empty());
    const Puzzle& good = book.puzzles.front();
    CHECK(good.moves.size() >= 3);
    CHECK(good.line.front() == good.solutions.front());
    CHECK(good.level != "thrall");

    Puzzle wrong = good;
    wrong.moves.pop_back();
    CHECK(problem_with(wrong, game, nullptr) == "other moves are legal");
    wrong = good;
    wrong.seat = good.seat == Seat::First ? Seat::Second : Seat::First;
    CHECK(problem_with(wrong, game, nullptr) == "another seat decides");
    wrong = good;
    wrong.ply += 1;
    CHECK(problem_with(wrong, game, nullptr) == "its record stands elsewhere");
    wrong = good;
    wrong.solutions = {good.moves.back().move};
    CHECK(problem_with(wrong, game, nullptr) == "its solutions are not its best moves");
    CHECK(problem_with(good, *find_game("lofoten"), nullptr) == "it is of another game");
}
