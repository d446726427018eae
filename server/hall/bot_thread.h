// One thread that thinks about one question at a time, below the priority of everything else. The bot was asked before
// (Bot::begin, on the thread that owns the match); from then until the answer it belongs to this thread.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "base/clock.h"
#include "match/bot.h"

namespace jarl::hall {

class BotThread {
  public:
    BotThread();
    ~BotThread();  // stops thinking

    // `done` is called on this thread. One at a time.
    void think(Bot& bot, milliseconds at_most, std::function<void(std::string move)> done);
    void hurry() { hurry_ = true; }  // answers within a slice

  private:
    struct Job {
        Bot* bot = nullptr;
        milliseconds at_most{};
        std::function<void(std::string)> done;
    };
    void run();
    void think(const Job& job);

    std::mutex mutex_;
    std::condition_variable changed_;
    Job job_;
    bool closing_ = false;
    std::atomic<bool> hurry_ = false;
    std::thread thread_;  // last: it uses all of the above
};

}  // namespace jarl::hall
