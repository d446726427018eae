#include "match/analysis.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <tuple>

#include "match/analysis_json.h"
#include "match/analysis_of.h"
#include "match/registry.h"
#include "match/testing.h"

using namespace jarl;

namespace {

constexpr double kRounding = 1e-9;
constexpr AnalysisBudget kSmall{.iterations = 16, .playouts = 8, .horizon = 1, .seed = 1};

std::vector<std::string> some_seats(int count) {
    const std::vector<std::string> names{"Astrid", "Bjørn", "Cecilie", "Dag"};
    return {names.begin(), names.begin() + count};
}

std::unique_ptr<Match> random_match(const char* game, const char* options, int seats, int seed, int plies) {
    auto match = new_match(game, options, seed, some_seats(seats));
    REQUIRE(match);
    Dice dice{std::uint64_t(seed)};
    play_random(*match, dice, plies);
    return match;
}

// The same match as far as that ply.
std::unique_ptr<Match> beginning_of(const Match& match, int plies, int seed) {
    auto copy = new_match(match.setup().game, match.setup().options, seed, match.setup().seats);
    for (int ply = 0; ply < plies; ++ply) (void)copy->play(match.played(ply).text);
    REQUIRE(copy->ply() == plies);
    return copy;
}

std::unique_ptr<Analysis> analysed(const Match& match, const AnalysisBudget& budget) {
    auto analysis = Analysis::create(match, budget);
    while (!analysis->step()) {
    }
    return analysis;
}

void check_sum(const Figure& whole, std::initializer_list<Figure> parts) {
    double sum = 0;
    for (const Figure& part : parts) sum += part.mean;
    CHECK(std::abs(whole.mean - sum) < kRounding);
}

// Everything that must add up, and what follows from the definitions without any noise.
void check_books(const Match& match, const Analysis& analysis) {
    const auto& judged = analysis.judged();
    const std::size_t seats = match.setup().seats.size();
    REQUIRE(int(judged.size()) == match.ply());
    for (std::size_t at = 0; at < judged.size(); ++at) {
        CAPTURE(at);
        const JudgedPly& ply = judged[at];
        CHECK(ply.ply == int(at));
        CHECK(ply.move == match.played(int(at)).text);
        CHECK(ply.forced == (match.legal_texts_at(int(at)).size() == 1));
        double before = 0, changes = 0;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            check_sum(ply.after[seat],
                      {ply.before[seat], ply.decision[seat], ply.luck[seat], ply.sight[seat]});
            if (at > 0) CHECK(judged[at - 1].after[seat].mean == ply.before[seat].mean);
            if (ply.forced) CHECK(ply.decision[seat].mean == 0);
            if (ply.forced && !ply.chance) CHECK(ply.luck[seat].mean == 0);
            if (!ply.chance) CHECK(std::abs(ply.luck[seat].mean - ply.unseen[seat].mean) < kRounding);
            before += ply.before[seat].mean;
            changes += ply.decision[seat].mean + ply.luck[seat].mean;
        }
        CHECK(before == doctest::Approx(1));
        CHECK(std::abs(changes) < 1e-5);  // shares of one victory, in floats
        if (ply.best == ply.move) CHECK(ply.loss.mean == 0);
        const auto legal = match.legal_texts_at(int(at));
        CHECK(std::find(legal.begin(), legal.end(), ply.best) != legal.end());
    }
    const auto accounts = analysis.accounts();
    REQUIRE(accounts.size() == seats);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const Account& account = accounts[seat];
        check_sum(account.result, {account.start, account.luck, account.own, account.others, account.sight});
        double luck = account.deal.mean, own = 0, others = 0, lost = 0;
        for (const JudgedPly& ply : judged) {
            luck += ply.luck[seat].mean;
            (index(ply.actor) == seat ? own : others) += ply.decision[seat].mean;
            if (index(ply.actor) == seat) lost += ply.loss.mean;
        }
        CHECK(std::abs(luck - account.luck.mean) < kRounding);
        CHECK(std::abs(own - account.own.mean) < kRounding);
        CHECK(std::abs(others - account.others.mean) < kRounding);
        CHECK(std::abs(lost - account.lost.mean) < kRounding);
    }
}

