// The web server: the page, REST and WebSockets at one port, until it is told to stop. Its thread is the hall's thread.
// Boost stays behind this door.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/rate.h"
#include "base/result.h"
#include "server/files.h"
#include "server/hall/hall.h"

namespace jarl::net {

struct ServerSettings {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;     // 0: any free one
    int max_connections = 10'500;  // WebSockets at a time; requests have kSpareConnections more
    int max_per_address = 200;
    seconds idle{30};    // a connection that asks nothing for so long is closed
    seconds silent{75};  // a WebSocket that is silent for so long; it is pinged three times meanwhile
    seconds first_message{10};
    std::size_t max_unsent = 1 << 20;  // bytes that wait for one WebSocket: who does not read is dropped
    Rate messages{30, 60};             // of a WebSocket
    Rate requests{20, 100};            // of an address, for /api
    std::vector<std::string> origins;  // pages that may connect besides our own
    bool trust_proxy = false;          // the address is the last entry of X-Forwarded-For
};
inline constexpr int kSpareConnections = 256;
inline constexpr std::size_t kMaxBody = 4096, kMaxMessage = 4096;
inline constexpr std::size_t kMaxIdleAddresses = 20'000;  // about 200 bytes each

// For /metrics; counters only grow.
struct ServerFigures {
    std::size_t connections = 0;  // that are no WebSockets
    std::size_t web_sockets = 0;
    std::array<std::uint64_t, 6> answers{};  // by the first digit of the status
    std::uint64_t messages = 0, bytes_sent = 0;
    std::uint64_t slow = 0, too_much = 0, silent = 0;  // WebSockets dropped for that
    std::uint64_t turned_away = 0;                     // connections and requests refused by a bound
};

// What the server serves besides the page.
struct Backends {
    hall::Hall& hall;
    std::function<std::string()> unready;  // why the store cannot be used; empty: it can
    std::function<std::string()> metrics;  // nothing: there is no /metrics
};

class HttpServer {
  public:
    // Takes the port; a problem when it cannot be had.
    static Result<std::unique_ptr<HttpServer>> listen(const ServerSettings& settings, Files files);
    virtual ~HttpServer() = default;

    virtual std::uint16_t port() const = 0;
    virtual void post(
        std::function<void()> what) = 0;  // from any thread, in order: runs on the thread of `run`
    virtual const ServerFigures& figures() const = 0;  // on that thread

    // Until stop, SIGINT or SIGTERM; then everybody is told and gets some seconds to hear it.
    virtual void run(const Backends& backends) = 0;
    virtual void stop() = 0;  // from any thread
};

}  // namespace jarl::net
