// Whoever makes the moves of one seat in the arena: a bot of ours, or a program from outside.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "engine/core/seat.h"
#include "match/bot.h"
#include "match/match.h"

namespace jarl::cli {

class Player {
  public:
    virtual ~Player() = default;
    // A new match begins, and this player has that seat. A problem loses the match.
    virtual std::optional<Problem> sit(const Match& match, Seat seat) = 0;
    // The seat decides: its move, or why there is none. The caller checks the move; a wrong one loses the match.
    virtual Result<std::string> choose(const Match& match, std::uint64_t seed) = 0;
    // The match is over, or another player has lost it.
    virtual void rise(const Match& match) = 0;
};

// Makes a player for one thread; a problem when that cannot be done at all (no such program).
using PlayerMaker = std::function<Result<std::unique_ptr<Player>>(const GameInfo& game)>;

struct Entrant {
    std::string name;  // as it was asked for
    PlayerMaker make;
};

// "jarl", "plain@500ms", or cmd:"./mybot --fast" for a program that speaks docs/protocol-bots.md. `budget` is for those
// that bring none of their own.
Result<Entrant> parse_entrant(std::string_view text, const Budget& budget);

}  // namespace jarl::cli
