#include "server/measured_store.h"

#include "base/stopwatch.h"

namespace jarl::net {

bool MeasuredStore::write(store::Batch batch, store::WhenWritten then) {
    auto note = [latency = latency_, watch = Stopwatch(), then = std::move(then)](
                    store::Written written, const std::string& problem) {
        latency->note(watch.milliseconds() / 1000);
        then(written, problem);
    };
    return store_.write(std::move(batch), std::move(note));
}

}  // namespace jarl::net
