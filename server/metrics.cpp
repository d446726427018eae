#include "server/metrics.h"

#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>

#include "server/prometheus_text.h"

namespace jarl::net {

namespace {

void add_server(PrometheusText& families, const ServerFigures& server) {
    families.gauge("jarl_connections", "Open connections that are no WebSockets", double(server.connections));
    families.gauge("jarl_web_sockets", "Open WebSockets", double(server.web_sockets));
    static constexpr std::array kClasses{"0xx", "1xx", "2xx", "3xx", "4xx", "5xx"};
    for (std::size_t i = 2; i < kClasses.size(); ++i)
        families.counter_by("jarl_requests_total", "Requests answered, by class of status", "status",
                            kClasses[i], double(server.answers[i]));
    families.counter("jarl_messages_total", "Messages that came over WebSockets", double(server.messages));
    families.counter("jarl_sent_bytes_total", "Bytes sent", double(server.bytes_sent));
    const char* dropped = "jarl_dropped_total";
    const char* help = "WebSockets dropped, by reason";
    families.counter_by(dropped, help, "why", "slow", double(server.slow));
    families.counter_by(dropped, help, "why", "too_much", double(server.too_much));
    families.counter_by(dropped, help, "why", "idle", double(server.silent));
    families.counter("jarl_turned_away_total", "Connections and requests refused by a bound",
                     double(server.turned_away));
}

void add_hall(PrometheusText& families, const hall::HallFigures& hall) {
    families.gauge("jarl_guests", "Players and onlookers connected", double(hall.guests));
    families.gauge("jarl_tables", "Tables known, open or being played", double(hall.tables));
    families.gauge("jarl_matches_in_memory", "Matches in memory", double(hall.matches_in_memory));
    families.counter("jarl_tables_opened_total", "Tables opened", double(hall.tables_opened));
    families.counter("jarl_matches_over_total", "Matches that ended", double(hall.matches_over));
    families.counter("jarl_moves_total", "Moves kept", double(hall.moves));
    families.counter("jarl_undos_total", "Moves taken back", double(hall.undos));
    families.counter("jarl_refused_total", "Moves refused by a rule", double(hall.refused));
    families.counter("jarl_problems_total", "Messages that could not be carried out", double(hall.problems));
    families.counter("jarl_rebuilt_total", "Matches rebuilt from the journal", double(hall.rebuilt));
    families.counter("jarl_bot_moves_total", "Moves of bots", double(hall.bot_moves));
    families.gauge("jarl_bots_waiting", "Bots that wait for a thread to think", double(hall.bots_waiting));
    families.gauge("jarl_bots_thinking", "Bots that think", double(hall.bots_thinking));
}

void add_store(PrometheusText& families, const store::StoreFigures& store, const Latency& latency) {
    families.counter("jarl_commits_total", "Commits to the disk", double(store.commits));
    families.counter("jarl_batches_total", "Batches in those commits", double(store.batches));
    families.counter("jarl_entries_total", "Lines of the journal in those commits", double(store.entries));
    families.counter("jarl_store_failures_total", "Batches that could not be kept", double(store.failures));
    families.gauge("jarl_store_waiting", "Batches that wait to be kept", double(store.waiting));
    families.gauge("jarl_last_commit_seconds", "How long the last commit took",
                   std::chrono::duration<double>(store.last_commit).count());
    families.histogram("jarl_durable_seconds", "From a write until it is durable", latency);
}

}  // namespace

std::string metrics_text(const Figures& figures) {
    PrometheusText families;
    add_server(families, figures.server);
    add_hall(families, figures.hall);
    add_store(families, figures.store, figures.latency);
    families.gauge("process_resident_memory_bytes", "Memory in use", double(memory_of_process()));
    return families.text();
}

std::size_t memory_of_process() {
    std::FILE* file = std::fopen("/proc/self/statm", "r");
    if (!file) return 0;
    unsigned long all = 0, resident = 0;
    const int read = std::fscanf(file, "%lu %lu", &all, &resident);
    std::fclose(file);
    return read == 2 ? resident * std::size_t(sysconf(_SC_PAGESIZE)) : 0;
}

}  // namespace jarl::net
