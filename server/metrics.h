// /metrics: what server, hall and store have counted, in the format of Prometheus.
#pragma once

#include <string>

#include "server/histogram.h"
#include "server/http_server.h"

namespace jarl::net {

struct Figures {
    ServerFigures server;
    hall::HallFigures hall;
    store::StoreFigures store;
    Latency latency;  // until a write is durable
};
std::string metrics_text(const Figures& figures);

std::size_t memory_of_process();  // bytes that are really there (the resident set)

}  // namespace jarl::net
