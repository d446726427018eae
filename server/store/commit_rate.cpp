#include "server/store/commit_rate.h"

#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <vector>

#include "server/store/opening.h"
#include "server/store/place.h"
#include "server/store/row_writer.h"

namespace jarl::store {
namespace {

constexpr int kMatches = 1000;

// Ids as scattered as real ones: 12 letters and digits.
std::string id_of(int match) {
    std::uint64_t bits = std::uint64_t(match + 1) * 0x9e3779b97f4a7c15u;
    std::string id;
    for (int i = 0; i < 12; ++i, bits /= 36) id += "0123456789abcdefghijklmnopqrstuvwxyz"[bits % 36];
    return id;
}

std::vector<Batch> all_matches() {
    std::vector<Batch> batches;
    for (int match = 0; match < kMatches; ++match) {
        TableRow table;
        table.id = id_of(match);
        table.status = Status::Playing;
        table.seats.resize(2);
        batches.push_back({table});
    }
    return batches;
}

// The next line of one match after the other, for ever.
class Moves {
  public:
    Batch next() {
        const std::int64_t line = played_++;
        return {Entry{id_of(int(line % kMatches)), int(line / kMatches), int(line % 2), "play left",
                      wall_time(line), milliseconds(1)}};
    }

  private:
    std::int64_t played_ = 0;
};

Result<CommitRate> measure(const std::string& path, double seconds, int rows_per_commit) {
    using Clock = std::chrono::steady_clock;
    RowWriter writer(path);
    if (const auto begun = writer.commit(all_matches()); !begun.trouble.empty())
        return Problem{path + ": " + begun.trouble};
    Moves moves;
    std::int64_t commits = 0;
    const auto start = Clock::now();
    double spent = 0;
    while (spent < seconds) {
        std::vector<Batch> batches;
        for (int i = 0; i < rows_per_commit; ++i) batches.push_back(moves.next());
        const Committed committed = writer.commit(batches);
        if (!committed.trouble.empty()) return Problem{path + ": " + committed.trouble};
        writer.tidy();
        ++commits;
        spent = std::chrono::duration<double>(Clock::now() - start).count();
    }
    return CommitRate{double(commits) / spent, double(commits) * rows_per_commit / spent};
}

}  // namespace

Result<CommitRate> raw_commit_rate(const std::string& path, double seconds, int rows_per_commit) try {
    const std::string database = true_path(path);
    if (std::filesystem::exists(database))
        return Problem{database + " is there already; measure in a new file"};
    if (auto problem = make_folder_of(database)) return *problem;
    if (auto problem = prepare_database(database)) return *problem;
    auto rate = measure(database, seconds, rows_per_commit);
    for (const char* ending : {"", "-wal", "-shm"}) ::unlink((database + ending).c_str());
    return rate;
} catch (const sql::Error& error) {
    return explained(path, error);
}

}  // namespace jarl::store