// The last decision of a random match, with the match as every move would have ended it. Nothing is left to chance.
struct Ending {
    int ply = 0;
    Seat seat = kNobody;
    std::vector<std::unique_ptr<Match>> matches;
};

bool wins(const Match& match, Seat seat) {
    const auto places = match.ranking();
    return places[index(seat)] == 1 && std::count(places.begin(), places.end(), 1) == 1;
}
bool loses(const Match& match, Seat seat) { return match.ranking()[index(seat)] != 1; }

// Plays moves without alternative. True: it is over, and nothing was drawn since that ply.
bool settled(Match& match, int ply) {
    while (match.actor() != kNobody && match.legal_texts().size() == 1)
        (void)match.play(match.legal_texts()[0]);
    for (; ply < match.ply(); ++ply)
        if (!match.played(ply).chance.empty()) return false;
    return match.actor() == kNobody;
}

// The first ending with that property, of a match that ends with such a lead.
template <class F>
Ending find_ending(const std::string& game, int biggest_lead, F is_wanted) {
    constexpr int kSeeds = 20'000, kLastPlies = 4;
    for (int seed = 1; seed <= kSeeds; ++seed) {
        const auto whole = random_match(game.c_str(), "", 2, seed, 1'000'000);
        const auto scores = whole->scores();
        if (std::abs(scores[0].total - scores[1].total) > biggest_lead) continue;
        for (int ply = whole->ply() - 1; ply >= whole->ply() - kLastPlies; --ply) {
            Ending ending{ply, whole->played(ply).actor, {}};
            const auto legal = whole->legal_texts_at(ply);
            if (legal.size() == 1) continue;
            for (const std::string& text : legal) {
                auto tried = beginning_of(*whole, ply, seed);
                REQUIRE(!tried->play(text));
                if (settled(*tried, ply)) ending.matches.push_back(std::move(tried));
            }
            if (ending.matches.size() == legal.size() && is_wanted(ending)) return ending;
        }
    }
    return {};
}

}  // namespace

TEST_CASE("start, luck and decisions add up to the result, move by move and in all") {
    const auto match = random_match("loot", "", 2, 3, 1'000'000);
    REQUIRE(match->actor() == kNobody);
    const auto analysis = analysed(*match, kSmall);
    check_books(*match, *analysis);
    const auto places = match->ranking();
    const auto winners = std::count(places.begin(), places.end(), 1);
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
        const Figure result = analysis->accounts()[seat].result;
        CHECK(result.mean == doctest::Approx(places[seat] == 1 ? 1.0 / double(winners) : 0));
        CHECK(result.error == 0);  // what happened has no error
    }
}

TEST_CASE("a match that goes on is analysed as far as it is") {
    const auto match = random_match("lofoten", "modules=warehouses:2,jarls,upgrades", 2, 5, 60);
    REQUIRE(match->actor() != kNobody);
    const auto analysis = analysed(*match, kSmall);
    check_books(*match, *analysis);
    for (std::size_t seat = 0; seat < 2; ++seat)
        CHECK(analysis->accounts()[seat].result.mean == analysis->judged().back().after[seat].mean);
}

TEST_CASE("three seats and hidden hands add up too") {
    const auto match = random_match("raiders", "players=3", 3, 7, 60);
    const auto analysis = analysed(*match, kSmall);
    check_books(*match, *analysis);
}

TEST_CASE("a match without a move has a start and a deal") {
    const auto match = random_match("lofoten", "", 2, 1, 0);
    const auto analysis = Analysis::create(*match, kSmall);
    CHECK(analysis->step());
    CHECK(analysis->judged().empty());
    for (const Account& account : analysis->accounts())
        check_sum(account.result, {account.start, account.deal});
}

