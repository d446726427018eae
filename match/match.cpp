#include "match/match.h"

#include <utility>

#include "match/check_setup.h"
#include "match/games/game_table.h"

namespace jarl {

namespace {

std::vector<GameInfo> all_games() {
    std::vector<GameInfo> all;
    for (const GameTable* table : game_tables()) all.push_back(table->info);
    return all;
}

}  // namespace

std::span<const GameInfo> games() {
    static const std::vector<GameInfo> all = all_games();
    return all;
}

const GameInfo* find_game(std::string_view name) {
    for (const GameInfo& game : games())
        if (game.name == name) return &game;
    return nullptr;
}

Result<std::unique_ptr<Match>> Match::create(const MatchSetup& setup, std::vector<std::uint8_t> tape) {
    auto checked = check_setup(setup);
    if (!checked) return Problem{checked.problem()};
    if (checked->seed_hash.empty()) return Problem{"seed sha256: a match has a seed"};
    const GameInfo& info = *find_game(checked->game);
    return find_game_table(info.name)->deal(info, std::move(*checked), std::move(tape));
}

}  // namespace jarl
