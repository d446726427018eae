// The web server: answers requests for the page until it is told to stop. Boost stays behind this door.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "engine/core/result.h"
#include "server/files.h"

namespace jarl {

struct ServerSettings {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;  // 0: any free one
    int max_connections = 2000;
    int idle_seconds = 30;  // a connection that sends nothing for so long is closed
};

class HttpServer {
  public:
    // Takes the port; a problem when it cannot be had.
    static Result<std::unique_ptr<HttpServer>> listen(const ServerSettings& settings, Files files);
    virtual ~HttpServer() = default;

    virtual std::uint16_t port() const = 0;
    virtual void run() = 0;   // until stop, SIGINT or SIGTERM; then running answers are finished
    virtual void stop() = 0;  // from any thread
};

}  // namespace jarl
