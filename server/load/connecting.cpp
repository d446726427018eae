#include "server/load/connecting.h"

#include <fmt/core.h>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

namespace jarl::net {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;

}  // namespace

asio::ip::address_v4 address_number(int n) {
    return asio::ip::address_v4(
        {127, 1, static_cast<unsigned char>(n / 250), static_cast<unsigned char>(1 + n % 250)});
}

std::string local_host(tcp::endpoint server) { return fmt::format("localhost:{}", server.port()); }

asio::awaitable<bool> connect(beast::tcp_stream& stream, tcp::endpoint server, asio::ip::address_v4 from) {
    beast::error_code error;
    stream.socket().open(tcp::v4(), error);
    stream.socket().bind({from, 0}, error);
    if (error) co_return false;
    stream.expires_after(kPatience);
    const auto [failed] = co_await stream.async_connect(server, kAsTuple);
    co_return !failed;
}

asio::awaitable<std::optional<nlohmann::json>> post(asio::io_context& context, tcp::endpoint server,
                                                    asio::ip::address_v4 from, std::string path,
                                                    std::string body) {
    beast::tcp_stream stream(context);
    if (!co_await connect(stream, server, from)) co_return std::nullopt;
    http::request<http::string_body> request(http::verb::post, path, 11);
    request.set(http::field::host, local_host(server));
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

}  // namespace jarl::net
