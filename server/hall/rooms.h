// The matches in memory, of which only so many are kept: the least recently used leave it, and come back from the
// journal when somebody asks.
#pragma once

#include <cstddef>
#include <list>

namespace jarl::hall {

class LiveTable;

class Rooms {
  public:
    using Place = std::list<LiveTable*>::iterator;

    explicit Rooms(std::size_t most) : most_(most) {}

    Place add(LiveTable& table);
    void used(Place place) { tables_.splice(tables_.begin(), tables_, place); }
    void remove(Place place) { tables_.erase(place); }
    void drop_oldest();  // until there are no more than there may be
    std::size_t size() const { return tables_.size(); }

  private:
    std::size_t most_;
    std::list<LiveTable*> tables_;  // the most recently used first
};

}  // namespace jarl::hall
