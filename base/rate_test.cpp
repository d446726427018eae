#include "base/rate.h"

#include <doctest/doctest.h>

using namespace jarl;
using namespace std::chrono_literals;

TEST_CASE("a bucket gives its burst at once, then only what has flowed in") {
    constexpr Rate kRate{2, 5};
    const SteadyTime start{};
    Bucket bucket(kRate, start);
    for (int i = 0; i < 5; ++i) CHECK(bucket.take(kRate, start));
    CHECK_FALSE(bucket.take(kRate, start));
    CHECK(bucket.wait_seconds(kRate) == 1);
    CHECK_FALSE(bucket.take(kRate, start + 400ms));
    CHECK(bucket.take(kRate, start + 500ms));
    CHECK_FALSE(bucket.take(kRate, start + 500ms));
}

TEST_CASE("a bucket never holds more than its burst") {
    constexpr Rate kRate{2, 5};
    const SteadyTime start{};
    Bucket bucket(kRate, start);
    int taken = 0;
    while (bucket.take(kRate, start + 24h)) ++taken;
    CHECK(taken == 5);
}

TEST_CASE("a bucket that fills slowly says how long it takes") {
    constexpr Rate kRate{0.1f, 1};
    Bucket bucket(kRate, SteadyTime{});
    CHECK(bucket.take(kRate, SteadyTime{}));
    CHECK_FALSE(bucket.take(kRate, SteadyTime{}));
    CHECK(bucket.wait_seconds(kRate) == 10);
}

TEST_CASE("a clock that is set back takes nothing away") {
    const SteadyTime now{std::chrono::hours(10)};
    const Rate rate{1, 3};
    Bucket bucket(rate, now);
    CHECK(bucket.take(rate, now - std::chrono::hours(5)));
    CHECK(bucket.take(rate, now - std::chrono::hours(5)));
    CHECK(bucket.take(rate, now - std::chrono::hours(5)));
    CHECK_FALSE(bucket.take(rate, now - std::chrono::hours(5)));
    CHECK(bucket.take(rate, now - std::chrono::hours(5) + std::chrono::seconds(1)));
}
