// A hall to be talked to with any bytes: its store is in memory and done at once, its bots never answer, and what it
// says is checked.
#pragma once

#include <cstdlib>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/plain_text.h"
#include "match/testing.h"
#include "server/hall/hall.h"

namespace jarl::hall {

inline void must(bool holds) {
    if (!holds) std::abort();
}

class PlainStore final : public Store {
  public:
    bool write(Batch batch, WhenWritten then) override {
        for (const store::Change& change : batch) {
            if (const auto* row = std::get_if<TableRow>(&change)) tables_[row->id] = *row;
            if (const auto* entry = std::get_if<Entry>(&change)) {
                must(entry->ply == int(journal_[entry->match].size()));  // without a gap, none twice
                journal_[entry->match].push_back(*entry);
            }
        }
        then(Written::Durable, "");
        return true;
    }
    void flush() override {}
    Result<std::optional<TableRow>> table(const std::string& id) override {
        const auto found = tables_.find(id);
        return found == tables_.end() ? std::nullopt : std::optional(found->second);
    }
    Result<std::vector<Entry>> journal(const std::string& match) override { return journal_[match]; }
    Result<std::vector<TableRow>> tables(Status status, bool listed_only, int most) override {
        std::vector<TableRow> rows;
        for (const auto& [id, row] : tables_)
            if (row.status == status && (row.listed || !listed_only) && int(rows.size()) < most)
                rows.push_back(row);
        return rows;
    }
    Result<std::vector<std::string>> playing() override { return std::vector<std::string>(); }
    std::string health() override { return {}; }
    StoreFigures figures() const override { return {}; }

  private:
    std::map<std::string, TableRow> tables_;
    std::map<std::string, std::vector<Entry>> journal_;
};

class FuzzedHall {
  public:
    FuzzedHall() {
        HallSettings settings;
        settings.now = [this] { return time_; };
        settings.seed = [] { return test_seed(258); };
        hall_ = std::move(*Hall::open(settings, store_, [this](std::function<void()> what) {
            if (std::this_thread::get_id() == here_) posted_.push_back(std::move(what));
        }));
    }

    Hall& hall() { return *hall_; }

    void settle() {
        while (!posted_.empty()) {
            const auto what = std::move(posted_.front());
            posted_.pop_front();
            what();
        }
    }
    void pass(milliseconds length) {
        time_ += length;
        hall_->tick(time_);
        settle();
    }
    // Answered always, readable, and a problem when it is not granted.
    Reply ask(const Ask& ask) {
        std::optional<Reply> reply;
        hall_->ask(ask, [&](Reply given) {
            must(!reply);
            reply = std::move(given);
        });
        settle();
        must(reply.has_value());
        if (reply->type != "application/json") return *reply;
        const auto json = nlohmann::json::parse(reply->body, nullptr, false);
        must(json.is_object() && json.contains("problem") == (reply->status >= 400));
        return *reply;
    }

  private:
    std::thread::id here_ = std::this_thread::get_id();
    WallTime time_ = wall_time(1'790'000'000'000);
    PlainStore store_;
    std::deque<std::function<void()>> posted_;
    std::unique_ptr<Hall> hall_;
};

// Whoever is talked to must be able to read it, and must never learn the seed before the end.
class FuzzedGuest final : public Guest {
  public:
    void send(std::shared_ptr<const std::string> message) override {
        const auto json = nlohmann::json::parse(*message, nullptr, false);
        must(json.is_object() && json["is"].is_string());
        must(message->find(to_hex(test_seed(258))) == message->npos);
        if (json["is"] == "position") position = json;
        ++heard;
    }
    void dismiss(std::string_view) override { gone = true; }
    std::string_view address() const override { return "192.0.2.1"; }

    nlohmann::json position;  // the last one that was told
    int heard = 0;
    bool gone = false;
};

}  // namespace jarl::hall
