// A short list with room for N values and no heap: legal moves, cargo, places of a ranking.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace jarl {

template <class T, std::size_t N>
class FixedList {
  public:
    static_assert(N < 256);

    constexpr FixedList() {
        if constexpr (kInStates) items_.fill(T{});
    }
    template <class... Rest>
    constexpr FixedList(T first, Rest... rest) : items_{first, T(rest)...}, size_(1 + sizeof...(rest)) {}

    constexpr void push(T item) {
        assert(size_ < N);
        items_[size_++] = item;
    }
    // Freed places go back to T{}: two equal lists are equal byte for byte.
    constexpr void clear() { *this = FixedList{}; }
    constexpr T pop_front() {
        assert(size_ > 0);
        const T front = items_[0];
        for (std::size_t i = 1; i < size_; ++i) items_[i - 1] = items_[i];
        items_[--size_] = T{};
        return front;
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr T operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    constexpr bool contains(const T& item) const {
        for (const T& each : *this)
            if (each == item) return true;
        return false;
    }
    constexpr bool operator==(const FixedList& other) const {
        if (size_ != other.size_) return false;
        for (std::size_t i = 0; i < size_; ++i)
            if (!(items_[i] == other.items_[i])) return false;
        return true;
    }

  private:
    // Lists of bytes are parts of states: small, and without chance bytes behind the last item. Lists of larger items,
    // moves above all, are made and dropped at every decision: their places are not filled, and their size is not a
    // byte, which may alias anything and would be reloaded after every push (docs/performance.md).
    static constexpr bool kInStates = sizeof(T) == 1;
    using Size = std::conditional_t<kInStates, std::uint8_t, std::uint32_t>;

    std::array<T, N> items_;
    Size size_ = 0;
};

}  // namespace jarl
