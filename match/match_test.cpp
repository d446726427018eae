#include "match/match.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "match/phrase_json.h"
#include "match/registry.h"
#include "match/testing.h"
#include "match/words.h"

using namespace jarl;
using Why = Match::Refused::Why;

namespace {

constexpr const char* kEverything = "modules=warehouses:4,jarls,upgrades tie=both";

const Words& kEnglish = words("en");

Seat rival_of(Seat seat) { return seat == Seat::First ? Seat::Second : Seat::First; }

// All a viewer can learn by asking.
std::string all_seen(const Match& match, Seat viewer) {
    std::string seen = match.view(viewer, kEnglish) + match.sketch(viewer, kEnglish, false);
    for (int ply = 0; ply < match.ply(); ++ply)
        for (const std::string& event : match.events(ply, viewer)) seen += event;
    return seen;
}

// Everything about the present, except whether there is something to redo.
std::string present(const Match& match) {
    std::string all = match.omniscient_state(match.ply()) + std::to_string(match.ply());
    for (const std::string& text : match.legal_texts()) all += text;
    return all + std::to_string(match.tape_used());
}

bool is_legal(const Match& match, std::string_view text) {
    for (const std::string& legal : match.legal_texts())
        if (legal == text) return true;
    return false;
}

// A move of the action phase, with the hand or the coins: nobody learns anything by it. The last use of an effect ("slide
// left") ends its phase by itself, and an unloading or a storing may be the last word of a match.
bool never_final(std::string_view text) {
    return text == "slide" || text == "turn" || text.starts_with("play ") || text.starts_with("buy ") ||
           text.starts_with("put ");
}

std::string refusal_of_setup(MatchSetup setup) {
    const auto match = Match::create(setup, FakeCrypto().tape(test_seed(1), kTestTapeBytes));
    return match ? "" : match.problem();
}

}  // namespace

