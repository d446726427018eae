// A figure with six digits behind the point, as every program that reads our JSON gets it.
#pragma once

#include <cstdio>
#include <string>

namespace jarl {

inline std::string decimal(double number) {
    constexpr double kSmallest = 0.5e-6;  // of six digits; what is less is nothing, without a sign
    char text[32];                        // a chance, or a sum of some thousand
    const bool nothing = number > -kSmallest && number < kSmallest;
    return {text, std::size_t(std::snprintf(text, sizeof text, "%.6f", nothing ? 0 : number))};
}

}  // namespace jarl
