#include "server/hall/bot_thread.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "base/stopwatch.h"

namespace jarl::hall {

namespace {

constexpr double kSlice = 10;  // milliseconds between two looks at the clock
constexpr int kNiceness = 10;  // people come first

void step_back_for_others() { setpriority(PRIO_PROCESS, id_t(gettid()), kNiceness); }

}  // namespace

BotThread::BotThread() : thread_([this] { run(); }) {}

BotThread::~BotThread() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    hurry_ = true;
    changed_.notify_one();
    thread_.join();
}

void BotThread::think(Bot& bot, milliseconds at_most, std::function<void(std::string move)> done) {
    {
        const std::lock_guard lock(mutex_);
        check(!job_.bot, "one question at a time");
        job_ = {&bot, at_most, std::move(done)};
        hurry_ = false;
    }
    changed_.notify_one();
}

void BotThread::run() {
    step_back_for_others();
    while (true) {
        Job job;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return closing_ || job_.bot; });
            if (closing_) return;
            job = std::exchange(job_, {});
        }
        think(job);
    }
}

void BotThread::think(const Job& job) {
    const Stopwatch watch;
    bool knows = false;
    while (!knows) {
        const double left = double(job.at_most.count()) - watch.milliseconds();
        knows = job.bot->step(std::clamp(left, 1.0, kSlice));
        if (hurry_ || left <= kSlice) break;
    }
    job.done(job.bot->choice());
}

}  // namespace jarl::hall
