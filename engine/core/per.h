// One value for each key of an enum: stock[Good::Mead] compiles, stock[2] does not.
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

namespace jarl {

// kKeys is a constexpr std::array that lists the enum's values in order, without gaps.
template <const auto& kKeys, class T>
struct Per {
    using Key = typename std::remove_cvref_t<decltype(kKeys)>::value_type;
    static constexpr bool in_order() {
        for (std::size_t i = 0; i < kKeys.size(); ++i)
            if (std::size_t(kKeys[i]) != i) return false;
        return true;
    }
    static_assert(in_order(), "keys count up from zero");

    std::array<T, kKeys.size()> values{};

    constexpr T& operator[](Key key) { return values[std::size_t(key)]; }
    constexpr const T& operator[](Key key) const { return values[std::size_t(key)]; }
    constexpr auto begin() { return values.begin(); }
    constexpr auto end() { return values.end(); }
    constexpr auto begin() const { return values.begin(); }
    constexpr auto end() const { return values.end(); }
    bool operator==(const Per&) const = default;
};

}  // namespace jarl
