#include "match/words.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "base/capital.h"
#include "base/check.h"
#include "match/words_data.h"

namespace jarl {

namespace {

std::string visible(std::string_view missing) { return "<" + std::string(missing) + ">"; }

const Phrase::Arg* find_arg(const Phrase& phrase, std::string_view name) {
    for (const Phrase::Arg& arg : phrase.args)
        if (arg.name == name) return &arg;
    return nullptr;
}

// JSON lets the last of two equal keys win in silence; here it is reported.
nlohmann::json parse_noting_repeats(std::string_view text, std::string& repeated) {
    std::set<std::string> seen;
    const auto note = [&](int, nlohmann::json::parse_event_t event, nlohmann::json& value) {
        const bool is_key = event == nlohmann::json::parse_event_t::key;
        if (is_key && !seen.insert(value.get<std::string>()).second) repeated = value.get<std::string>();
        return true;
    };
    return nlohmann::json::parse(text.begin(), text.end(), note, false);
}

std::vector<Words> read_all() {
    std::vector<Words> all;
    for (const WordsFile& file : embedded_words()) {
        auto words = Words::read(file.language, file.json);
        check(words.ok(), "the words inside the program cannot be read");
        const auto same = std::find_if(all.begin(), all.end(),
                                       [&](const Words& each) { return each.language() == file.language; });
        Words& language = same != all.end() ? *same : all.emplace_back(file.language);
        if (words) language.add(std::move(*words));
    }
    return all;
}

}  // namespace

Result<Words> Words::read(std::string_view language, std::string_view json) {
    const auto wrong = [&](std::string_view key, std::string_view what) {
        return Problem{std::string(language) + ": " + std::string(key) + ": " + std::string(what)};
    };
    std::string repeated;
    const nlohmann::json object = parse_noting_repeats(json, repeated);
    if (!object.is_object()) return wrong("file", "not a JSON object");
    if (!repeated.empty()) return wrong(repeated, "said twice");
    Words words(language);
    for (const auto& [key, value] : object.items()) {
        if (!value.is_string()) return wrong(key, "not a text");
        auto sentence = Sentence::read(value.get_ref<const std::string&>());
        if (!sentence) return wrong(key, sentence.problem());
        words.sentences_.emplace(key, std::move(*sentence));
    }
    return words;
}

void Words::add(Words more) { sentences_.merge(more.sentences_); }

std::string Words::say(const Phrase& phrase) const {
    const auto found = sentences_.find(phrase.key);
    if (found == sentences_.end()) return visible(phrase.key);
    std::string said;
    for (const Sentence::Piece& piece : found->second.pieces()) said += say(piece, phrase);
    return said;
}

std::string Words::say(const Sentence::Piece& piece, const Phrase& phrase) const {
    using Kind = Sentence::Piece::Kind;
    if (piece.kind == Kind::Plain) return piece.text;
    const Phrase::Arg* arg = find_arg(phrase, piece.text);
    if (!arg) return visible(piece.text);
    if (piece.kind == Kind::Insert) return say(*arg);
    if (piece.kind == Kind::InsertCapital) return with_capital(say(*arg));
    const int* number = std::get_if<int>(&arg->value);
    if (!number) return visible(piece.text);
    return singular(*number) ? piece.one : piece.many;
}

std::string Words::say(const Phrase::Arg& arg) const {
    if (const int* number = std::get_if<int>(&arg.value)) return std::to_string(*number);
    if (const std::string* text = std::get_if<std::string>(&arg.value)) return *text;
    std::string said;
    for (const Phrase& phrase : *std::get_if<std::vector<Phrase>>(&arg.value)) {
        if (!said.empty()) said += ", ";
        said += say(phrase);
    }
    return said;
}

// French counts nothing and one alike.
bool Words::singular(int number) const {
    return number == 1 || number == -1 || (number == 0 && language_ == "fr");
}

std::span<const Words> all_words() {
    static const std::vector<Words> all = read_all();
    return all;
}

std::vector<std::string> languages() {
    std::vector<std::string> names;
    for (const Words& each : all_words()) names.push_back(each.language());
    return names;
}

const Words& words(std::string_view language) {
    static const Words none("");
    const auto find = [](std::string_view name) -> const Words* {
        for (const Words& each : all_words())
            if (each.language() == name) return &each;
        return nullptr;
    };
    if (const Words* asked = find(language)) return *asked;
    if (const Words* english = find("en")) return *english;
    return all_words().empty() ? none : all_words().front();
}

}  // namespace jarl
