// For tests of the hall: a store in memory that can fail, be late and be beaten, a house with its own clock, and guests
// who write down what they are told.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/core/chance.h"
#include "match/testing.h"
#include "server/hall/hall.h"

namespace jarl::hall {

class MemoryStore final : public Store {
  public:
    MemoryStore() : thread_([this] { run(); }) {}
    ~MemoryStore() override {
        {
            const std::lock_guard lock(mutex_);
            closing_ = true;
            held_ = false;
        }
        changed_.notify_all();
        thread_.join();
    }

    // --- What a test does to it
    void fail_next(int count) { set(fail_, count); }
    void refuse_next(int count) { set(refuse_, count); }  // the queue is full
    void hold(bool held) {
        set(held_, held);
        changed_.notify_all();
    }
    void break_reading(bool broken) { set(broken_, broken); }
    void put(const Entry& entry) {  // somebody else writes
        const std::lock_guard lock(mutex_);
        journal_[entry.match].push_back(entry);
    }
    void put(const TableRow& row) {
        const std::lock_guard lock(mutex_);
        keep(row);
    }
    std::size_t waiting() const {
        const std::lock_guard lock(mutex_);
        return queue_.size();
    }

    // --- Store
    bool write(Batch batch, WhenWritten then) override {
        {
            const std::lock_guard lock(mutex_);
            if (refuse_ > 0) return --refuse_, false;
            queue_.push_back({std::move(batch), std::move(then)});
        }
        changed_.notify_all();
        return true;
    }
    void flush() override {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return held_ || (queue_.empty() && !busy_); });
    }
    Result<std::optional<TableRow>> table(const std::string& id) override {
        const std::lock_guard lock(mutex_);
        if (broken_) return Problem{"the disk is gone"};
        const auto at = tables_.find(id);
        return at == tables_.end() ? std::optional<TableRow>() : std::optional(at->second);
    }
    Result<std::vector<Entry>> journal(const std::string& match) override {
        const std::lock_guard lock(mutex_);
        if (broken_) return Problem{"the disk is gone"};
        return journal_[match];
    }
    Result<std::vector<TableRow>> tables(Status status, bool listed_only, int most) override {
        const std::lock_guard lock(mutex_);
        if (broken_) return Problem{"the disk is gone"};
        std::vector<TableRow> rows;
        for (auto id = order_.rbegin(); id != order_.rend() && int(rows.size()) < most; ++id)
            if (const TableRow& row = tables_[*id]; row.status == status && (row.listed || !listed_only))
                rows.push_back(row);
        return rows;
    }
    Result<std::vector<std::string>> playing() override {
        const std::lock_guard lock(mutex_);
        std::vector<std::string> ids;
        for (const auto& [id, row] : tables_)
            if (row.status == Status::Playing) ids.push_back(id);
        return ids;
    }
    std::string health() override { return {}; }
    StoreFigures figures() const override { return {}; }

  private:
    struct Job {
        Batch batch;
        WhenWritten then;
    };

    template <class T>
    void set(T& what, T value) {
        const std::lock_guard lock(mutex_);
        what = value;
    }
    void keep(const TableRow& row) {
        if (!tables_.contains(row.id)) order_.push_back(row.id);
        tables_[row.id] = row;
    }
    Written keep(const Batch& batch) {
        if (fail_ > 0) return --fail_, Written::Failed;
        for (const Change& change : batch)
            if (const Entry* entry = std::get_if<Entry>(&change))
                if (entry->ply != int(journal_[entry->match].size())) return Written::Taken;
        for (const Change& change : batch) {
            if (const Entry* entry = std::get_if<Entry>(&change)) journal_[entry->match].push_back(*entry);
            else keep(*std::get_if<TableRow>(&change));
        }
        return Written::Durable;
    }
    void run() {
        std::unique_lock lock(mutex_);
        while (true) {
            changed_.wait(lock, [this] { return closing_ || (!held_ && !queue_.empty()); });
            if (queue_.empty()) return;
            Job job = std::move(queue_.front());
            queue_.pop_front();
            const Written written = keep(job.batch);
            busy_ = true;
            lock.unlock();
            job.then(written, written == Written::Failed ? "no space left" : "");
            lock.lock();
            busy_ = false;
            changed_.notify_all();
        }
    }

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::map<std::string, TableRow> tables_;
    std::vector<std::string> order_;
    std::map<std::string, std::vector<Entry>> journal_;
    std::deque<Job> queue_;
    int fail_ = 0, refuse_ = 0;
    bool held_ = false, broken_ = false, busy_ = false, closing_ = false;
    std::thread thread_;
};

