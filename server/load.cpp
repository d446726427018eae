#include "server/load.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string_view>

#include <sys/resource.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include <nlohmann/json.hpp>

#include "base/json.h"
#include "base/native/child.h"
#include "base/native/progress.h"
#include "engine/core/chance.h"
#include "match/match.h"
#include "server/store/commit_rate.h"

namespace jarl::net {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
namespace fs = std::filesystem;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;
using std::chrono::duration;
using std::chrono::milliseconds;

constexpr auto kAsTuple = asio::as_tuple(asio::use_awaitable);
constexpr int kTablesAnAddress =
    15;  // the server grants an address 20: we come from as many addresses as it takes
constexpr auto kPatience = std::chrono::seconds(60);
constexpr double kCommitSeconds = 2;
constexpr int kGroup = 64;

double seconds_since(Clock::time_point start) { return duration<double>(Clock::now() - start).count(); }

// 127.0.0.1 and its many neighbours all are this machine.
asio::ip::address_v4 address_number(int n) {
    return asio::ip::address_v4(
        {127, 1, static_cast<unsigned char>(n / 250), static_cast<unsigned char>(1 + n % 250)});
}

// --- What is measured -----------------------------------------------------------------------------------------------

struct Measure {
    std::vector<float> latencies;  // milliseconds
    bool counting = false;
    double gap_seconds = 0;  // between two moves of a match; 0: at once
    bool ending = false;
    int ready = 0, wanted = 0;  // matches whose seats have all sat down
    long lost = 0;
    std::string problem;  // the first

    void fail(std::string what) {
        if (!ending && problem.empty()) problem = std::move(what);
        ++lost;
    }
};

std::vector<double> percentiles(std::vector<float> all) {
    if (all.empty()) return {0, 0, 0};
    std::sort(all.begin(), all.end());
    std::vector<double> found;
    for (const double share : {0.50, 0.95, 0.99})
        found.push_back(double(all[std::min(all.size() - 1, std::size_t(share * double(all.size())))]));
    return found;
}

double resident_kb(pid_t process) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:")) return std::atof(line.c_str() + 6);
    return 0;
}

// --- One seat -------------------------------------------------------------------------------------------------------

// What a seat must know of a position: read by looking for it, for most of a view is drawing.
std::string_view after(std::string_view text, std::string_view mark) {
    const std::size_t at = text.find(mark);
    return at == text.npos ? std::string_view{} : text.substr(at + mark.size());
}
std::vector<std::string_view> legal_texts(std::string_view position) {
    std::vector<std::string_view> texts;
    std::string_view rest = after(position, "\"legal\":[");
    while (rest.starts_with("{\"text\":\"") || rest.starts_with(",{\"text\":\"")) {
        rest = after(rest, "{\"text\":\"");
        const std::size_t end = rest.find('"');
        texts.push_back(rest.substr(0, end));
        // The words of a move are a phrase as a text: its end is the first quote that is not escaped.
        rest = after(rest, "\"words\":\"");
        std::size_t at = 0;
        while (at < rest.size() && rest[at] != '"') at += rest[at] == '\\' ? 2 : 1;
        rest.remove_prefix(std::min(rest.size(), at + 2));  // the quote and the brace
    }
    return texts;
}
int number_after(std::string_view text, std::string_view mark) {
    const std::string_view rest = after(text, mark);
    return rest.empty() || rest.starts_with("null") ? -1 : std::atoi(std::string(rest.substr(0, 12)).c_str());
}

class SeatLine {
  public:
    explicit SeatLine(asio::io_context& context) : stream_(context) {}

    asio::awaitable<bool> sit(tcp::endpoint server, asio::ip::address_v4 from, const std::string& table,
                              const std::string& token) {
        auto& socket = beast::get_lowest_layer(stream_);
        beast::error_code error;
        socket.socket().open(tcp::v4(), error);
        socket.socket().bind({from, 0}, error);
        if (error) co_return false;
        socket.expires_after(kPatience);
        if (auto [failed] = co_await socket.async_connect(server, kAsTuple); failed) co_return false;
        socket.expires_never();
        stream_.auto_fragment(false);
        const std::string host = "localhost:" + std::to_string(server.port());
        if (auto [failed] = co_await stream_.async_handshake(host, "/api/play", kAsTuple); failed)
            co_return false;
        Json sit;
        sit.begin_object().key("do").text("sit").key("id").number(next_++);
        sit.key("table").text(table).key("token").text(token).key("from").number(0).end_object();
        co_return co_await send(sit.take());
    }

    asio::awaitable<bool> send(std::string text) {
        const auto [failed, written] = co_await stream_.async_write(asio::buffer(text), kAsTuple);
        co_return !failed;
    }

    // The next message; empty: the line is dead.
    asio::awaitable<std::string> receive() {
        const auto [failed, size] = co_await stream_.async_read(buffer_, kAsTuple);
        if (failed) co_return std::string{};
        std::string text = beast::buffers_to_string(buffer_.data());
        buffer_.clear();
        co_return text;
    }

