#include "engine/core/fixed_list.h"

#include <doctest/doctest.h>

#include <cstring>

namespace jarl {

TEST_CASE("a fixed list grows by push and is read like an array") {
    FixedList<int, 3> list;
    CHECK(list.empty());
    list.push(5);
    list.push(7);
    CHECK(list.size() == 2);
    CHECK(list[0] == 5);
    list[1] = 8;
    CHECK(list == FixedList<int, 3>{5, 8});
    int sum = 0;
    for (const int item : list) sum += item;
    CHECK(sum == 13);
}

TEST_CASE("it is filled to the last place") {
    FixedList<int, 2> list{1, 2};
    CHECK(list.size() == 2);
    CHECK(list[1] == 2);
}

TEST_CASE("it knows what it contains") {
    const FixedList<int, 4> list{3, 1, 2};
    CHECK(list.contains(1));
    CHECK(!list.contains(0));  // a place that is not in use does not count
}

TEST_CASE("items leave from the front and the others move up") {
    FixedList<int, 3> list{1, 2, 3};
    CHECK(list.pop_front() == 1);
    CHECK(list == FixedList<int, 3>{2, 3});
    list.push(4);
    CHECK(list == FixedList<int, 3>{2, 3, 4});
    list.clear();
    CHECK(list.empty());
}

TEST_CASE("equal lists have equal items in equal order, and nothing else counts") {
    FixedList<std::uint8_t, 3> list{std::uint8_t{1}, std::uint8_t{2}};
    CHECK(!(list == FixedList<std::uint8_t, 3>{std::uint8_t{2}, std::uint8_t{1}}));
    CHECK(!(list == FixedList<std::uint8_t, 3>{std::uint8_t{1}}));
    list.push(3);
    list.pop_front();
    const FixedList<std::uint8_t, 3> same{std::uint8_t{2}, std::uint8_t{3}};
    CHECK(list == same);
    CHECK(std::memcmp(&list, &same, sizeof list) == 0);  // freed places leave no trace
}

}  // namespace jarl
