// What a connection may say (docs/protocol.md): read, bounded, and nothing else decided.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "server/hall/trouble.h"

namespace jarl::hall {

// Coming to a table. `from`: plies of the story that the page has already.
struct Sit {
    std::string token, table;
    int from = 0;
};
struct Watch {
    std::string table;
    int from = 0;
};

// Playing. `ply`: where the page takes the match to be.
struct Play {
    std::string text;
    int ply = 0;
};
struct Undo {
    int ply = 0;
};
struct Redo {
    int ply = 0;
};

// Asking.
struct WhyNot {
    std::string text;
    std::optional<std::string> piece;  // instead of the text
};
struct Foresee {
    std::string text;
};
struct ViewAt {
    int ply = 0;
};
struct Story {
    int from = 0;
};

// Seats and who has them.
struct SeatBot {
    std::string level;
    int seat = 0;
};
struct SeatOpen {
    int seat = 0;
};
struct Leave {};
struct StandIn {
    std::string level;
    int seat = 0;
};
struct ComeBack {};
struct Claim {
    int seat = 0;
};
struct Resign {};
struct Rematch {};

using Request = std::variant<Sit, Watch, Play, Undo, Redo, WhyNot, Foresee, ViewAt, Story, SeatBot, SeatOpen,
                             Leave, StandIn, ComeBack, Claim, Resign, Rematch>;

struct Message {
    std::int64_t id = 0;
    Request request;
};

// The table that somebody wants to come to; nullptr: the message is for the one they are at.
const std::string* table_to_come_to(const Request& request);

struct NoMessage {
    std::optional<std::int64_t> id;  // as far as it could be read
    Trouble trouble;
};

std::variant<Message, NoMessage> read_message(std::string_view text);

}  // namespace jarl::hall
