#include "server/answer.h"

#include <algorithm>

#include <doctest/doctest.h>

using namespace jarl;
using namespace jarl::net;

namespace {

std::string header(const Answer& answer, std::string_view name) {
    for (const auto& [key, value] : answer.headers)
        if (key == name) return value;
    return {};
}

}  // namespace

TEST_CASE("a problem is JSON, and says when to come back") {
    const Answer answer = problem_answer(429, "too_often", "Not \"now\".", 7);
    CHECK(answer.status == 429);
    CHECK(answer.body() == R"({"problem":"too_often","message":"Not \"now\"."})");
    CHECK(header(answer, "Retry-After") == "7");
    CHECK(header(answer, "Content-Type") == "application/json");
    CHECK(header(answer, "Cache-Control") == "no-store");
    CHECK(header(answer, "Jarl-Protocol") == std::to_string(hall::kProtocol));
}

TEST_CASE("a reply of the hall keeps its type") {
    const Answer answer = reply_answer({200, "text/plain; charset=utf-8", "jarl record 1\n", 0});
    CHECK(answer.body() == "jarl record 1\n");
    CHECK(header(answer, "Content-Type") == "text/plain; charset=utf-8");
    CHECK(header(answer, "Retry-After").empty());
}

TEST_CASE("the words to a WebSocket") {
    CHECK(problem_message("unreadable", "x") == R"({"is":"problem","problem":"unreadable","message":"x"})");
    CHECK(goodbye_message("slow") == R"({"is":"goodbye","why":"slow"})");
}
