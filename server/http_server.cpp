#include "server/http_server.h"

#include <chrono>
#include <csignal>
#include <set>
#include <string_view>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

namespace jarl {

namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = net::ip::tcp;
using Request = http::request<http::empty_body>;
using Response = http::response<http::span_body<const char>>;

constexpr auto kAsTuple = net::as_tuple(net::use_awaitable);  // errors come back as values
constexpr std::uint32_t kMaxHeader = 16 * 1024;
constexpr auto kBreath = std::chrono::milliseconds(100);  // after accept failed: no files left, most likely

// What the page may do: everything from here, nothing from anywhere else, nothing written into it.
constexpr std::string_view kContentSecurity =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

void set_safety(Response& response) {
    response.set("Content-Security-Policy", kContentSecurity);
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Referrer-Policy", "no-referrer");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    response.set("Cross-Origin-Resource-Policy", "same-origin");
    response.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

Response response_to(const Request& request, http::status status) {
    Response response(status, request.version());
    response.keep_alive(request.keep_alive());
    set_safety(response);
    return response;
}

Response text_answer(const Request& request, http::status status, std::string_view text) {
    Response response = response_to(request, status);
    response.set(http::field::content_type, "text/plain; charset=utf-8");
    response.body() = {text.data(), text.size()};
    response.prepare_payload();
    return response;
}

bool accepts(const Request& request, std::string_view coding) {
    for (const auto& item : http::ext_list(request[http::field::accept_encoding]))
        if (item.first == coding) return true;
    return false;
}

Response file_answer(const Request& request, const File& file) {
    const std::string_view known = request[http::field::if_none_match];
    Response response =
        response_to(request, known == file.etag ? http::status::not_modified : http::status::ok);
    response.set(http::field::etag, file.etag);
    response.set(http::field::vary, "Accept-Encoding");
    response.set(http::field::cache_control,
                 file.for_ever ? "public, max-age=31536000, immutable" : "no-cache");
    if (response.result() == http::status::not_modified) return response;
    const std::string* body = &file.plain;
    if (!file.brotli.empty() && accepts(request, "br")) {
        body = &file.brotli;
        response.set(http::field::content_encoding, "br");
    } else if (!file.gzip.empty() && accepts(request, "gzip")) {
        body = &file.gzip;
        response.set(http::field::content_encoding, "gzip");
    }
    response.set(http::field::content_type, file.type);
    response.content_length(body->size());
    if (request.method() == http::verb::get) response.body() = {body->data(), body->size()};
    return response;
}

Response answer(const Request& request, const Files& files) {
    if (request.method() != http::verb::get && request.method() != http::verb::head)
        return text_answer(request, http::status::method_not_allowed, "Only GET and HEAD.\n");
    const std::string_view target = request.target();
    const std::string_view path = target.substr(0, target.find('?'));
    if (const File* file = files.find(path)) return file_answer(request, *file);
    return text_answer(request, http::status::not_found, "There is nothing here.\n");
}

class Server final : public HttpServer {
  public:
    Server(const ServerSettings& settings, Files files) : settings_(settings), files_(std::move(files)) {}

    std::string open() {
        beast::error_code error;
        const auto address = net::ip::make_address(settings_.address, error);
        if (error) return settings_.address + " is not an address";
        const tcp::endpoint here(address, settings_.port);
        if (!acceptor_.open(here.protocol(), error) &&
            !acceptor_.set_option(net::socket_base::reuse_address(true), error) &&
            !acceptor_.bind(here, error))
            acceptor_.listen(net::socket_base::max_listen_connections, error);
        if (!error) return {};
        return settings_.address + ":" + std::to_string(settings_.port) +
               " cannot be listened on: " + error.message();
    }

    std::uint16_t port() const override { return acceptor_.local_endpoint().port(); }

    void run() override {
        net::co_spawn(context_, accept(), net::detached);
        signals_.async_wait([this](beast::error_code error, int) {
            if (!error) drain();
        });
        context_.run();
    }
    void stop() override {
        net::post(context_, [this] { drain(); });
    }

  private:
    // No new connections; those that wait for a request are closed, an answer under way is finished.
    void drain() {
        beast::error_code ignored;
        stopping_ = true;
        acceptor_.close(ignored);
        signals_.cancel(ignored);
        for (beast::tcp_stream* idle : waiting_) idle->cancel();
    }

    net::awaitable<void> accept() {
        while (!stopping_) {
            auto [error, socket] = co_await acceptor_.async_accept(kAsTuple);
            if (stopping_) break;
            if (error) {
                net::steady_timer pause(context_, kBreath);
                co_await pause.async_wait(kAsTuple);
            } else if (connections_ < settings_.max_connections) {
                ++connections_;
                net::co_spawn(context_, serve(beast::tcp_stream(std::move(socket))),
                              [this](auto) { --connections_; });
            }  // else: the socket closes, and the browser asks again
        }
    }

    net::awaitable<void> serve(beast::tcp_stream stream) {
        beast::flat_buffer buffer(kMaxHeader);
        while (!stopping_) {
            http::request_parser<http::empty_body> parser;
            parser.header_limit(kMaxHeader);
            parser.body_limit(std::uint64_t{0});
            stream.expires_after(std::chrono::seconds(settings_.idle_seconds));
            waiting_.insert(&stream);
            const auto [error, read] = co_await http::async_read(stream, buffer, parser, kAsTuple);
            waiting_.erase(&stream);
            const bool nonsense =
                error && error.category() == http::make_error_code(http::error::end_of_stream).category() &&
                error != http::error::end_of_stream && error != http::error::partial_message;
            if (error && !nonsense) break;
            Response response =
                nonsense ? text_answer(parser.get(), http::status::bad_request, "That is no request.\n")
                         : answer(parser.get(), files_);
            if (nonsense || stopping_) response.keep_alive(false);
            stream.expires_after(std::chrono::seconds(settings_.idle_seconds));
            const auto [failed, written] = co_await http::async_write(stream, response, kAsTuple);
            if (failed || !response.keep_alive()) break;
        }
        beast::error_code ignored;
        stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    }

    ServerSettings settings_;
    Files files_;
    net::io_context context_{1};
    tcp::acceptor acceptor_{context_};
    net::signal_set signals_{context_, SIGINT, SIGTERM};
    std::set<beast::tcp_stream*> waiting_;  // for a request
    int connections_ = 0;
    bool stopping_ = false;
};

}  // namespace

Result<std::unique_ptr<HttpServer>> HttpServer::listen(const ServerSettings& settings, Files files) {
    auto server = std::make_unique<Server>(settings, std::move(files));
    if (const std::string problem = server->open(); !problem.empty()) return Problem{problem};
    return std::unique_ptr<HttpServer>(std::move(server));
}

}  // namespace jarl
