#include "base/text.h"

#include <cctype>

#include "base/plain_text.h"

namespace jarl {
namespace {

constexpr std::string_view kReplacement = "\xef\xbf\xbd";  // U+FFFD

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

// The bytes of a colour code (ESC [ … letter) at the front, 0 when there is none.
std::size_t escape_length(std::string_view text) {
    if (!text.starts_with("\x1b[")) return 0;
    std::size_t end = 2;
    while (end < text.size() && !std::isalpha(static_cast<unsigned char>(text[end]))) ++end;
    return end < text.size() ? end + 1 : end;
}

std::string spaces_to(int columns, std::string_view text) {
    const int missing = columns - width(text);
    return std::string(missing > 0 ? std::size_t(missing) : 0, ' ');
}

}  // namespace

std::string printable(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::string_view before = text;
        const bool readable = take_character(text).has_value();
        if (!readable) text.remove_prefix(1);
        const std::string_view character = before.substr(0, before.size() - text.size());
        out += !readable ? kReplacement : !not_plain(character).empty() ? " " : character;
    }
    return out;
}

int width(std::string_view text) {
    int columns = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (const std::size_t escape = escape_length(text.substr(at)); escape > 0) {
            at += escape;
            continue;
        }
        if (!is_continuation(text[at])) ++columns;
        ++at;
    }
    return columns;
}

std::string shortened(std::string_view text, std::size_t columns) {
    if (std::size_t(width(text)) <= columns) return std::string(text);
    std::size_t end = 0;
    for (std::size_t seen = 0; end < text.size(); ++end)
        if (!is_continuation(text[end]) && ++seen == columns) break;
    return std::string(text.substr(0, end)) + "…";
}

std::string padded(std::string_view text, int columns) {
    return std::string(text) + spaces_to(columns, text);
}

std::string right_aligned(std::string_view text, int columns) {
    return spaces_to(columns, text) + std::string(text);
}

std::vector<std::string> wrapped(std::string_view text, int columns) {
    std::vector<std::string> lines;
    std::string line;
    for (const std::string& word : split(text, ' ')) {
        if (!line.empty() && width(line) + 1 + width(word) > columns) {
            lines.push_back(line);
            line.clear();
        }
        if (!line.empty()) line += ' ';
        line += word;
    }
    if (!line.empty() || lines.empty()) lines.push_back(line);
    return lines;
}

std::string trimmed(std::string_view text) {
    std::string out;
    for (const char c : text) {
        const bool space = std::isspace(static_cast<unsigned char>(c));
        if (!space) {
            out += c;
        } else if (!out.empty() && out.back() != ' ') {
            out += ' ';
        }
    }
    if (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

std::string folded(std::string_view text) {
    // U+00C0 to U+00FF; a dot keeps the character as it is.
    constexpr std::string_view kPlain = "aaaaaa.ceeeeiiiidnooooo.ouuuuy..aaaaaa.ceeeeiiiidnooooo.ouuuuy.y";
    static_assert(kPlain.size() == 64);
    std::string out;
    while (!text.empty()) {
        const auto character = take_character(text);
        if (!character) {
            out += text.front();
            text.remove_prefix(1);
            continue;
        }
        const bool accented = *character >= 0xc0 && *character <= 0xff && kPlain[*character - 0xc0] != '.';
        if (accented) {
            out += kPlain[*character - 0xc0];
        } else if (*character >= 'A' && *character <= 'Z') {
            out += char(*character - 'A' + 'a');
        } else {
            out += utf8(*character);
        }
    }
    return out;
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

}  // namespace jarl
