// The arena: bots meet over many deals, every deal once for each arrangement of the seats.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/arena_stats.h"
#include "cli/player.h"

namespace jarl::cli {

struct ArenaRequest {
    const GameInfo* game = nullptr;
    std::string options;            // names the number of players where the game has a choice
    std::vector<Entrant> entrants;  // one a seat
    int deals = 1;                  // each is played once for every rotation of the seats
    std::uint64_t seed = 1;
    int threads = 1;
    std::optional<Sprt> sprt;  // of the first entrant against the second; two seats only
    std::string records;       // a folder; empty: none are written
};

struct ArenaReport {
    std::vector<std::string> names;   // every name once
    std::vector<Standing> standings;  // by name
    int deals = 0, games = 0;
    bool interrupted = false;
    Sprt::Verdict verdict = Sprt::Verdict::Open;
};

// `watch` is called after every deal, by one thread at a time; false ends the arena.
Result<ArenaReport> run_arena(const ArenaRequest& request,
                              const std::function<bool(const ArenaReport&)>& watch);

}  // namespace jarl::cli
