// The one who writes: many batches in one durable commit, each kept whole or not at all.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "server/store/sqlite.h"
#include "server/store/store.h"

namespace jarl::store {

struct Outcome {
    Written written = Written::Durable;
    std::string problem;
};

struct Committed {
    std::vector<Outcome> outcomes;  // one a batch
    std::string trouble;            // with the disk: then all of them have failed
};

class RowWriter {
  public:
    explicit RowWriter(const std::string& path);
    RowWriter(const RowWriter&) = delete;  // SQLite knows where frames_ is
    RowWriter& operator=(const RowWriter&) = delete;

    // When it comes back, what is called durable is on the disk. A batch against the order of a journal fails alone; a
    // disk that cannot be written fails them all, and the next call may find it well again.
    Committed commit(std::span<const Batch> batches);

    // Moves what is in the write-ahead log to its place when much of it has gathered. Not in commit: nobody needs to
    // wait for it.
    void tidy();

    std::string trouble();  // writes something that changes nothing; empty: it went well

  private:
    Outcome write_or_roll_back(const Batch& batch);
    Outcome write_all(const Batch& batch);
    Outcome write(const TableRow& table);
    Outcome write(const Entry& entry);

    sql::Connection db_;
    int frames_ = 0;  // of the write-ahead log
    sql::Statement save_, back_, release_, table_, seat_, no_more_seats_, entry_, next_ply_;
};

}  // namespace jarl::store
