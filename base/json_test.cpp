#include "base/json.h"

#include <doctest/doctest.h>

namespace jarl {

TEST_CASE("commas stand between values and nowhere else") {
    Json json;
    json.begin_object().key("seat").number(0).key("coins").begin_array().number(2).number(-3).end_array();
    json.key("none").begin_object().end_object().key("over").flag(false).key("hidden").null().end_object();
    CHECK(json.str() == R"({"seat":0,"coins":[2,-3],"none":{},"over":false,"hidden":null})");
}

TEST_CASE("values after a bracket that closes get their comma") {
    Json json;
    json.begin_array().begin_array().end_array().begin_object().end_object().text("x").end_array();
    CHECK(json.str() == R"([[],{},"x"])");
}

TEST_CASE("quotes, backslashes and control characters are escaped; other bytes stay") {
    Json json;
    json.text("a\"b\\c\n\x01 é");
    CHECK(json.str() == "\"a\\\"b\\\\c\\u000a\\u0001 é\"");
    Json key;
    key.begin_object().key("\"").flag(true).end_object();
    CHECK(key.str() == R"({"\"":true})");
}

TEST_CASE("ready pieces are put in as they are") {
    Json json;
    json.begin_array().raw(R"({"a":1})").raw("2").end_array();
    CHECK(json.take() == R"([{"a":1},2])");
}

}  // namespace jarl
