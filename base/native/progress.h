// A bar on standard error that says how far a long job is and how long it will still take. Silent when nobody watches.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace jarl {

class Progress {
  public:
    explicit Progress(std::string what);
    ~Progress() { clear(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(double done, double all, std::string_view note = {});
    void clear();  // the line is free again

  private:
    using Clock = std::chrono::steady_clock;
    std::string what_;
    Clock::time_point start_ = Clock::now(), shown_{};
    bool watched_;
    bool on_screen_ = false;
};

// "42 s", "3 min 5 s", "2 h 10 min".
std::string duration_text(double seconds);
// "[########------]"
std::string bar_text(double share, int width);

}  // namespace jarl
