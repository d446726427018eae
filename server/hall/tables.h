// The tables in memory, read from the store when they are needed, and the rooms of their matches, of which only so many
// are kept. Whatever is thrown away here comes back from the journal.
#pragma once

#include <cstdint>
#include <list>
#include <memory>
#include <string>
#include <unordered_map>

#include "server/hall/table.h"

namespace jarl::hall {

class Tables {
  public:
    Tables(Store& store, std::size_t most_rooms, Milliseconds opened)
        : store_(store), most_rooms_(most_rooms), opened_(opened) {}

    Result<Table*> find(const std::string& id, Milliseconds now);  // nullptr: there is none
    Table* in_memory(const std::string& id);
    Table& add(TableRow row, Milliseconds now);  // one that has just been opened

    // The match of the table, made anew if it is not here. The table's `stand` is right afterwards.
    Result<MatchRoom*> room(Table& table);
    void drop_room(Table& table);
    // Somebody else has written to it: row and match are read again.
    Result<bool> reload(Table& table);

    void forget(Table& table);
    void throw_out_oldest();  // of the rooms, until there are no more than there may be

    template <class F>
    void for_each(F&& look) {
        for (auto& [id, table] : tables_) look(*table);
    }
    std::size_t size() const { return tables_.size(); }
    std::size_t rooms() const { return rooms_.size(); }
    std::uint64_t rebuilt() const { return rebuilt_; }

  private:
    Result<std::unique_ptr<MatchRoom>> rebuild(const TableRow& row);

    Store& store_;
    std::size_t most_rooms_;
    Milliseconds opened_;
    std::unordered_map<std::string, std::unique_ptr<Table>> tables_;
    std::list<Table*> rooms_;  // the most recently used first
    std::uint64_t rebuilt_ = 0;
};

}  // namespace jarl::hall