TEST_CASE("every step judges one move") {
    const auto match = random_match("loot", "", 2, 3, 5);
    const auto analysis = Analysis::create(*match, kSmall);
    for (std::size_t ply = 1; ply <= 5; ++ply) {
        CHECK(analysis->step() == (ply == 5));
        CHECK(analysis->judged().size() == ply);
    }
    CHECK(analysis->step());
    CHECK(analysis->judged().size() == 5);
}

TEST_CASE("the same seed gives the same analysis, another seed another one") {
    const auto match = random_match("raiders", "", 2, 2, 40);
    AnalysisBudget other = kSmall;
    other.seed = 2;
    const auto one = analysed(*match, kSmall), two = analysed(*match, kSmall),
               three = analysed(*match, other);
    bool differs = false;
    for (std::size_t ply = 0; ply < one->judged().size(); ++ply) {
        const JudgedPly &a = one->judged()[ply], &b = two->judged()[ply], &c = three->judged()[ply];
        CHECK(a.best == b.best);
        CHECK(a.loss.mean == b.loss.mean);
        CHECK(a.before[0].mean == b.before[0].mean);
        CHECK(a.before[0].error == b.before[0].error);
        CHECK(a.luck[1].mean == b.luck[1].mean);
        differs = differs || a.before[0].mean != c.before[0].mean;
    }
    CHECK(differs);
}

std::string as_lines(const Match& match, const Analysis& analysis) {
    const TurningPoints turning = turning_points(analysis.judged());
    std::string lines;
    for (const JudgedPly& ply : analysis.judged()) lines += ply_json(ply, turning) + "\n";
    return lines + summary_json(match, analysis, turning);
}

TEST_CASE("stopped and gone on with, an analysis is what it would have been") {
    for (const auto& [game, options, seats] :
         {std::tuple{"lofoten", "", 2}, std::tuple{"loot", "", 2}, std::tuple{"raiders", "players=3", 3}}) {
        CAPTURE(game);
        const auto match = random_match(game, options, seats, 8, 24);
        const auto whole = analysed(*match, kSmall);
        auto first = Analysis::create(*match, kSmall);
        CHECK(first->kept().empty());
        for (int stop = 0; !first->step(); ++stop) {
            if (stop % 5 != 0) continue;
            auto second = Analysis::create(*match, kSmall);
            REQUIRE(second->go_on_from(first->kept()));
            CHECK(as_lines(*match, *second) == as_lines(*match, *first));
            first = std::move(second);
        }
        CHECK(as_lines(*match, *first) == as_lines(*match, *whole));
        CHECK(first->kept() == whole->kept());
    }
}

TEST_CASE("what was kept of another question is not gone on from") {
    const auto match = random_match("lofoten", "", 2, 8, 12);
    const auto whole = analysed(*match, kSmall);
    auto kept = whole->kept();
    AnalysisBudget other = kSmall;
    other.seed = 2;
    CHECK_FALSE(Analysis::create(*match, other)->go_on_from(kept));
    CHECK_FALSE(Analysis::create(*random_match("lofoten", "", 2, 9, 12), kSmall)->go_on_from(kept));
    CHECK_FALSE(Analysis::create(*match, kSmall)->go_on_from({}));
    kept.pop_back();
    CHECK_FALSE(Analysis::create(*match, kSmall)->go_on_from(kept));
    kept.push_back(0);
    kept.push_back(0);
    CHECK_FALSE(Analysis::create(*match, kSmall)->go_on_from(kept));
}

TEST_CASE("a victory thrown away with the last decision is found, marked and weighed") {
    std::size_t blunder = 0;
    const Ending ending = find_ending("loot", 12, [&](const Ending& each) {
        bool won = false, lost = false;
        for (std::size_t i = 0; i < each.matches.size(); ++i) {
            won = won || wins(*each.matches[i], each.seat);
            if (!loses(*each.matches[i], each.seat)) continue;
            lost = true;
            blunder = i;
        }
        return won && lost;
    });
    REQUIRE(!ending.matches.empty());
    const auto analysis =
        analysed(*ending.matches[blunder], {.iterations = 100, .playouts = 8, .horizon = 1, .seed = 1});
    const JudgedPly& last = analysis->judged()[std::size_t(ending.ply)];
    CHECK(last.loss.mean == 1);
    CHECK(last.loss.error == 0);
    CHECK(last.decision[index(ending.seat)].mean < 0);
    const TurningPoints points = turning_points(analysis->judged());
    REQUIRE(!points.mistakes.empty());
    CHECK(points.mistakes.front() == ending.ply);
}

