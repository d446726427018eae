// Both seats of a match, one match after the other.
#pragma once

#include <memory>
#include <vector>

#include "server/load/load.h"
#include "server/load/measure.h"
#include "server/load/seat_line.h"

namespace jarl::net {

class LoadPlayer {
  public:
    LoadPlayer(boost::asio::io_context& context, boost::asio::ip::tcp::endpoint server,
               const LoadRequest& request, Measure& measure, int number);

    boost::asio::awaitable<void> play_on();

  private:
    boost::asio::awaitable<bool> open();
    boost::asio::awaitable<bool> one_match();  // false: it was broken off
    boost::asio::awaitable<void> pause();
    bool lost(const SeatLine& seat);

    boost::asio::io_context& context_;
    boost::asio::ip::tcp::endpoint server_;
    const LoadRequest& request_;
    Measure& measure_;
    boost::asio::ip::address_v4 from_;
    Dice dice_;
    std::vector<std::unique_ptr<SeatLine>> seats_;
};

}  // namespace jarl::net
