// The first letter of a text as a capital, for the letters of European languages.
#pragma once

#include <string>
#include <string_view>

#include "base/plain_text.h"

namespace jarl {

constexpr char32_t capital(char32_t c) {
    if (c >= U'a' && c <= U'z') return c - 0x20;
    if (c >= 0xe0 && c <= 0xfe && c != 0xf7) return c - 0x20;  // à to þ; 0xf7 is the division sign
    if (c == 0xff) return 0x178;                               // ÿ
    // Latin Extended-A: capital and small letter side by side; between ĸ and ŉ and from Ź on the even ones are small.
    const bool even_are_small = (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17e);
    const bool odd_are_small = (c >= 0x100 && c <= 0x137 && c != 0x131) || (c >= 0x14a && c <= 0x177);
    if (even_are_small) return c % 2 == 0 ? c - 1 : c;
    if (odd_are_small) return c % 2 == 1 ? c - 1 : c;
    return c;
}

inline std::string with_capital(std::string_view text) {
    std::string_view rest = text;
    const auto first = take_character(rest);
    if (!first) return std::string(text);
    return utf8(capital(*first)) + std::string(rest);
}

}  // namespace jarl
