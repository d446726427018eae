// Looking ahead at a table tells nothing that the seat may not know: the same question in two matches that differ only
// in that is answered with the same bytes.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "match/native/crypto.h"
#include "match/phrase_json.h"
#include "server/hall/testing.h"

using namespace jarl;
using namespace jarl::hall;
using Value = nlohmann::json;

namespace {

const char* const kChance = R"({"chance":true})";
const PhraseWriter phrases;

// A match beside the hall, to look for a position that is worth a question.
class Rehearsal {
  public:
    Rehearsal(const std::string& game, const std::string& options, int seed)
        : match(std::move(*SeededMatch::create({game, options, {"Astrid", "Leif"}, ""}, test_seed(seed),
                                               kNativeCrypto))) {}
    void play(const std::string& text) {
        REQUIRE_FALSE(match.play(text));
        path.push_back(text);
    }
    Value state() const { return Value::parse(match->view(match->actor(), phrases))["state"]; }

    SeededMatch match;
    std::vector<std::string> path;
};

std::string any(const std::vector<std::string>& texts, Dice& dice) {
    return texts[dice.below(std::uint32_t(texts.size()))];
}

bool has(const std::vector<std::string>& texts, const std::string& text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

// The first of the wishes that is legal, else any move.
std::string wished(const std::vector<std::string>& legal, const std::vector<std::string>& wishes,
                   Dice& dice) {
    for (const std::string& wish : wishes)
        if (has(legal, wish)) return wish;
    return any(legal, dice);
}

// What the seat that decides is told about each of its moves, after these were played in a hall.
std::vector<std::string> foreseen(const std::string& game, const std::string& options, int seed,
                                  const std::vector<std::string>& path) {
    House house;
    house.next_seed = seed;
    Gathering table(house, game, options);
    for (const std::string& text : path) REQUIRE(table.actor().play(text) == "answer");
    Player& actor = table.actor();
    std::vector<std::string> answers;
    for (const std::string& text : actor.legal()) {
        const auto news = actor.say({{"do", "foresee"}, {"text", text}});
        REQUIRE(news.size() == 1);
        answers.push_back(news[0]["foresight"].dump());
    }
    return answers;
}

struct Twins {
    int seed;
    std::vector<std::string> one, two;  // paths to positions that look alike to whoever decides there
};

// Cards, not the silver or provisions of a tribute.
bool gives_cards(const std::vector<std::string>& legal) {
    return legal[0].starts_with("give ") && !has(legal, "give silver") && !has(legal, "give provisions");
}

// A Scout's exchange: the active player has chosen one card or another, in secret, and the target is to choose.
std::optional<Twins> scouts_gift(int seed) {
    Rehearsal rehearsal("raiders", "players=2", seed);
    const Match& match = *rehearsal.match;
    Dice dice(std::uint64_t(seed) + 1);
    while (match.ply() < 400 && match.actor() != kNobody) {
        const auto legal = match.legal_texts();
        const bool giving = gives_cards(legal) && legal.size() > 1;
        Twins twins{seed, rehearsal.path, rehearsal.path};
        const Seat actor = match.actor();
        rehearsal.play(
            giving ? legal.front()
                   : wished(legal, {"play scout", "number 1", "place town_hall", "pick town_hall"}, dice));
        if (!giving || match.actor() == actor || !gives_cards(match.legal_texts())) continue;
        twins.one.push_back(legal.front());
        twins.two.push_back(legal.back());
        return twins;
    }
    return std::nullopt;
}

// Seat 0 has kept other cards than in the other match; the pile is empty, and seat 1 may draw what seat 0 put under it.
std::optional<Twins> empty_pile(int seed) {
    Rehearsal one("raiders", "players=2", seed), two("raiders", "players=2", seed);
    Dice dice(std::uint64_t(seed) + 1);
    one.play(one.match->legal_texts().front());
    two.play(two.match->legal_texts().back());
    while (one.match->ply() < 1000 && one.match->actor() != kNobody) {
        const auto others = two.match->legal_texts();
        std::vector<std::string> both;
        for (const std::string& text : one.match->legal_texts())
            if (has(others, text)) both.push_back(text);
        if (both.empty() || two.match->actor() != one.match->actor()) return std::nullopt;
        if (one.match->actor() == Seat::Second && has(both, "draw")) {
            const Value state = one.state();
            const bool others_on_top = !state["under"].empty() && state["under"][0]["owner"] == 0;
            if (state["pile"] == 0 && others_on_top)
                return state == two.state() ? std::optional(Twins{seed, one.path, two.path}) : std::nullopt;
        }
        const std::string text = wished(both, {"draw", "place gate_house", "pick gate_house", "skip"}, dice);
        one.play(text);
        two.play(text);
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("Raiders: a Scout's gift is not foreseen, whichever card it is") {
    int compared = 0;
    for (int seed = 1; seed < 100 && compared < 3; ++seed) {
        const auto twins = scouts_gift(seed);
        if (!twins) continue;
        CAPTURE(seed);
        const auto one = foreseen("raiders", "players=2", seed, twins->one);
        const auto two = foreseen("raiders", "players=2", seed, twins->two);
        CHECK(one == two);
        CHECK(has(one, kChance));
        ++compared;
    }
    CHECK(compared == 3);
}

TEST_CASE("Raiders: what others put under the pile is not foreseen when the pile is empty") {
    int compared = 0;
    for (int seed = 1; seed < 40 && compared < 2; ++seed) {
        const auto twins = empty_pile(seed);
        if (!twins) continue;
        CAPTURE(seed);
        const auto one = foreseen("raiders", "players=2", seed, twins->one);
        const auto two = foreseen("raiders", "players=2", seed, twins->two);
        CHECK(one == two);
        CHECK(has(one, kChance));
        ++compared;
    }
    CHECK(compared == 2);
}

TEST_CASE("Lofoten: the last card of the deck is not foreseen") {
    int compared = 0;
    for (int seed = 1; seed < 20 && compared < 3; ++seed) {
        Rehearsal rehearsal("lofoten", "", seed);
        Dice dice(std::uint64_t(seed) + 1);
        while (rehearsal.match->actor() != kNobody) {
            const std::string text = any(rehearsal.match->legal_texts(), dice);
            const std::vector<std::string> before = rehearsal.path;
            const bool hidden = rehearsal.match->foresee(text, phrases) == kChance;
            rehearsal.play(text);
            // One card was left: chance was not asked, and yet the seat could not know.
            if (!hidden || !rehearsal.match->played(rehearsal.match->ply() - 1).chance.empty()) continue;
            CAPTURE(seed);
            CHECK(has(foreseen("lofoten", "", seed, before), kChance));
            ++compared;
            break;
        }
    }
    CHECK(compared == 3);
}
