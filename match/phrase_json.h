// Phrases as JSON, for a page that has the words: {"key":"lofoten.event.loaded","args":{"who":"Raven","n":2,"tile":[…]}}.
// An argument is a number, a text, or a list of phrases.
#pragma once

#include <string>

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

// A view holds sentences; with this teller they are phrases, as JSON inside a JSON text.
class PhraseTeller final : public Teller {
  public:
    std::string say(const Phrase& phrase) const override {
        Json json;
        write_phrase(json, phrase);
        return json.take();
    }
};

}  // namespace jarl
