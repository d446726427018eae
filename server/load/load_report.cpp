#include <string>
#include <string_view>

#include <fmt/core.h>

#include "base/json.h"
#include "server/load/load.h"

namespace jarl::net {

namespace {

std::string fixed(double value, int places) { return fmt::format("{:.{}f}", value, places); }

}  // namespace

std::string load_text(const LoadReport& r) {
    std::string out;
    const auto line = [&](std::string_view name, const std::string& value) {
        out += fmt::format("{:<34}{}\n", name, value);
    };
    const auto waits = [&](const std::vector<double>& latency) {
        return fmt::format("{:.1f} / {:.1f} / {:.1f} ms", latency[0], latency[1], latency[2]);
    };
    line("matches, connected seats", fmt::format("{}, {}", r.matches, r.seats));
    line("all sat down after", fmt::format("{:.1f} s", r.open_seconds));
    line("memory a seat, idle / after play",
         fmt::format("{:.1f} / {:.1f} kB", r.idle_kb_per_seat, r.kb_per_seat));
    line("raw durable commits", fmt::format("{:.0f} /s (one row each); {:.0f} rows/s in groups of {}",
                                            r.commits, r.rows_in_groups, r.group));
    line("moves kept", fmt::format("{:.0f} /s, {:.2f} of the raw commits", r.moves, r.ratio()));
    line("a move waits, p50 / p95 / p99", waits(r.latency));
    line("at half load", fmt::format("{:.0f} moves/s: {}", r.half_moves, waits(r.half_latency)));
    line("lost", std::to_string(r.lost));
    return out;
}

std::string load_json(const LoadReport& r) {
    const auto numbers = [](const std::vector<double>& all) {
        std::string text = "[";
        for (const double each : all) text += (text.size() > 1 ? "," : "") + fixed(each, 2);
        return text + "]";
    };
    Json json;
    json.begin_object().key("matches").number(r.matches).key("seats").number(r.seats);
    json.key("open_seconds")
        .raw(fixed(r.open_seconds, 2))
        .key("idle_kb_per_seat")
        .raw(fixed(r.idle_kb_per_seat, 1));
    json.key("kb_per_seat").raw(fixed(r.kb_per_seat, 1)).key("commits").raw(fixed(r.commits, 0));
    json.key("rows_in_groups").raw(fixed(r.rows_in_groups, 0)).key("moves").raw(fixed(r.moves, 0));
    json.key("ratio").raw(fixed(r.ratio(), 3)).key("latency").raw(numbers(r.latency));
    json.key("half_moves").raw(fixed(r.half_moves, 0)).key("half_latency").raw(numbers(r.half_latency));
    json.key("lost").number(r.lost).end_object();
    return json.take();
}

}  // namespace jarl::net
