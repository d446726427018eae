#include "server/http_server.h"

#include <chrono>
#include <csignal>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/core.h>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "base/check.h"
#include "base/native/log.h"
#include "server/addresses.h"
#include "server/answer.h"
#include "server/awaiting.h"
#include "server/headers.h"
#include "server/web_socket.h"

namespace jarl::net {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
using Request = http::request<http::string_body>;
using Response = http::response<http::span_body<const char>>;
using namespace std::chrono_literals;

constexpr std::uint32_t kMaxHeader = 16 * 1024;
constexpr auto kBreath = 100ms;                    // after accept failed: no files left, most likely
constexpr auto kMostPatience = 10s;                // with the hall, before a request is answered "busy"
constexpr auto kFarewell = 3s;                     // for everybody to hear the goodbye
constexpr std::size_t kMostLeftover = 256 * 1024;  // of a request we would not read

std::string peer_of(const tcp::socket& socket) {
    beast::error_code error;
    const auto peer = socket.remote_endpoint(error);
    return error ? std::string() : counted_address(peer.address().to_string());
}

// The request is none, or too much of one; anything else that goes wrong is the connection.
bool is_nonsense(const beast::error_code& error) {
    return error.category() == http::make_error_code(http::error::end_of_stream).category() &&
           error != http::error::end_of_stream && error != http::error::partial_message;
}

Answer answer_nonsense(const beast::error_code& error) {
    if (error == http::error::body_limit)
        return problem_answer(413, "too_long", fmt::format("A body has at most {} bytes.", kMaxBody));
    if (error == http::error::header_limit || error == http::error::buffer_overflow)
        return text_answer(431, "The headers are too long.\n");
    return text_answer(400, "That is no request.\n");
}

Answer allowing(std::string methods, Answer answer) {
    answer.headers.emplace_back("Allow", std::move(methods));
    return answer;
}

Response bytes_of(const Answer& answer, const Request& request, bool keep_alive) {
    Response response(http::int_to_status(unsigned(answer.status)), request.version());
    response.keep_alive(keep_alive);
    for (const auto& [name, value] : kSafety) response.set(name, value);
    for (const auto& [name, value] : answer.headers) response.set(name, value);
    if (answer.status == 304) return response;
    response.content_length(answer.body().size());
    if (request.method() != http::verb::head) response.body() = {answer.body().data(), answer.body().size()};
    return response;
}

bool only_reads(const Request& request) {
    return request.method() == http::verb::get || request.method() == http::verb::head;
}

hall::Reply too_busy() {
    return {503, "application/json", R"({"problem":"busy","message":"The hall is too busy to answer."})", 5};
}

hall::Ask ask_of(const Request& request, const std::string& address) {
    const Target target = split_target(request.target());
    return {only_reads(request) ? "GET" : std::string(request.method_string()),
            std::string(target.path),
            std::string(target.query),
            request.body(),
            std::string(bearer_token(request[http::field::authorization])),
            address};
}

// Not inside a coroutine, where g++ 12 miscompiles lists in braces.
void note_trouble(std::string_view event, const std::string& what) {
    log(LogLevel::Warning, event, {{"what", what}});
}

class Server final : public HttpServer {
  public:
    Server(const ServerSettings& settings, Files files) : settings_(settings), files_(std::move(files)) {}

    std::string open() {
        beast::error_code error;
        const auto address = asio::ip::make_address(settings_.address, error);
        if (error) return settings_.address + " is not an address";
        const tcp::endpoint here(address, settings_.port);
        if (!acceptor_.open(here.protocol(), error) &&
            !acceptor_.set_option(asio::socket_base::reuse_address(true), error) &&
            !acceptor_.bind(here, error))
            acceptor_.listen(asio::socket_base::max_listen_connections, error);
        if (!error) return {};
        return fmt::format("{}:{} cannot be listened on: {}", settings_.address, settings_.port,
                           error.message());
    }

