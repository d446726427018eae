#include "server/measured_store.h"

#include <chrono>

namespace jarl::net {

namespace {

using Clock = std::chrono::steady_clock;

const prometheus::Histogram::BucketBoundaries kSeconds{0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02,
                                                       0.05,   0.1,    0.2,   0.5,   1,     2,    5};

}  // namespace

MeasuredStore::MeasuredStore(store::Store& store)
    : store_(store), latency_(std::make_shared<prometheus::Histogram>(kSeconds)) {}

bool MeasuredStore::write(store::Batch batch, store::WhenWritten then) {
    auto note = [latency = latency_, start = Clock::now(), then = std::move(then)](
                    store::Written written, const std::string& problem) {
        latency->Observe(std::chrono::duration<double>(Clock::now() - start).count());
        then(written, problem);
    };
    return store_.write(std::move(batch), std::move(note));
}

}  // namespace jarl::net
