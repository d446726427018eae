// The store in one SQLite file. A thread of its own takes everything that waits and commits it at once, so the more
// people play the more moves share one trip to the disk.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "base/result.h"
#include "server/store/place.h"
#include "server/store/store.h"

namespace jarl::store {

struct SqliteSettings {
    std::size_t batches_per_commit = 1000;  // at most: a commit stays a matter of milliseconds
};

// Makes the database (0600) and its folder (0700) when they are missing. The problem is one line for the host: not a
// database, damaged, of a newer version, not to be written, or served by another process already.
// The store's destructor writes everything that still waits.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& path, SqliteSettings settings = {});

}  // namespace jarl::store
