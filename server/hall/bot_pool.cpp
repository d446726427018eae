#include "server/hall/bot_pool.h"

#include <algorithm>

#include "server/hall/tokens.h"

namespace jarl::hall {

namespace {

constexpr double kLongestMs = 1500;  // with nobody waiting; the strongest level asks for a second
constexpr double kShortestMs = 20;

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

double BotPool::patience_ms() const {
    return std::max(kShortestMs, kLongestMs / (1 + double(queue_.size()) / double(workers_.size())));
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
    Bot& bot = begin(worker, question);
    worker.table = table;
    worker.line = question.line;
    worker.thread->think(bot, patience_ms(), [this, &worker, post = post_, alive = alive_](std::string move) {
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
