#include "server/hall/requests.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

using namespace jarl;
using namespace jarl::hall;
using Json = nlohmann::json;

namespace {

const Json kGood = Json::parse(
    R"({"game":"loot","options":"players=3","listed":false,"clock":{"kind":"turn","seconds":60},
        "seats":[{"is":"open"},{"is":"me","name":" Astrid "},{"is":"bot","level":"karl"}]})");

std::string trouble(const Json& with) {
    Json body = kGood;
    body.merge_patch(with);
    const auto read = read_table_request(body.dump());
    const auto* wrong = std::get_if<Trouble>(&read);
    return wrong ? std::string(wrong->code) : "";
}

}  // namespace

TEST_CASE("a table as it was asked for") {
    const auto read = read_table_request(kGood.dump());
    const auto* row = std::get_if<TableRow>(&read);
    REQUIRE(row);
    CHECK(row->options == "players=3 first=lot");
    CHECK_FALSE(row->listed);
    CHECK(row->clock == ClockKind::Turn);
    CHECK(row->clock_limit == seconds(60));
    CHECK(row->host == 1);
    CHECK(row->seats[0].sitter == Sitter::Nobody);
    CHECK(row->seats[1].name == "Astrid");
    CHECK(row->seats[2].sitter == Sitter::Bot);
    CHECK(row->seats[2].name == "Karl");

    const auto plain =
        read_table_request(R"({"game":"lofoten","seats":[{"is":"me","name":"A"},{"is":"open"}]})");
    const auto* lofoten = std::get_if<TableRow>(&plain);
    REQUIRE(lofoten);
    CHECK(lofoten->options == "modules=none tie=none first=lot");  // what is left out is said in full
    CHECK(lofoten->listed);
    CHECK(lofoten->clock == ClockKind::None);
}

TEST_CASE("a table that cannot be is refused with what is wrong") {
    CHECK(trouble(Json::object()) == "");
    CHECK(trouble({{"game", 3}}) == "unreadable");
    CHECK(trouble({{"game", nullptr}}) == "unreadable");
    CHECK(trouble({{"listed", "yes"}}) == "unreadable");
    CHECK(trouble({{"seats", "three"}}) == "unreadable");
    CHECK(trouble({{"seats", Json::array({1, 2, 3, 4, 5})}}) == "unreadable");
    CHECK(trouble({{"game", "chess"}}) == "no_such_game");
    CHECK(trouble({{"options", "players=9"}}) == "bad_options");
    CHECK(trouble({{"options", std::string(600, 'a')}}) == "bad_options");
    CHECK(trouble({{"options", "players=2"}}) == "bad_seats");
    CHECK(trouble({{"seats", Json::array()}}) == "bad_seats");
    const Json me = {{"is", "me"}, {"name", "A"}}, open = {{"is", "open"}};
    CHECK(trouble({{"seats", {open, open, open}}}) == "bad_seats");
    CHECK(trouble({{"seats", {me, me, open}}}) == "bad_seats");
    CHECK(trouble({{"seats", {me, open, 3}}}) == "bad_seats");
    CHECK(trouble({{"seats", {me, open, {{"is", "cat"}}}}}) == "bad_seats");
    CHECK(trouble({{"seats", {me, open, Json::object()}}}) == "bad_seats");
    CHECK(trouble({{"seats", {me, open, {{"is", "bot"}}}}}) == "no_such_level");
    CHECK(trouble({{"seats", {me, open, {{"is", "bot"}, {"level", "oracle"}}}}}) == "no_such_level");
    CHECK(trouble({{"seats", {{{"is", "me"}}, open, open}}}) == "bad_name");
    CHECK(trouble({{"seats", {{{"is", "me"}, {"name", ""}}, open, open}}}) == "bad_name");
    CHECK(trouble({{"clock", "fast"}}) == "bad_clock");
    CHECK(trouble({{"clock", {{"kind", "sand"}}}}) == "bad_clock");
    CHECK(trouble({{"clock", {{"seconds", 1}}}}) == "bad_clock");
    CHECK(trouble({{"clock", {{"seconds", 1e9}}}}) == "bad_clock");
    CHECK(trouble({{"clock", {{"kind", "none"}, {"seconds", 0}}}}) == "");
    const auto code = [](const std::string& body) {
        const auto read = read_table_request(body);
        return std::get_if<Trouble>(&read) ? std::get_if<Trouble>(&read)->code : std::string_view();
    };
    CHECK(code("no") == "unreadable");
    CHECK(code("[]") == "unreadable");
    CHECK(code(std::string(5000, ' ')) == "too_long");
}

TEST_CASE("a seat that is asked for") {
    const auto code = [](const std::string& body) {
        const auto read = read_seat_request(body);
        return std::get_if<Trouble>(&read) ? std::get_if<Trouble>(&read)->code : std::string_view();
    };
    CHECK(code(R"({"name":"Leif"})") == "");
    CHECK(code(R"({"name":"Leif","seat":2})") == "");
    CHECK(code(R"({"seat":2})") == "bad_name");
    CHECK(code(R"({"name":"Leif","seat":"2"})") == "no_such_seat");
    CHECK(code(R"({"name":"Leif","seat":-1})") == "no_such_seat");
    CHECK(code("") == "unreadable");
}
