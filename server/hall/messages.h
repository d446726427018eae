// What a connection may say (docs/protocol.md): read, bounded, and nothing else decided.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "server/hall/trouble.h"

namespace jarl::hall {

enum class Do : std::uint8_t {
    Sit,
    Watch,
    Play,
    Undo,
    Redo,
    WhyNot,
    Foresee,
    ViewAt,
    Story,
    SeatBot,
    SeatOpen,
    Leave,
    StandIn,
    ComeBack,
    Claim,
    Resign,
    Rematch
};

struct Message {
    Do what{};
    std::int64_t id = 0;
    std::string table, token;          // Sit, Watch
    std::string text;                  // Play, WhyNot, Foresee
    std::optional<std::string> piece;  // WhyNot, instead of the text
    std::string level;                 // SeatBot, StandIn
    int from = 0;                      // Sit, Watch, Story
    int ply = 0;                       // Play, Undo, Redo, ViewAt
    int seat = 0;                      // SeatBot, SeatOpen, StandIn, Claim
};

struct NoMessage {
    std::optional<std::int64_t> id;  // as far as it could be read
    Trouble trouble;
};

std::variant<Message, NoMessage> read_message(std::string_view text);

}  // namespace jarl::hall