class TestGuest final : public Guest {
  public:
    explicit TestGuest(std::string address) : address_(std::move(address)) {}
    void send(std::shared_ptr<const std::string> message) override {
        if (gone.empty()) got.push_back(std::move(message));
    }
    void dismiss(std::string_view why) override {
        if (gone.empty()) gone = why;
    }
    std::string_view address() const override { return address_; }

    std::vector<std::shared_ptr<const std::string>> got;
    std::string gone;  // why

  private:
    std::string address_;
};

// What is asked of the hall's thread waits here until the test lets it happen.
class PostBox {
  public:
    void post(std::function<void()> what) {
        {
            const std::lock_guard lock(mutex_);
            posted_.push_back(std::move(what));
        }
        changed_.notify_all();
    }
    bool run() {  // false: there was nothing
        std::deque<std::function<void()>> all;
        {
            const std::lock_guard lock(mutex_);
            all.swap(posted_);
        }
        for (const auto& each : all) each();
        return !all.empty();
    }
    void wait() {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, std::chrono::seconds(20), [this] { return !posted_.empty(); });
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> posted_;
};

struct House {
    using Json = nlohmann::json;

    explicit House(HallSettings wanted = {}) : settings(std::move(wanted)) {
        settings.now = [this] { return time; };
        if (!settings.seed) settings.seed = [this] { return test_seed(next_seed++); };
        open();
    }
    ~House() { hall.reset(); }

    void move_to(Store& another) {
        hall.reset();
        box.run();
        written = &another;
        open();
    }
    void open() {
        hall = std::move(
            *Hall::open(settings, *written, [this](std::function<void()> what) { box.post(what); }));
        settle();
    }
    void restart() {  // as after a kill: nothing but the store is left
        settle();
        hall.reset();
        box.run();
        open();
    }

    // Until nothing is written and no bot thinks.
    void settle() {
        while (true) {
            written->flush();
            if (box.run()) continue;
            const HallFigures figures = hall->figures();
            if (figures.bots_thinking + figures.bots_waiting == 0) return;
            box.wait();
        }
    }
    void settle_without_bots() {
        do written->flush();
        while (box.run());
    }
    void pass(milliseconds length) {
        time += length;
        hall->tick(time);
        settle();
    }

    Reply ask(const std::string& method, const std::string& path, const std::string& body = "",
              const std::string& query = "", const std::string& address = "10.0.0.1") {
        std::optional<Reply> reply;
        hall->ask({method, path, query, body, "", address}, [&](Reply given) { reply = std::move(given); });
        for (int i = 0; i < 1000 && !reply; ++i) settle_without_bots();
        return reply.value_or(Reply{0, "", "null", 0});
    }
    Json post(const std::string& path, const Json& body) {
        return Json::parse(ask("POST", path, body.dump()).body);
    }
    Json get(const std::string& path, const std::string& query = "") {
        return Json::parse(ask("GET", path, "", query).body, nullptr, false);
    }

    HallSettings settings;
    WallTime time = wall_time(1'790'000'000'000);
    int next_seed = 1;
    MemoryStore store;
    Store* written = &store;
    PostBox box;
    std::unique_ptr<Hall> hall;
};

// Somebody at a table. Every `say` waits for what comes of it.
struct Player {
    using Json = nlohmann::json;

