#include "server/load/load.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>

#include <fmt/core.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

#include "base/native/progress.h"
#include "server/file_limit.h"
#include "server/load/connecting.h"
#include "server/load/load_player.h"
#include "server/load/server_process.h"
#include "server/store/commit_rate.h"

namespace jarl::net {

namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using tcp = asio::ip::tcp;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr double kCommitSeconds = 2;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

std::vector<double> percentiles(std::vector<float> all) {
    if (all.empty()) return {0, 0, 0};
    std::sort(all.begin(), all.end());
    std::vector<double> found;
    for (const double share : {0.50, 0.95, 0.99})
        found.push_back(double(all[std::min(all.size() - 1, std::size_t(share * double(all.size())))]));
    return found;
}

// A folder that goes when we go.
struct Folder {
    fs::path path;
    bool ours = false;
    ~Folder() {
        std::error_code ignored;
        if (ours) fs::remove_all(path, ignored);
    }
};

class Run {
  public:
    Run(const LoadRequest& request, std::uint16_t port, pid_t server)
        : request_(request), endpoint_(asio::ip::address_v4::loopback(), port), server_(server) {
        measure_.wanted = request.matches;
    }

    Result<LoadReport> all(LoadReport report) {
        const double before = resident_kb(server_);
        const auto start = Clock::now();
        for (int i = 0; i < request_.matches; ++i) {
            players_.push_back(std::make_unique<LoadPlayer>(context_, endpoint_, request_, measure_, i));
            asio::co_spawn(context_, players_.back()->play_on(), asio::detached);
            if (i % 50 == 49)
                wait_until([&] { return measure_.ready >= i - 100; });  // not all at the door at once
        }
        wait_until([&] { return measure_.ready >= measure_.wanted; });
        if (!measure_.problem.empty()) return Problem{measure_.problem};
        report.open_seconds = seconds_since(start);
        const double seats = 2.0 * request_.matches;
        report.idle_kb_per_seat = (resident_kb(server_) - before) / seats;
        report.moves = measured("as fast as they go", 0, report.latency);
        report.half_moves = measured("at half load", 2.0 * request_.matches / std::max(report.moves, 1.0),
                                     report.half_latency);
        report.kb_per_seat = (resident_kb(server_) - before) / seats;
        report.matches = request_.matches;
        report.seats = int(seats);
        report.lost = measure_.lost;
        measure_.ending = true;
        context_.run_for(milliseconds(500));
        if (!measure_.problem.empty()) return Problem{measure_.problem};
        return report;
    }

  private:
    template <class Done>
    void wait_until(Done done) {
        const auto start = Clock::now();
        while (!done() && measure_.problem.empty() && Clock::now() - start < 5 * kPatience) {
            context_.run_for(milliseconds(50));
            progress_.show(measure_.ready, measure_.wanted, "sitting down");
        }
    }

    // Moves a second with so long between two moves of a match; the first second is not counted.
    double measured(const std::string& what, double gap, std::vector<double>& latency) {
        measure_.gap_seconds = gap;
        run_for(1 + gap, what, 0);
        measure_.latencies.clear();
        measure_.counting = true;
        const auto start = Clock::now();
        run_for(request_.seconds, what, request_.seconds);
        const double took = seconds_since(start);
        measure_.counting = false;
        latency = percentiles(measure_.latencies);
        return double(measure_.latencies.size()) / took;
    }
    void run_for(double seconds, const std::string& what, double all) {
        const auto start = Clock::now();
        while (seconds_since(start) < seconds && measure_.problem.empty()) {
            context_.run_for(milliseconds(100));
            progress_.show(seconds_since(start), all > 0 ? all : seconds,
                           fmt::format("{}, {} moves", what, measure_.latencies.size()));
        }
    }

    const LoadRequest& request_;
    tcp::endpoint endpoint_;
    pid_t server_;
    Measure measure_;
    asio::io_context context_{1};
    std::vector<std::unique_ptr<LoadPlayer>> players_;
    Progress progress_{"load"};
};

}  // namespace

Result<LoadReport> run_load(const LoadRequest& request) {
    raise_file_limit();
    Folder folder{request.folder, false};
    if (folder.path.empty()) {
        std::string name = (fs::temp_directory_path() / "jarl-load-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) return Problem{"no folder for the database could be made"};
        folder = {name, true};
    }
    LoadReport report;
    const std::string raw = (folder.path / "raw.db").string();
    const auto single = store::raw_commit_rate(raw, kCommitSeconds, 1);
    if (!single) return Problem{single.problem()};
    const auto grouped = store::raw_commit_rate(raw, kCommitSeconds, report.group);
    if (!grouped) return Problem{grouped.problem()};
    report.commits = single->commits;
    report.rows_in_groups = grouped->rows;
    auto child = start_server(request, folder.path);
    if (!child) return Problem{child.problem()};
    const auto port = port_of(**child);
    if (!port) return Problem{port.problem()};
    return Run(request, *port, (*child)->process()).all(std::move(report));
}

}  // namespace jarl::net
