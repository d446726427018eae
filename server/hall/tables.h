// The tables in memory, read from the store when they are needed.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include "base/result.h"
#include "server/hall/stored.h"

namespace jarl::hall {

class LiveTable;
struct HallContext;

class Tables {
  public:
    explicit Tables(HallContext& hall);
    ~Tables();

    Result<LiveTable*> find(const std::string& id);  // nullptr: there is none
    LiveTable* in_memory(const std::string& id);
    LiveTable& add(TableRow row);  // one that has just been opened
    void forget(LiveTable& table);

    template <class F>
    void for_each(F&& look) {
        for (auto& [id, table] : tables_) look(*table);
    }
    std::size_t size() const { return tables_.size(); }

  private:
    HallContext& hall_;
    std::unordered_map<std::string, std::unique_ptr<LiveTable>> tables_;
};

}  // namespace jarl::hall
