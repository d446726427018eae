#include "match/words.h"

#include <doctest/doctest.h>

#include "base/capital.h"
#include "match/words_data.h"

using namespace jarl;

namespace {

Words read(std::string_view language, std::string_view json) {
    auto words = Words::read(language, json);
    REQUIRE(words);
    return std::move(*words);
}

std::string problem_of(std::string_view json) {
    const auto words = Words::read("en", json);
    return words ? "" : words.problem();
}

}  // namespace

TEST_CASE("a sentence takes numbers, names, phrases and lists") {
    const Words words =
        read("en", R"({"x": "{who}: {n} of {what} [{all}] {{n}", "fish": "fish", "mead": "mead"})");
    std::vector<Phrase> list;
    list.push_back(Phrase{"mead"});
    list.push_back(Phrase{"fish"});
    const Phrase phrase = Phrase{"x"}
                              .with("who", std::string("{Åse}"))
                              .with("n", -3)
                              .with("what", Phrase{"fish"})
                              .with("all", std::move(list));
    CHECK(words.say(phrase) == "{Åse}: -3 of fish [mead, fish] {n}");
}

TEST_CASE("a choice follows the language: French counts nothing as one") {
    const char* json = R"({"x": "{n} coin{n:|s}, {n:is|are}"})";
    const Words en = read("en", json), fr = read("fr", json);
    CHECK(en.say(Phrase{"x"}.with("n", 0)) == "0 coins, are");
    CHECK(en.say(Phrase{"x"}.with("n", 1)) == "1 coin, is");
    CHECK(en.say(Phrase{"x"}.with("n", 2)) == "2 coins, are");
    CHECK(en.say(Phrase{"x"}.with("n", -1)) == "-1 coin, is");
    CHECK(fr.say(Phrase{"x"}.with("n", 0)) == "0 coin, is");
    CHECK(fr.say(Phrase{"x"}.with("n", 1)) == "1 coin, is");
    CHECK(fr.say(Phrase{"x"}.with("n", 2)) == "2 coins, are");
}

TEST_CASE("an argument can begin with a capital") {
    const Words words = read("fr", R"({"x": "{what^} est là", "y": "écu"})");
    CHECK(words.say(Phrase{"x"}.with("what", Phrase{"y"})) == "Écu est là");
    CHECK(words.say(Phrase{"x"}.with("what", std::string())) == " est là");
    CHECK(words.say(Phrase{"x"}.with("what", 3)) == "3 est là");
    CHECK(with_capital("œil") == "Œil");
    CHECK(with_capital("ø") == "Ø");
    CHECK(with_capital("þór") == "Þór");
    CHECK(with_capital("ÿ") == "Ÿ");
    CHECK(with_capital("žito") == "Žito");
    CHECK(with_capital("łoś") == "Łoś");
    CHECK(with_capital("÷") == "÷");
    CHECK(with_capital("É") == "É");
    CHECK(with_capital("ß") == "ß");
    CHECK(with_capital("\xff") == "\xff");
}

TEST_CASE("what is missing shows itself and harms nobody") {
    const Words words = read("en", R"({"x": "{who} has {n:one|many} {what^}"})");
    CHECK(words.say(Phrase{"nowhere"}) == "<nowhere>");
    CHECK(words.say(Phrase{"x"}) == "<who> has <n> <what>");
    CHECK(words.say(Phrase{"x"}.with("n", std::string("1")).with("who", Phrase{"y"}).with("what", 1)) ==
          "<y> has <n> 1");
}

TEST_CASE("a broken file of words is refused with the key") {
    CHECK(problem_of("[]") == "en: file: not a JSON object");
    CHECK(problem_of("{") == "en: file: not a JSON object");
    CHECK(problem_of("") == "en: file: not a JSON object");
    CHECK(problem_of(R"({"a": 1})") == "en: a: not a text");
    CHECK(problem_of(R"({"a": "x", "b": "y", "a": "z"})") == "en: a: said twice");
    CHECK(problem_of(R"({"a": "{n"})") == "en: a: an open brace in \"{n\"");
    CHECK(problem_of(R"({"a": "{}"})") == "en: a: no name of an argument in \"\"");
    CHECK(problem_of(R"({"a": "{No Name}"})") == "en: a: no name of an argument in \"No Name\"");
    CHECK(problem_of(R"({"a": "{n:one}"})") == "en: a: a choice has two ways in \"n:one\"");
    CHECK(problem_of(R"({"a": "{n:one|two|three}"})") ==
          "en: a: a choice has two ways in \"n:one|two|three\"");
    CHECK(problem_of(R"({"a": "fine } {{"})") == "");
}

TEST_CASE("missing and unused keys and differing arguments are found") {
    const std::vector<Words> all{read("en", R"({"a": "{n}", "b": "b", "cli.c": "c"})"),
                                 read("fr", R"({"a": "{n} {m}", "d": "d", "cli.c": "c"})")};
    CHECK(word_problems(all, {"a", "b"}, "cli.") ==
          std::vector<std::string>{"fr: missing: b", "fr: unused: d", "a: en uses {n}, fr uses {m}{n}"});
    CHECK(word_problems(all, {"a", "b", "d"}).front() == "en: missing: d");
    CHECK(word_problems(std::span(all).first(1), {"a", "b", "cli.c"}).empty());
}

TEST_CASE("both languages are there, and an unknown one is answered in English") {
    CHECK(languages() == std::vector<std::string>{"en", "fr"});
    CHECK(words("fr").language() == "fr");
    CHECK(words("en").language() == "en");
    CHECK(words("xx").language() == "en");
}

TEST_CASE("the words of every language can be read") {
    for (const WordsFile& file : embedded_words()) {
        const auto words = Words::read(file.language, file.json);
        CAPTURE(file.language);
        CHECK_MESSAGE(words, words.problem());
    }
}

TEST_CASE("every key a game says is there in every language, and no other") {
    for (const std::string& problem : word_problems(all_words(), game_word_keys(), "cli."))
        FAIL_CHECK(problem);
}