    explicit Player(House& at, std::string address = "10.0.0.2")
        : house(at), guest(std::make_shared<TestGuest>(std::move(address))) {
        house.hall->came(guest);
    }
    Player(House& at, const std::string& id, const std::string& token, int from = 0) : Player(at) {
        say({{"do", "sit"}, {"table", id}, {"token", token}, {"from", from}});
    }
    Player(Player&&) = default;

    void say_raw(const std::string& text) { house.hall->said(*guest, text); }
    // What was sent to this guest because of it.
    std::vector<Json> say(Json message) {
        send(std::move(message));
        house.settle();
        return read();
    }
    int send(Json message) {
        message["id"] = ++last_id;
        say_raw(message.dump());
        return last_id;
    }
    std::vector<Json> read() {
        std::vector<Json> news;
        for (; seen < guest->got.size(); ++seen) {
            news.push_back(Json::parse(*guest->got[seen]));
            if (news.back()["is"] == "position") position = news.back();
            if (news.back()["is"] == "table") table = news.back()["table"];
        }
        return news;
    }
    // What came of it: "answer", "refused", or the code of a problem.
    std::string outcome(Json message) {
        for (const Json& each : say(std::move(message)))
            if (each.contains("id") && each["id"] == last_id)
                return each["is"] == "problem" ? each["problem"].get<std::string>()
                                               : each["is"].get<std::string>();
        return "";
    }

    int ply() const { return position["ply"]; }
    bool deciding() const { return !position.is_null() && !position["view"]["legal"].empty(); }
    std::vector<std::string> legal() const {
        std::vector<std::string> texts;
        for (const Json& move : position["view"]["legal"]) texts.push_back(move["text"]);
        return texts;
    }
    std::string play(const std::string& text) {
        return outcome({{"do", "play"}, {"text", text}, {"ply", ply()}});
    }
    std::string play_random(Dice& dice) {
        const auto texts = legal();
        return play(texts[dice.below(std::uint32_t(texts.size()))]);
    }
    void leave() { house.hall->left(*guest); }

    House& house;
    std::shared_ptr<TestGuest> guest;
    std::size_t seen = 0;
    int last_id = 0;
    Json position, table;
};

inline nlohmann::json open_request(const std::string& game, const std::string& options, int seats,
                                   const std::string& others = "open") {
    nlohmann::json list = nlohmann::json::array({{{"is", "me"}, {"name", "Astrid"}}});
    for (int i = 1; i < seats; ++i)
        list.push_back(others == "open" ? nlohmann::json{{"is", "open"}}
                                        : nlohmann::json{{"is", "bot"}, {"level", others}});
    return {{"game", game}, {"options", options}, {"seats", list}};
}

// A table with everybody sitting at it.
struct Gathering {
    Gathering(House& at, nlohmann::json request) : house(at) {
        const auto opened = house.post("/api/tables", request);
        id = opened["table"];
        tokens.push_back(opened["token"]);
        const char* const names[] = {"Leif", "Sigrid", "Tove"};
        for (std::size_t i = 1; i < request["seats"].size(); ++i) {
            const auto taken = house.post("/api/tables/" + id + "/seats", {{"name", names[i - 1]}});
            tokens.push_back(taken["token"]);
        }
        for (const std::string& token : tokens) players.emplace_back(house, id, token);
    }
    Gathering(House& at, const std::string& game = "lofoten", const std::string& options = "", int seats = 2)
        : Gathering(at, open_request(game, options, seats)) {}

    Player& actor() {
        for (Player& player : players) player.read();
        for (Player& player : players)
            if (player.deciding()) return player;
        return players[0];
    }
    int seat_of(const Player& player) const { return int(&player - players.data()); }
    nlohmann::json table() { return house.get("/api/tables/" + id); }

    House& house;
    std::string id;
    std::vector<std::string> tokens;
    std::vector<Player> players;
};

}  // namespace jarl::hall
