// A plain 64-bit hash, the same everywhere: for signatures and tables, not for secrets.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

namespace jarl {

class Hash {
  public:
    constexpr void number(std::uint64_t value) {
        value_ = (value_ ^ value) * 0x9fb21c651e98df25;
        value_ ^= value_ >> 29;
    }
    void bytes(const void* data, std::size_t size) {
        const auto* at = static_cast<const unsigned char*>(data);
        for (; size >= 8; at += 8, size -= 8) {
            std::uint64_t word;
            std::memcpy(&word, at, 8);  // all our machines are little-endian
            number(word);
        }
        std::uint64_t rest = size;
        for (; size > 0; ++at, --size) rest = rest << 8 | *at;
        number(rest);
    }
    template <class T>
        requires std::has_unique_object_representations_v<T>  // no padding: the bytes are the value
    void value(const T& value) {
        bytes(&value, sizeof value);
    }
    void text(std::string_view text) { bytes(text.data(), text.size()); }
    constexpr std::uint64_t result() const { return value_ ^ (value_ >> 32); }

  private:
    std::uint64_t value_ = 0xcbf29ce484222325;
};

}  // namespace jarl
