// One game as the rest of the program meets it: a table of functions, made once a game (match/games/<game>.cpp) and
// asked by name. So no other file names the games or compiles their templates anew.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "bots/search/no_lore.h"
#include "bots/search/reasons.h"
#include "match/analysis.h"
#include "match/bot.h"
#include "match/games/duel.h"
#include "match/games/random_round.h"
#include "match/games/search_probe.h"
#include "match/match.h"
#include "match/move_judge.h"

namespace jarl {

// What it takes to play.
struct GameTable {
    GameInfo info;
    // The setup was checked.
    Result<std::unique_ptr<Match>> (*deal)(const GameInfo& info, MatchSetup setup,
                                           std::vector<std::uint8_t> tape);
    // Nothing: this program has no such bot.
    std::unique_ptr<Bot> (*make_bot)(BotSpec spec);
};

// What it takes to judge a match. Apart from the rest, because a page loads it only when somebody studies one.
struct GameStudy {
    std::unique_ptr<Analysis> (*analyse)(const Match& match, const AnalysisBudget& budget);
    // What speaks for a move at `ply`; `line` begins with it. A text that cannot be read ends the line.
    std::vector<Reason> (*reasons)(const Match& match, int ply, const std::vector<std::string>& line);
};

// What it takes to prove, tune, measure and hand over. Apart from the rest, so that a page, which does none of that, need
// not load it.
struct GameTools {
    std::vector<GameOptions> (*sample_options)();
    std::vector<std::string> (*word_keys)();
    std::uint64_t (*signature)();
    std::uint64_t (*bot_signature)();
    std::unique_ptr<MoveJudge> (*move_judge)();

    // A state on its way to another program (match/native/world.h).
    std::size_t state_bytes;
    // What the deciding seat knew at the information boundary, the rest dealt anew.
    std::vector<std::uint8_t> (*redealt)(const Match& match, std::uint64_t seed);
    // `bytes` are a state's, and as many as state_bytes.
    std::unique_ptr<Match> (*match_in)(const GameInfo& info, const MatchSetup& setup,
                                       std::span<const std::uint8_t> bytes, int ply);

    std::span<const WeightSpec> weights;
    std::unique_ptr<Duel> (*duel)(std::span<const float> ours, std::span<const float> theirs);

    // Options here are texts that GameInfo::read_options gave.
    Round (*random_round)(std::string_view options, Dice& dice);
    std::unique_ptr<SearchProbe> (*plain_search)(std::string_view options);
    std::unique_ptr<SearchProbe> (*lore_search)(std::string_view options);
};

// An entry of the registry. match/games/game_of.h says how the tables are made, and match/games/<game>.cpp has them made:
// whoever only asks for them need not know the templates behind them.
template <Game G, Lore L = NoLore<G>>
struct GameOf {
    using Rules = G;
    using Known = L;
    static const GameTable& table();
    static const GameStudy& study();
    static const GameTools& tools();
};

// The games of the registry, in its order. Nothing: there is no such game.
std::span<const GameTable* const> game_tables();
const GameTable* find_game_table(std::string_view name);
const GameStudy* find_game_study(std::string_view name);
const GameTools* find_game_tools(std::string_view name);

}  // namespace jarl