    std::uint16_t port() const override {
        beast::error_code error;
        const auto here = acceptor_.local_endpoint(error);
        return error ? 0 : here.port();
    }
    const ServerFigures& figures() const override { return figures_; }
    void post(std::function<void()> what) override { asio::post(context_, std::move(what)); }

    void run(const Backends& backends) override {
        backends_ = &backends;
        signals_.async_wait([this](beast::error_code error, int) {
            if (!error) drain();
        });
        asio::co_spawn(context_, accept(), asio::detached);
        asio::co_spawn(context_, tick(), [](std::exception_ptr error) {
            if (error) std::rethrow_exception(error);
        });
        context_.run();
    }
    void stop() override {
        asio::post(context_, [this] { drain(); });
    }

  private:
    // ------------------------------------------------------------------------------------- coming and going

    asio::awaitable<void> accept() {
        while (!draining_) {
            auto [error, socket] = co_await acceptor_.async_accept(kAsTuple);
            if (draining_) break;
            if (!error) {
                welcome(std::move(socket));
                continue;
            }
            note_trouble("accept_failed", error.message());
            asio::steady_timer pause(context_, kBreath);
            co_await pause.async_wait(kAsTuple);
        }
    }

    const Backends& backends() const {
        check(backends_ != nullptr, "nothing comes before run()");
        return *backends_;
    }

    // Behind a proxy all connections are its own: who is behind one is known by request.
    void welcome(tcp::socket socket) {
        std::optional<Addresses::Place> place;
        if (!settings_.trust_proxy) place = addresses_.connect(peer_of(socket), steady_now());
        const std::size_t most = std::size_t(settings_.max_connections + kSpareConnections);
        if (figures_.connections + sockets_.size() >= most || (!settings_.trust_proxy && !place)) {
            ++figures_.turned_away;  // the socket closes, and the browser asks again
            return;
        }
        asio::co_spawn(context_, converse(beast::tcp_stream(std::move(socket)), std::move(place)),
                       asio::detached);
    }

    asio::awaitable<void> tick() {
        asio::steady_timer second(context_);
        while (!draining_) {
            second.expires_after(1s);
            co_await second.async_wait(kAsTuple);
            sockets_.look_after(steady_now());
            backends().hall.tick(wall_now());
        }
    }

    // Nobody new; everybody is told. A second signal is no longer caught, so it ends the program at once.
    void drain() {
        if (draining_) return;
        draining_ = true;
        log(LogLevel::Info, "draining", {{"guests", std::to_string(sockets_.size())}});
        beast::error_code ignored;
        acceptor_.close(ignored);
        signals_.clear(ignored);
        backends().hall.drain();
        sockets_.dismiss_all("draining");
        asio::co_spawn(context_, close_down(), asio::detached);
    }

    asio::awaitable<void> close_down() {
        co_await wait_for_the_last(kFarewell);
        if (sockets_.size() > 0) note_trouble("cut", fmt::format("{} guests", sockets_.size()));
        sockets_.cut_all();
        co_await wait_for_the_last(200ms);
        context_.stop();
    }

    asio::awaitable<void> wait_for_the_last(std::chrono::milliseconds at_most) {
        asio::steady_timer pause(context_);
        for (const SteadyTime end = steady_now() + at_most;
             (sockets_.size() > 0 || busy_ > 0) && steady_now() < end;) {
            pause.expires_after(10ms);
            co_await pause.async_wait(kAsTuple);
        }
    }

    // ------------------------------------------------------------------------------------------ one by one

