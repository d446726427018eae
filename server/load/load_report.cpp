#include <cstdio>
#include <string>
#include <string_view>

#include "base/json.h"
#include "server/load/load.h"

namespace jarl::net {

namespace {

std::string fixed(double value, int places) {
    char text[40];
    std::snprintf(text, sizeof text, "%.*f", places, value);
    return text;
}

}  // namespace

std::string load_text(const LoadReport& r) {
    std::string out;
    const auto line = [&](std::string_view name, const std::string& value) {
        out.append(name)
            .append(std::string(name.size() < 34 ? 34 - name.size() : 1, ' '))
            .append(value)
            .append("\n");
    };
    const auto waits = [&](const std::vector<double>& latency) {
        return fixed(latency[0], 1) + " / " + fixed(latency[1], 1) + " / " + fixed(latency[2], 1) + " ms";
    };
    line("matches, connected seats", std::to_string(r.matches) + ", " + std::to_string(r.seats));
    line("all sat down after", fixed(r.open_seconds, 1) + " s");
    line("memory a seat, idle / after play",
         fixed(r.idle_kb_per_seat, 1) + " / " + fixed(r.kb_per_seat, 1) + " kB");
    line("raw durable commits", fixed(r.commits, 0) + " /s (one row each); " + fixed(r.rows_in_groups, 0) +
                                    " rows/s in groups of " + std::to_string(r.group));
    line("moves kept", fixed(r.moves, 0) + " /s, " + fixed(r.ratio(), 2) + " of the raw commits");
    line("a move waits, p50 / p95 / p99", waits(r.latency));
    line("at half load", fixed(r.half_moves, 0) + " moves/s: " + waits(r.half_latency));
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
