// How the players of a load reach the server: from many addresses, with patience.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>

#include <nlohmann/json.hpp>

#include "server/awaiting.h"

namespace jarl::net {

inline constexpr auto kPatience = std::chrono::seconds(60);

// 127.0.0.1 and its many neighbours all are this machine.
boost::asio::ip::address_v4 address_number(int n);

// What a request calls this server.
std::string local_host(boost::asio::ip::tcp::endpoint server);

// From an address of ours, with kPatience for this and for all that follows on the stream. False: it could not be.
boost::asio::awaitable<bool> connect(boost::beast::tcp_stream& stream, boost::asio::ip::tcp::endpoint server,
                                     boost::asio::ip::address_v4 from);

// A request on a connection of its own, from an address of ours; nothing: it was not answered with "created".
boost::asio::awaitable<std::optional<nlohmann::json>> post(boost::asio::io_context& context,
                                                           boost::asio::ip::tcp::endpoint server,
                                                           boost::asio::ip::address_v4 from, std::string path,
                                                           std::string body);

}  // namespace jarl::net
