// An answer over HTTP before it becomes bytes: a file of the page, a reply of the hall, a problem.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/files.h"
#include "server/hall/hall.h"

namespace jarl::net {

using Header = std::pair<std::string_view, std::string>;

struct Answer {
    int status = 200;
    std::vector<Header> headers;
    std::string text;                   // the body ...
    const std::string* file = nullptr;  // ... unless it is a file, which stays where it is

    std::string_view body() const { return file ? *file : text; }
};

// On every answer. What the page may do: everything from here (WebSockets too), nothing from anywhere else, nothing
// written into it.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kSafety{{
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
     "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
     "form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
}};

struct PageAsk {
    std::string_view path, if_none_match, accept_encoding;
};
Answer page_answer(const Files& files, const PageAsk& ask);
Answer text_answer(int status, std::string text);  // for people and probes; never kept by a cache
Answer reply_answer(hall::Reply reply);
Answer problem_answer(int status, std::string_view problem, std::string_view message, int retry_after = 0);

// {"is":"problem", ...} and {"is":"goodbye", ...} of docs/protocol.md.
std::string problem_message(std::string_view problem, std::string_view message);
std::string goodbye_message(std::string_view why);

}  // namespace jarl::net