    asio::awaitable<void> converse(beast::tcp_stream stream, std::optional<Addresses::Place> place) {
        const Counted counted(figures_.connections);
        const std::string peer = peer_of(stream.socket());
        beast::flat_buffer buffer(kMaxHeader + kMaxBody);
        for (bool goes_on = true; goes_on;) {
            http::request_parser<http::string_body> parser;
            parser.header_limit(kMaxHeader);
            parser.body_limit(kMaxBody);
            stream.expires_after(settings_.idle);
            const auto [error, read] = co_await http::async_read(stream, buffer, parser, kAsTuple);
            if (error && !is_nonsense(error)) co_return;
            const Counted busy(busy_);
            const Request& request = parser.get();
            const std::string address = asker(request, peer);
            if (!error && asks_to_play(request)) {
                if (auto refusal = why_not_play(request, address, place)) {
                    goes_on = co_await send(stream, request, *refusal, true);
                    continue;
                }
                sockets_.open(stream.release_socket(), parser.release(), std::move(*place), backends().hall);
                co_return;
            }
            Answer answer;  // g++ 12 miscompiles co_await in a conditional expression
            if (error) answer = answer_nonsense(error);
            else answer = co_await answer_to(request, address);
            goes_on = co_await send(stream, request, answer, !error);
        }
        co_await hang_up(stream);
    }

    void note(const Request& request, const Answer& answer) {
        const auto kind = std::size_t(answer.status / 100);
        check(kind < figures_.answers.size(), "a status has three digits, the first of them 1 to 5");
        ++figures_.answers[kind];
        log(LogLevel::Debug, "answered",
            {{"method", std::string(request.method_string())},
             {"path", std::string(split_target(request.target()).path)},
             {"status", std::to_string(answer.status)}});
    }

    // Whether the next request may come on the same connection.
    asio::awaitable<bool> send(beast::tcp_stream& stream, const Request& request, const Answer& answer,
                               bool was_read) {
        note(request, answer);
        Response response = bytes_of(answer, request, was_read && request.keep_alive() && !draining_);
        stream.expires_after(settings_.idle);
        const auto [error, size] = co_await http::async_write(stream, response, kAsTuple);
        figures_.bytes_sent += size;
        co_return !error && response.keep_alive();
    }

    // What was sent and not read would make the kernel tear the answer away from its reader.
    asio::awaitable<void> hang_up(beast::tcp_stream& stream) {
        beast::error_code ignored;
        stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
        stream.expires_after(1s);
        std::array<char, 1024> leftover;
        for (std::size_t all = 0; all < kMostLeftover;) {
            const auto [error, size] = co_await stream.async_read_some(asio::buffer(leftover), kAsTuple);
            if (error) break;
            all += size;
        }
    }

    std::string asker(const Request& request, const std::string& peer) const {
        if (!settings_.trust_proxy) return peer;
        std::string address;
        const auto [first, last] = request.equal_range("X-Forwarded-For");
        for (auto header = first; header != last; ++header) address = forwarded_address(header->value());
        return address.empty() ? peer : address;
    }

    // ------------------------------------------------------------------------------------------- questions

    asio::awaitable<Answer> answer_to(const Request& request, const std::string& address) {
        const std::string_view path = split_target(request.target()).path;
        if (path == "/api" || path.starts_with("/api/")) co_return co_await answer_api(request, address);
        if (!only_reads(request)) co_return allowing("GET, HEAD", text_answer(405, "Only GET and HEAD.\n"));
        if (path == "/healthz") co_return text_answer(200, "ok\n");
        if (path == "/readyz") co_return answer_ready();
        if (path == "/metrics" && backends().metrics) co_return text_answer(200, backends().metrics());
        co_return answer_page(path, request);
    }

    Answer answer_page(std::string_view path, const Request& request) const {
        return page_answer(
            files_, {path, request[http::field::if_none_match], request[http::field::accept_encoding]});
    }

    Answer answer_ready() {
        if (draining_) return text_answer(503, "closing\n");
        if (steady_now() >= ready_asked_ + 1s) {  // probes may come as often as they like
            const std::string before = std::exchange(unready_, backends().unready());
            if (unready_ != before) note_trouble(unready_.empty() ? "ready_again" : "unready", unready_);
            ready_asked_ = steady_now();
        }
        return unready_.empty() ? text_answer(200, "ready\n") : text_answer(503, unready_ + "\n");
    }

