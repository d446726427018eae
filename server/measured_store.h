// A store that notes how long every write takes until it is durable: what somebody waits who has made a move.
#pragma once

#include <prometheus/histogram.h>

#include "server/store/store.h"

namespace jarl {

class MeasuredStore final : public Store {
  public:
    explicit MeasuredStore(Store& store);

    bool write(Batch batch, WhenWritten then) override;
    void flush() override { store_.flush(); }
    Result<std::optional<TableRow>> table(const std::string& id) override { return store_.table(id); }
    Result<std::vector<Entry>> journal(const std::string& match) override { return store_.journal(match); }
    Result<std::vector<TableRow>> tables(Status status, bool listed_only, int most) override {
        return store_.tables(status, listed_only, most);
    }
    Result<std::vector<std::string>> playing() override { return store_.playing(); }
    std::string health() override { return store_.health(); }
    StoreFigures figures() const override { return store_.figures(); }

    prometheus::ClientMetric latency() const { return latency_->Collect(); }  // in seconds; from any thread

  private:
    Store& store_;
    std::shared_ptr<prometheus::Histogram> latency_;  // also held by what waits for the disk
};

}  // namespace jarl
