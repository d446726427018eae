// The server with real sockets and a hall that is none: it repeats what it hears.
#include "server/http_server.h"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <thread>

#include <doctest/doctest.h>

#include "base/native/log.h"

using namespace jarl;
using namespace jarl::net;
using namespace std::chrono_literals;

namespace {

namespace fs = std::filesystem;

// Says back what is said; some words have a meaning.
class EchoHall final : public hall::Hall {
  public:
    void ask(const hall::Ask& ask, std::function<void(hall::Reply)> then) override {
        if (ask.path == "/api/never") return;
        if (ask.path == "/api/throw") throw std::runtime_error("a broken disk");
        then({ask.path == "/api/refuse" ? 409 : 200, "application/json",
              ask.method + "|" + ask.path + "|" + ask.query + "|" + ask.body + "|" + ask.token + "|" +
                  ask.address,
              0});
    }
    void came(std::shared_ptr<hall::Guest> guest) override {
        guests_[guest.get()] = guest;
        ++came_;
    }
    void said(hall::Guest& guest, std::string_view message) override {
        if (message == "flood") {
            const auto much = std::make_shared<const std::string>(64 * 1024, 'x');
            for (int i = 0; i < 64; ++i) guest.send(much);
        } else if (message == "go") {
            guest.dismiss("table_gone");
            guest.send(std::make_shared<const std::string>("too late"));
        } else if (message == "throw") {
            throw std::runtime_error("a broken disk");
        } else {
            guest.send(std::make_shared<const std::string>(message));
        }
    }
    void left(hall::Guest& guest) override {
        guests_.erase(&guest);
        ++left_;
    }
    void tick(WallTime) override {}
    void drain() override {
        for (const auto& [guest, held] : guests_) guest->dismiss("draining");
    }
    hall::HallFigures figures() const override { return {}; }

    std::map<hall::Guest*, std::shared_ptr<hall::Guest>> guests_;
    int came_ = 0, left_ = 0;
};

class Connection {
  public:
    explicit Connection(int port) : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
        const timeval patience{5, 0};
        setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        const int small = 16 * 1024;  // so that a reader can be slow
        setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
        sockaddr_in there{};
        there.sin_family = AF_INET;
        there.sin_port = htons(std::uint16_t(port));
        there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        REQUIRE(connect(socket_, reinterpret_cast<sockaddr*>(&there), sizeof there) == 0);
    }
    ~Connection() { close(socket_); }
    Connection(const Connection&) = delete;

    void write(std::string_view text) { ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL); }
    void hang_up() { shutdown(socket_, SHUT_RDWR); }

    // More can be read.
    bool fill() {
        char bytes[4096];
        const ssize_t size = recv(socket_, bytes, sizeof bytes, 0);
        if (size <= 0) return false;
        read_.append(bytes, std::size_t(size));
        return true;
    }
    std::string take(std::size_t size) {
        while (read_.size() < size)
            if (!fill()) return {};
        std::string taken = read_.substr(0, size);
        read_.erase(0, size);
        return taken;
    }
    std::string head() {
        while (read_.find("\r\n\r\n") == read_.npos)
            if (!fill()) return {};
        return take(read_.find("\r\n\r\n") + 4);
    }
    std::string ask(std::string_view request) {
        write(request);
        const std::string first = head();
        const std::size_t at = first.find("Content-Length: ");
        const std::size_t size = at == first.npos ? 0 : std::stoul(first.substr(at + 16));
        return first + (request.starts_with("HEAD") ? "" : take(size));
    }

    bool play(std::string_view headers = "") {
        write(
            "GET /api/play HTTP/1.1\r\nHost: jarl.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
        write(headers);
        write("\r\n");
        return head().starts_with("HTTP/1.1 101");
    }
    void frame(int kind, std::string_view text) {
        std::string bytes{char(0x80 | kind)};
        if (text.size() < 126) bytes += char(0x80 | text.size());
        else bytes += {char(0x80 | 126), char(text.size() >> 8), char(text.size() & 255)};
        bytes += std::string(4, '\0') + std::string(text);  // the mask: nothing
        write(bytes);
    }
    void say(std::string_view text) { frame(1, text); }
    // The next message; "close 1008" and "ping" for those frames, "" when there is none.
    std::string hear() {
        const std::string first = take(2);
        if (first.empty()) return {};
        std::size_t size = std::size_t(first[1] & 127);
        for (int bytes = size == 126 ? 2 : size == 127 ? 8 : 0; bytes > 0;) {
            size = 0;
            for (; bytes > 0; --bytes) size = size << 8 | std::size_t(std::uint8_t(take(1)[0]));
        }
        const std::string text = take(size);
        if ((first[0] & 15) == 9) return "ping";
        if ((first[0] & 15) == 10) return "pong";
        if ((first[0] & 15) != 8) return text;
        return "close " + std::to_string(std::uint8_t(text[0]) * 256 + std::uint8_t(text[1]));
    }

  private:
    int socket_;
    std::string read_;
};