    asio::awaitable<Answer> answer_api(const Request& request, const std::string& address) {
        if (!only_reads(request) && request.method() != http::verb::post)
            co_return allowing("GET, HEAD, POST",
                               problem_answer(405, "wrong_method", "Only GET, HEAD and POST."));
        if (auto refusal = why_not_ask(address)) co_return std::move(*refusal);
        co_return reply_answer(co_await ask(ask_of(request, address)));
    }

    std::optional<Answer> why_not_ask(const std::string& address) {
        if (draining_) return problem_answer(503, "closing", "The server is closing down.", 5);
        const int wait = addresses_.wait_before_asking(address, steady_now());
        if (wait == 0) return std::nullopt;
        return turned_away(429, "too_often", "Too many requests from your address.", wait);
    }

    Answer turned_away(int status, std::string_view problem, std::string_view message, int retry_after = 0) {
        ++figures_.turned_away;
        return problem_answer(status, problem, message, retry_after);
    }

    asio::awaitable<hall::Reply> ask(hall::Ask ask) {
        struct Pending {
            explicit Pending(asio::io_context& context) : answered(context, kMostPatience) {}
            std::optional<hall::Reply> reply;
            asio::steady_timer answered;  // ends early when there is a reply
        };
        const auto pending = std::make_shared<Pending>(context_);
        try {
            backends().hall.ask(ask, [pending](hall::Reply reply) {
                pending->reply = std::move(reply);
                pending->answered.cancel();
            });
        } catch (const std::exception& error) {  // one request's trouble is not everybody's
            note_trouble("request_failed", error.what());
            co_return too_busy();
        }
        if (!pending->reply) co_await pending->answered.async_wait(kAsTuple);
        if (pending->reply) co_return std::move(*pending->reply);
        co_return too_busy();
    }

    // --------------------------------------------------------------------------------------------- playing

    static bool asks_to_play(const Request& request) {
        return split_target(request.target()).path == "/api/play" && only_reads(request);
    }

    // Behind a proxy the place is taken here, else it was taken when the connection came.
    std::optional<Answer> why_not_play(const Request& request, const std::string& address,
                                       std::optional<Addresses::Place>& place) {
        if (!beast::websocket::is_upgrade(request))
            return problem_answer(426, "unreadable", "This is the door for WebSockets.");
        if (!origin_allowed(request[http::field::origin], request[http::field::host], settings_.origins))
            return turned_away(403, "wrong_origin", "Pages from elsewhere may not play here.");
        if (auto refusal = why_not_ask(address)) return refusal;
        if (sockets_.size() >= std::size_t(settings_.max_connections))
            return turned_away(503, "busy", "The hall is full.", 30);
        if (!place) place = addresses_.connect(address, steady_now());
        if (place) return std::nullopt;
        return turned_away(429, "too_often", "Too many connections from your address.", 30);
    }

    struct Counted {  // one more, while it lasts
        explicit Counted(std::size_t& number) : count(number) { ++count; }
        ~Counted() { --count; }
        Counted(const Counted&) = delete;
        Counted& operator=(const Counted&) = delete;
        std::size_t& count;
    };

    // What connections point to stands before the context: it ends those that are left when it ends.
    const ServerSettings settings_;
    const Files files_;
    const Backends* backends_ = nullptr;
    ServerFigures figures_;
    Addresses addresses_{settings_.requests, settings_.max_per_address, kMaxIdleAddresses};
    WebSockets sockets_{settings_, figures_};
    std::size_t busy_ = 0;  // requests being answered
    bool draining_ = false;
    std::string unready_;
    SteadyTime ready_asked_{};

    asio::io_context context_{1};
    tcp::acceptor acceptor_{context_};
    asio::signal_set signals_{context_, SIGINT, SIGTERM};
};

}  // namespace

Result<std::unique_ptr<HttpServer>> HttpServer::listen(const ServerSettings& settings, Files files) {
    auto server = std::make_unique<Server>(settings, std::move(files));
    if (const std::string problem = server->open(); !problem.empty()) return Problem{problem};
    return std::unique_ptr<HttpServer>(std::move(server));
}

}  // namespace jarl::net
