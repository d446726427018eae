// Bots behind one door: any bot at any match. A bot sees the observation of the seat that decides and nothing else;
// only the oracle, made to measure by, sees the whole table.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "bots/search/budget.h"
#include "bots/search/level.h"
#include "match/match.h"

namespace jarl {

// Which bot, and how long it thinks: "jarl", "huskarl", "plain@500ms", "jarl@2000", "jarl@500msx4" with four threads.
struct BotSpec {
    std::string name;
    Budget budget;    // nothing set: the level's own, or a second
    int threads = 1;  // trees grown side by side; the answer depends on their number
};
Result<BotSpec> parse_bot(std::string_view text);
std::string bot_text(const BotSpec& spec);
// Those to measure by; the five levels have their names from bots/search/level.h.
inline constexpr std::string_view kRandomBot = "random", kGreedyBot = "greedy", kPlainBot = "plain",
                                  kOracleBot = "oracle";
std::vector<std::string> bot_names();  // the five levels, weakest first, then those to measure by
inline constexpr std::uint32_t kMaxIterations = 100'000'000;
inline constexpr double kMaxMilliseconds = 3'600'000;
inline constexpr int kMaxBotThreads = 64;

struct Idea {
    std::string move;
    std::uint32_t visits = 0;
    double share = 0;                 // of all visits
    std::vector<double> win, points;  // the chance to win and the points expected, for every seat
    std::vector<std::string> line;    // what would probably follow, this move first
};

class Bot {
  public:
    static Result<std::unique_ptr<Bot>> create(const BotSpec& spec, const GameInfo& game);
    virtual ~Bot() = default;

    virtual const BotSpec& spec() const = 0;

    // The seat that decides asks. What was thought about the decision before it in the same turn is kept, whichever match
    // object shows it; any other position is thought about anew. The same
    // questions, spec and seeds give the same answers while the budget is in iterations.
    virtual void begin(const Match& match, std::uint64_t seed) = 0;
    // Thinks for about so long; true when it has made up its mind. The match may go on in between.
    virtual bool step(double milliseconds) = 0;
    virtual std::vector<Idea> ideas() const = 0;  // best first
    virtual std::string choice() const = 0;       // what it plays: mostly the best
    virtual std::uint32_t iterations() const = 0;
    virtual double milliseconds() const = 0;  // thought about this question
};

// Asks and waits for the answer.
std::string choose(Bot& bot, const Match& match, std::uint64_t seed);

}  // namespace jarl