fs::path page_folder() {
    const fs::path folder = fs::temp_directory_path() / ("jarl-page-" + std::to_string(getpid()));
    fs::create_directories(folder / "assets");
    std::ofstream(folder / "index.html") << "<title>Jarl</title>";
    return folder;
}

class Running {
  public:
    explicit Running(ServerSettings settings = {}) {
        const fs::path folder = page_folder();
        set_log(LogLevel::Off, false);  // what goes wrong here goes wrong on purpose
        settings.port = 0;
        auto listening = HttpServer::listen(settings, *Files::load(folder.string()));
        REQUIRE(listening.ok());
        server_ = std::move(*listening);
        port_ = server_->port();
        fs::remove_all(folder);
        thread_ = std::thread([this] { server_->run(backends_); });
    }
    ~Running() { finish(); }
    void finish() {
        if (!thread_.joinable()) return;
        server_->stop();
        thread_.join();
    }
    int port() const { return port_; }
    void drain() { server_->stop(); }

    EchoHall hall_;
    std::string unready_;
    std::unique_ptr<HttpServer> server_;

  private:
    Backends backends_{hall_, [this] { return unready_; }, [] { return std::string("figures 1\n"); }};
    int port_ = 0;
    std::thread thread_;
};

std::string get(const Running& running, const std::string& path, const std::string& headers = "") {
    return Connection(running.port()).ask("GET " + path + " HTTP/1.1\r\nHost: x\r\n" + headers + "\r\n");
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

}  // namespace

TEST_CASE("one port serves the page, the probes and the hall") {
    const Running running;
    CHECK(has(get(running, "/"), "<title>Jarl</title>"));
    CHECK(has(get(running, "/"), "connect-src 'self'"));
    CHECK(get(running, "/healthz").ends_with("\r\n\r\nok\n"));
    CHECK(get(running, "/readyz").ends_with("\r\n\r\nready\n"));
    CHECK(get(running, "/metrics").ends_with("\r\n\r\nfigures 1\n"));
    CHECK(has(get(running, "/api/tables?a=b", "Authorization: Bearer secret\r\n"),
              "GET|/api/tables|a=b||secret|127.0.0.1"));
    CHECK(has(get(running, "/api/tables"), "Cache-Control: no-store"));
    CHECK(get(running, "/api/refuse").starts_with("HTTP/1.1 409 Conflict"));
    CHECK(get(running, "/nothing").starts_with("HTTP/1.1 404"));
}

TEST_CASE("a connection is kept for the next request, and HEAD has no body") {
    const Running running;
    Connection connection(running.port());
    CHECK(has(connection.ask("POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}"),
              "POST|/api/tables||{}"));
    CHECK(connection.ask("HEAD /api/tables HTTP/1.1\r\nHost: x\r\n\r\n").ends_with("\r\n\r\n"));
    CHECK(has(connection.ask("GET /api/x HTTP/1.1\r\nHost: x\r\n\r\n"), "GET|/api/x"));
}

