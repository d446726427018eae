#include "base/native/log.h"

#include <doctest/doctest.h>

using namespace jarl;

TEST_CASE("a log line is text with facts, or JSON") {
    const auto line = [](bool json) {
        return log_line(LogLevel::Warning, "refused", {{"table", "abc"}, {"why", "a \"b\"\n"}, {"none", ""}},
                        json, 1'790'000'000'007);
    };
    CHECK(line(false) ==
          "2026-09-21T14:13:20.007Z warning refused table=abc why=\"a \\\"b\\\"\\u000a\" none=\"\"");
    CHECK(
        line(true) ==
        R"({"time":"2026-09-21T14:13:20.007Z","level":"warning","event":"refused","table":"abc","why":"a \"b\"\u000a","none":""})");
    CHECK(read_log_level("error") == LogLevel::Error);
    CHECK_FALSE(read_log_level("loud").has_value());
}
