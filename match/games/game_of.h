// How the tables of a game are made from its rules and its lore. Only match/games/<game>.cpp includes this: here all
// templates of match/ and bots/ come together, once a game.
#pragma once

#include <cstring>
#include <memory>
#include <utility>

#include "base/check.h"
#include "bots/search/bot_signature.h"
#include "engine/core/signature.h"
#include "match/analysis_of.h"
#include "match/bot_of.h"
#include "match/first_option.h"
#include "match/games/game_table.h"
#include "match/match_of.h"
#include "match/move_judge_of.h"

namespace jarl {

template <Game G>
GameOptions read(const typename G::Options& options) {
    return {G::options_text(options), G::seats(options)};
}

template <Game G>
Result<GameOptions> read_options_of(std::string_view text) {
    const auto options = G::parse_options(text);
    if (!options) return Problem{options.problem()};
    return read<G>(*options);
}

// Two seats that do not see the same after the deal hold something back from each other.
template <Game G>
bool hides_hands() {
    Dice dice(1);
    const auto state = G::deal(*G::parse_options(""), dice);
    return !(G::observe(state, Seat::First).state() == G::observe(state, Seat::Second).state());
}

template <Game G>
GameInfo info_of() {
    GameInfo info{G::kName, G::kRuleset, G::kSeats.min, G::kSeats.max, G::kMaxPlies, "", {}, {}};
    info.help_topics = G::help_topics();
    info.read_options = read_options_of<G>;
    info.default_options = read_options_of<G>("")->text;
    info.asks_first = first_option(info.default_options).has_value();
    info.hidden_hands = hides_hands<G>();
    for (const auto& part : G::kScoreParts) info.score_parts.emplace_back(part);
    return info;
}

template <Game G>
Result<std::unique_ptr<Match>> deal_of(const GameInfo& info, MatchSetup setup,
                                       std::vector<std::uint8_t> tape) {
    const auto options = G::parse_options(setup.options);
    check(options.ok(), "a setup is checked before it is dealt");
    return MatchOf<G>::deal(info, std::move(setup), *options, std::move(tape));
}

template <Lore L>
std::unique_ptr<Bot> make_bot_of(BotSpec spec) {
    using G = typename L::Rules;
    if (const Level* level = find_level(spec.name)) {
        if (spec.budget == Budget{}) spec.budget = level->budget;
        return std::make_unique<SearchBot<L>>(spec, level->carelessness);
    }
    if (spec.name == kRandomBot) return std::make_unique<RandomBot<G>>(spec);
    if (spec.name == kGreedyBot) return std::make_unique<GreedyBot<L>>(spec);
    if (spec.budget == Budget{}) spec.budget = kOneSecond;
#ifndef __wasm__  // players are never offered these two, so the browser need not load them
    if (spec.name == kPlainBot) return std::make_unique<SearchBot<NoLore<G>>>(spec, 0);
    if (spec.name == kOracleBot) return std::make_unique<SearchBot<L, KnownWorld<G>>>(spec, 0);
#endif
    return nullptr;
}

template <Game G>
std::vector<GameOptions> sample_options_of() {
    std::vector<GameOptions> samples;
    for (const auto& options : G::sample_options()) samples.push_back(read<G>(options));
    return samples;
}

template <Lore L>
std::unique_ptr<Analysis> analysis_of(const Match& match, const AnalysisBudget& budget) {
    return std::make_unique<AnalysisOf<L>>(static_cast<const MatchOf<typename L::Rules>&>(match), budget);
}

template <Lore L>
std::unique_ptr<MoveJudge> move_judge_of() {
    return std::make_unique<MoveJudgeOf<L>>();
}

template <Lore L>
std::vector<std::string> word_keys_of() {
    std::vector<std::string> keys = L::Rules::word_keys();
    if constexpr (Explains<L>)
        for (std::string& key : L::part_keys()) keys.push_back(std::move(key));
    return keys;
}

template <Lore L>
std::vector<Reason> reasons_of(const Match& match, int ply, const std::vector<std::string>& line) {
    using G = typename L::Rules;
    const auto& state = static_cast<const MatchOf<G>&>(match).omniscient(ply);
    const Seat actor = G::actor(state);
    std::vector<typename G::Move> moves;
    for (const std::string& text : line) {
        const auto move = G::parse(text);
        if (!move) break;
        moves.push_back(*move);
    }
    if (actor == kNobody || moves.empty()) return {};
    return Reasons<L>::of(G::observe(state, actor), moves);
}

template <Game G>
std::vector<std::uint8_t> redealt_of(const Match& match, std::uint64_t seed) {
    Dice dice(seed);
    const auto state = G::redeal(static_cast<const MatchOf<G>&>(match).observed_at_floor(), dice);
    const auto* first = reinterpret_cast<const std::uint8_t*>(&state);
    return {first, first + sizeof state};
}

template <Game G>
std::unique_ptr<Match> match_in_of(const GameInfo& info, const MatchSetup& setup,
                                   std::span<const std::uint8_t> bytes, int ply) {
    typename G::State state;
    check(bytes.size() == sizeof state, "a state has its size");
    std::memcpy(&state, bytes.data(), sizeof state);
    return MatchOf<G>::in_world(info, setup, state, ply);
}

template <Lore L>
std::unique_ptr<Duel> duel_of(std::span<const float> ours, std::span<const float> theirs) {
    return std::make_unique<DuelOf<L>>(ours, theirs);
}

template <Game G>
Round random_round_of(std::string_view options, Dice& dice) {
    return play_round<G>(*G::parse_options(options), dice);
}

template <Lore L>
std::unique_ptr<SearchProbe> search_probe_of(std::string_view options) {
    return std::make_unique<SearchProbeOf<L>>(options);
}

template <Game G, Lore L>
const GameTable& GameOf<G, L>::table() {
    static const GameTable table{
        .info = info_of<G>(),
        .deal = deal_of<G>,
        .make_bot = make_bot_of<L>,
    };
    return table;
}

template <Game G, Lore L>
const GameStudy& GameOf<G, L>::study() {
    static const GameStudy study{.analyse = analysis_of<L>, .reasons = reasons_of<L>};
    return study;
}

template <Game G, Lore L>
const GameTools& GameOf<G, L>::tools() {
    static const GameTools tools{
        .sample_options = sample_options_of<G>,
        .word_keys = word_keys_of<L>,
        .signature = signature<G>,
        .bot_signature = bot_signature<L>,
        .move_judge = move_judge_of<L>,
        .state_bytes = sizeof(typename G::State),
        .redealt = redealt_of<G>,
        .match_in = match_in_of<G>,
        .weights = L::kWeights,
        .duel = duel_of<L>,
        .random_round = random_round_of<G>,
        .plain_search = search_probe_of<NoLore<G>>,
        .lore_search = search_probe_of<L>,
    };
    return tools;
}

}  // namespace jarl
