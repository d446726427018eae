#include "server/addresses.h"

#include <utility>

#include "base/check.h"

namespace jarl::net {

Addresses::Place::Place(Place&& other) noexcept
    : all_(std::exchange(other.all_, nullptr)), entry_(other.entry_) {}

Addresses::Place& Addresses::Place::operator=(Place&& other) noexcept {
    std::swap(all_, other.all_);
    std::swap(entry_, other.entry_);
    return *this;
}

Addresses::Place::~Place() {
    if (all_) all_->disconnect(entry_);
}

std::optional<Addresses::Place> Addresses::connect(std::string_view address, SteadyTime now) {
    const Entry entry = find(address, now);
    if (entry->connections >= max_connections_) return std::nullopt;
    if (entry->connections++ == 0) connected_.splice(connected_.begin(), idle_, entry);
    return Place(*this, entry);
}

int Addresses::wait_before_asking(std::string_view address, SteadyTime now) {
    const Entry entry = find(address, now);
    return entry->requests.take(rate_, now) ? 0 : entry->requests.wait_seconds(rate_);
}

Addresses::Entry Addresses::find(std::string_view address, SteadyTime now) {
    if (const auto found = by_name_.find(address); found != by_name_.end()) {
        const Entry entry = found->second;
        if (entry->connections == 0) idle_.splice(idle_.begin(), idle_, entry);
        return entry;
    }
    if (idle_.size() >= max_idle_) forget_oldest();
    idle_.push_front({std::string(address), 0, Bucket(rate_, now)});
    by_name_.emplace(idle_.front().address, idle_.begin());
    return idle_.begin();
}

void Addresses::disconnect(Entry entry) {
    check(entry->connections > 0, "who leaves was there");
    if (--entry->connections > 0) return;
    idle_.splice(idle_.begin(), connected_, entry);
    if (idle_.size() > max_idle_) forget_oldest();
}

void Addresses::forget_oldest() {
    if (idle_.empty()) return;
    by_name_.erase(idle_.back().address);
    idle_.pop_back();
}

}  // namespace jarl::net