    // Reads until the seat may decide, or the match is over. False: the line is dead.
    asio::awaitable<bool> hear_position(int seat) {
        for (;;) {
            std::string text = co_await receive();
            if (text.empty()) co_return false;
            if (!text.starts_with("{\"is\":\"position\"")) continue;
            position = std::move(text);
            const int actor = number_after(position, "\"actor\":");
            if (actor == seat || actor < 0) co_return true;
        }
    }

    // Plays one of the legal moves and waits until it is kept. Nothing: it was not.
    asio::awaitable<std::optional<double>> play(Dice& dice) {
        const auto texts = legal_texts(position);
        if (texts.empty()) co_return std::nullopt;
        const int id = next_++;
        Json play;
        play.begin_object().key("do").text("play").key("id").number(id);
        play.key("text").text(texts[dice.below(std::uint32_t(texts.size()))]);
        play.key("ply").number(number_after(position, "\"ply\":")).end_object();
        const auto start = Clock::now();
        if (!co_await send(play.take())) co_return std::nullopt;
        const std::string wanted = "{\"is\":\"answer\",\"id\":" + std::to_string(id);
        for (;;) {
            std::string text = co_await receive();
            if (text.empty() || text.starts_with("{\"is\":\"problem\"") ||
                text.starts_with("{\"is\":\"refused\"")) {
                refusal = text;
                co_return std::nullopt;
            }
            if (text.starts_with("{\"is\":\"position\"")) position = std::move(text);
            else if (text.starts_with(wanted)) co_return 1000 * seconds_since(start);
        }
    }

    asio::awaitable<void> hang_up() {
        beast::get_lowest_layer(stream_).expires_after(std::chrono::seconds(2));
        co_await stream_.async_close(websocket::close_code::normal, kAsTuple);
    }

    std::string position;
    std::string refusal;

  private:
    websocket::stream<beast::tcp_stream> stream_;
    beast::flat_buffer buffer_;
    int next_ = 1;
};

// --- One match after the other ---------------------------------------------------------------------------------------

// A request on a connection of its own, from an address of ours.
asio::awaitable<std::optional<nlohmann::json>> post(asio::io_context& context, tcp::endpoint server,
                                                    asio::ip::address_v4 from, std::string path,
                                                    std::string body) {
    beast::tcp_stream stream(context);
    beast::error_code error;
    stream.socket().open(tcp::v4(), error);
    stream.socket().bind({from, 0}, error);
    stream.expires_after(kPatience);
    if (auto [failed] = co_await stream.async_connect(server, kAsTuple); failed) co_return std::nullopt;
    http::request<http::string_body> request(http::verb::post, path, 11);
    request.set(http::field::host, "localhost:" + std::to_string(server.port()));
    request.set(http::field::content_type, "application/json");
    request.keep_alive(false);
    request.body() = std::move(body);
    request.prepare_payload();
    if (auto [failed, n] = co_await http::async_write(stream, request, kAsTuple); failed)
        co_return std::nullopt;
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    if (auto [failed, n] = co_await http::async_read(stream, buffer, response, kAsTuple); failed)
        co_return std::nullopt;
    auto json = nlohmann::json::parse(response.body(), nullptr, false);
    if (json.is_discarded() || response.result() != http::status::created) co_return std::nullopt;
    co_return json;
}

class Player {
  public:
    Player(asio::io_context& context, tcp::endpoint server, const LoadRequest& request, Measure& measure,
           int number)
        : context_(context), server_(server), request_(request), measure_(measure),
          from_(address_number(number / kTablesAnAddress)), dice_(std::uint64_t(number) + 1) {}

    asio::awaitable<void> play_on() {
        bool first = true;
        while (!measure_.ending) {
            if (!co_await open())
                co_return measure_.fail("a table could not be opened, or a seat not be taken");
            if (first) ++measure_.ready;
            first = false;
            if (!co_await one_match()) break;
            for (auto& seat : seats_) co_await seat->hang_up();
        }
    }

  private:
    asio::awaitable<bool> open() {
        Json table;
        table.begin_object().key("game").text(request_.game).key("options").text(request_.options);
        table.key("seats").begin_array();
        table.begin_object().key("is").text("me").key("name").text("Load 0").end_object();
        table.begin_object().key("is").text("open").end_object().end_array();
        table.key("listed").flag(false);
        table.key("clock").begin_object().key("kind").text("none").key("seconds").number(0).end_object();
        table.end_object();
        const auto opened = co_await post(context_, server_, from_, "/api/tables", table.take());
        if (!opened) co_return false;
        const std::string id = opened->value("table", "");
        const auto joined =
            co_await post(context_, server_, from_, "/api/tables/" + id + "/seats", R"({"name":"Load 1"})");
        if (!joined) co_return false;
        seats_.clear();
        for (const auto& seat : {*opened, *joined}) {
            seats_.push_back(std::make_unique<SeatLine>(context_));
            if (!co_await seats_.back()->sit(server_, from_, id, seat.value("token", ""))) co_return false;
        }
        co_return true;
    }

