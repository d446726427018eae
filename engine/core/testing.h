// What the ledger tests of every game need. Include <doctest/doctest.h> first.
#pragma once

#ifndef DOCTEST_LIBRARY_INCLUDED
#error "include <doctest/doctest.h> before this file"
#endif

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/chance.h"

namespace jarl {

// Chance that knows what it will be asked, and what it will answer. Anything else fails the test.
struct Ask {
    std::uint32_t n, answer;
    bool operator==(const Ask&) const = default;
};
class Script {
  public:
    Script(std::initializer_list<Ask> asks) : asks_(asks) {}
    Script& then(std::initializer_list<Ask> asks) {
        asks_.insert(asks_.end(), asks.begin(), asks.end());
        return *this;
    }
    std::uint32_t below(std::uint32_t n) {
        CAPTURE(n);
        CAPTURE(next_);
        REQUIRE(next_ < asks_.size());
        REQUIRE(asks_[next_].n == n);
        return asks_[next_++].answer;
    }
    bool finished() const { return next_ == asks_.size(); }

  private:
    std::vector<Ask> asks_;
    std::size_t next_ = 0;
};
static_assert(Chance<Script>);

inline std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}
// And the other way.
inline void add_word(std::string& text, std::string_view word, std::string_view between = " ") {
    if (!text.empty()) text += between;
    text += word;
}

}  // namespace jarl
