// Phrases as JSON. For a page that has the words a phrase is an object: {"key":"lofoten.event.loaded","args":{"who":"Raven",
// "n":2,"tile":[…]}}, an argument a number, a text, or a list of phrases. For a reader without words it is a sentence.
#pragma once

#include "base/json.h"
#include "engine/core/phrase.h"

namespace jarl {

inline void write_phrase(Json& json, const Phrase& phrase) {
    json.begin_object().key("key").text(phrase.key);
    if (!phrase.args.empty()) {
        json.key("args").begin_object();
        for (const Phrase::Arg& arg : phrase.args) {
            json.key(arg.name);
            if (const int* number = std::get_if<int>(&arg.value)) {
                json.number(*number);
            } else if (const std::string* text = std::get_if<std::string>(&arg.value)) {
                json.text(*text);
            } else {
                json.begin_array();
                for (const Phrase& each : *std::get_if<std::vector<Phrase>>(&arg.value))
                    write_phrase(json, each);
                json.end_array();
            }
        }
        json.end_object();
    }
    json.end_object();
}

// How the phrases of a view are written: as objects, or, where somebody tells them, as sentences.
class PhraseWriter {
  public:
    constexpr PhraseWriter() = default;
    PhraseWriter(const Teller& teller) : teller_(&teller) {}

    void write(Json& json, const Phrase& phrase) const {
        teller_ ? void(json.text(teller_->say(phrase))) : write_phrase(json, phrase);
    }

  private:
    const Teller* teller_ = nullptr;
};
inline constexpr PhraseWriter kAsPhrases;

}  // namespace jarl
