// For tests: hears every key that is said, also those inside arguments, and says the key itself.
#pragma once

#include <set>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/phrase.h"

namespace jarl {

class Listener final : public Teller {
  public:
    std::string say(const Phrase& phrase) const override {
        heard.insert(phrase.key);
        for (const Phrase::Arg& arg : phrase.args)
            if (const auto* list = std::get_if<std::vector<Phrase>>(&arg.value))
                for (const Phrase& inner : *list) say(inner);
        return phrase.key;
    }
    mutable std::set<std::string> heard;
};

}  // namespace jarl
