#include "base/native/progress.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

#include <unistd.h>

#include <fmt/core.h>

namespace jarl {

namespace {

constexpr auto kPause = std::chrono::milliseconds(200);  // between two drawings
constexpr int kWidth = 24;

}  // namespace

std::string duration_text(double seconds) {
    const long s = std::lround(std::max(0.0, seconds));
    if (s < 100) return fmt::format("{} s", s);
    if (s < 6000) return fmt::format("{} min {} s", s / 60, s % 60);
    return fmt::format("{} h {} min", s / 3600, s / 60 % 60);
}

std::string bar_text(double share, int width) {
    const int full = std::clamp(int(share * width), 0, width);
    return "[" + std::string(std::size_t(full), '#') + std::string(std::size_t(width - full), '-') + "]";
}

Progress::Progress(std::string what) : what_(std::move(what)), watched_(isatty(STDERR_FILENO) != 0) {}

void Progress::show(double done, double all, std::string_view note) {
    const auto now = Clock::now();
    if (!watched_ || now - shown_ < kPause) return;
    shown_ = now;
    const double share = all > 0 ? done / all : 1,
                 spent = std::chrono::duration<double>(now - start_).count();
    const std::string left = share > 0 ? duration_text(spent * (1 - share) / share) + " left" : "";
    std::fprintf(stderr, "\r\033[K%s %s %3d %%  %s  %.*s", what_.c_str(), bar_text(share, kWidth).c_str(),
                 int(100 * share), left.c_str(), int(note.size()), note.data());
    std::fflush(stderr);
    on_screen_ = true;
}

void Progress::clear() {
    if (on_screen_) std::fputs("\r\033[K", stderr);
    on_screen_ = false;
}

}  // namespace jarl
