// Sentences in a player's language. A sentence in words/<language>.json may say
//   {name}           an argument: a number, a text, a phrase, or phrases joined with commas
//   {name^}          the same, beginning with a capital
//   {n:coin|coins}   the first word when n is singular in this language, else the second
//   {{               a brace
// What is missing shows itself in angle brackets and harms nobody.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/core/phrase.h"

namespace jarl {

class Sentence {
  public:
    static Result<Sentence> read(std::string_view text);

    struct Piece {
        enum class Kind { Plain, Insert, InsertCapital, Choose } kind;
        std::string text;       // Plain: itself; else the name of the argument
        std::string one, many;  // Choose
    };
    const std::vector<Piece>& pieces() const { return pieces_; }

  private:
    std::vector<Piece> pieces_;
};

class Words final : public Teller {
  public:
    explicit Words(std::string_view language) : language_(language) {}
    static Result<Words> read(std::string_view language, std::string_view json);
    void add(Words more);  // of the same language, from another file

    const std::string& language() const { return language_; }
    const std::map<std::string, Sentence, std::less<>>& sentences() const { return sentences_; }
    bool knows(std::string_view key) const { return sentences_.find(key) != sentences_.end(); }
    std::string say(const Phrase& phrase) const override;

  private:
    bool singular(int number) const;
    std::string say(const Sentence::Piece& piece, const Phrase& phrase) const;
    std::string say(const Phrase::Arg& arg) const;

    std::string language_;
    std::map<std::string, Sentence, std::less<>> sentences_;
};

// The languages carried inside the program, by name.
std::span<const Words> all_words();
std::vector<std::string> languages();
const Words& words(
    std::string_view language);  // English, or the first there is, if the language is not there

// What is wrong with the words, one line each, given the keys that are said anywhere: missing and unused keys, and
// sentences that use other arguments in one language than in another. Keys that begin with `not_ours` are left out.
std::vector<std::string> word_problems(std::span<const Words> all, const std::vector<std::string>& said,
                                       std::string_view not_ours = "");
std::vector<std::string> game_word_keys();  // every key a game of the registry says

}  // namespace jarl
