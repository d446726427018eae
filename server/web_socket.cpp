#include "server/web_socket.h"

#include <netinet/tcp.h>

#include <algorithm>
#include <list>
#include <utility>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "base/check.h"
#include "base/native/log.h"
#include "server/answer.h"
#include "server/awaiting.h"

namespace jarl::net {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Message = std::shared_ptr<const std::string>;

constexpr auto kLastWords = std::chrono::seconds(3);  // to hear the goodbye and to answer it
constexpr int kMaxUnsentInKernel = 128 * 1024;        // what waits should wait here, where it is counted

// Small moves go at once, and a slow reader fills our queue rather than megabytes of the kernel's.
void tune(tcp::socket& socket) {
    beast::error_code ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    setsockopt(socket.native_handle(), IPPROTO_TCP, TCP_NOTSENT_LOWAT, &kMaxUnsentInKernel,
               sizeof kMaxUnsentInKernel);
}

websocket::close_code close_code(std::string_view why) {
    return why == "draining" ? websocket::close_code::service_restart : websocket::close_code::policy_error;
}

}  // namespace

// One of them. It lives as long as its reading coroutine, or as the hall holds it. Only one timer looks after all of
// them, and what is read or written is held only meanwhile: an idle connection should cost little.
class WebSocket final : public hall::Guest, public std::enable_shared_from_this<WebSocket> {
  public:
    WebSocket(tcp::socket socket, Addresses::Place place, WebSockets& all, hall::Hall& hall)
        : stream_(std::move(socket)), place_(std::move(place)), all_(all), hall_(hall),
          bucket_(all.settings_.messages, steady_now()) {
        tune(stream_.next_layer());
        stream_.read_message_max(kMaxMessage);
        stream_.auto_fragment(false);  // written as it stands, without a copy
        stream_.text(true);
    }

    static asio::awaitable<void> serve(std::shared_ptr<WebSocket> self, Upgrade request) {
        self->all_.join(*self);
        if (co_await self->shake_hands(std::move(request))) {
            try {
                self->hall_.came(self);
                co_await self->read();
            } catch (const std::exception& error) {  // one guest's trouble is not everybody's
                self->note_failure(error.what());
            }
            self->hall_.left(*self);
        }
        self->all_.leave(*self);
        self->cut();
    }

    void send(Message message) override {
        if (leaving_) return;
        unsent_ += message->size();
        if (unsent_ > all_.settings_.max_unsent) {
            ++all_.figures_.slow;
            forget_waiting();
            return dismiss("slow");
        }
        say(std::move(message));
    }

    void dismiss(std::string_view why) override {
        if (leaving_) return;
        leaving_ = true;
        close_code_ = close_code(why);
        cut_at_ = steady_now() + kLastWords;
        log(LogLevel::Debug, "dismissed", {{"address", place_.address()}, {"why", std::string(why)}});
        say(std::make_shared<const std::string>(goodbye_message(why)));
    }

    std::string_view address() const override { return place_.address(); }

    void look_after(SteadyTime at) {
        const seconds most_silent = all_.settings_.silent;
        if (at >= cut_at_) return cut();
        if (leaving_) return;
        if (!spoke_ && at - heard_ > all_.settings_.first_message) return dismiss("not_sitting");
        if (at - heard_ > most_silent) {
            ++all_.figures_.silent;
            return dismiss("idle");
        }
        if (at - std::max(heard_, pinged_) > most_silent / 3) ping(at);
    }

    void cut() {
        beast::error_code ignored;
        stream_.next_layer().close(ignored);
    }

  private:
    friend WebSockets;

    void note_failure(const char* what) const { log(LogLevel::Error, "guest_failed", {{"what", what}}); }

