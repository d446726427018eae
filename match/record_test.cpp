#include "match/record.h"

#include <doctest/doctest.h>

#include "match/registry.h"
#include "match/testing.h"

using namespace jarl;

namespace {

std::string finished_record(const std::string& options = "", int seed = 1) {
    const auto match = new_match("lofoten", options, seed);
    Dice dice{std::uint64_t(seed)};
    play_random(*match, dice);
    return match->record(seed_hex(test_seed(seed)));
}

std::string open_record(int plies) {
    const auto match = new_match("lofoten", "");
    Dice dice(1);
    play_random(*match, dice, plies);
    return match->record("");
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const std::size_t at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), with);
}

std::string without_line(std::string text, std::string_view beginning) {
    const std::size_t at = text.find("\n" + std::string(beginning)) + 1;
    REQUIRE(at != 0);
    return text.erase(at, text.find('\n', at) + 1 - at);
}

std::string line(const std::string& text, int number) {
    std::size_t at = 0;
    while (--number > 0) at = text.find('\n', at) + 1;
    return text.substr(at, text.find('\n', at) - at);
}

// What is wrong with it; empty: nothing.
std::string problem_with(std::string_view text) {
    const auto record = read_record(text);
    if (!record) return record.problem();
    const auto match = replay(*record, FakeCrypto());
    return match ? "" : match.problem();
}

void round_trip(Match& match, int seed) {
    const std::string hex = seed_hex(test_seed(seed));
    Dice dice{std::uint64_t(seed)};
    play_random(match, dice);
    const std::string text = match.record(hex);
    const auto record = read_record(text);
    REQUIRE(record);
    CHECK(record->finished());
    const auto again = replay(*record, FakeCrypto());
    REQUIRE(again);
    CHECK((*again)->record(hex) == text);
    CHECK((*again)->omniscient_state((*again)->ply()) == match.omniscient_state(match.ply()));
    CHECK((*again)->scores() == match.scores());
}

// The header of a record with two seats: line 1 names the format.
enum HeaderLine {
    kGame = 2,
    kRuleset,
    kOptions,
    kFirstSeat,
    kSecondSeat,
    kHash,
    kSeed,
    kResult,
    kMoves,
    kEmpty,
    kFirstTurn
};
std::string at(int line) { return "line " + std::to_string(line) + ": "; }

}  // namespace

TEST_CASE("a record is a header, an empty line and the moves by turn") {
    const std::string text = finished_record();
    CHECK(line(text, 1) == "jarl record 1");
    CHECK(line(text, kGame) == "game: lofoten");
    CHECK(line(text, kRuleset) == "ruleset: lofoten/2");
    CHECK(line(text, kOptions) == "options: modules=none tie=none first=lot");
    CHECK(line(text, kFirstSeat) == "seat 0: Astrid");
    CHECK(line(text, kSecondSeat) == "seat 1: Bjørn");
    CHECK(line(text, kHash) == "seed sha256: " + seed_hex(test_seed(1)));
    CHECK(line(text, kSeed) == "seed: " + seed_hex(test_seed(1)));
    CHECK(line(text, kResult).starts_with("result: "));
    CHECK(line(text, kMoves).starts_with("moves: "));
    CHECK(line(text, kEmpty).empty());
    CHECK(line(text, kFirstTurn).starts_with("1. "));  // whoever the lot fell on
    CHECK(text.back() == '\n');
}

TEST_CASE("records of random games with all options are read, replayed and written alike") {
    Registry::for_each([]<class G>() {
        int seed = 0;
        for (const auto& options : G::sample_options()) {
            CAPTURE(G::options_text(options));
            const std::string names[] = {"Astrid", "Bjørn", "Sif", "Ólafur"};
            const std::vector<std::string> seats(names, names + G::seats(options));
            ++seed;
            round_trip(*new_match(std::string(G::kName), G::options_text(options), seed, seats), seed);
        }
    });
}

TEST_CASE("a match that goes on hides its seed in a record and keeps it in a save") {
    for (const int plies : {0, 1, 2, 7, 40, 100}) {
        const auto match = new_match("lofoten", "");
        Dice dice(1);
        play_random(*match, dice, plies);
        const std::string hex = seed_hex(test_seed(1)), text = match->record(hex), save = match->save(hex);
        CHECK(text.find("\nseed: ") == std::string::npos);
        CHECK(text.find("\nresult: ") == std::string::npos);
        CHECK(problem_with(text) ==
              at(kHash) + "seed: the match is not over, so the record has no seed to play it again");
        const auto by_its_runner = replay(*read_record(text), FakeCrypto(), test_seed(1));
        REQUIRE(by_its_runner);
        CHECK((*by_its_runner)->record("") == text);

        CHECK(save.find("\nsecret seed: " + hex + "\n") != std::string::npos);
        const auto resumed = replay(*read_record(save), FakeCrypto());
        REQUIRE(resumed);
        CHECK((*resumed)->save(hex) == save);
        CHECK((*resumed)->ply() == plies);
        CHECK((*resumed)->undo_floor() == match->undo_floor());
    }
    CHECK(!replay(*read_record(open_record(5)), FakeCrypto(), test_seed(2)));
}