TEST_CASE("a setup with something wrong is refused, and the field is named") {
    const MatchSetup good{"lofoten", "", {"Astrid", "Bjørn"}, std::string(64, '0')};
    CHECK(refusal_of_setup(good) == "");
    const auto with = [&](auto change) {
        MatchSetup setup = good;
        change(setup);
        return refusal_of_setup(setup);
    };
    CHECK(
        with([](auto& s) { s.game = "ludo"; }).starts_with("game: unknown game \"ludo\"; there is lofoten"));
    CHECK(with([](auto& s) { s.game = "\x1b[2J"; }).find('\x1b') == std::string::npos);
    CHECK(with([](auto& s) { s.options = "tie=maybe"; }).starts_with("options: "));
    CHECK(with([](auto& s) { s.options = "tie=\xff"; }) == "options: the text is not valid UTF-8");
    CHECK(with([](auto& s) { s.options = std::string(10'000, ' '); }) == "options: the text is too long");
    CHECK(with([](auto& s) { s.seats = {"Astrid"}; }) == "seats: 2 are needed and 1 were given");
    CHECK(with([](auto& s) { s.seats = {"A", "B", "C"}; }) == "seats: 2 are needed and 3 were given");
    CHECK(with([](auto& s) { s.seats[1] = ""; }) == "seat 1: the name is empty");
    CHECK(with([](auto& s) { s.seats[1] = std::string(41, 'x'); }) ==
          "seat 1: the name is longer than 40 bytes");
    CHECK(with([](auto& s) { s.seats[0] = "a\nb"; }) == "seat 0: the name contains a control character");
    CHECK(with([](auto& s) { s.seats[0] = "a\xc3"; }) == "seat 0: the name is not valid UTF-8");
    CHECK(with([](auto& s) { s.seats[0] = "a "; }) == "seat 0: the name begins or ends with a space");
    CHECK(with([](auto& s) { s.seed_hash = "abc"; }) == "seed sha256: 64 hexadecimal digits are needed");
    CHECK(with([](auto& s) { s.seed_hash = std::string(64, 'G'); }) ==
          "seed sha256: 64 hexadecimal digits are needed");
}

TEST_CASE("a match tells its options in canonical form") {
    CHECK(new_match("lofoten", "tie=none")->setup().options == find_game("lofoten")->default_options);
}

TEST_CASE("every text that is not in the legal list is refused with a rule, and changes nothing") {
    const auto match = new_match("lofoten", kEverything);
    Dice dice(3);
    std::set<std::string> said;  // every move text that was legal once
    while (match->actor() != kNobody) {
        const std::vector<std::string> legal = match->legal_texts();
        said.insert(legal.begin(), legal.end());
        const std::string before = present(*match);
        for (const std::string& text : said) {
            if (is_legal(*match, text)) {
                CHECK(!match->why_not(text));
                continue;
            }
            const auto refused = match->play(text);
            REQUIRE(refused);
            CHECK(refused->why == Why::NotLegal);
            CHECK(!refused->rule.empty());
            CHECK(refused->message.find(refused->rule) != std::string::npos);
        }
        CHECK(present(*match) == before);
        play_random_move(*match, dice);
    }
    CHECK(said.size() > 20);
}

TEST_CASE("what is no move at all is unreadable") {
    const auto match = new_match("lofoten", "");
    for (const std::string& text :
         {std::string(), std::string("dance"), std::string("play left "), std::string("play\0left", 9),
          std::string("\xff"), std::string(5000, 'x'), std::string("PLAY LEFT")}) {
        CAPTURE(text);
        const auto refused = match->play(text);
        REQUIRE(refused);
        CHECK(refused->why == Why::Unreadable);
        CHECK(refused->message.size() < 300);
    }
}

TEST_CASE("only the seat whose decision it is may play, and nobody after the end") {
    const auto match = new_match("lofoten", "");
    const Seat actor = match->actor();
    const std::string move = match->legal_texts()[0];
    CHECK(match->play_as(rival_of(actor), move)->why == Why::NotYourTurn);
    CHECK(match->play_as(kNobody, move)->why == Why::NotYourTurn);
    CHECK(match->ply() == 0);
    CHECK(!match->play_as(actor, move));
    Dice dice(5);
    play_random(*match, dice);
    REQUIRE(match->actor() == kNobody);
    CHECK(match->play(move)->why == Why::Over);
    CHECK(match->why_not(move)->why == Why::Over);
    CHECK(match->play_as(kNobody, move)->why == Why::Over);
}

TEST_CASE("a piece is asked about by the seat to decide, and the answer is about that piece") {
    const auto match = new_match("lofoten", kEverything);
    Dice dice(6);
    int said = 0, legal = 0;
    while (match->actor() != kNobody && match->ply() < 120) {
        const Seat actor = match->actor();
        CHECK(match->why_not_piece(rival_of(actor), "market-2")->why == Why::NotYourTurn);
        CHECK(match->why_not_piece(kNobody, "market-2")->why == Why::NotYourTurn);
        for (const std::string& piece : match->pieces()) {
            CAPTURE(piece);
            const auto refused = match->why_not_piece(actor, piece);
            if (!refused) {
                ++legal;
                continue;
            }
            ++said;
            CHECK(refused->why == Why::NotLegal);
            REQUIRE(refused->said);
            CHECK(kEnglish.knows(refused->said->key));
        }
        play_random_move(*match, dice);
    }
    CHECK(said > 0);
    CHECK(legal > 0);
    for (const std::string& none : {std::string(), std::string("no such piece"), std::string("\xff"),
                                    std::string("market-2\0", 9), std::string(65, 'm')})
        CHECK(match->why_not_piece(match->actor(), none)->why == Why::Unreadable);
    play_random(*match, dice);
    CHECK(match->why_not_piece(Seat::First, "market-2")->why == Why::Over);
    CHECK(match->pieces().empty());
}

TEST_CASE("a whole action phase is taken back move by move, and played again") {
    const auto match = new_match("lofoten", "");
    const Seat actor = match->actor();
    std::vector<std::string> positions{present(*match)};
    REQUIRE(!match->play("play right"));
    while (!is_legal(*match, "put left") && match->legal_texts() != std::vector<std::string>{"stop"}) {
        positions.push_back(present(*match));
        REQUIRE(!match->play(match->legal_texts()[0] == "stop" ? match->legal_texts()[1]
                                                               : match->legal_texts()[0]));
        if (positions.size() > 4) break;
    }
    positions.push_back(present(*match));
    const int played = match->ply();
    REQUIRE(played >= 2);
    for (int ply = played; ply > 0; --ply) {
        CHECK(match->can_undo(actor));
        CHECK(!match->can_undo(rival_of(actor)));
        CHECK(!match->undo(rival_of(actor)));
        CHECK(!match->undo(kNobody));
        CHECK(match->undo(actor));
        CHECK(present(*match) == positions[std::size_t(ply) - 1]);
    }
    CHECK(!match->can_undo(actor));
    CHECK(!match->undo(actor));
    for (int ply = 1; ply <= played; ++ply) {
        CHECK(!match->redo(rival_of(actor)));
        CHECK(match->redo(actor));
        CHECK(present(*match) == positions[std::size_t(ply)]);
    }
    CHECK(!match->redo(actor));
}

TEST_CASE("stop, pile, reroll hand and end stand for good, and so does all before them") {
    const auto match = new_match("lofoten", kEverything, 2);
    Dice dice(8);
    std::set<std::string> sealing;
    while (match->actor() != kNobody) {
        const Seat who = match->actor();
        play_random_move(*match, dice);
        const Ply& ply = match->played(match->ply() - 1);
        const std::string verb = ply.text.substr(0, ply.text.find(' '));
        const bool always = verb == "pile" || verb == "reroll" || verb == "end";
        if (always) CHECK(ply.sealed);
        if (never_final(ply.text)) CHECK(!ply.sealed);
        if (!ply.chance.empty() || match->actor() != who) CHECK(ply.sealed);
        if (ply.sealed) {
            sealing.insert(verb);
            CHECK(match->undo_floor() == match->ply());
            CHECK(!match->can_undo(who));
        }
        CHECK(match->can_undo(who) == !ply.sealed);
        CHECK(!match->can_redo(who));
    }
    for (const char* verb : {"stop", "pile", "end"}) CHECK(sealing.count(verb) == 1);
}

TEST_CASE("undo at random never changes the match that is played in the end") {
    const auto straight = new_match("lofoten", kEverything, 4),
               wavering = new_match("lofoten", kEverything, 4);
    Dice choice(1), doubt(2);
    int taken_back = 0;
    while (straight->actor() != kNobody) {
        for (const std::string& other : wavering->legal_texts()) {
            if (!never_final(other) || doubt.below(2) == 0) continue;
            REQUIRE(!wavering->play(other));
            REQUIRE(wavering->undo(wavering->actor()));
            ++taken_back;
        }
        const auto legal = straight->legal_texts();
        const std::string move = legal[choice.below(std::uint32_t(legal.size()))];
        REQUIRE(!straight->play(move));
        REQUIRE(!wavering->play(move));
    }
    CHECK(taken_back > 100);
    CHECK(straight->record(seed_hex(test_seed(4))) == wavering->record(seed_hex(test_seed(4))));
}

TEST_CASE("a new move forgets what was taken back") {
    const auto match = new_match("lofoten", "");
    const Seat actor = match->actor();
    REQUIRE(!match->play("play left"));
    REQUIRE(match->undo(actor));
    CHECK(match->can_redo(actor));
    REQUIRE(!match->play("play right"));
    CHECK(!match->can_redo(actor));
}

TEST_CASE("the others see a move only when it can no longer be taken back") {
    const auto match = new_match("lofoten", kEverything, 3);
    Dice dice(9);
    std::string seen[2] = {all_seen(*match, Seat::Second), all_seen(*match, kNobody)};
    int behind = 0;
    while (match->actor() != kNobody && match->ply() < 200) {
        const Seat who = match->actor(), other = rival_of(who);
        seen[0] = all_seen(*match, other);
        seen[1] = all_seen(*match, kNobody);
        play_random_move(*match, dice);
        CHECK((match->actor() != who || match->visible_ply(who) == match->ply()));
        if (match->undo_floor() == match->ply()) {
            CHECK(match->visible_ply(other) == match->ply());
            CHECK(all_seen(*match, other) != seen[0]);
            continue;
        }
        ++behind;
        CHECK(match->visible_ply(other) == match->undo_floor());
        CHECK(match->events(match->ply() - 1, other).empty());
        CHECK(match->told(match->ply() - 1, kNobody).empty());
        CHECK(all_seen(*match, other) == seen[0]);
        CHECK(all_seen(*match, kNobody) == seen[1]);
        CHECK(match->view_at(match->ply(), other, kEnglish) == match->view(other, kEnglish));
        CHECK(match->state_seen(match->ply(), other) == match->state_seen(match->undo_floor(), other));
    }
    CHECK(behind > 50);
}

TEST_CASE("a view carries what a table needs, and legal moves only for the seat that decides") {
    const auto match = new_match("lofoten", "", 1, {"Astrid \"the Red\"", "Bjørn"});
    const Seat actor = match->actor();
    for (const Seat viewer : {Seat::First, Seat::Second, kNobody}) {
        const auto view = nlohmann::json::parse(match->view(viewer, kEnglish), nullptr, false);
        REQUIRE(view.is_object());
        for (const char* key :
             {"game", "ruleset", "options", "seats", "seed_hash", "ply", "visible_ply", "turn", "actor",
              "you", "over", "prompt", "undo", "redo", "state", "legal", "scores"}) {
            CAPTURE(key);
            CHECK(view.contains(key));
        }
        CHECK(view["seats"][0] == "Astrid \"the Red\"");
        CHECK(view["actor"] == int(index(actor)));
        CHECK(view["you"] == (viewer == kNobody ? nlohmann::json() : nlohmann::json(int(index(viewer)))));
        CHECK(view["over"] == false);
        CHECK(!view.contains("ranking"));
        CHECK(view["legal"].size() == (viewer == actor ? match->legal_texts().size() : 0));
        CHECK(view["scores"].size() == 2);
        CHECK(view["state"].is_object());
        CHECK(nlohmann::json::parse(match->state_seen(0, viewer), nullptr, false) == view["state"]);
    }
    const auto mine = nlohmann::json::parse(match->view(actor, kEnglish), nullptr, false);
    for (std::size_t i = 0; i < match->legal_texts().size(); ++i) {
        CHECK(mine["legal"][i]["text"] == match->legal_texts()[i]);
        CHECK(mine["legal"][i]["words"] == kEnglish.say(match->legal_phrase(i)));
    }
}

TEST_CASE("an old position offers nothing to do, and the end has a ranking") {
    const auto match = new_match("lofoten", "");
    Dice dice(4);
    play_random(*match, dice);
    for (const Seat viewer : {Seat::First, Seat::Second, kNobody}) {
        const auto end = nlohmann::json::parse(match->view(viewer, kEnglish), nullptr, false);
        CHECK(end["over"] == true);
        CHECK(end["actor"].is_null());
        CHECK(end["visible_ply"] == match->ply());
        CHECK(end["ranking"].size() == 2);
        CHECK(end["undo"] == false);
        const auto old = nlohmann::json::parse(match->view_at(0, viewer, kEnglish), nullptr, false);
        CHECK(old["ply"] == 0);
        CHECK(old["legal"].empty());
        CHECK(old["over"] == false);
        CHECK(match->view_at(-5, viewer, kEnglish) == match->view_at(0, viewer, kEnglish));
        CHECK(match->view_at(1'000'000, viewer, kEnglish) == match->view(viewer, kEnglish));
        CHECK(match->events(-1, viewer).empty());
        CHECK(match->events(1'000'000, viewer).empty());
    }
}

TEST_CASE("a seat reads its legal moves from its observation, and they are the real ones") {
    const auto match = new_match("lofoten", kEverything, 6);
    Dice dice(2);
    while (match->actor() != kNobody) {
        const auto view = nlohmann::json::parse(match->view(match->actor(), kEnglish), nullptr, false);
        std::vector<std::string> texts;
        for (const auto& move : view["legal"]) texts.push_back(move["text"].get<std::string>());
        REQUIRE(texts == match->legal_texts());
        play_random_move(*match, dice);
    }
}

TEST_CASE("a tape that runs dry refuses the move and changes nothing; more tape gives the same game") {
    const std::vector<std::uint8_t> tape = FakeCrypto().tape(test_seed(7), kTestTapeBytes);
    const auto first = [&](std::size_t bytes) {
        return std::vector<std::uint8_t>(tape.begin(), tape.begin() + std::ptrdiff_t(bytes));
    };
    const MatchSetup setup{"lofoten", kEverything, {"Astrid", "Bjørn"}, std::string(64, '0')};
    CHECK(Match::create(setup, first(8)).problem() == "the tape is too short for the deal");

    auto rich = Match::create(setup, tape), poor = Match::create(setup, first(400));
    REQUIRE(rich);
    REQUIRE(poor);
    std::size_t bytes = 400;
    int short_of = 0;
    Dice dice(1);
    while ((*rich)->actor() != kNobody) {
        const auto legal = (*rich)->legal_texts();
        const std::string move = legal[dice.below(std::uint32_t(legal.size()))];
        REQUIRE(!(*rich)->play(move));
        const std::string before = present(**poor);
        while (const auto refused = (*poor)->play(move)) {
            REQUIRE(refused->why == Why::TapeIsShort);
            CHECK(present(**poor) == before);
            ++short_of;
            (*poor)->extend_tape(first(bytes += 3));  // not even whole numbers
        }
        CHECK(present(**poor) == present(**rich));
    }
    CHECK(short_of > 10);
    CHECK((*rich)->tape_used() <= bytes);
}

TEST_CASE("the chance of a ply is what was read from the tape") {
    const auto match = new_match("lofoten", "", 9);
    const std::vector<std::uint8_t> bytes = FakeCrypto().tape(test_seed(9), kTestTapeBytes);
    Dice dice(6);
    play_random(*match, dice);
    Tape tape(bytes);
    const auto same = [&](const std::vector<Draw>& draws) {
        for (const Draw draw : draws) {
            CHECK(draw.n > 1);
            CHECK(tape.below(draw.n) == draw.k);
        }
    };
    same(match->dealt());
    for (int ply = 0; ply < match->ply(); ++ply) same(match->played(ply).chance);
    CHECK(tape.at() == match->tape_used());
}

TEST_CASE("everything a match can say is said in both languages") {
    for (const char* language : {"en", "fr"}) {
        const Words& said_in = words(language);
        REQUIRE(said_in.language() == language);
        for (int seed = 0; seed < 4; ++seed) {
            const auto match = new_match("lofoten", seed % 2 == 0 ? kEverything : "", seed);
            Dice dice{std::uint64_t(seed)};
            while (match->actor() != kNobody) {
                std::string said = said_in.say(match->prompt());
                for (std::size_t i = 0; i < match->legal_texts().size(); ++i)
                    said += "\n" + said_in.say(match->legal_phrase(i));
                play_random_move(*match, dice);
                for (const Seat viewer : {Seat::First, Seat::Second, kNobody})
                    for (const Phrase& phrase : match->told(match->ply() - 1, viewer))
                        said += "\n" + said_in.say(phrase);
                CAPTURE(said);
                CHECK(said.find('<') == std::string::npos);
            }
        }
    }
}

TEST_CASE(
    "what is foreseen is, byte for byte, what the seat sees and is told after the move, without the list") {
    for (const GameInfo& game : games()) {
        CAPTURE(game.name);
        Dice dice(3);
        const auto match = new_match(std::string(game.name), "", 4);
        REQUIRE(match);
        int told = 0, chance = 0;
        for (int i = 0; i < 200 && match->actor() != kNobody; ++i) {
            const Seat actor = match->actor();
            const std::vector<std::string> legal = match->legal_texts();
            const std::string text = legal[dice.below(std::uint32_t(legal.size()))];
            const std::string before = present(*match);
            const std::string foreseen = match->foresee(text, kEnglish);
            CHECK(present(*match) == before);
            REQUIRE_FALSE(match->play(text));
            if (foreseen == "{\"chance\":true}") {
                CHECK(match->played(match->ply() - 1).sealed);
                ++chance;
                continue;
            }
            ++told;
            std::string events;
            for (const std::string& event : match->events(match->ply() - 1, actor))
                events += (events.empty() ? "" : ",") + event;
            auto after = nlohmann::ordered_json::parse(match->view(actor, kEnglish), nullptr, false);
            after["legal"] = nlohmann::ordered_json::array();  // what could be chosen then is not told
            CHECK(foreseen == std::string("{\"chance\":false,\"final\":") +
                                  (match->played(match->ply() - 1).sealed ? "true" : "false") +
                                  ",\"view\":" + after.dump() + ",\"events\":[" + events + "]}");
        }
        CHECK(told > 50);
        CHECK(chance > 0);
    }
}

TEST_CASE("nothing is foreseen of what is no legal move") {
    const auto match = new_match("lofoten", "");
    CHECK(match->foresee("gibberish", kEnglish) == "null");
    CHECK(match->foresee("", kEnglish) == "null");
    CHECK(match->foresee(std::string(kMaxMoveText + 1, 'x'), kEnglish) == "null");
    CHECK(match->foresee("end", kEnglish) == "null");
    Dice dice(1);
    while (match->actor() != kNobody) play_random_move(*match, dice);
    CHECK(match->foresee("end", kEnglish) == "null");
}
