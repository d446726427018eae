#include "cli/puzzle_choice.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include <fmt/core.h>

#include "bots/search/level.h"

namespace jarl::cli {

namespace {

// Harder than all levels when none finds it.
std::size_t difficulty(const Puzzle& puzzle) {
    std::size_t rank = 0;
    while (rank < kLevels.size() && kLevels[rank].name != puzzle.level) ++rank;
    return rank;
}

}  // namespace

PuzzleChoice::PuzzleChoice(int count, std::size_t kinds_of_options)
    : count_(count), kinds_of_options_(std::max<std::size_t>(kinds_of_options, 1)) {}

std::vector<PuzzleChoice::Shelf> PuzzleChoice::shelves_for(const Puzzle& puzzle) const {
    const auto room = [this](double share) { return int(std::ceil(count_ * std::min(share, 1.0))); };
    constexpr double kOfAMove = 0.15, kOfAKind = 0.5, kOfALevel = 0.4, kOfAThird = 0.45, kMoreThanEven = 1.2;
    return {
        {"move " + puzzle.solutions.front(), room(kOfAMove)},
        {fmt::format("kind {}", kind_of(puzzle)), room(kOfAKind)},
        {fmt::format("level {}", puzzle.level), room(kOfALevel)},
        {fmt::format("third {}", puzzle.third), room(kOfAThird)},
        {"options " + puzzle.options, room(kMoreThanEven / double(kinds_of_options_))},
    };
}

bool PuzzleChoice::offer(const Puzzle& puzzle) {
    if (full()) return false;
    const auto shelves = shelves_for(puzzle);
    for (const Shelf& shelf : shelves)
        if (const auto found = on_shelf_.find(shelf.name);
            found != on_shelf_.end() && found->second >= shelf.room)
            return false;
    for (const Shelf& shelf : shelves) ++on_shelf_[shelf.name];
    kept_.push_back(puzzle);
    return true;
}

std::vector<Puzzle> PuzzleChoice::in_order() const {
    std::vector<std::size_t> order(kept_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return std::pair(difficulty(kept_[a]), a) < std::pair(difficulty(kept_[b]), b);
    });
    std::vector<Puzzle> ordered;
    for (const std::size_t at : order) ordered.push_back(kept_[at]);
    return ordered;
}

}  // namespace jarl::cli
