// What a host reads: one line an event, with a level and facts, as text or as JSON. Never a token, never a seed.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace jarl {

enum class LogLevel { Debug, Info, Warning, Error, Off };
std::optional<LogLevel> read_log_level(std::string_view name);  // "info"

using LogFact = std::pair<std::string_view, std::string>;

// For the whole program; from any thread.
void set_log(LogLevel least, bool as_json);
void log(LogLevel level, std::string_view event, std::initializer_list<LogFact> facts = {});

// One line without its end: "2026-11-15T17:44:12.031Z info  table_opened table=k3v9 game=loot".
std::string log_line(LogLevel level, std::string_view event, std::initializer_list<LogFact> facts,
                     bool as_json, long long milliseconds);

}  // namespace jarl
