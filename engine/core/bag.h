// A bag: which numbered pieces are left, never in which order. A draw happens when the piece is needed.
#pragma once

#include <bit>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <type_traits>
#if defined(__BMI2__)
#include <immintrin.h>
#endif

#include "engine/core/chance.h"

namespace jarl {

// Position of the k-th set bit, counted from 0.
constexpr int nth_set_bit(std::uint64_t bits, std::uint32_t k) {
    assert(k < std::uint32_t(std::popcount(bits)));
#if defined(__BMI2__)
    if (!std::is_constant_evaluated()) return std::countr_zero(_pdep_u64(std::uint64_t{1} << k, bits));
#endif
    while (k-- > 0) bits &= bits - 1;
    return std::countr_zero(bits);
}

// A draw with one outcome asks nothing.
template <Chance C>
constexpr std::uint32_t draw_below(C& chance, std::uint32_t n) {
    return n == 1 ? 0 : chance.below(n);
}

// Pieces are numbered so that equal ones follow each other; Piece is a strong number made from its index.
template <class Piece, std::unsigned_integral Word>
struct Bag {
    Word bits = 0;

    constexpr int size() const { return std::popcount(bits); }
    constexpr bool empty() const { return bits == 0; }
    constexpr bool contains(Piece piece) const { return (bits >> int(piece) & 1) != 0; }
    constexpr void add(Piece piece) {
        assert(!contains(piece));
        bits = Word(bits | Word{1} << int(piece));
    }
    constexpr void remove(Piece piece) {
        assert(contains(piece));
        bits = Word(bits & ~(Word{1} << int(piece)));
    }
    constexpr Piece first() const { return Piece(std::countr_zero(bits)); }
    constexpr Piece nth(std::uint32_t k) const { return Piece(nth_set_bit(bits, k)); }

    template <Chance C>
    constexpr Piece draw(C& chance) {
        const Piece piece = nth(draw_below(chance, std::uint32_t(size())));
        remove(piece);
        return piece;
    }

    constexpr Bag operator&(Bag other) const { return {Word(bits & other.bits)}; }
    constexpr Bag operator|(Bag other) const { return {Word(bits | other.bits)}; }
    constexpr Bag without(Bag other) const { return {Word(bits & ~other.bits)}; }
    bool operator==(const Bag&) const = default;

    // Range-for over the pieces, lowest first.
    struct Iterator {
        Word left;
        constexpr Piece operator*() const { return Piece(std::countr_zero(left)); }
        constexpr Iterator& operator++() {
            left = Word(left & (left - 1));
            return *this;
        }
        bool operator==(const Iterator&) const = default;
    };
    constexpr Iterator begin() const { return {bits}; }
    constexpr Iterator end() const { return {0}; }
};

}  // namespace jarl
