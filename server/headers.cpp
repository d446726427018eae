#include "server/headers.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace jarl::net {

namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; }

bool same_in_any_case(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

// Takes the part before the next mark away from `rest`.
std::string_view take_until(std::string_view& rest, char mark) {
    const std::string_view part = rest.substr(0, rest.find(mark));
    rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    return part;
}

// "q=0", "q=0.000": not welcome at all.
bool is_unwelcome(std::string_view parameter) {
    parameter = trimmed(parameter);
    return parameter.starts_with("q=0") && parameter.find_first_not_of("0.", 2) == parameter.npos;
}

// "[2001:db8::1]:4711" and "192.0.2.1:4711" without what is not the address.
std::string_view without_port(std::string_view entry) {
    if (entry.starts_with('[')) return entry.substr(1, entry.find(']') - 1);
    if (std::ranges::count(entry, ':') == 1) return entry.substr(0, entry.find(':'));
    return entry;
}

}  // namespace

Target split_target(std::string_view target) {
    const std::string_view path = take_until(target, '?');
    return {path, target};
}

std::string_view bearer_token(std::string_view authorization) {
    const std::string_view scheme = take_until(authorization, ' ');
    return same_in_any_case(scheme, "Bearer") ? trimmed(authorization) : std::string_view();
}

bool origin_allowed(std::string_view origin, std::string_view host, std::span<const std::string> allowed) {
    if (origin.empty()) return true;
    for (const std::string& one : allowed)
        if (same_in_any_case(one, origin)) return true;
    for (const std::string_view scheme : {"http://", "https://"})
        if (origin.starts_with(scheme)) {
            const std::string_view page = origin.substr(scheme.size());
            return !page.empty() && same_in_any_case(page, host);
        }
    return false;
}

bool accepts_coding(std::string_view accept_encoding, std::string_view coding) {
    while (!accept_encoding.empty()) {
        std::string_view item = take_until(accept_encoding, ',');
        const std::string_view name = trimmed(take_until(item, ';'));
        if (same_in_any_case(name, coding)) return !is_unwelcome(item);
    }
    return false;
}

std::string counted_address(std::string_view address) {
    const std::string text(address.substr(0, address.find('%')));  // "fe80::1%eth0": the link does not matter
    std::array<char, INET6_ADDRSTRLEN> written{};
    in_addr four{};
    if (inet_pton(AF_INET, text.c_str(), &four) == 1)
        return inet_ntop(AF_INET, &four, written.data(), written.size());
    in6_addr six{};
    if (inet_pton(AF_INET6, text.c_str(), &six) != 1) return {};
    if (IN6_IS_ADDR_V4MAPPED(&six)) {
        std::memcpy(&four, six.s6_addr + 12, sizeof four);
        return inet_ntop(AF_INET, &four, written.data(), written.size());
    }
    std::memset(six.s6_addr + 8, 0, 8);
    return std::string(inet_ntop(AF_INET6, &six, written.data(), written.size())) + "/64";
}

std::string forwarded_address(std::string_view forwarded_for) {
    const std::size_t comma = forwarded_for.rfind(',');
    return counted_address(
        without_port(trimmed(comma == forwarded_for.npos ? forwarded_for : forwarded_for.substr(comma + 1))));
}

}  // namespace jarl::net
