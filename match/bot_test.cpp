#include "match/bot.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "match/testing.h"

namespace jarl {
namespace {

std::unique_ptr<Bot> bot(std::string_view text, const GameInfo& game) {
    const auto spec = parse_bot(text);
    REQUIRE(spec);
    auto made = Bot::create(*spec, game);
    REQUIRE(made);
    return std::move(*made);
}

TEST_CASE("a bot is named with its budget and its threads, and the name can be read back") {
    for (const char* text : {"jarl", "huskarl@2000", "plain@500ms", "jarl@500msx4", "oracle@10x2"}) {
        CAPTURE(text);
        const auto spec = parse_bot(text);
        REQUIRE(spec);
        CHECK(bot_text(*spec) == text);
    }
    CHECK(parse_bot("jarl@500msx4")->threads == 4);
    CHECK(parse_bot("jarl@500ms")->budget == Budget{0, 500});
    CHECK(parse_bot("jarl@7")->budget == Budget{7, 0});
}

TEST_CASE("a bot that does not exist, or a budget that makes no sense, is refused with what would") {
    CHECK(parse_bot("odin").problem().find("thrall, karl, huskarl, hersir, jarl") != std::string::npos);
    for (const char* text :
         {"jarl@", "jarl@0", "jarl@-5", "jarl@5s", "jarl@9999999999", "jarl@5x", "jarl@5x0", "jarl@5x65"}) {
        CAPTURE(text);
        const auto spec = parse_bot(text);
        REQUIRE(!spec);
        CHECK(spec.problem().find("a budget is") != std::string::npos);
    }
}

TEST_CASE("a bot asked before every move answers a legal one, whatever was played instead") {
    for (const GameInfo& game : games()) {
        CAPTURE(game.name);
        for (int seed = 1; seed <= 12; ++seed) {
            Dice dice{std::uint64_t(seed)};
            const auto match = new_match(std::string(game.name), "", seed);
            const auto adviser = bot("jarl@24", game);
            for (int i = 0; i < 400 && match->actor() != kNobody; ++i) {
                adviser->begin(*match, std::uint64_t(i));
                while (!adviser->step(1000)) {
                }
                const auto legal = match->legal_texts();
                if (std::find(legal.begin(), legal.end(), adviser->choice()) == legal.end())
                    FAIL(adviser->choice() << " at ply " << match->ply() << " of match " << seed);
                // Mostly backwards: sets are named from their end, which is not the order a search keeps to.
                const std::size_t back =
                    dice.below(3) == 0 ? legal.size() : std::min<std::size_t>(2, legal.size());
                const std::string played = legal[legal.size() - 1 - dice.below(std::uint32_t(back))];
                REQUIRE_FALSE(match->play(played));
            }
        }
    }
}

TEST_CASE("every bot plays whole matches of every game") {
    for (const GameInfo& game : games()) {
        CAPTURE(game.name);
        for (const std::string& name : bot_names()) {
            CAPTURE(name);
            auto match = new_match(std::string(game.name), "");
            const bool thinks = name != "random" && name != "greedy";
            const auto player = bot(thinks ? name + "@4" : name, game);
            int plies = 0;
            for (; match->actor() != kNobody && plies < 400; ++plies)
                REQUIRE(!match->play(choose(*player, *match, std::uint64_t(plies))));
            CHECK(plies > 50);
        }
    }
}

TEST_CASE("thinking in slices or at once, alone or again: the same answer, and with threads too") {
    for (const GameInfo& game : games()) {
        CAPTURE(game.name);
        for (const char* text : {"jarl@300", "jarl@300x2"}) {
            CAPTURE(text);
            auto match = new_match(std::string(game.name), "");
            const auto whole = bot(text, game), sliced = bot(text, game);
            for (int ply = 0; ply < 25 && match->actor() != kNobody; ++ply) {
                const std::string move = choose(*whole, *match, 9);
                sliced->begin(*match, 9);
                while (!sliced->step(0.05)) {
                }
                CHECK(sliced->choice() == move);
                CHECK(sliced->iterations() == whole->iterations());
                REQUIRE(!match->play(move));
            }
        }
    }
}

TEST_CASE("one bot at two tables answers as a new bot would at each") {
    for (const GameInfo& game : games()) {
        CAPTURE(game.name);
        // The second table is a move ahead, so that by their plies alone each would seem to follow from the other.
        const auto one = new_match(std::string(game.name), "", 1),
                   two = new_match(std::string(game.name), "", 2);
        REQUIRE_FALSE(two->play(two->legal_texts().front()));
        const auto shared = bot("jarl@40", game);
        for (std::uint64_t round = 0; round < 6; ++round)
            for (Match* match : {one.get(), two.get()}) {
                const std::string move = choose(*shared, *match, round);
                CHECK(move == choose(*bot("jarl@40", game), *match, round));
                CHECK(choose(*shared, *match, round) == move);  // asked again, it thinks anew
                REQUIRE_FALSE(match->play(move));
            }
    }
}

// Plays at random until a seat has one move, may still take it back and then has a choice; nothing: it never came.
std::unique_ptr<Match> before_a_forced_move(const GameInfo& game, int seed) {
    auto match = new_match(std::string(game.name), "", seed);
    Dice dice(5);
    while (match->actor() != kNobody && match->ply() < 300) {
        const auto legal = match->legal_texts();
        const Seat actor = match->actor();
        REQUIRE_FALSE(match->play(legal[dice.below(std::uint32_t(legal.size()))]));
        const bool goes_on = match->actor() == actor && match->undo_floor() < match->ply();
        if (legal.size() > 1 || !goes_on || match->legal_texts().size() < 2) continue;
        REQUIRE(match->undo(actor));
        return match;
    }
    return nullptr;
}

TEST_CASE("what was thought about another table is not taken up again after a forced move") {
    int tried = 0;
    for (const GameInfo& game : games()) {
        CAPTURE(game.name);
        const auto other = new_match(std::string(game.name), "", 1);
        for (int seed = 2; seed < 8; ++seed) {
            const auto match = before_a_forced_move(game, seed);
            if (!match) continue;
            const auto shared = bot("jarl@40", game);
            choose(*shared, *other, 1);
            REQUIRE_FALSE(match->play(choose(*shared, *match, 1)));
            CHECK(choose(*shared, *match, 7) == choose(*bot("jarl@40", game), *match, 7));
            ++tried;
        }
    }
    CHECK(tried > 0);
}

TEST_CASE("ideas are ranked, their shares add up to one, and their first move is legal") {
    for (const GameInfo& game : games()) {
        CAPTURE(game.name);
        const auto match = new_match(std::string(game.name), "");
        const auto player = bot("jarl@200", game);
        choose(*player, *match, 1);
        double shares = 0;
        std::uint32_t last = 0xffff'ffff;
        const auto legal = match->legal_texts();
        for (const Idea& idea : player->ideas()) {
            CHECK(idea.visits <= last);
            last = idea.visits;
            shares += idea.share;
            CHECK(std::find(legal.begin(), legal.end(), idea.move) != legal.end());
            if (idea.visits == 0) continue;
            REQUIRE(!idea.line.empty());
            CHECK(idea.line.front() == idea.move);
            double wins = 0;
            for (const double win : idea.win) wins += win;
            CHECK(wins == doctest::Approx(1).epsilon(0.001));
        }
        CHECK(shares == doctest::Approx(1));
    }
}

}  // namespace
}  // namespace jarl
