#include "engine/core/hash.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

namespace jarl {

namespace {

std::uint64_t hash_of(std::string_view text) {
    Hash hash;
    hash.text(text);
    return hash.result();
}

}  // namespace

TEST_CASE("equal input gives an equal hash") {
    CHECK(hash_of("play right") == hash_of("play right"));
    Hash one, two;
    one.value(std::uint32_t{7});
    two.value(std::uint32_t{7});
    CHECK(one.result() == two.result());
}

TEST_CASE("every byte, the length and the order count") {
    std::set<std::uint64_t> seen;
    std::string text(20, 'a');
    seen.insert(hash_of(text));
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string changed = text;
        changed[i] = 'b';
        seen.insert(hash_of(changed));
        seen.insert(hash_of(text.substr(0, i)));
    }
    seen.insert(hash_of(std::string(1, '\0')));
    seen.insert(hash_of(std::string(2, '\0')));
    CHECK(seen.size() == 43);

    Hash one, two;
    one.number(1);
    one.number(2);
    two.number(2);
    two.number(1);
    CHECK(one.result() != two.result());
}

TEST_CASE("numbers from 0 to 9999 all hash differently") {
    std::set<std::uint64_t> seen;
    for (std::uint64_t number = 0; number < 10000; ++number) {
        Hash hash;
        hash.number(number);
        seen.insert(hash.result());
    }
    CHECK(seen.size() == 10000);
}

}  // namespace jarl