TEST_CASE("what is too long, no request, or no method of ours is refused as such") {
    const Running running;
    const auto ask = [&](const std::string& request) { return Connection(running.port()).ask(request); };
    const std::string body(5000, 'x');
    const std::string long_one =
        ask("POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n" + body);
    CHECK(long_one.starts_with("HTTP/1.1 413"));
    CHECK(has(long_one, R"({"problem":"too_long")"));
    CHECK(ask("POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1388\r\n" + body +
              "\r\n0\r\n\r\n")
              .starts_with("HTTP/1.1 413"));
    CHECK(ask("GET / HTTP/1.1\r\nHost: x\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n")
              .starts_with("HTTP/1.1 431"));
    CHECK(ask("NONSENSE\r\n\r\n").starts_with("HTTP/1.1 400"));
    CHECK(
        ask("GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n").starts_with("HTTP/1.1 400"));
    CHECK(ask("POST /x HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
              .starts_with("HTTP/1.1 400"));
    CHECK(has(ask("DELETE /api/tables HTTP/1.1\r\nHost: x\r\n\r\n"), R"({"problem":"wrong_method")"));
    CHECK(ask("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n").starts_with("HTTP/1.1 405"));
    CHECK(get(running, "/api/play").starts_with("HTTP/1.1 426"));
}

TEST_CASE("messages go to the hall and back, one guest a connection") {
    Running running;
    {
        Connection one(running.port()), two(running.port());
        REQUIRE(one.play());
        REQUIRE(two.play());
        one.say("hello");
        two.say("hei");
        CHECK(one.hear() == "hello");
        CHECK(two.hear() == "hei");
        one.say(std::string(4096, 'y'));
        CHECK(one.hear().size() == 4096);
        one.frame(9, "");
        CHECK(one.hear() == "pong");
        one.frame(2, "bytes");
        CHECK(has(one.hear(), R"({"is":"problem","problem":"unreadable")"));
    }
    running.finish();
    CHECK(running.hall_.came_ == 2);
    CHECK(running.hall_.left_ == 2);
    CHECK(running.hall_.guests_.empty());
}

TEST_CASE("a page from elsewhere cannot play; programs and named pages can") {
    ServerSettings settings;
    settings.origins = {"https://games.example"};
    const Running running(settings);
    CHECK(Connection(running.port()).play("Origin: http://jarl.example\r\n"));
    CHECK(Connection(running.port()).play("Origin: https://games.example\r\n"));
    CHECK(Connection(running.port()).play());
    CHECK_FALSE(Connection(running.port()).play("Origin: https://evil.example\r\n"));
    CHECK_FALSE(Connection(running.port()).play("Origin: null\r\n"));
}

TEST_CASE("who is dismissed hears why, and nothing after it") {
    const Running running;
    Connection guest(running.port());
    REQUIRE(guest.play());
    guest.say("go");
    CHECK(guest.hear() == R"({"is":"goodbye","why":"table_gone"})");
    CHECK(guest.hear() == "close 1008");
}

TEST_CASE("a message that is too long, or not text, ends the connection") {
    const Running running;
    Connection one(running.port()), two(running.port());
    REQUIRE(one.play());
    one.say(std::string(4097, 'x'));
    CHECK(one.hear() == "close 1009");
    REQUIRE(two.play());
    two.say("\xff\xfe");
    CHECK(two.hear() == "close 1007");
}

TEST_CASE("one guest's trouble is not everybody's") {
    Running running;
    CHECK(get(running, "/api/throw").starts_with("HTTP/1.1 503"));
    {
        Connection one(running.port()), two(running.port());
        REQUIRE(one.play());
        REQUIRE(two.play());
        one.say("throw");
        CHECK(one.hear() == "");
        two.say("still here");
        CHECK(two.hear() == "still here");
    }
    running.finish();
    CHECK(running.hall_.left_ == 2);
}

TEST_CASE("who says too much is dropped, by messages and by pings") {
    const Running running;
    for (const int kind : {1, 9}) {
        CAPTURE(kind);
        Connection guest(running.port());
        REQUIRE(guest.play());
        for (int i = 0; i < 70; ++i) guest.frame(kind, "x");
        std::string heard;
        int answered = 0;
        while ((heard = guest.hear()) == "x" || heard == "pong") ++answered;
        CHECK(heard == R"({"is":"goodbye","why":"too_much"})");
        CHECK(answered >= 60);
    }
}

TEST_CASE("who does not read is dropped, and what waits for them is let go") {
    ServerSettings settings;
    settings.max_unsent = 256 * 1024;
    Running running(settings);
    Connection guest(running.port());
    REQUIRE(guest.play());
    guest.say("flood");
    std::this_thread::sleep_for(4500ms);  // 3 s for last words, and a second until somebody looks
    running.finish();
    CHECK(running.server_->figures().slow == 1);
    CHECK(running.hall_.left_ == 1);
}

TEST_CASE("a connection must speak, and go on speaking") {
    ServerSettings settings;
    settings.first_message = seconds(1);
    settings.silent = seconds(3);
    const Running running(settings);
    Connection silent(running.port()), gone(running.port());
    REQUIRE(silent.play());
    REQUIRE(gone.play());
    gone.say("hello");
    CHECK(gone.hear() == "hello");
    CHECK(silent.hear() == R"({"is":"goodbye","why":"not_sitting"})");
    CHECK(gone.hear() == "ping");  // and no pong comes
    std::string heard;
    while ((heard = gone.hear()) == "ping");
    CHECK(heard == R"({"is":"goodbye","why":"idle"})");
}

TEST_CASE("pongs keep a connection") {
    ServerSettings settings;
    settings.silent = seconds(3);
    const Running running(settings);
    Connection guest(running.port());
    REQUIRE(guest.play());
    guest.say("hello");
    CHECK(guest.hear() == "hello");
    for (int i = 0; i < 3; ++i) {
        CHECK(guest.hear() == "ping");
        guest.frame(10, "");
    }
    guest.say("still here");
    CHECK(guest.hear() == "still here");
}

TEST_CASE("an idle connection is closed") {
    ServerSettings settings;
    settings.idle = seconds(1);
    const Running running(settings);
    Connection nothing(running.port()), half(running.port());
    half.write("GET / HT");
    CHECK(nothing.hear() == "");
    CHECK(half.hear() == "");
}

TEST_CASE("an address has so many connections; behind a proxy so many people") {
    ServerSettings settings;
    settings.max_per_address = 2;
    SUBCASE("directly") {
        const Running running(settings);
        Connection one(running.port()), two(running.port()), three(running.port());
        CHECK(one.play());
        CHECK(two.play());
        CHECK_FALSE(three.play());
    }
    SUBCASE("behind a proxy") {
        settings.trust_proxy = true;
        const Running running(settings);
        Connection one(running.port()), two(running.port()), three(running.port()), four(running.port());
        const char* astrid = "X-Forwarded-For: 198.51.100.1, 192.0.2.1\r\n";
        CHECK(one.play(astrid));
        CHECK(two.play(astrid));
        CHECK_FALSE(three.play(astrid));
        CHECK(four.play("X-Forwarded-For: 192.0.2.2\r\n"));
        CHECK(has(get(running, "/api/x", astrid), "|192.0.2.1"));
    }
}

TEST_CASE("the hall is full at some point; the page and the probes are still there") {
    ServerSettings settings;
    settings.max_connections = 1;
    const Running running(settings);
    Connection one(running.port()), two(running.port());
    CHECK(one.play());
    CHECK_FALSE(two.play());
    CHECK(get(running, "/healthz").ends_with("ok\n"));
}

TEST_CASE("an address that asks too often is told to wait, by /api alone") {
    ServerSettings settings;
    settings.requests = {1, 3};
    const Running running(settings);
    for (int i = 0; i < 3; ++i) CHECK(get(running, "/api/x").starts_with("HTTP/1.1 200"));
    const std::string refused = get(running, "/api/x");
    CHECK(refused.starts_with("HTTP/1.1 429"));
    CHECK(has(refused, "Retry-After: 1\r\n"));
    CHECK(has(refused, R"({"problem":"too_often")"));
    CHECK(get(running, "/").starts_with("HTTP/1.1 200"));
}

TEST_CASE("a store that is not well makes the server unready") {
    Running running;
    running.unready_ = "the disk is full";
    const std::string answer = get(running, "/readyz");
    CHECK(answer.starts_with("HTTP/1.1 503"));
    CHECK(answer.ends_with("the disk is full\n"));
    CHECK(get(running, "/healthz").starts_with("HTTP/1.1 200"));
}

TEST_CASE("closing down: everybody is told, nobody new comes, a probe on an old connection is told too") {
    Running running;
    Connection guest(running.port()), probe(running.port());
    REQUIRE(guest.play());
    CHECK(probe.ask("GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n").starts_with("HTTP/1.1 200"));
    running.drain();
    CHECK(guest.hear() == R"({"is":"goodbye","why":"draining"})");
    CHECK(guest.hear() == "close 1012");  // not answered yet, so the server waits for us
    CHECK(probe.ask("GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n").starts_with("HTTP/1.1 503"));
    guest.hang_up();
    running.finish();
    CHECK(running.hall_.left_ == 1);
}

TEST_CASE("closing down does not wait for ever for who does not answer") {
    Running running;
    Connection guest(running.port()), asking(running.port());
    REQUIRE(guest.play());
    asking.write("GET /api/never HTTP/1.1\r\nHost: x\r\n\r\n");
    std::this_thread::sleep_for(100ms);
    const auto start = std::chrono::steady_clock::now();
    running.finish();
    CHECK(std::chrono::steady_clock::now() - start < 5s);
    CHECK(running.hall_.left_ == 1);
}
