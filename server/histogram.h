// How often a figure fell under each of some bounds; noted from any thread.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace jarl::net {

// Seconds until something is on the disk: from a fifth of a millisecond to five seconds.
inline constexpr std::array kLatencyBounds{0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02,
                                           0.05,   0.1,    0.2,   0.5,   1.0,   2.0,  5.0};

// What a histogram says at one moment.
struct Latency {
    std::array<std::uint64_t, kLatencyBounds.size() + 1>
        counts{};  // each without those below; the last has no bound
    double sum = 0;

    std::uint64_t count() const {
        std::uint64_t all = 0;
        for (const std::uint64_t each : counts) all += each;
        return all;
    }
};

class Histogram {
  public:
    void note(double value) {
        std::size_t bucket = 0;
        while (bucket < kLatencyBounds.size() && value > kLatencyBounds[bucket]) ++bucket;
        counts_[bucket].fetch_add(1, std::memory_order_relaxed);
        sum_.fetch_add(value, std::memory_order_relaxed);
    }
    Latency now() const {
        Latency latency;
        for (std::size_t i = 0; i < counts_.size(); ++i)
            latency.counts[i] = counts_[i].load(std::memory_order_relaxed);
        latency.sum = sum_.load(std::memory_order_relaxed);
        return latency;
    }

  private:
    std::array<std::atomic<std::uint64_t>, kLatencyBounds.size() + 1> counts_{};
    std::atomic<double> sum_ = 0;
};

}  // namespace jarl::net
