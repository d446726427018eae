// What the headers of a request say, read with care: they come from anybody.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace jarl::net {

struct Target {
    std::string_view path, query;
};
Target split_target(std::string_view target);  // "/a?b=c" is /a and b=c

// The token of "Bearer TOKEN"; empty when it is anything else.
std::string_view bearer_token(std::string_view authorization);

// Whether a page from `origin` may speak with us: it is the page of the host that was asked for, or of an allowed
// one ("https://example.org"). Without an origin it is no page: browsers always say where theirs comes from.
bool origin_allowed(std::string_view origin, std::string_view host, std::span<const std::string> allowed);

// Whether a packed answer ("gzip") is welcome.
bool accepts_coding(std::string_view accept_encoding, std::string_view coding);

// The address by which somebody is counted: an IPv4 address, or the /64 of an IPv6 address, because whoever has one of
// those has all of its addresses. Empty: that is no address.
std::string counted_address(std::string_view address);

// The one whom our own proxy saw: the last entry of X-Forwarded-For, for the others were written by whoever asks. Counted
// as above; empty: there is none.
std::string forwarded_address(std::string_view forwarded_for);

}  // namespace jarl::net
