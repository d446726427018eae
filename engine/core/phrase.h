// The engine speaks in keys and arguments; words/<language>.json turns them into sentences.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace jarl {

struct Phrase {
    struct Arg;
    using Value = std::variant<int, std::string, std::vector<Phrase>>;

    // "lofoten.event.loaded"
    std::string key;
    std::vector<Arg> args;

    explicit Phrase(std::string said);

    Phrase& with(std::string_view name, int number) &;
    // A player's name: never translated.
    Phrase& with(std::string_view name, std::string text) &;
    // A good, a card: said in the same language.
    Phrase& with(std::string_view name, Phrase phrase) &;
    // Joined with commas.
    Phrase& with(std::string_view name, std::vector<Phrase> list) &;
    template <class T>
    Phrase with(std::string_view name, T value) &&;
};

struct Phrase::Arg {
    std::string name;
    Value value;
};

template <class T>
Phrase Phrase::with(std::string_view name, T value) && {
    with(name, std::move(value));  // *this has a name here: one of those below
    return std::move(*this);
}

inline Phrase::Phrase(std::string said) : key(std::move(said)) {}

inline Phrase& Phrase::with(std::string_view name, int number) & {
    args.push_back({std::string(name), number});
    return *this;
}
inline Phrase& Phrase::with(std::string_view name, std::string text) & {
    args.push_back({std::string(name), std::move(text)});
    return *this;
}
inline Phrase& Phrase::with(std::string_view name, Phrase phrase) & {
    std::vector<Phrase> one;
    one.push_back(std::move(phrase));
    return with(name, std::move(one));
}
inline Phrase& Phrase::with(std::string_view name, std::vector<Phrase> list) & {
    args.push_back({std::string(name), std::move(list)});
    return *this;
}

// Says a phrase in some language; match/words.h has the real one.
class Teller {
  public:
    virtual std::string say(const Phrase& phrase) const = 0;

  protected:
    ~Teller() = default;
};

}  // namespace jarl
