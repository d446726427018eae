// Every sentence a player may read, in every language: names of people and things, never codes.
#include <filesystem>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

#include "base/native/files.h"
#include "match/match.h"
#include "match/phrase_json.h"
#include "match/testing.h"
#include "match/words.h"
#include "tests/conformance/codes.h"
#include "tests/conformance/random_games.h"

namespace jarl::conformance {
namespace {

TEST_CASE("a code in a sentence is found, and plain words are not taken for one") {
    for (const char* bad :
         {"Lay wood on c0r1.", "the longship wood-1", "Go to 2,-6.", "pile 0", "Not now: RAI-119", "Turn 0",
          "player 2 pays", "seat 0", "le joueur 2", "<loot.kind.axe>", "0 uses left", "gate_house", "fish2r",
          "o05", "LOO-EX-16", "Tour 0", "0 utilisation", "warehouse 3"}) {
        CAPTURE(bad);
        CHECK_FALSE(code_in(bad).empty());
    }
    for (const char* good :
         {"Astrid slides left to space 3.", "the 10-point warehouse", "Turn 10", "SHA-256 of the seed",
          "4 players, 2 piles", "the +1 sheep longship: wood, 2 axes", "une chaîne de 4, 8 ou 12 vikings",
          "a level-1 warehouse", "10 uses left"}) {
        CAPTURE(good);
        CHECK(code_in(good) == "");
    }
}

// Says sentences as a language does, and keeps those with a code, one for each key.
class Listener final : public Teller {
  public:
    explicit Listener(const Words& words) : words_(words) {}

    std::string say(const Phrase& phrase) const override {
        std::string said = words_.say(phrase);
        if (!heard_.insert(said).second) return said;
        if (const std::string code = code_in(said); !code.empty())
            wrong_.emplace(phrase.key, '"' + code + "\" in \"" + said + '"');
        return said;
    }
    std::size_t heard() const { return heard_.size(); }
    void complain() const {
        for (const auto& [key, what] : wrong_) FAIL_CHECK(words_.language(), ": ", key, ": ", what);
    }

  private:
    const Words& words_;
    mutable std::set<std::string> heard_;
    mutable std::map<std::string, std::string> wrong_;
};

constexpr const char* kNames[] = {"Astrid", "Leif", "Sigrid", "Bjørn"};

std::vector<Listener> listeners() {
    std::vector<Listener> all;
    for (const Words& words : all_words()) all.emplace_back(words);
    return all;
}

// Prompts and choices of every viewer, and the answer to pointing at every piece.
void read_position(const Match& match, const std::vector<Seat>& viewers, std::vector<Listener>& all,
                   std::size_t& pieces) {
    for (const Listener& listener : all)
        for (const Seat viewer : viewers) (void)match.view(viewer, listener);
    for (const std::string& piece : match.pieces()) {
        const auto refused = match.why_not_piece(match.actor(), piece);
        ++pieces;
        if (!refused) continue;
        if (!refused->said) FAIL(piece, ": ", refused->message);
        for (const Listener& listener : all) (void)listener.say(*refused->said);
    }
}

void read_log(const Match& match, const std::vector<Seat>& viewers, std::vector<Listener>& all) {
    for (int ply = 0; ply < match.ply(); ++ply)
        for (const Seat viewer : viewers)
            for (const Phrase& phrase : match.told(ply, viewer))
                for (const Listener& listener : all) (void)listener.say(phrase);
}

TEST_CASE_TEMPLATE_DEFINE("no sentence of a game holds a code, whoever reads it", G, sentences) {
    std::vector<Listener> all = listeners();
    std::size_t positions = 0, pieces = 0;
    for_each_game<G>(0.01, [&](const auto& options, std::uint64_t seed) {
        const std::vector<Seat> who = viewers<G>(options);
        const std::vector<std::string> names(kNames, kNames + G::seats(options));
        const auto match = new_match(std::string(G::kName), G::options_text(options), int(seed), names);
        REQUIRE(match);
        Dice dice(seed);
        Sampler sampler(seed, 3);
        while (match->actor() != kNobody) {
            if (match->ply() == 0 || sampler.take()) {
                read_position(*match, who, all, pieces);
                ++positions;
            }
            play_random_move(*match, dice);
        }
        read_position(*match, who, all, pieces);
        read_log(*match, who, all);
    });
    for (const Listener& listener : all) listener.complain();
    constexpr bool no_pieces = requires { requires G::kNoPieces; };
    CHECK((pieces > 0) != no_pieces);
    MESSAGE(G::kName, ": ", positions, " positions, ", pieces, " pieces, ", all.front().heard(),
            " different sentences");
}
TEST_CASE_TEMPLATE_APPLY(sentences, AllGames);

// --- The words themselves -----------------------------------------------------------------------------------------

// About the notation of moves and drawings: these explain the codes.
const std::set<std::string> kAboutNotation{"loot.sketch.legend.fjord"};
// The only sentences that may name a rule by its number: a tooltip, and the terminal's answer to it.
const std::set<std::string> kNameRules{"web.rule", "cli.help.rule"};

// {name} and [icon] stand for words; of a choice both are read.
std::string without_slots(const std::string& sentence) {
    static const std::regex slot(R"(\{\w+\^?\}|\[[a-z_]+\])"), choice(R"(\{\w+:([^|}]*)\|([^}]*)\})");
    return std::regex_replace(std::regex_replace(sentence, slot, "x"), choice, "$1 $2");
}

TEST_CASE("no sentence of the words holds a code") {
    std::size_t sentences = 0;
    for (const auto& entry : std::filesystem::directory_iterator("words")) {
        const auto text = read_file(entry.path().string(), 1 << 22);
        REQUIRE(text);
        const auto words = nlohmann::json::parse(*text, nullptr, /*allow_exceptions=*/false);
        REQUIRE(words.is_object());
        for (const auto& [key, value] : words.items()) {
            if (kAboutNotation.contains(key)) continue;
            const auto sentence = value.template get<std::string>();
            CAPTURE(entry.path().string());
            CAPTURE(key);
            CHECK(code_in(without_slots(sentence)) == "");
            if (!kNameRules.contains(key)) CHECK(sentence.find("{rule}") == std::string::npos);
            ++sentences;
        }
    }
    CHECK(sentences > 2000);
}

}  // namespace
}  // namespace jarl::conformance
