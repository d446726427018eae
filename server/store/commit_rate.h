// How fast this disk can keep moves with the store's own SQL and nothing else around it: the measure for a server.
#pragma once

#include <string>

#include "base/result.h"

namespace jarl::store {

struct CommitRate {
    double commits = 0, rows = 0;  // a second, durable
};

// Writes to a new database at `path` (on the disk to be measured; removed afterwards) for so long: in every commit
// `rows_per_commit` batches of one journal line each, over as many matches as a busy hall has. One thread, the same
// transaction, savepoints and tidying as in the store, without its queue, threads and callbacks.
Result<CommitRate> raw_commit_rate(const std::string& path, double seconds, int rows_per_commit);

}  // namespace jarl::store
