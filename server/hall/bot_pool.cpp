#include "server/hall/bot_pool.h"

#include <algorithm>

#include "base/check.h"
#include "server/hall/tokens.h"

namespace jarl::hall {

namespace {

constexpr milliseconds kLongest{1500};  // with nobody waiting; the strongest level asks for a second
constexpr milliseconds kShortest{20};

}  // namespace

BotPool::BotPool(int threads, Hall::Post post, Pose pose, Answer answer)
    : post_(std::move(post)), pose_(std::move(pose)), answer_(std::move(answer)) {
    for (int i = 0; i < std::max(threads, 1); ++i) {
        workers_.push_back(std::make_unique<Worker>());
        workers_.back()->thread = std::make_unique<BotThread>();
    }
}

BotPool::~BotPool() { *alive_ = false; }

void BotPool::want(const std::string& table) {
    if (std::find(queue_.begin(), queue_.end(), table) == queue_.end()) queue_.push_back(table);
    dispatch();
}

void BotPool::unwant(const std::string& table) {
    std::erase(queue_, table);
    for (const auto& worker : workers_)
        if (worker->table == table) worker->thread->hurry();
}

std::size_t BotPool::thinking() const {
    return std::size_t(std::count_if(workers_.begin(), workers_.end(),
                                     [](const auto& worker) { return !worker->table.empty(); }));
}

milliseconds BotPool::thinking_time() const {
    const auto workers = long(workers_.size()), waiting = long(queue_.size());
    return std::max(kShortest, kLongest * workers / (workers + waiting));
}

void BotPool::dispatch() {
    for (const auto& worker : workers_)
        while (worker->table.empty() && !queue_.empty()) {
            const std::string table = std::move(queue_.front());
            queue_.pop_front();
            if (const auto question = pose_(table)) start(*worker, table, *question);
        }
}

void BotPool::start(Worker& worker, const std::string& table, const BotQuestion& question) {
    check(worker.table.empty(), "a worker thinks about one table at a time");
    check(question.match != nullptr, "a question is about a match");
    Bot& bot = begin(worker, question);
    worker.table = table;
    worker.line = question.line;
    worker.thread->think(bot, thinking_time(),
                         [this, &worker, post = post_, alive = alive_](std::string move) {
                             post([this, &worker, alive, move = std::move(move)] {
                                 if (*alive) finished(worker, move);
                             });
                         });
}

void BotPool::finished(Worker& worker, const std::string& move) {
    const std::string table = std::exchange(worker.table, {});
    answer_(table, worker.line, move);
    dispatch();
}

Bot& BotPool::begin(Worker& worker, const BotQuestion& question) {
    const GameInfo& game = question.match->game();
    std::unique_ptr<Bot>& bot = worker.bots[{std::string(game.name), question.level}];
    if (!bot) bot = std::move(*Bot::create({question.level, {}, 1}, game));
    bot->begin(*question.match, random_number());
    return *bot;
}

}  // namespace jarl::hall
