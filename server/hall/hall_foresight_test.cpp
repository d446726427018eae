// Looking ahead at a table tells nothing that the seat may not know: the same question in two matches that differ only
// in that is answered with the same bytes.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "match/native/crypto.h"
#include "match/phrase_json.h"
#include "server/hall/testing.h"

using namespace jarl;
using Value = nlohmann::json;

namespace {

const char* const kChance = R"({"chance":true})";
const PhraseTeller teller;

// A match beside the hall, to look for a position that is worth a question.
class Rehearsal {
  public:
    Rehearsal(const std::string& game, const std::string& options, int seed) : seed_(test_seed(seed)) {
        auto made = create_seeded({game, options, {"Astrid", "Leif"}, ""}, seed_, NativeCrypto());
        REQUIRE(made);
        match = std::move(*made);
    }
    void play(const std::string& text) {
        REQUIRE_FALSE(play_seeded(*match, text, seed_, NativeCrypto()));
        path.push_back(text);
    }
    Value state() const { return Value::parse(match->view(match->actor(), teller))["state"]; }

    std::unique_ptr<Match> match;
    std::vector<std::string> path;

  private:
    Seed seed_;
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

// A Scout's exchange: the active player has chosen one card or another, in secret, and the target is to choose.
std::optional<Twins> scouts_gift(int seed) {
    Rehearsal rehearsal("raiders", "players=2", seed);
    Dice dice(std::uint64_t(seed) + 1);
    for (int ply = 0; ply < 400 && rehearsal.match->actor() != kNobody; ++ply) {
        const auto legal = rehearsal.match->legal_texts();
        if (rehearsal.state()["phase"] == "give" && legal.size() > 1) {
            Twins twins{seed, rehearsal.path, rehearsal.path};
            twins.one.push_back(legal.front());
            twins.two.push_back(legal.back());
            return twins;
        }
        rehearsal.play(wished(legal, {"play scout", "number 1", "place town_hall", "pick town_hall"}, dice));
    }
    return std::nullopt;
}

// Seat 0 has kept other cards than in the other match; the pile is empty, and seat 1 may draw what seat 0 put under it.
std::optional<Twins> empty_pile(int seed) {
    Rehearsal one("raiders", "players=2", seed), two("raiders", "players=2", seed);
    Dice dice(std::uint64_t(seed) + 1);
    one.play(one.match->legal_texts().front());
    two.play(two.match->legal_texts().back());
    while (one.match->ply() < 2000 && one.match->actor() != kNobody) {
        const Seat actor = one.match->actor();
        std::vector<std::string> both;
        for (const std::string& text : one.match->legal_texts())
            if (has(two.match->legal_texts(), text)) both.push_back(text);
        if (both.empty() || two.match->actor() != actor) return std::nullopt;
        if (actor == Seat::Second) {
            if (one.match->view(actor, teller) != two.match->view(actor, teller)) return std::nullopt;
            const Value state = one.state();
            const bool others_on_top = !state["under"].empty() && state["under"][0]["owner"] == 0;
            if (has(both, "draw") && state["unseen"].size() == 0 && others_on_top)
                return Twins{seed, one.path, two.path};
        }
        std::string text = wished(both, {"draw", "place gate_house", "pick gate_house", "skip"}, dice);
        one.play(text);
        two.play(text);
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("Raiders: a Scout's gift is not foreseen, whichever card it is") {
    int compared = 0;
    for (int seed = 1; seed < 200 && compared < 3; ++seed) {
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
    for (int seed = 1; seed < 200 && compared < 2; ++seed) {
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
    for (int seed = 1; seed < 100 && compared < 3; ++seed) {
        Rehearsal rehearsal("lofoten", "", seed);
        Dice dice(std::uint64_t(seed) + 1);
        while (rehearsal.match->actor() != kNobody) {
            const std::string text = any(rehearsal.match->legal_texts(), dice);
            const std::vector<std::string> before = rehearsal.path;
            const bool hidden = rehearsal.match->foresee(text, teller) == kChance;
            rehearsal.play(text);
            // One card was left, so nothing was read from the tape, and yet the seat did not know it.
            const auto& drawn = rehearsal.match->played(rehearsal.match->ply() - 1).chance;
            if (drawn != std::vector<Draw>{{1, 0}} || !hidden) continue;
            CAPTURE(seed);
            CHECK(has(foreseen("lofoten", "", seed, before), kChance));
            ++compared;
            break;
        }
    }
    CHECK(compared == 3);
}
