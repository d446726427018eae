#include "base/plain_text.h"

#include <doctest/doctest.h>

#include "base/hex.h"

using namespace jarl;

TEST_CASE("UTF-8 is read strictly and written alike") {
    for (const char32_t c : {U'a', U'é', U'ŧ', U'߿', U'ࠀ', U'€', U'�', U'𐀀', U'🛶', char32_t(0x10ffff)}) {
        const std::string text = utf8(c);
        std::string_view rest = text;
        CHECK(take_character(rest) == c);
        CHECK(rest.empty());
    }
    for (const std::string bad :
         {"\x80", "\xc0\xaf", "\xc1\xbf", "\xc3", "\xc3(", "\xe0\x80\xaf", "\xe2\x82", "\xed\xa0\x80",
          "\xf0\x80\x80\xaf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff"}) {
        CAPTURE(to_hex({reinterpret_cast<const std::uint8_t*>(bad.data()), bad.size()}));
        std::string_view rest = bad;
        CHECK(!take_character(rest));
        CHECK(rest == bad);
        CHECK(not_plain(bad) == "is not valid UTF-8");
    }
}

TEST_CASE("a plain line has no control characters and does not turn the text around") {
    CHECK(not_plain("") == "");
    CHECK(not_plain("Bjørn 🛶 the Red") == "");
    CHECK(not_plain(std::string_view("a\0b", 3)) == "contains a NUL byte");
    for (const char* text : {"a\n", "\t", "\x1b[0m", "\x7f",
                             "\xc2\x9b"
                             "31m"})
        CHECK(not_plain(text) == "contains a control character");
    for (const char32_t c : {0x2028, 0x2029, 0x202e, 0x2066})
        CHECK(not_plain(utf8(c)) == "contains a character that breaks or turns the line");
}

TEST_CASE("a quote is short and harmless") {
    CHECK(quoted("slide") == "\"slide\"");
    CHECK(quoted("a\x1b[2Jb\xff") == "\"a?[2Jb?\"");
    CHECK(quoted(std::string(1000, 'x')).size() < 70);
    CHECK(not_plain(quoted(std::string(31, 'x') + "ééééééééééééééééééééééééééééé")) == "");
}

TEST_CASE("hexadecimal digits go there and back, and nothing else is read") {
    CHECK(to_hex(std::vector<std::uint8_t>{0, 0x1f, 0xff}) == "001fff");
    CHECK(from_hex("001fff") == std::vector<std::uint8_t>{0, 0x1f, 0xff});
    for (const char* text : {"0", "0g", "FF", " 0", "0x"}) CHECK(!from_hex(text));
}
