// The bounds and shared words of docs/protocol-bots.md, for the side that runs the match and the side that plays.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

#include "match/json.h"

namespace jarl::cli {

inline constexpr int kProtocol = 1;
inline constexpr std::size_t kMaxLine = 2 * 1024 * 1024;  // a record of 1 MiB with every character escaped
inline constexpr int kMaxInfos = 10'000;                  // in one move

// How long a bot may take. Its budget is its own; these are for everything around it.
struct Patience {
    std::chrono::milliseconds hello{10'000};    // a program starts, an interpreter loads
    std::chrono::milliseconds ready{10'000};    // a new match
    std::chrono::milliseconds grace{1'000};     // after the budget of a move, when `stop` has been said
    std::chrono::milliseconds untimed{60'000};  // a move whose budget names no time
    std::chrono::milliseconds farewell{300};    // after `quit`
};

// The environment variable with the key of the stamps (match/native/world.h).
inline constexpr std::string_view kKeyVariable = "JARL_WORLD_KEY";

// A message is an object with a type; this begins one.
inline Json message(std::string_view type) {
    Json json;
    json.begin_object().key("type").text(type);
    return json;
}

}  // namespace jarl::cli
