// Moves and options as text: short, plain, unique, and read back as what they were.
#include "match/match.h"
#include "tests/conformance/all_moves.h"

namespace jarl::conformance {
namespace {

bool is_plain(const std::string& text) {
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view(" _-~:+,").find(c) != std::string_view::npos;
    };
    return !text.empty() && text.size() <= kMaxMoveText && std::all_of(text.begin(), text.end(), allowed) &&
           text.front() != ' ' && text.back() != ' ' && text.find("  ") == std::string::npos;
}

template <Game G>
bool reads_as(const std::string& text, typename G::Move move) {
    const auto read = G::parse(text);
    return read && *read == move;
}

TEST_CASE_TEMPLATE_DEFINE("a move is read back from its text, and no two legal moves say the same", G,
                          move_texts) {
    std::set<std::string> seen;
    for_each_game<G>(0.1, [&](const auto& options, std::uint64_t seed) {
        Sampler sampler(seed, 8);
        play_random<G>(options, seed, [&](const auto& state, const auto& moves, auto, Dice&) {
            if (!sampler.take()) return true;
            std::set<std::string> texts;
            for (const auto& move : moves) {
                const std::string text = G::to_text(state, move);
                if (!reads_as<G>(text, move)) FAIL("\"", text, "\" is read as something else");
                texts.insert(text);
            }
            if (texts.size() != moves.size()) FAIL("two legal moves say the same in game ", seed);
            seen.merge(texts);
            return true;
        });
    });
    for (const std::string& text : seen) {
        CAPTURE(text);
        CHECK(is_plain(text));
    }
}
TEST_CASE_TEMPLATE_APPLY(move_texts, AllGames);

TEST_CASE_TEMPLATE_DEFINE("a move has one spelling: anything else is refused with a reason", G,
                          other_spellings) {
    Dice dice(1);
    const auto deal = G::deal(G::sample_options().front(), dice);
    const auto refused = [](const std::string& text) {
        const auto read = G::parse(text);
        return !read && !read.problem().empty();
    };
    for (const char* text : {"", " ", "\n", "\t", "-", "0", "move", "\xff\xfe", "é"}) CHECK(refused(text));
    CHECK(refused(std::string(1, '\0')));
    CHECK(refused(std::string(100'000, 'x')));
    for (const std::string& text : texts_seen<G>()) {
        CAPTURE(text);
        for (const std::string& bad :
             {" " + text, text + " ", text + "\n", text + " 0 0", text + std::string(1, '\0'), text + text,
              text.substr(1), "x" + text, text + std::string(1000, ' ')})
            CHECK(refused(bad));
        for (std::size_t i = 0; i < text.size(); ++i) {
            std::string changed = text;
            changed[i] = char(changed[i] ^ 0x20);  // the other case; a space becomes NUL
            if (const auto read = G::parse(changed)) CHECK(G::to_text(deal, *read) == changed);
            changed[i] = char(text[i] + 1);
            if (const auto read = G::parse(changed)) CHECK(G::to_text(deal, *read) == changed);
        }
    }
}
TEST_CASE_TEMPLATE_APPLY(other_spellings, AllGames);

TEST_CASE_TEMPLATE_DEFINE("options are read back from their text", G, options_texts) {
    std::set<std::string> texts;
    for (const auto& options : G::sample_options()) {
        const std::string text = G::options_text(options);
        CAPTURE(text);
        const auto read = G::parse_options(text);
        REQUIRE(read);
        CHECK(*read == options);
        CHECK(text.size() <= kMaxOptionsText);
        CHECK(G::seats(options) >= G::kSeats.min);
        CHECK(G::seats(options) <= G::kSeats.max);
        CHECK(texts.insert(text).second);
        CHECK_FALSE(G::parse_options(text + " dragons=3"));
        CHECK_FALSE(G::parse_options(text + " " + text));  // everything is said once
    }
    REQUIRE(G::parse_options(""));
    CHECK(texts.count(G::options_text(*G::parse_options(""))) == 1);  // the defaults are among the samples
    for (const char* bad : {"dragons", "=", "tie", "\xff", "a=b"}) {
        const auto read = G::parse_options(bad);
        CAPTURE(bad);
        CHECK_FALSE(read);
        if (!read) CHECK_FALSE(read.problem().empty());
    }
}
TEST_CASE_TEMPLATE_APPLY(options_texts, AllGames);

}  // namespace
}  // namespace jarl::conformance
