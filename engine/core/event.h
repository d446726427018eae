// What happened, as a small value: for logs, animation and replay. Each event knows who may see it.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>

#include "engine/core/seat.h"

namespace jarl {

struct Event {
    // No such value this time.
    static constexpr std::int16_t kNone = -1;
    // There is a value, and it is not for the viewer.
    static constexpr std::int16_t kHidden = -0x8000;
    static constexpr std::uint16_t kEverything = 0xffff;

    std::uint8_t kind = 0;
    // Whom it concerns, if anybody.
    Seat seat = kNobody;
    // Bit i: value i is for insiders alone; kEverything: the event itself is.
    std::uint16_t secret = 0;
    // Bit s: seat s sees the secret part.
    std::uint8_t insiders = 0;
    std::array<std::int16_t, 8> values{kNone, kNone, kNone, kNone, kNone, kNone, kNone, kNone};

    constexpr bool is_insider(Seat viewer) const {
        return viewer != kNobody && (insiders >> index(viewer) & 1) != 0;
    }
    constexpr bool visible_to(Seat viewer) const { return secret != kEverything || is_insider(viewer); }
    constexpr Event seen_by(Seat viewer) const {
        Event seen = *this;
        if (is_insider(viewer)) return seen;
        for (std::size_t i = 0; i < values.size(); ++i)
            if ((secret >> i & 1) != 0 && values[i] != kNone) seen.values[i] = kHidden;
        return seen;
    }
    bool operator==(const Event&) const = default;
};

// Playouts tell nobody.
struct NoLog {
    constexpr void operator()(const Event&) const {}
};

}  // namespace jarl