TEST_CASE("a record with Windows line ends is the same record") {
    const std::string text = finished_record();
    std::string windows;
    for (const char c : text) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    REQUIRE(problem_with(windows) == "");
    CHECK((*replay(*read_record(windows), FakeCrypto()))->record(seed_hex(test_seed(1))) == text);
}

TEST_CASE("a wrong header is named with its line") {
    const std::string text = finished_record();
    CHECK(problem_with("") == at(1) + "the record is empty");
    CHECK(problem_with("jarl record 2\n") == at(1) + "a record begins with \"jarl record 1\"");
    CHECK(problem_with(replaced(text, "game: lofoten", "game: ludo")) ==
          at(kGame) + "game: unknown game \"ludo\"");
    for (const std::string made : {"lofoten/1", "lofoten/9"})
        CHECK(problem_with(replaced(text, "lofoten/2", made)) ==
              at(kRuleset) + "ruleset: the match was made with \"" + made +
                  "\", and this program plays lofoten/2");
    CHECK(problem_with(replaced(text, "tie=none", "tie=maybe"))
              .starts_with(at(kOptions) + "options: unknown tie"));
    CHECK(problem_with(replaced(text, "tie=none", "colour=red"))
              .starts_with(at(kOptions) + "options: unknown option"));
    CHECK(problem_with(replaced(text, "modules=none tie=none", "tie=none")) ==
          at(kOptions) + "options: written as \"modules=none tie=none first=lot\"");
    CHECK(problem_with(replaced(text, "seat 1: Bjørn", "seat 1: " + std::string(41, 'x'))) ==
          at(kSecondSeat) + "seat 1: the name is longer than 40 bytes");
    CHECK(problem_with(replaced(text, "seat 1: Bjørn\n", "seat 1: Bjørn\nseat 2: Sif\n")) ==
          at(kSecondSeat + 1) + "seats: 2 are needed and 3 were given");
    CHECK(problem_with(replaced(text, "seat 1: ", "seat 7: ")) ==
          at(kSecondSeat) + "unknown header \"seat 7\"");
    CHECK(problem_with(replaced(text, "game: ", "colour: ")) == at(kGame) + "unknown header \"colour\"");
    CHECK(problem_with(replaced(text, "game: lofoten", "lofoten")) ==
          at(kGame) + "a header line reads \"name: value\"");
    CHECK(problem_with(replaced(text, "game: lofoten", "game: ")) == at(kGame) + "game: the value is empty");
    CHECK(problem_with(replaced(text, "ruleset: lofoten/2", "game: lofoten")) ==
          at(kRuleset) + "game: said before, on line 2");
    CHECK(problem_with(replaced(text, "seat 1: ", "seat 0: ")) ==
          at(kSecondSeat) + "seat 0: said before, on line 5");
}

TEST_CASE("a missing header is named") {
    const std::string text = finished_record();
    for (const char* name : {"game", "ruleset", "options", "seat 0", "seed sha256", "moves"})
        CHECK(problem_with(without_line(text, std::string(name) + ": ")) ==
              at(kEmpty - 1) + "the header ends here without \"" + name + ": …\"");
    CHECK(problem_with(without_line(text, "seat 1: ")) ==
          at(kFirstSeat) + "seats: 2 are needed and 1 were given");
    CHECK(problem_with(without_line(text, "seed: ")) ==
          at(kResult - 1) + "result: a finished match shows its seed");
    CHECK(problem_with(without_line(text, "result: ")) ==
          at(kSeed) + "seed: a match without a result hides its seed");
}

TEST_CASE("a seed that is not the promised one is found") {
    const std::string text = finished_record();
    const std::string right = seed_hex(test_seed(1)), wrong = seed_hex(test_seed(2));
    CHECK(problem_with(replaced(text, "seed: " + right, "seed: " + wrong)) ==
          at(kHash) + "seed sha256: the seed's hash is " + wrong);
    CHECK(problem_with(replaced(text, "seed sha256: " + right, "seed sha256: " + wrong)) ==
          at(kHash) + "seed sha256: the seed's hash is " + right);
    CHECK(problem_with(replaced(text, "seed: " + right, "seed: 12")) ==
          at(kSeed) + "seed: 64 hexadecimal digits are needed");
    CHECK(problem_with(replaced(text, "seed: ", "secret seed: ")) ==
          at(kSeed) + "secret seed: the match is over, nothing is secret");
    CHECK(problem_with(replaced(text, "seed: " + right, "seed: " + right + "\nsecret seed: " + right)) ==
          at(kSeed + 1) + "secret seed: a second seed");
}

TEST_CASE("a result that the moves do not lead to is found") {
    const std::string text = finished_record();
    const std::string result = line(text, kResult).substr(8);
    CHECK(problem_with(replaced(text, result, "99 (place 1), 0 (place 2)")) ==
          at(kResult) + "result: the moves lead to \"" + result + "\"");
}

