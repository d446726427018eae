#include "engine/core/count_bag.h"

#include <doctest/doctest.h>

namespace jarl {

namespace {

enum class Nut : std::uint8_t { Acorn, Beech, Hazel, Last = 31 };
using Nuts = CountBag<Nut, 4>;

struct Answer {
    std::uint32_t k, asked = 0;
    std::uint32_t below(std::uint32_t n) {
        asked = n;
        return k;
    }
};

Nuts some_nuts() {
    Nuts nuts;
    for (const Nut nut : {Nut::Hazel, Nut::Acorn, Nut::Hazel, Nut::Last, Nut::Hazel, Nut::Acorn})
        nuts.add(nut);
    return nuts;
}

}  // namespace

TEST_CASE("a count bag counts") {
    const Nuts nuts = some_nuts();
    CHECK(nuts.size() == 6);
    CHECK(nuts.count(Nut::Acorn) == 2);
    CHECK(nuts.count(Nut::Beech) == 0);
    CHECK(nuts.count(Nut::Hazel) == 3);
    CHECK(nuts.count_from(Nut::Beech) == 4);
    CHECK(nuts.contains(Nut::Last));
    CHECK(!nuts.contains(Nut::Beech));
    int kinds = 0;
    for (const Nut nut : nuts) kinds = kinds * 100 + int(nut);
    CHECK(kinds == 231);  // acorn, hazel, last: each once, in order
}

TEST_CASE("what is added and removed leaves no trace") {
    Nuts nuts = some_nuts();
    nuts.add(Nut::Hazel);
    CHECK(nuts.count(Nut::Hazel) == 4);
    nuts.remove(Nut::Hazel);
    CHECK(nuts == some_nuts());
    for (const Nut nut : {Nut::Hazel, Nut::Hazel, Nut::Hazel, Nut::Acorn, Nut::Acorn, Nut::Last})
        nuts.remove(nut);
    CHECK(nuts == Nuts{});
    CHECK(nuts.empty());
    nuts.add_all(some_nuts());
    CHECK(nuts == some_nuts());
}

TEST_CASE("the k-th piece lies in the order of the kinds") {
    const std::array<Nut, 6> row{Nut::Acorn, Nut::Acorn, Nut::Hazel, Nut::Hazel, Nut::Hazel, Nut::Last};
    for (std::uint32_t k = 0; k < row.size(); ++k) {
        CHECK(some_nuts().nth(k) == row[k]);
        Nuts nuts = some_nuts();
        Answer chance{k};
        CHECK(nuts.draw(chance) == row[k]);
        CHECK(chance.asked == 6);
        CHECK(nuts.size() == 5);
    }
}

TEST_CASE("the last piece is no chance") {
    Nuts nuts;
    nuts.add(Nut::Beech);
    Answer chance{7};
    CHECK(nuts.draw(chance) == Nut::Beech);
    CHECK(chance.asked == 0);
}

}  // namespace jarl
