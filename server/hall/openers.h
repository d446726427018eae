// Who has opened how many tables: so many not yet over, so many an hour. Kept in memory, for a day at most.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/rate.h"
#include "server/hall/trouble.h"

namespace jarl::hall {

class Openers {
  public:
    explicit Openers(int most) : most_(most) {}

    std::optional<Trouble> may_open(const std::string& address, WallTime now);  // nothing: they may
    void opened(const std::string& address, const std::string& table, WallTime now);
    void over(const std::string& table);
    void tidy(WallTime now);

  private:
    struct Opener {
        Bucket hourly;
        WallTime asked;
        std::map<std::string, WallTime> tables;
    };
    Opener& find(const std::string& address, WallTime now);

    int most_;
    std::map<std::string, Opener> openers_;
    std::map<std::string, std::string> by_table_;
};

}  // namespace jarl::hall