TEST_CASE("a match that goes on must not claim a result, and one that is over must") {
    std::string text = open_record(10);
    const std::string hex = seed_hex(test_seed(1));
    text = replaced(text, "moves: ", "seed: " + hex + "\nresult: 3 (place 1), 1 (place 2)\nmoves: ");
    CHECK(problem_with(text).find("the match is not over: its result is on line 9") != std::string::npos);

    std::string over = without_line(finished_record(), "result: ");
    over = replaced(over, "\nseed: ", "\nsecret seed: ");
    CHECK(problem_with(over).find("the match is over here, and the header has no result") !=
          std::string::npos);
}

TEST_CASE("a changed move is named with its line, its place in it and the rule") {
    const std::string text = finished_record();
    const std::string turn = line(text, kFirstTurn);
    const std::string changed =
        turn.substr(0, turn.find("; ") + 2) + "space 4" + turn.substr(turn.find("; ", turn.find("; ") + 2));
    CHECK(problem_with(replaced(text, turn, changed)) ==
          at(kFirstTurn) + "move 2 \"space 4\": LOF-091 does not allow it");
    CHECK(problem_with(replaced(text, "\n1. 0 ", "\n1. 0 dance "))
              .starts_with(at(kFirstTurn) + "move 1 \"dance "));
    CHECK(problem_with(replaced(text, "\n1. 0 ", "\n2. 0 ")).ends_with("it is turn 1, seat 0 decides"));
    CHECK(problem_with(replaced(text, "\n1. 0 ", "\n1. 1 ")).ends_with("it is turn 1, seat 0 decides"));
    CHECK(problem_with(replaced(text, "\n1. 0 ", "\n1. 0  ")).starts_with(at(kFirstTurn) + "move 1 \" "));
    CHECK(problem_with(replaced(text, "\n1. 0 ", "\n1. 0 ; ")) == at(kFirstTurn) + "move 1 is empty");
    CHECK(problem_with(replaced(text, "\n1. 0 ", "\none. 0 ")) ==
          at(kFirstTurn) + "a line of moves reads \"turn. seat move; move\"");
}

TEST_CASE("moves after the end, and any other junk, are refused") {
    const std::string text = finished_record();
    const auto record = read_record(text);
    const std::string one_more =
        replaced(text, line(text, kMoves), "moves: " + std::to_string(record->moves.size() + 1));
    CHECK(problem_with(one_more + "999. 0 end\n").ends_with("move 1 \"end\": the match is over"));
    CHECK(problem_with(text + "999. 0 end\n").starts_with(at(kMoves) + "moves: "));
    const std::string after = at(record->last_line + 1);
    CHECK(problem_with(text + "\n").starts_with(after));
    CHECK(problem_with(text + "hello\n").starts_with(after));
    CHECK(problem_with(text + text).starts_with(after));
    CHECK(problem_with(text + "x").starts_with(after));
    CHECK(problem_with(text + std::string(1, '\0')).starts_with(after + "the line contains a NUL byte"));
}

TEST_CASE("a record cut short anywhere is refused, and the line is named") {
    const std::string text = finished_record();
    for (std::size_t size = 0; size < text.size(); size += size < 600 || text.size() - size < 300 ? 1 : 61) {
        CAPTURE(size);
        const auto record = read_record(std::string_view(text).substr(0, size));
        REQUIRE(!record);
        CHECK(record.problem().starts_with("line "));
    }
}

TEST_CASE("strange bytes and strange sizes are refused with their line") {
    const std::string text = finished_record();
    CHECK(problem_with(replaced(text, "Astrid", std::string("Ast\0rid", 7))) ==
          at(kFirstSeat) + "the line contains a NUL byte");
    CHECK(problem_with(replaced(text, "Astrid", "Ast\xffrid")) ==
          at(kFirstSeat) + "the line is not valid UTF-8");
    CHECK(problem_with(replaced(text, "Astrid", "Ast\x1b[31m")) ==
          at(kFirstSeat) + "the line contains a control character");
    CHECK(problem_with(replaced(text, "Astrid", "Ast\rrid")) ==
          at(kFirstSeat) + "the line contains a control character");
    CHECK(problem_with(replaced(text, "Astrid", std::string(kMaxRecordLine, 'x'))) ==
          at(kFirstSeat) + "the line is too long");
    CHECK(problem_with(std::string(kMaxRecordBytes + 1, 'x')).starts_with("the record is too big"));
}

TEST_CASE("a tape that the runner cannot lengthen is a problem and not a loop") {
    class ShortTape final : public Crypto {
      public:
        std::string sha256_hex(std::span<const std::uint8_t> bytes) const override { return to_hex(bytes); }
        std::vector<std::uint8_t> tape(const Seed& seed, std::size_t) const override {
            return FakeCrypto().tape(seed, 500);
        }
    };
    const auto match = replay(*read_record(finished_record()), ShortTape());
    REQUIRE(!match);
    CHECK(match.problem().ends_with("the tape is too short"));
}
