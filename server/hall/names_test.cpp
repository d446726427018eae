#include "server/hall/names.h"

#include <doctest/doctest.h>

#include "base/plain_text.h"

using namespace jarl;
using namespace jarl::hall;

TEST_CASE("a name is one plain line of at most 40 bytes") {
    CHECK(*read_name("  Astrid ") == "Astrid");
    CHECK(*read_name("Bjørn \"the <b>Bold</b>\" & co") ==
          "Bjørn \"the <b>Bold</b>\" & co");  // escaped where shown
    CHECK(*read_name(std::string(40, 'a')) == std::string(40, 'a'));
    CHECK(read_name("").problem() == "A name is needed.");
    CHECK(read_name("   ").problem() == "A name is needed.");
    CHECK(read_name(std::string(41, 'a')).problem() == "A name has at most 40 bytes.");
    CHECK(read_name("a\nb").problem() == "The name contains a control character.");
    CHECK(read_name(std::string("a\0b", 3)).problem() == "The name contains a NUL byte.");
    CHECK(read_name("a\xc0\xaf").problem() == "The name is not valid UTF-8.");  // overlong
    CHECK(read_name("a\xe2\x80\xae").problem() ==
          "The name contains a character that breaks or turns the line.");
}

TEST_CASE("no two at a table are called alike") {
    std::string a = "Karl", b = "Karl", c = "Karl 2", d = "Karl";
    tell_apart({&a, &b, &c, &d});
    CHECK(a == "Karl");
    CHECK(b == "Karl 2");
    CHECK(c == "Karl 2 2");
    CHECK(d == "Karl 3");

    std::string one, two;
    for (int i = 0; i < 13; ++i) one += "€";  // 39 bytes
    two = one;
    tell_apart({&one, &two});
    CHECK(two != one);
    CHECK(two.size() <= 40);
    CHECK(not_plain(two).empty());
}
