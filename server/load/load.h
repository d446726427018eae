// Plays many matches at a server of its own over real WebSockets, and measures: how many seats it holds, what each
// costs, how many moves it keeps a second, and how long a mover waits.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace jarl::net {

struct LoadRequest {
    std::string game = "lofoten";
    std::string options;        // empty: two seats and the game's defaults
    int matches = 200;          // at a time; one that ends is followed by another
    double seconds = 15;        // of each of the two measurements
    int matches_in_memory = 0;  // 0: the server's own setting
    std::string program;        // of `jarl`; empty: this one
    std::string folder;         // for the database; empty: a new one where temporary files are
};

struct LoadReport {
    int matches = 0, seats = 0;
    double open_seconds = 0;                 // to open all tables and seats
    double kb_per_seat = 0;                  // resident memory of the server for each, after the measurements
    double idle_kb_per_seat = 0;             // the same right after all have sat down
    double commits = 0, rows_in_groups = 0;  // a second, of the same store on the same disk, without a server
    int group = 64;                          // rows in each of those groups
    double moves = 0, half_moves = 0;        // a second, as fast as they go; and at half of that
    std::vector<double> latency, half_latency;  // p50, p95, p99 in milliseconds
    long lost = 0;                              // answers that were not a move kept: must be none
    double ratio() const { return commits > 0 ? moves / commits : 0; }
};

Result<LoadReport> run_load(const LoadRequest& request);
std::string load_text(const LoadReport& report);
std::string load_json(const LoadReport& report);

}  // namespace jarl::net
