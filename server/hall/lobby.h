// The bounds on new tables: how many wait for players altogether, and how many an address has opened.
#pragma once

#include <optional>
#include <string>

#include "server/hall/openers.h"

namespace jarl::hall {

class Lobby {
  public:
    Lobby(const HallSettings& settings, std::size_t open_tables)
        : openers_(settings.max_tables_per_address), most_open_(std::size_t(settings.max_tables_open)),
          open_(open_tables) {}

    std::optional<Trouble> may_open(const std::string& address, WallTime now);  // nothing: they may
    // It counts from the moment it is on its way to the disk; `withdrawn` if it never got there.
    void opened(const std::string& address, const TableRow& table, WallTime now);
    void withdrawn(const TableRow& table);
    void changed(const TableRow& table, Status before);
    void tidy(WallTime now) { openers_.tidy(now); }

  private:
    void one_less();

    Openers openers_;
    std::size_t most_open_;
    std::size_t open_;  // tables that wait for players
};

}  // namespace jarl::hall
