#include "server/metrics.h"

#include <doctest/doctest.h>

#include "server/measured_store.h"

using namespace jarl;
using namespace jarl::net;

namespace {

// Keeps nothing, and says so at once or never.
class NoStore final : public store::Store {
  public:
    bool write(store::Batch, store::WhenWritten then) override {
        if (full) return false;
        then(store::Written::Durable, "");
        return true;
    }
    void flush() override {}
    Result<std::optional<store::TableRow>> table(const std::string&) override {
        return std::optional<store::TableRow>();
    }
    Result<std::vector<store::Entry>> journal(const std::string&) override {
        return std::vector<store::Entry>();
    }
    Result<std::vector<store::TableRow>> tables(store::Status, bool, int) override {
        return std::vector<store::TableRow>();
    }
    Result<std::vector<std::string>> playing() override { return std::vector<std::string>(); }
    std::string health() override { return "sick"; }
    store::StoreFigures figures() const override { return {}; }
    bool full = false;
};

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

}  // namespace

TEST_CASE("figures are told in the words of Prometheus") {
    Figures figures;
    figures.server.web_sockets = 3;
    figures.server.answers[4] = 7;
    figures.server.slow = 2;
    figures.hall.moves = 41;
    figures.store.last_commit = microseconds(1500);
    const std::string text = metrics_text(figures);
    CHECK(has(text, "# TYPE jarl_web_sockets gauge\njarl_web_sockets 3\n"));
    CHECK(has(text, "jarl_requests_total{status=\"4xx\"} 7\n"));
    CHECK(has(text, "jarl_dropped_total{why=\"slow\"} 2\n"));
    CHECK(has(text, "# TYPE jarl_moves_total counter\njarl_moves_total 41\n"));
    CHECK(has(text, "jarl_last_commit_seconds 0.0015\n"));
    CHECK(memory_of_process() > 1'000'000);
}

TEST_CASE("every write that is kept is measured, one that is not taken is not") {
    NoStore store;
    MeasuredStore measured(store);
    int kept = 0;
    CHECK(measured.write({}, [&](store::Written, const std::string&) { ++kept; }));
    store.full = true;
    CHECK_FALSE(measured.write({}, [&](store::Written, const std::string&) { ++kept; }));
    CHECK(kept == 1);
    CHECK(measured.latency().count() == 1);
    CHECK(measured.health() == "sick");
    Figures figures;
    figures.latency = measured.latency();
    CHECK(has(metrics_text(figures), "jarl_durable_seconds_count 1\n"));
}

TEST_CASE("a histogram counts everything up to each bound") {
    Histogram histogram;
    for (const double seconds : {0.0001, 0.0002, 0.004, 3.0, 60.0}) histogram.note(seconds);
    Figures figures;
    figures.latency = histogram.now();
    const std::string text = metrics_text(figures);
    CHECK(has(text, "# TYPE jarl_durable_seconds histogram\n"));
    CHECK(has(text, "jarl_durable_seconds_bucket{le=\"0.0002\"} 2\n"));
    CHECK(has(text, "jarl_durable_seconds_bucket{le=\"0.005\"} 3\n"));
    CHECK(has(text, "jarl_durable_seconds_bucket{le=\"5\"} 4\n"));
    CHECK(has(text, "jarl_durable_seconds_bucket{le=\"+Inf\"} 5\n"));
    CHECK(has(text, "jarl_durable_seconds_sum 63.0043\n"));
    CHECK(has(text, "jarl_durable_seconds_count 5\n"));
}
