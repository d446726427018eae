// A bag of pieces that come in kinds: how many of each are left, never in which order.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/core/bag.h"
#include "engine/core/chance.h"

namespace jarl {

// At most 32 kinds, at most Copies of each. Bit k of at_least[i]: more than i pieces of kind k are here. So the kinds
// are one word, and adding or removing a piece shifts one column by one.
template <class Kind, std::size_t Copies>
struct CountBag {
    std::array<std::uint32_t, Copies> at_least{};

    constexpr std::uint32_t kinds() const { return at_least[0]; }
    constexpr bool empty() const { return at_least[0] == 0; }
    constexpr bool contains(Kind kind) const { return (at_least[0] & bit(kind)) != 0; }
    constexpr int size() const { return count_among(~std::uint32_t{0}); }
    constexpr int count(Kind kind) const { return count_among(bit(kind)); }
    // Pieces of this kind and of those after it.
    constexpr int count_from(Kind kind) const { return count_among(~(bit(kind) - 1)); }
    constexpr int count_among(std::uint32_t kinds) const {
        int count = 0;
        for (const std::uint32_t row : at_least) count += std::popcount(row & kinds);
        return count;
    }

    constexpr void add(Kind kind) {
        const std::uint32_t here = bit(kind);
        assert((at_least[Copies - 1] & here) == 0);
        for (std::size_t i = Copies - 1; i > 0; --i) at_least[i] |= at_least[i - 1] & here;
        at_least[0] |= here;
    }
    constexpr void remove(Kind kind) {
        const std::uint32_t here = bit(kind);
        assert(contains(kind));
        for (std::size_t i = 0; i + 1 < Copies; ++i)
            at_least[i] = (at_least[i] & ~here) | (at_least[i + 1] & here);
        at_least[Copies - 1] &= ~here;
    }
    constexpr void add_all(const CountBag& other) {
        for (const Kind kind : other)
            for (int n = other.count(kind); n > 0; --n) add(kind);
    }

    // The k-th piece when all lie in the order of their kinds; the kinds are halved until one is left.
    constexpr Kind nth(std::uint32_t k) const {
        assert(k < std::uint32_t(size()));
        int kind = 0;
        for (int step = 16; step > 0; step /= 2) {
            const bool before = std::uint32_t(count_among((std::uint32_t{1} << (kind + step)) - 1)) <= k;
            kind += step * before;  // no branch: nobody could foretell it
        }
        return Kind(kind);
    }
    template <Chance C>
    constexpr Kind draw(C& chance) {
        const Kind kind = nth(draw_below(chance, std::uint32_t(size())));
        remove(kind);
        return kind;
    }

    bool operator==(const CountBag&) const = default;

    // Range-for over the kinds, each once, lowest first.
    struct Iterator {
        std::uint32_t left;
        constexpr Kind operator*() const { return Kind(std::countr_zero(left)); }
        constexpr Iterator& operator++() {
            left &= left - 1;
            return *this;
        }
        bool operator==(const Iterator&) const = default;
    };
    constexpr Iterator begin() const { return {at_least[0]}; }
    constexpr Iterator end() const { return {0}; }

  private:
    static constexpr std::uint32_t bit(Kind kind) { return std::uint32_t{1} << int(kind); }
};

}  // namespace jarl
