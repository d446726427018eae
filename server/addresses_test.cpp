#include "server/addresses.h"

#include <vector>

#include <doctest/doctest.h>

using namespace jarl;
using namespace jarl::net;
using namespace std::chrono_literals;

namespace {

constexpr Rate kRate{20, 100};
constexpr SteadyTime kNow{};

}  // namespace

TEST_CASE("an address has so many connections, and gets a new one when an old one ends") {
    Addresses addresses(kRate, 2, 100);
    auto first = addresses.connect("10.0.0.1", kNow);
    {
        const auto second = addresses.connect("10.0.0.1", kNow);
        CHECK(second.has_value());
        CHECK_FALSE(addresses.connect("10.0.0.1", kNow).has_value());
        CHECK(addresses.connect("10.0.0.2", kNow).has_value());  // another one may
    }
    const auto moved = std::optional(std::move(*first));
    first.reset();  // a moved place counts once
    const auto again = addresses.connect("10.0.0.1", kNow);
    CHECK(again.has_value());
    CHECK(again->address() == "10.0.0.1");
    CHECK_FALSE(addresses.connect("10.0.0.1", kNow).has_value());
}

TEST_CASE("an address that asks too often is told how long to wait; others are not") {
    Addresses addresses(kRate, 2, 100);
    for (int i = 0; i < 100; ++i) CHECK(addresses.wait_before_asking("10.0.0.1", kNow) == 0);
    CHECK(addresses.wait_before_asking("10.0.0.1", kNow) == 1);
    CHECK(addresses.wait_before_asking("10.0.0.2", kNow) == 0);
    CHECK(addresses.wait_before_asking("10.0.0.1", kNow + 50ms) == 0);
}

TEST_CASE("only so many addresses are remembered, and those with connections always") {
    Addresses addresses(Rate{1, 1}, 2, 3);
    const auto here = addresses.connect("here", kNow);
    CHECK(addresses.wait_before_asking("here", kNow) == 0);
    for (int i = 0; i < 1000; ++i)
        CHECK(addresses.wait_before_asking("10.0.0." + std::to_string(i), kNow) == 0);
    CHECK(addresses.size() == 4);
    CHECK(addresses.wait_before_asking("here", kNow) == 1);        // still known
    CHECK(addresses.wait_before_asking("10.0.0.999", kNow) == 1);  // the newest
    CHECK(addresses.wait_before_asking("10.0.0.0", kNow) == 0);    // forgotten, so new again
}

TEST_CASE("many connections that end leave no more addresses than are remembered") {
    Addresses addresses(kRate, 1, 3);
    std::vector<Addresses::Place> places;
    for (int i = 0; i < 10; ++i) places.push_back(*addresses.connect(std::to_string(i), kNow));
    CHECK(addresses.size() == 10);
    places.clear();
    CHECK(addresses.size() == 3);
}
