#include "server/load/seat_line.h"

#include <chrono>

#include <fmt/core.h>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "base/json.h"
#include "base/stopwatch.h"
#include "server/load/connecting.h"
#include "server/load/position_scan.h"

namespace jarl::net {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

}  // namespace

asio::awaitable<bool> SeatLine::sit(tcp::endpoint server, asio::ip::address_v4 from, const std::string& table,
                                    const std::string& token) {
    auto& socket = beast::get_lowest_layer(stream_);
    if (!co_await connect(socket, server, from)) co_return false;
    socket.expires_never();
    stream_.auto_fragment(false);
    const std::string host = local_host(server);
    if (auto [failed] = co_await stream_.async_handshake(host, "/api/play", kAsTuple); failed)
        co_return false;
    Json sit;
    sit.begin_object().key("do").text("sit").key("id").number(next_++);
    sit.key("table").text(table).key("token").text(token).key("from").number(0).end_object();
    co_return co_await send(sit.take());
}

asio::awaitable<bool> SeatLine::send(std::string text) {
    const auto [failed, written] = co_await stream_.async_write(asio::buffer(text), kAsTuple);
    co_return !failed;
}

asio::awaitable<std::string> SeatLine::receive() {
    const auto [failed, size] = co_await stream_.async_read(buffer_, kAsTuple);
    if (failed) co_return std::string{};
    std::string text = beast::buffers_to_string(buffer_.data());
    buffer_.clear();
    co_return text;
}

asio::awaitable<bool> SeatLine::hear_position(int seat) {
    for (;;) {
        std::string text = co_await receive();
        if (text.empty()) co_return false;
        if (!text.starts_with("{\"is\":\"position\"")) continue;
        position = std::move(text);
        const int actor = number_after(position, "\"actor\":");
        if (actor == seat || actor < 0) co_return true;
    }
}

asio::awaitable<std::optional<double>> SeatLine::play(Dice& dice) {
    const auto texts = legal_texts(position);
    if (texts.empty()) co_return std::nullopt;
    const int id = next_++;
    Json play;
    play.begin_object().key("do").text("play").key("id").number(id);
    play.key("text").text(texts[dice.below(std::uint32_t(texts.size()))]);
    play.key("ply").number(number_after(position, "\"ply\":")).end_object();
    const Stopwatch watch;
    if (!co_await send(play.take())) co_return std::nullopt;
    const std::string wanted = fmt::format(R"({{"is":"answer","id":{})", id);
    for (;;) {
        std::string text = co_await receive();
        if (text.empty() || text.starts_with("{\"is\":\"problem\"") ||
            text.starts_with("{\"is\":\"refused\"")) {
            refusal = text;
            co_return std::nullopt;
        }
        if (text.starts_with("{\"is\":\"position\"")) position = std::move(text);
        else if (text.starts_with(wanted)) co_return watch.milliseconds();
    }
}

asio::awaitable<void> SeatLine::hang_up() {
    beast::get_lowest_layer(stream_).expires_after(std::chrono::seconds(2));
    co_await stream_.async_close(websocket::close_code::normal, kAsTuple);
}

}  // namespace jarl::net
