// How likely a plan is to succeed that needs some of the steps that are left.
#pragma once

#include <algorithm>

namespace jarl::loot {

// Doubt 1 makes a plan that needs every step left an even bet; with steps to spare it is soon safe.
constexpr float likelihood(float needed, float left, float doubt) {
    if (needed <= 0) return 1;
    if (left < needed) return 0;
    const float spare = left - needed + 1;
    const float ease = spare * spare;
    return ease / (ease + std::max(0.f, doubt) * needed * (needed + spare) / 2);
}

}  // namespace jarl::loot
