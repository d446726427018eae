// Proof and speed, for node; the page does without.
#include <string>

#include "bench/bench.h"
#include "match/match.h"
#include "match/signature.h"
#include "wasm/answer.h"

extern "C" {

// What `jarl signature` prints.
[[clang::export_name("jarl_signature_lines")]] const char* jarl_signature_lines() {
    std::string lines;
    for (const jarl::GameInfo& game : jarl::games()) lines += jarl::signature_line(game.name) + "\n";
    return jarl::say(lines);
}
// What `jarl signature --bots` prints.
[[clang::export_name("jarl_bot_signature_lines")]] const char* jarl_bot_signature_lines() {
    std::string lines;
    for (const jarl::GameInfo& game : jarl::games()) lines += jarl::bot_signature_line(game.name) + "\n";
    return jarl::say(lines);
}
// What `jarl bench --json` prints.
[[clang::export_name("jarl_bench_lines")]] const char* jarl_bench_lines(double seconds) {
    const auto measured = jarl::run_bench({"", "", seconds});
    std::string lines;
    if (measured)
        for (const jarl::BenchLine& line : *measured) lines += jarl::bench_json(line) + "\n";
    return jarl::say(lines);
}

}  // extern "C"
