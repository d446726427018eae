#include "base/text.h"

#include <doctest/doctest.h>

namespace jarl {

TEST_CASE("printable text holds no control character and no broken UTF-8") {
    CHECK(printable("Rögn") == "Rögn");
    CHECK(printable("a\x1b[2Jb\nc") == "a [2Jb c");
    CHECK(printable("a\xff") == "a\xef\xbf\xbd");
    CHECK(printable("\xc2\x9b") == " ");                                 // C1: some terminals obey it
    CHECK(printable("\xed\xa0\x80").find('\xed') == std::string::npos);  // a surrogate
    CHECK(printable("\xe2\x82") == "\xef\xbf\xbd\xef\xbf\xbd");          // cut short
}

TEST_CASE("the width is in characters, and colours take none") {
    CHECK(width("") == 0);
    CHECK(width("drakkar à quai") == 14);
    CHECK(width("\x1b[1;31mred\x1b[0m") == 3);
    CHECK(padded("à", 3) == "à  ");
    CHECK(right_aligned("à", 3) == "  à");
    CHECK(right_aligned("quai", 3) == "quai");
}

TEST_CASE("lines break at plain spaces and hold at no-break ones") {
    CHECK(wrapped("one two three", 7) == std::vector<std::string>{"one two", "three"});
    CHECK(wrapped("un deux\u202f!", 7) == std::vector<std::string>{"un", "deux\u202f!"});
    CHECK(wrapped("", 7) == std::vector<std::string>{""});
    CHECK(wrapped("unbreakable", 4) == std::vector<std::string>{"unbreakable"});
}

TEST_CASE("what is too long is cut with an ellipsis, between characters") {
    CHECK(shortened("abc", 3) == "abc");
    CHECK(shortened("abcd", 3) == "ab…");
    CHECK(shortened("ééé", 2) == "é…");
}

TEST_CASE("typed words are trimmed") {
    CHECK(trimmed("  play \t left ") == "play left");
    CHECK(trimmed(" \n") == "");
    CHECK(folded("LOF-050 Marché ÆŒ\xff") == "lof-050 marche ÆŒ\xff");
    CHECK(split("a,,b", ',') == std::vector<std::string>{"a", "", "b"});
}

}  // namespace jarl
