#include "base/native/log.h"

#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>

#include <fmt/core.h>

#include "base/json.h"

namespace jarl {

namespace {

constexpr std::array<std::string_view, 5> kNames{"debug", "info", "warning", "error", "off"};

std::atomic<LogLevel> least_logged{LogLevel::Info};
std::atomic<bool> logs_json{false};

std::string time_text(long long milliseconds) {
    const std::time_t seconds = std::time_t(milliseconds / 1000);
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    char text[40];
    const std::size_t size = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &utc);
    return fmt::format("{}.{:03}Z", std::string_view(text, size), milliseconds % 1000);
}

// A value that could be taken for something else stands in quotes, escaped as in JSON.
std::string plain(const std::string& value) {
    const bool simple = !value.empty() && value.find_first_of(" =\"\\\n\r\t") == std::string::npos &&
                        value.find('\x7f') == value.npos;
    bool printable = true;
    for (const char c : value) printable = printable && static_cast<unsigned char>(c) >= 0x20;
    if (simple && printable) return value;
    Json json;
    json.text(value);
    return json.take();
}

}  // namespace

std::optional<LogLevel> read_log_level(std::string_view name) {
    for (std::size_t i = 0; i < kNames.size(); ++i)
        if (kNames[i] == name) return LogLevel(i);
    return std::nullopt;
}

void set_log(LogLevel least, bool as_json) {
    least_logged = least;
    logs_json = as_json;
}

std::string log_line(LogLevel level, std::string_view event, std::initializer_list<LogFact> facts,
                     bool as_json, long long milliseconds) {
    const std::string_view name = kNames[std::size_t(level)];
    if (as_json) {
        Json json;
        json.begin_object().key("time").text(time_text(milliseconds)).key("level").text(name);
        json.key("event").text(event);
        for (const auto& [key, value] : facts) json.key(key).text(value);
        json.end_object();
        return json.take();
    }
    std::string line = time_text(milliseconds) + " " + std::string(name);
    line.append(8 - name.size(), ' ').append(event);
    for (const auto& [key, value] : facts) line.append(" ").append(key).append("=").append(plain(value));
    return line;
}

void log(LogLevel level, std::string_view event, std::initializer_list<LogFact> facts) {
    if (level < least_logged.load()) return;
    using namespace std::chrono;
    const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
    const std::string line = log_line(level, event, facts, logs_json, now) + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);  // one call a line: lines of two threads do not mix
}

}  // namespace jarl
