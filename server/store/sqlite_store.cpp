#include "server/store/sqlite_store.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "base/check.h"
#include "server/store/opening.h"
#include "server/store/row_reader.h"
#include "server/store/row_writer.h"

namespace jarl::store {
namespace {

// Between two tries whether the disk takes something again.
constexpr std::chrono::seconds kPauseAfterError{1};

struct Group {
    std::vector<Batch> batches;
    std::vector<WhenWritten> thens;
};

std::size_t entries_in(const Batch& batch) {
    return std::size_t(std::count_if(batch.begin(), batch.end(), [](const Change& change) {
        return std::holds_alternative<Entry>(change);
    }));
}

class SqliteStore final : public Store {
  public:
    SqliteStore(ServingLock lock, const std::string& path, SqliteSettings settings)
        : lock_(std::move(lock)), settings_(settings), writer_(path), reading_(path, sql::Access::Read),
          reader_(reading_), alive_(reading_, "SELECT count(*) FROM schema_history"),
          thread_([this] { write_until_closed(); }) {}

    ~SqliteStore() override {
        {
            const std::lock_guard guard(mutex_);
            closing_ = true;
        }
        work_.notify_one();
        thread_.join();
    }

    bool write(Batch batch, WhenWritten then) override {
        {
            const std::lock_guard guard(mutex_);
            if (waiting_.size() >= kMaxWaiting) return false;
            waiting_.emplace_back(std::move(batch), std::move(then));
            ++taken_;
        }
        work_.notify_one();
        return true;
    }

    void flush() override {
        std::unique_lock guard(mutex_);
        const std::uint64_t last = taken_;
        done_.wait(guard, [&] { return finished_ >= last; });
    }

    Result<std::optional<TableRow>> table(const std::string& id) override {
        return read<std::optional<TableRow>>([&] { return reader_.table(id); });
    }
    Result<std::vector<Entry>> journal(const std::string& match) override {
        return read<std::vector<Entry>>([&] { return reader_.journal(match); });
    }
    Result<std::vector<TableRow>> tables(Status status, bool listed_only, int most) override {
        return read<std::vector<TableRow>>([&] { return reader_.tables(status, listed_only, most); });
    }
    Result<std::vector<std::string>> playing() override {
        return read<std::vector<std::string>>([&] { return reader_.playing(); });
    }

    std::string health() override {
        {
            const std::lock_guard guard(mutex_);
            if (!last_error_.empty()) return last_error_;
        }
        const auto read_something = read<bool>([&] { return sql::Query(alive_).next(); });
        return read_something ? "" : read_something.problem();
    }

    StoreFigures figures() const override {
        const std::lock_guard guard(mutex_);
        StoreFigures figures = figures_;
        figures.waiting = waiting_.size();
        return figures;
    }

  private:
    // All queries of one answer see the same moment.
    template <class T, class Read>
    Result<T> read(Read&& what) {
        try {
            const sql::Transaction snapshot(reading_, sql::Transaction::Kind::Snapshot);
            return T(what());
        } catch (const sql::Error& error) {
            return Problem{std::string("the database cannot be read: ") + error.what()};
        }
    }

    // ------------------------------------------------------------------------------- the writer's thread

    void write_until_closed() {
        while (auto group = next_group())
            if (group->batches.empty()) try_the_disk();
            else commit(*group);
    }

    // Waits for work. An empty group: it is time to try the disk again. None: the store closes.
    std::optional<Group> next_group() {
        std::unique_lock guard(mutex_);
        const auto called = [this] { return closing_ || !waiting_.empty(); };
        if (last_error_.empty()) work_.wait(guard, called);
        else work_.wait_for(guard, kPauseAfterError, called);
        if (closing_ && waiting_.empty()) return std::nullopt;
        Group group;
        while (!waiting_.empty() && group.batches.size() < settings_.batches_per_commit) {
            group.batches.push_back(std::move(waiting_.front().first));
            group.thens.push_back(std::move(waiting_.front().second));
            waiting_.pop_front();
        }
        return group;
    }

    void commit(const Group& group) {
        const SteadyTime start = steady_now();
        const Committed committed = writer_.commit(group.batches);
        check(committed.outcomes.size() == group.batches.size(), "every batch has its outcome");
        remember(group, committed, std::chrono::ceil<microseconds>(steady_now() - start));
        for (std::size_t i = 0; i < group.thens.size(); ++i)
            if (group.thens[i]) group.thens[i](committed.outcomes[i].written, committed.outcomes[i].problem);
        {
            const std::lock_guard guard(mutex_);
            finished_ += group.thens.size();
        }
        done_.notify_all();
        writer_.tidy();
    }

    void remember(const Group& group, const Committed& committed, microseconds took) {
        const std::lock_guard guard(mutex_);
        last_error_ = committed.trouble;
        figures_.last_commit = took;
        if (committed.trouble.empty()) ++figures_.commits;
        for (std::size_t i = 0; i < group.batches.size(); ++i) {
            const Written written = committed.outcomes[i].written;
            if (written == Written::Failed) ++figures_.failures;
            if (written != Written::Durable) continue;
            ++figures_.batches;
            figures_.entries += entries_in(group.batches[i]);
        }
    }

    void try_the_disk() {
        std::string trouble = writer_.trouble();
        const std::lock_guard guard(mutex_);
        last_error_ = std::move(trouble);
    }

    ServingLock lock_;
    SqliteSettings settings_;
    RowWriter writer_;
    sql::Connection reading_;
    RowReader reader_;
    sql::Statement alive_;

    mutable std::mutex mutex_;  // for everything below
    std::condition_variable work_, done_;
    std::deque<std::pair<Batch, WhenWritten>> waiting_;
    std::uint64_t taken_ = 0, finished_ = 0;  // batches
    std::string last_error_;                  // of the last commit; empty: it went well
    bool closing_ = false;
    StoreFigures figures_;
    std::thread thread_;  // last: it uses all the others
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& path, SqliteSettings settings) try {
    const std::string database = true_path(path);
    if (auto problem = make_folder_of(database)) return *problem;
    auto lock = ServingLock::take(database);
    if (!lock) return Problem{lock.problem()};
    if (auto problem = prepare_database(database)) return *problem;
    return std::unique_ptr<Store>(std::make_unique<SqliteStore>(std::move(*lock), database, settings));
} catch (const sql::Error& error) {
    return explained(true_path(path), error);
}

}  // namespace jarl::store
