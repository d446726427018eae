#include "match/match.h"

#include <utility>

#include "match/check_setup.h"
#include "match/first_option.h"
#include "match/match_of.h"
#include "match/registry.h"

namespace jarl {

namespace {

template <Game G>
Result<GameOptions> read_options(std::string_view text) {
    const auto options = G::parse_options(text);
    if (!options) return Problem{options.problem()};
    return GameOptions{G::options_text(*options), G::seats(*options)};
}

template <Game G>
GameInfo info_of() {
    GameInfo info{G::kName, G::kRuleset, G::kSeats.min,   G::kSeats.max, G::kMaxPlies,
                  "",       {},          G::help_topics()};
    info.read_options = read_options<G>;
    info.default_options = read_options<G>("")->text;
    info.asks_first = first_option(info.default_options).has_value();
    for (const auto& part : G::kScoreParts) info.score_parts.emplace_back(part);
    return info;
}

std::vector<GameInfo> all_games() {
    std::vector<GameInfo> all;
    Registry::for_each([&]<class G>() { all.push_back(info_of<G>()); });
    return all;
}

template <Game G>
Result<std::unique_ptr<Match>> deal(const GameInfo& info, MatchSetup setup, std::vector<std::uint8_t> tape) {
    const auto options = G::parse_options(setup.options);
    return MatchOf<G>::deal(info, std::move(setup), *options, std::move(tape));
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
    Result<std::unique_ptr<Match>> match = Problem{};
    Registry::for_each([&]<class G>() {
        if (G::kName == info.name) match = deal<G>(info, std::move(*checked), std::move(tape));
    });
    return match;
}

}  // namespace jarl
