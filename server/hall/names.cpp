#include "server/hall/names.h"

#include <algorithm>

#include <fmt/core.h>

#include "base/plain_text.h"
#include "match/match.h"

namespace jarl::hall {

namespace {

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

std::string numbered(std::string_view name, int number) {
    const std::string suffix = " " + std::to_string(number);
    std::string_view left = name;
    std::size_t fits = 0;
    while (!left.empty() && take_character(left)) {
        const std::size_t size = name.size() - left.size();
        if (size + suffix.size() <= kMaxSeatName) fits = size;
    }
    return std::string(trimmed(name.substr(0, fits))) + suffix;
}

}  // namespace

Result<std::string> read_name(std::string_view text) {
    const std::string_view name = trimmed(text);
    if (name.empty()) return Problem{"A name is needed."};
    if (name.size() > kMaxSeatName) return Problem{fmt::format("A name has at most {} bytes.", kMaxSeatName)};
    if (const auto why = not_plain(name); !why.empty()) return Problem{"The name " + std::string(why) + "."};
    return std::string(name);
}

void tell_apart(std::vector<std::string*> names) {
    const auto taken = [&](const std::string& name, std::size_t before) {
        return std::any_of(names.begin(), names.begin() + std::ptrdiff_t(before),
                           [&](const std::string* other) { return *other == name; });
    };
    for (std::size_t i = 1; i < names.size(); ++i) {
        const std::string wanted = *names[i];
        for (int number = 2; taken(*names[i], i); ++number) *names[i] = numbered(wanted, number);
    }
}

}  // namespace jarl::hall
