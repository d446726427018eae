#include "server/hall/messages.h"

#include <doctest/doctest.h>

using namespace jarl;
using namespace jarl::hall;

namespace {

// "17: problem: message", without the number when the message has none.
std::string trouble(std::string_view text) {
    const auto read = read_message(text);
    const auto* no = std::get_if<NoMessage>(&read);
    if (!no) return "";
    const std::string id = no->id ? std::to_string(*no->id) + ": " : "";
    return id + std::string(no->trouble.code) + ": " + no->trouble.message;
}

}  // namespace

TEST_CASE("a message is read with its fields") {
    const auto read = read_message(R"({"do":"play","id":7,"text":"slide","ply":12,"more":[1,{"a":null}]})");
    const auto* message = std::get_if<Message>(&read);
    REQUIRE(message);
    CHECK(message->id == 7);
    const auto* play = std::get_if<Play>(&message->request);
    REQUIRE(play);
    CHECK(play->text == "slide");
    CHECK(play->ply == 12);
    CHECK(trouble(R"({"do":"sit","id":-3,"table":"a","token":"b"})") == "");  // `from` is 0 then
    const auto asked = read_message(R"({"do":"why_not","id":8,"piece":"market-2"})");
    REQUIRE(std::get_if<Message>(&asked));
    const auto* why_not = std::get_if<WhyNot>(&std::get_if<Message>(&asked)->request);
    REQUIRE(why_not);
    CHECK(why_not->piece == "market-2");
    for (const char* simple : {"leave", "come_back", "resign", "rematch"})
        CHECK(trouble(R"({"id":1,"do":")" + std::string(simple) + "\"}") == "");
}

TEST_CASE("a message that cannot be read is told what is wrong with it") {
    CHECK(trouble("") == "unreadable: This is not JSON.");
    CHECK(trouble("{") == "unreadable: This is not JSON.");
    CHECK(trouble("{\"id\":1,\"do\":\"\xff\"}") == "unreadable: This is not JSON.");
    CHECK(trouble(std::string(2000, '[') + std::string(2000, ']')) ==
          "unreadable: A message is a JSON object.");
    CHECK(trouble("[]") == "unreadable: A message is a JSON object.");
    CHECK(trouble("{}") == "unreadable: \"id\" must be a whole number.");
    CHECK(trouble(R"({"id":"7","do":"leave"})") == "unreadable: \"id\" must be a whole number.");
    CHECK(trouble(R"({"id":1.5,"do":"leave"})") == "unreadable: \"id\" must be a whole number.");
    CHECK(trouble(R"({"id":1e300,"do":"leave"})") == "unreadable: \"id\" must be a whole number.");
    CHECK(trouble(R"({"id":18446744073709551615,"do":"leave"})") ==
          "unreadable: \"id\" must be a whole number.");
    CHECK(trouble(R"({"id":7})") == "7: unreadable: \"do\" must be a text.");
    CHECK(trouble(R"({"id":7,"do":3})") == "7: unreadable: \"do\" must be a text.");
    CHECK(trouble(R"({"id":7,"do":"dance\n"})") ==
          "7: unreadable: There is nothing to do called \"dance?\".");
    CHECK(trouble(R"({"id":7,"do":"play","ply":3})") == "7: unreadable: \"text\" must be a text.");
    CHECK(trouble(R"({"id":7,"do":"why_not"})") == "7: unreadable: \"text\" must be a text.");
    CHECK(trouble(R"({"id":7,"do":"why_not","piece":2})") == "7: unreadable: \"piece\" must be a text.");
    CHECK(trouble(R"({"id":7,"do":"play","text":"a"})") ==
          "7: unreadable: \"ply\" must be a whole number from 0 to 1000000.");
    CHECK(trouble(R"({"id":7,"do":"undo","ply":-1})") ==
          "7: unreadable: \"ply\" must be a whole number from 0 to 1000000.");
    CHECK(trouble(R"({"id":7,"do":"claim","seat":256})") ==
          "7: unreadable: \"seat\" must be a whole number from 0 to 255.");
    CHECK(trouble(R"({"id":7,"do":"seat_bot","seat":1})") == "7: unreadable: \"level\" must be a text.");
    CHECK(trouble(R"({"id":7,"do":"watch","table":"a","from":true})") ==
          "7: unreadable: \"from\" must be a whole number from 0 to 1000000.");
    CHECK(trouble("{\"id\":7,\"do\":\"" + std::string(4096, 'a') + "\"}") ==
          "too_long: A message has at most 4096 bytes.");
}
