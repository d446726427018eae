#include "match/hint.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

#include "match/decimal.h"
#include "match/games/game_table.h"
#include "match/registry.h"
#include "match/testing.h"
#include "match/words.h"

using namespace jarl;

namespace {

template <class L>
float sum_of_parts(const typename L::Rules::State& state, Seat seat) {
    float sum = 0;
    for (const OutlookPart& part : L::parts(state, seat, tuned_weights<L>())) sum += part.points;
    return sum;
}

// Calls f(state) at every decision of some random games with every set of options.
template <Game G, class F>
void at_decisions(int games, F f) {
    for (const auto& options : G::sample_options())
        for (int game = 0; game < games; ++game) {
            Dice dice(std::uint64_t(game) + 1);
            auto state = G::deal(options, dice);
            auto nobody_listens = [](const Event&) {};
            while (G::actor(state) != kNobody) {
                f(state);
                const auto moves = G::legal_moves(state);
                G::apply(state, moves[dice.below(std::uint32_t(moves.size()))], dice, nobody_listens);
            }
        }
}

// Some way into a random match, with the ideas of a quick bot.
struct Asked {
    std::unique_ptr<Match> match;
    std::vector<Hint> hints;
};
Asked ask(const std::string& game, int seed, int plies) {
    Asked asked{new_match(game, "", seed, {"Astrid", "Leif"}), {}};
    REQUIRE(asked.match);
    Dice dice{std::uint64_t(seed)};
    play_random(*asked.match, dice, plies);
    if (asked.match->actor() == kNobody) return asked;
    auto bot = Bot::create(*parse_bot("jarl@200"), asked.match->game());
    REQUIRE(bot);
    choose(**bot, *asked.match, 1);
    asked.hints = hints(*asked.match, (*bot)->ideas());
    return asked;
}

}  // namespace

TEST_CASE("the parts of an outlook add up to it, for every seat") {
    Registry::for_each_entry([]<class Entry>() {
        using L = typename Entry::Known;
        if constexpr (Explains<L>) {
            at_decisions<typename L::Rules>(1, [](const typename L::Rules::State& state) {
                const Outlook outlook = L::outlook(state, tuned_weights<L>());
                const std::size_t seats = L::Rules::scores(state).size();
                for (std::size_t seat = 0; seat < seats; ++seat)
                    if (std::abs(sum_of_parts<L>(state, Seat(seat)) - outlook.points[seat]) > 1e-2f)
                        CHECK(sum_of_parts<L>(state, Seat(seat)) == outlook.points[seat]);
            });
        }
    });
}

TEST_CASE("a part has an id of its own and words in every language") {
    Registry::for_each_entry([]<class Entry>() {
        using L = typename Entry::Known;
        if constexpr (Explains<L>) {
            const auto keys = find_game_tools(L::Rules::kName)->word_keys();
            const std::set<std::string> known(keys.begin(), keys.end());
            at_decisions<typename L::Rules>(1, [&](const typename L::Rules::State& state) {
                std::set<std::string> ids;
                for (const OutlookPart& part : L::parts(state, Seat::First, tuned_weights<L>())) {
                    if (!ids.insert(part.id).second) FAIL("twice: " << part.id);
                    if (!known.contains(part.what.key)) FAIL("no words: " << part.what.key);
                }
            });
        }
    });
}

TEST_CASE("a hint: up to three moves, best first, each legal, with what speaks for it") {
    int reasons = 0;
    for (const GameInfo& game : games())
        for (int seed = 1; seed <= 6; ++seed) {
            const Asked asked = ask(std::string(game.name), seed, 20 * seed);
            if (asked.match->actor() == kNobody) continue;
            const auto legal = asked.match->legal_texts();
            REQUIRE(!asked.hints.empty());
            CHECK(asked.hints.size() <= kMostHints);
            for (const Hint& hint : asked.hints) {
                CHECK(std::find(legal.begin(), legal.end(), hint.idea.move) != legal.end());
                CHECK(hint.idea.line.front() == hint.idea.move);
                CHECK(hint.reasons.size() <= kMostReasons);
                for (const Reason& reason : hint.reasons) {
                    ++reasons;
                    const bool mine = reason.whose == asked.match->actor();
                    CHECK((mine ? reason.points : -reason.points) >= kWorthSaying);
                }
            }
            for (std::size_t i = 1; i < asked.hints.size(); ++i)
                CHECK(asked.hints[i - 1].idea.visits >= asked.hints[i].idea.visits);
        }
    CHECK(reasons > 0);
}

TEST_CASE("reasons are the same whatever the seat cannot see, and nothing where nobody decides") {
    for (const GameInfo& game : games()) {
        const Asked asked = ask(std::string(game.name), 3, 30);
        if (asked.match->actor() == kNobody) continue;
        const std::vector<std::string> line = asked.hints.front().idea.line;
        const auto once = reasons_at(*asked.match, asked.match->ply(), line);
        const auto again = reasons_at(*asked.match, asked.match->ply(), line);
        REQUIRE(once.size() == again.size());
        for (std::size_t i = 0; i < once.size(); ++i) CHECK(once[i].points == again[i].points);
        CHECK(reasons_at(*asked.match, asked.match->ply(), {"no such move"}).empty());
        CHECK(reasons_at(*asked.match, asked.match->ply(), {}).empty());
    }
}

TEST_CASE("a hint goes out with its figures whole") {
    const Asked asked = ask("loot", 2, 40);
    REQUIRE(asked.hints.size() > 1);
    const std::string json = hints_json(asked.hints);
    for (const double figure : asked.hints.front().idea.win)
        CHECK(json.find(decimal(figure)) != std::string::npos);
    CHECK(json.find("\"move\":\"" + asked.hints.front().idea.move + "\"") != std::string::npos);
}
