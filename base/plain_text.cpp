#include "base/plain_text.h"

namespace jarl {

namespace {

constexpr std::size_t kLongestQuote = 60;

struct Lead {
    int more;           // bytes that follow
    char32_t bits;      // of the first byte
    char32_t at_least;  // smaller ones have a shorter form
};

std::optional<Lead> read_lead(unsigned char byte) {
    if (byte < 0x80) return Lead{0, byte, 0};
    if (byte >= 0xc2 && byte < 0xe0) return Lead{1, byte & 0x1fu, 0x80};
    if (byte >= 0xe0 && byte < 0xf0) return Lead{2, byte & 0x0fu, 0x800};
    if (byte >= 0xf0 && byte < 0xf5) return Lead{3, byte & 0x07u, 0x10000};
    return std::nullopt;
}

bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7f && c < 0xa0); }

// Line and paragraph separators, and the marks that turn the direction of all text after them.
bool disturbs_a_line(char32_t c) {
    return c == 0x2028 || c == 0x2029 || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

std::string_view not_plain(char32_t c) {
    if (c == 0) return "contains a NUL byte";
    if (is_control(c)) return "contains a control character";
    if (disturbs_a_line(c)) return "contains a character that breaks or turns the line";
    return {};
}

}  // namespace

std::optional<char32_t> take_character(std::string_view& text) {
    if (text.empty()) return std::nullopt;
    const auto lead = read_lead(static_cast<unsigned char>(text[0]));
    if (!lead || text.size() < std::size_t(lead->more) + 1) return std::nullopt;
    char32_t character = lead->bits;
    for (int i = 1; i <= lead->more; ++i) {
        const auto byte = static_cast<unsigned char>(text[std::size_t(i)]);
        if ((byte & 0xc0) != 0x80) return std::nullopt;
        character = character << 6 | (byte & 0x3fu);
    }
    const bool surrogate = character >= 0xd800 && character < 0xe000;
    if (character < lead->at_least || character > 0x10ffff || surrogate) return std::nullopt;
    text.remove_prefix(std::size_t(lead->more) + 1);
    return character;
}

std::string utf8(char32_t c) {
    const auto tail = [&](int shift) { return char(0x80 | (c >> shift & 0x3f)); };
    if (c < 0x80) return {char(c)};
    if (c < 0x800) return {char(0xc0 | c >> 6), tail(0)};
    if (c < 0x10000) return {char(0xe0 | c >> 12), tail(6), tail(0)};
    return {char(0xf0 | c >> 18), tail(12), tail(6), tail(0)};
}

std::string_view not_plain(std::string_view text) {
    while (!text.empty()) {
        const auto character = take_character(text);
        if (!character) return "is not valid UTF-8";
        if (const std::string_view why = not_plain(*character); !why.empty()) return why;
    }
    return {};
}

std::string quoted(std::string_view text) {
    std::string quote = "\"";
    while (!text.empty()) {
        if (quote.size() > kLongestQuote) return quote + "…\"";
        const auto character = take_character(text);
        const bool plain = character && not_plain(*character).empty();
        if (!character) text.remove_prefix(1);
        quote += plain ? utf8(*character) : "?";
    }
    return quote + "\"";
}

}  // namespace jarl