TEST_CASE("where all moves end alike, none loses anything") {
    const Ending ending = find_ending("loot", 1000, [](const Ending& each) {
        const auto places = each.matches[0]->ranking();
        return std::all_of(each.matches.begin(), each.matches.end(),
                           [&](const auto& match) { return match->ranking() == places; });
    });
    REQUIRE(ending.matches.size() > 1);
    for (const auto& match : ending.matches) {
        const auto analysis = analysed(*match, kSmall);
        const JudgedPly& last = analysis->judged()[std::size_t(ending.ply)];
        CHECK(!last.forced);
        CHECK(last.loss.mean == 0);
        CHECK(last.loss.error == 0);
        CHECK(last.decision[0].mean == 0);
    }
}

TEST_CASE("turning points are big, sure, few and in order") {
    const auto ply = [](int number, double loss, double error, double luck) {
        JudgedPly judged;
        judged.ply = number;
        judged.actor = Seat::First;
        judged.loss = {loss, error};
        judged.luck = {{luck, 0.001}, {-luck, 0.001}};
        return judged;
    };
    std::vector<JudgedPly> judged;
    judged.push_back(ply(0, 0.04, 0.001, 0));  // too small
    judged.push_back(ply(1, 0.20, 0.100, 0));  // may be noise
    judged.push_back(ply(2, 0.10, 0.010, -0.3));
    judged.push_back(ply(3, -0.50, 0.010, 0));  // better than the best
    judged.push_back(ply(4, 0.30, 0.010, 0.1));
    TurningPoints points = turning_points(judged);
    CHECK(points.mistakes == std::vector<int>{4, 2});
    CHECK(points.strokes == std::vector<int>{2, 4});
    CHECK(most_moved(judged[2]) == Seat::Second);
    CHECK(most_moved(judged[4]) == Seat::First);
    for (int number = 5; number < 20; ++number)
        judged.push_back(ply(number, 0.5 + number / 100.0, 0.01, 0.2));
    points = turning_points(judged);
    CHECK(points.mistakes == std::vector<int>{19, 18, 17, 16, 15});
    CHECK(points.strokes.size() == kMaxTurningPoints);
    CHECK(points.strokes.front() == 2);
}

// The law that makes playouts paired: what follows from a position without choice or chance has its playouts.
TEST_CASE_TEMPLATE("paired playouts of a move and of what it leads to are the same", G, Lofoten, Loot,
                   Raiders) {
    using L = LoreOf<G>;
    const auto options = G::sample_options().front();
    const auto seats = std::size_t(G::seats(options));
    const PairedPlayouts<L> playouts(seats, 9);
    NoLog log;
    Dice dice(4);
    Place<G> here{G::deal(options, dice), 0};
    int compared = 0;
    for (int ply = 0; ply < 60 && G::actor(here.state) != kNobody; ++ply) {
        CAPTURE(ply);
        const auto moves = G::legal_moves(here.state);
        const auto move = moves[dice.below(std::uint32_t(moves.size()))];
        Place<G> next = here;
        Dice before = dice;
        G::apply(next.state, move, dice, log);
        Dice after = dice;
        const bool drew = before.next() != after.next();
        const int turn = G::turn_number(here.state), last = turn + 1;
        next.made = G::turn_number(next.state) == turn ? here.made + 1 : 0;
        for (std::uint32_t i = 0; i < 4; ++i) {
            if (moves.size() == 1)
                CHECK(playouts.value(here, last, i) == playouts.value_after(here, move, last, i));
            if (!drew) CHECK(playouts.value_after(here, move, last, i) == playouts.value(next, last, i));
            compared += !drew;
        }
        here = next;
    }
    CHECK(compared > 20);
}
