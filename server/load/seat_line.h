// One seat of a load: a WebSocket that sits down, hears positions and plays.
#pragma once

#include <optional>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>

#include "engine/core/chance.h"

namespace jarl::net {

class SeatLine {
  public:
    explicit SeatLine(boost::asio::io_context& context) : stream_(context) {}

    boost::asio::awaitable<bool> sit(boost::asio::ip::tcp::endpoint server, boost::asio::ip::address_v4 from,
                                     const std::string& table, const std::string& token);
    boost::asio::awaitable<std::string> receive();  // the next message; empty: the line is dead
    // Reads until the seat may decide, or the match is over. False: the line is dead.
    boost::asio::awaitable<bool> hear_position(int seat);
    // Plays one of the legal moves and waits until it is kept: so many milliseconds. Nothing: it was not.
    boost::asio::awaitable<std::optional<double>> play(Dice& dice);
    boost::asio::awaitable<void> hang_up();

    std::string position;
    std::string refusal;

  private:
    boost::asio::awaitable<bool> send(std::string text);

    boost::beast::websocket::stream<boost::beast::tcp_stream> stream_;
    boost::beast::flat_buffer buffer_;
    int next_ = 1;
};

}  // namespace jarl::net
