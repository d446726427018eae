// Bots that think for the tables: a few threads and a queue, first come, first served, each table at most once. The more
// wait, the shorter each thinks. All calls are on the hall's thread, where the matches are.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/hall/bot_thread.h"
#include "server/hall/hall.h"

namespace jarl::hall {

// What a table asks when its turn has come. `line` says where its journal stands: the answer is for that and no other.
struct BotQuestion {
    const Match* match;
    std::string level;
    int line;
};

class BotPool {
  public:
    using Pose = std::function<std::optional<BotQuestion>(const std::string& table)>;
    using Answer = std::function<void(const std::string& table, int line, const std::string& move)>;

    BotPool(int threads, Hall::Post post, Pose pose, Answer answer);
    ~BotPool();

    void want(const std::string& table);  // somebody there wants a bot to move
    void unwant(
        const std::string& table);  // a thought under way is hurried; its answer comes and is out of date

    std::size_t waiting() const { return queue_.size(); }
    std::size_t thinking() const;

  private:
    struct Worker {
        // By game and level, for all tables: they are large.
        std::map<std::pair<std::string, std::string>, std::unique_ptr<Bot>> bots;
        std::string table;  // empty: it is free
        int line = 0;
        std::unique_ptr<BotThread> thread;  // last, so that it stops before its bots go
    };

    void dispatch();
    void start(Worker& worker, const std::string& table, const BotQuestion& question);
    void finished(Worker& worker, const std::string& move);
    Bot& begin(Worker& worker, const BotQuestion& question);
    milliseconds thinking_time() const;

    Hall::Post post_;
    Pose pose_;
    Answer answer_;
    std::deque<std::string> queue_;
    std::vector<std::unique_ptr<Worker>> workers_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace jarl::hall
