#include "server/load/load_player.h"

#include <chrono>

#include <boost/asio/steady_timer.hpp>

#include "base/json.h"
#include "server/load/connecting.h"
#include "server/load/position_scan.h"

namespace jarl::net {

namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

// The server grants an address 20: we come from as many addresses as it takes.
constexpr int kTablesAnAddress = 15;

}  // namespace

LoadPlayer::LoadPlayer(asio::io_context& context, tcp::endpoint server, const LoadRequest& request,
                       Measure& measure, int number)
    : context_(context), server_(server), request_(request), measure_(measure),
      from_(address_number(number / kTablesAnAddress)), dice_(std::uint64_t(number) + 1) {}

asio::awaitable<void> LoadPlayer::play_on() {
    bool first = true;
    while (!measure_.ending) {
        if (!co_await open()) co_return measure_.fail("a table could not be opened, or a seat not be taken");
        if (first) ++measure_.ready;
        first = false;
        if (!co_await one_match()) break;
        for (auto& seat : seats_) co_await seat->hang_up();
    }
}

asio::awaitable<bool> LoadPlayer::open() {
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

asio::awaitable<bool> LoadPlayer::one_match() {
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

bool LoadPlayer::lost(const SeatLine& seat) {
    measure_.fail(seat.refusal.empty() ? "a connection was lost" : "a move was not taken: " + seat.refusal);
    return false;
}

asio::awaitable<void> LoadPlayer::pause() {
    // Before everybody sits nobody plays; then each waits a little more or less than the gap.
    asio::steady_timer timer(context_);
    while (!measure_.ending && measure_.ready < measure_.wanted) {
        timer.expires_after(std::chrono::milliseconds(50));
        co_await timer.async_wait(kAsTuple);
    }
    if (measure_.gap_seconds <= 0) co_return;
    const double share = 0.5 + double(dice_.below(1000)) / 1000;
    timer.expires_after(std::chrono::duration_cast<std::chrono::steady_clock::duration>(
        std::chrono::duration<double>(measure_.gap_seconds * share)));
    co_await timer.async_wait(kAsTuple);
}

}  // namespace jarl::net
