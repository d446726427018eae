// Numbers, figures and texts as bytes, and back: what is kept exactly as it is. Little-endian on every machine.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace jarl {

class Packer {
  public:
    void number(std::uint64_t value) {
        for (int shift = 0; shift < 64; shift += 8) bytes_.push_back(std::uint8_t(value >> shift));
    }
    void real(double value) { number(std::bit_cast<std::uint64_t>(value)); }
    void text(std::string_view value) {
        number(value.size());
        bytes_.insert(bytes_.end(), value.begin(), value.end());
    }
    std::vector<std::uint8_t> take() { return std::move(bytes_); }

  private:
    std::vector<std::uint8_t> bytes_;
};

// What is read beyond the end is 0 or empty, and complete() says no.
class Unpacker {
  public:
    explicit Unpacker(std::span<const std::uint8_t> bytes) : left_(bytes) {}

    std::uint64_t number() {
        std::uint64_t value = 0;
        const auto bytes = next(8);
        for (std::size_t i = 0; i < bytes.size(); ++i) value |= std::uint64_t{bytes[i]} << (8 * i);
        return value;
    }
    double real() { return std::bit_cast<double>(number()); }
    std::string text() {
        const auto bytes = next(number());
        return {bytes.begin(), bytes.end()};
    }
    bool complete() const { return whole_ && left_.empty(); }

  private:
    std::span<const std::uint8_t> next(std::uint64_t size) {
        if (size > left_.size()) {
            whole_ = false;
            left_ = {};
            return {};
        }
        const auto bytes = left_.first(std::size_t(size));
        left_ = left_.subspan(std::size_t(size));
        return bytes;
    }

    std::span<const std::uint8_t> left_;
    bool whole_ = true;
};

}  // namespace jarl