    asio::awaitable<bool> shake_hands(Upgrade request) {
        const auto [error] = co_await stream_.async_accept(request, kAsTuple);
        if (error) co_return false;
        // A flood of pings is answered by the library: count them as messages.
        stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
            if (kind == websocket::frame_type::close) return;
            heard_ = steady_now();
            if (!bucket_.take(all_.settings_.messages, heard_))
                asio::post(stream_.get_executor(), [self = shared_from_this()] { self->too_much(); });
        });
        opened_ = true;
        if (!leaving_) cut_at_ = SteadyTime::max();
        heard_ = steady_now();
        write_next();
        co_return true;
    }

    asio::awaitable<void> read() {
        beast::flat_buffer buffer(kMaxMessage);
        for (;;) {
            const auto [error, size] = co_await stream_.async_read(buffer, kAsTuple);
            if (error) break;
            take({static_cast<const char*>(buffer.cdata().data()), buffer.size()});
            buffer.clear();
            buffer.shrink_to_fit();
        }
    }

    void take(std::string_view message) {
        heard_ = steady_now();
        spoke_ = true;
        if (leaving_) return;
        ++all_.figures_.messages;
        if (!bucket_.take(all_.settings_.messages, heard_)) return too_much();
        if (!stream_.got_text())
            return send(std::make_shared<const std::string>(
                problem_message("unreadable", "Messages are text, this one is binary.")));
        hall_.said(*this, message);
    }

    void too_much() {
        if (leaving_) return;
        ++all_.figures_.too_much;
        dismiss("too_much");
    }

    // The first of those that wait is the one being written.
    void say(Message message) {
        waiting_.push_back(std::move(message));
        if (waiting_.size() == 1) write_next();
    }

    void write_next() {
        if (!opened_) return;
        if (!waiting_.empty()) {
            stream_.async_write(asio::buffer(*waiting_.front()),
                                [self = shared_from_this()](beast::error_code error, std::size_t size) {
                                    self->wrote(error, size);
                                });
        } else if (leaving_) {
            stream_.async_close(close_code_, [self = shared_from_this()](beast::error_code) {});
        }
    }

    void wrote(beast::error_code error, std::size_t size) {
        if (error) return cut();
        all_.figures_.bytes_sent += size;
        unsent_ -= std::min(unsent_, waiting_.front()->size());
        waiting_.pop_front();
        write_next();
    }

    void forget_waiting() {
        if (waiting_.size() > 1) waiting_.erase(std::next(waiting_.begin()), waiting_.end());
    }

    void ping(SteadyTime at) {
        if (pinging_) return;  // the last one did not even get out
        pinging_ = true;
        pinged_ = at;
        stream_.async_ping(
            {}, [self = shared_from_this()](beast::error_code error) { self->pinging_ = bool(error); });
    }

    websocket::stream<tcp::socket, false> stream_;  // without compression, which costs more than all the rest
    Addresses::Place place_;
    WebSockets& all_;
    hall::Hall& hall_;
    std::list<Message> waiting_;
    std::size_t unsent_ = 0;  // bytes of those
    Bucket bucket_;
    SteadyTime heard_ = steady_now(), pinged_ = heard_;
    SteadyTime cut_at_ = heard_ + kLastWords;  // for the handshake; then for the goodbye
    std::size_t index_ = 0;
    websocket::close_code close_code_{};
    bool opened_ = false, spoke_ = false, leaving_ = false, pinging_ = false;
};

void WebSockets::open(tcp::socket socket, Upgrade request, Addresses::Place place, hall::Hall& hall) {
    const auto executor = socket.get_executor();
    auto one = std::make_shared<WebSocket>(std::move(socket), std::move(place), *this, hall);
    asio::co_spawn(executor, WebSocket::serve(std::move(one), std::move(request)), asio::detached);
}

void WebSockets::look_after(SteadyTime at) {
    for (WebSocket* one : open_) one->look_after(at);
}

void WebSockets::dismiss_all(std::string_view why) {
    for (WebSocket* one : open_) one->dismiss(why);
}

void WebSockets::cut_all() {
    for (WebSocket* one : open_) one->cut();
}

void WebSockets::join(WebSocket& one) {
    one.index_ = open_.size();
    open_.push_back(&one);
    figures_.web_sockets = open_.size();
    log(LogLevel::Debug, "came", {{"address", std::string(one.address())}});
}

void WebSockets::leave(WebSocket& one) {
    check(one.index_ < open_.size() && open_[one.index_] == &one, "who leaves was open");
    open_[one.index_] = open_.back();
    open_[one.index_]->index_ = one.index_;
    open_.pop_back();
    figures_.web_sockets = open_.size();
    log(LogLevel::Debug, "left", {{"address", std::string(one.address())}});
}

}  // namespace jarl::net