    // False: it was broken off.
    asio::awaitable<bool> one_match() {
        int actor = -1;
        for (std::size_t seat = 0; seat < seats_.size() && actor < 0; ++seat) {
            // Whoever decides first hears so; the other one only hears that somebody does.
            std::string text;
            do text = co_await seats_[seat]->receive();
            while (!text.empty() && !text.starts_with("{\"is\":\"position\""));
            if (text.empty()) co_return lost(*seats_[seat]);
            const int first = number_after(text, "\"actor\":");
            seats_[seat]->position = std::move(text);
            if (first == int(seat)) actor = first;
        }
        while (actor >= 0 && !measure_.ending) {
            SeatLine& seat = *seats_[std::size_t(actor)];
            co_await pause();
            if (measure_.ending) co_return false;
            const auto took = co_await seat.play(dice_);
            if (!took) co_return lost(seat);
            if (measure_.counting) measure_.latencies.push_back(float(*took));
            const int next = number_after(seat.position, "\"actor\":");
            if (next >= 0 && next != actor && !co_await seats_[std::size_t(next)]->hear_position(next))
                co_return lost(*seats_[std::size_t(next)]);
            actor = next;
        }
        co_return !measure_.ending;
    }

    bool lost(const SeatLine& seat) {
        measure_.fail(seat.refusal.empty() ? "a connection was lost"
                                           : "a move was not taken: " + seat.refusal);
        return false;
    }

    asio::awaitable<void> pause() {
        // Before everybody sits nobody plays; then each waits a little more or less than the gap.
        asio::steady_timer timer(context_);
        while (!measure_.ending && measure_.ready < measure_.wanted) {
            timer.expires_after(milliseconds(50));
            co_await timer.async_wait(kAsTuple);
        }
        if (measure_.gap_seconds <= 0) co_return;
        const double share = 0.5 + double(dice_.below(1000)) / 1000;
        timer.expires_after(
            std::chrono::duration_cast<Clock::duration>(duration<double>(measure_.gap_seconds * share)));
        co_await timer.async_wait(kAsTuple);
    }

    asio::io_context& context_;
    tcp::endpoint server_;
    const LoadRequest& request_;
    Measure& measure_;
    asio::ip::address_v4 from_;
    Dice dice_;
    std::vector<std::unique_ptr<SeatLine>> seats_;
};

// --- The whole --------------------------------------------------------------------------------------------------------

// A folder that goes when we go.
struct Folder {
    fs::path path;
    bool ours = false;
    ~Folder() {
        std::error_code ignored;
        if (ours) fs::remove_all(path, ignored);
    }
};

// What a server says at its start.
constexpr std::size_t kMaxServerLine = 64 * 1024;

Result<std::unique_ptr<Child>> start_server(const LoadRequest& request, const fs::path& folder) {
    std::error_code error;
    const std::string program =
        request.program.empty() ? fs::read_symlink("/proc/self/exe", error).string() : request.program;
    std::string command =
        "exec '" + program + "' serve --address 127.0.0.1 --port 0 --log-level error --db '" +
        (folder / "load.db").string() + "' --max-connections " + std::to_string(2 * request.matches + 200);
    if (request.matches_in_memory > 0)
        command += " --matches-in-memory " + std::to_string(request.matches_in_memory);
    return Child::start(command, {}, kMaxServerLine);
}

Result<std::uint16_t> port_of(Child& child) {
    const auto line = child.receive(Child::Clock::now() + kPatience);
    if (!line) return Problem{line.problem()};
    if (!*line) return Problem{"the server did not start within a minute"};
    const int port = number_after(**line, "http://localhost:");
    if (port <= 0) return Problem{"the server said something else than where it is: " + **line};
    return std::uint16_t(port);
}

void raise_file_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

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
            players_.push_back(std::make_unique<Player>(context_, endpoint_, request_, measure_, i));
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
                           what + ", " + std::to_string(measure_.latencies.size()) + " moves");
        }
    }

    const LoadRequest& request_;
    tcp::endpoint endpoint_;
    pid_t server_;
    Measure measure_;
    asio::io_context context_{1};
    std::vector<std::unique_ptr<Player>> players_;
    Progress progress_{"load"};
};

std::string fixed(double value, int places) {
    char text[40];
    std::snprintf(text, sizeof text, "%.*f", places, value);
    return text;
}

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
    const auto grouped = store::raw_commit_rate(raw, kCommitSeconds, kGroup);
    if (!grouped) return Problem{grouped.problem()};
    report.commits = single->commits;
    report.rows_in_groups = grouped->rows;
    auto child = start_server(request, folder.path);
    if (!child) return Problem{child.problem()};
    const auto port = port_of(**child);
    if (!port) return Problem{port.problem()};
    return Run(request, *port, (*child)->process()).all(std::move(report));
}

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
                                    " rows/s in groups of " + std::to_string(kGroup));
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
