// All WebSockets of the server. Boost is in here: only http_server.cpp includes it.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/addresses.h"
#include "server/http_server.h"

namespace jarl::net {

using Upgrade = boost::beast::http::request<boost::beast::http::string_body>;

class WebSocket;

class WebSockets {
  public:
    WebSockets(const ServerSettings& settings, ServerFigures& figures)
        : settings_(settings), figures_(figures) {}

    // Answers the handshake and serves the connection until it ends.
    void open(boost::asio::ip::tcp::socket socket, Upgrade request, Addresses::Place place, hall::Hall& hall);

    void look_after(SteadyTime now);  // about once a second: pings, and who has been silent for too long
    void dismiss_all(std::string_view why);  // with a goodbye
    void cut_all();                          // without

    std::size_t size() const { return open_.size(); }

  private:
    friend WebSocket;
    void join(WebSocket& one);
    void leave(WebSocket& one);

    const ServerSettings& settings_;
    ServerFigures& figures_;
    std::vector<WebSocket*> open_;  // each knows its index
};

}  // namespace jarl::net
