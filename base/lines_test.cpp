#include "base/lines.h"

#include <doctest/doctest.h>

namespace jarl {

TEST_CASE("lines come whole, however the bytes come in") {
    Lines lines(10);
    lines.add("one\r\ntw");
    CHECK(lines.next()->text == "one");
    CHECK(!lines.next());
    lines.add("o");
    CHECK(!lines.next());
    lines.add("\n\nend");
    CHECK(lines.next()->text == "two");
    CHECK(lines.next()->text == "");
    CHECK(!lines.next());
    CHECK(lines.rest() == "end");
}

TEST_CASE("a line that is too long is told once and skipped to its end") {
    Lines lines(4);
    lines.add("abcde");
    CHECK(lines.next()->too_long);
    CHECK(!lines.next());
    CHECK(lines.unread() == 0);  // nothing of it is kept
    lines.add("more and more");
    CHECK(!lines.next());
    lines.add("\nok\nabcd\nabcdef\nok\n");
    CHECK(lines.next()->text == "ok");
    CHECK(lines.next()->text == "abcd");
    CHECK(lines.next()->too_long);
    CHECK(lines.next()->text == "ok");
    CHECK(!lines.next());
}

}  // namespace jarl
