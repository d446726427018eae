// A store that notes how long every write takes until it is durable: what somebody waits who has made a move.
#pragma once

#include <memory>

#include "server/histogram.h"
#include "server/store/store.h"

namespace jarl::net {

class MeasuredStore final : public store::Store {
  public:
    explicit MeasuredStore(store::Store& store) : store_(store), latency_(std::make_shared<Histogram>()) {}

    bool write(store::Batch batch, store::WhenWritten then) override;
    void flush() override { store_.flush(); }
    Result<std::optional<store::TableRow>> table(const std::string& id) override { return store_.table(id); }
    Result<std::vector<store::Entry>> journal(const std::string& match) override {
        return store_.journal(match);
    }
    Result<std::vector<store::TableRow>> tables(store::Status status, bool listed_only, int most) override {
        return store_.tables(status, listed_only, most);
    }
    Result<std::vector<std::string>> playing() override { return store_.playing(); }
    std::string health() override { return store_.health(); }
    store::StoreFigures figures() const override { return store_.figures(); }

    Latency latency() const { return latency_->now(); }  // in seconds; from any thread

  private:
    store::Store& store_;
    std::shared_ptr<Histogram> latency_;  // also held by what waits for the disk
};

}  // namespace jarl::net
