// The rows of the database as the hall knows them. Throws sql::Error, also for a row that makes no sense.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/sqlite.h"
#include "server/store/store.h"

namespace jarl::store {

// Several reads belong together only inside a sql::Transaction of kind Snapshot.
class RowReader {
  public:
    explicit RowReader(sql::Connection& db);

    std::optional<TableRow> table(const std::string& id);
    std::vector<Entry> journal(const std::string& match);
    std::vector<TableRow> tables(Status status, bool listed_only, int most);
    std::vector<std::string> playing();
    std::vector<std::string> all();  // the ids of all tables

  private:
    TableRow with_seats(const sql::Query& row);

    sql::Statement table_, seats_, journal_, newest_, newest_listed_, playing_, all_;
};

}  // namespace jarl::store
