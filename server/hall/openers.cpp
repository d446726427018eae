#include "server/hall/openers.h"

#include <fmt/core.h>

namespace jarl::hall {

namespace {

constexpr hours kHour{1}, kDay{24};
constexpr Rate kHourly{60.0f / 3600, 60};

SteadyTime instant(WallTime now) { return SteadyTime(now.time_since_epoch()); }

}  // namespace

Openers::Opener& Openers::find(const std::string& address, WallTime now) {
    return openers_.try_emplace(address, Opener{Bucket(kHourly, instant(now)), now, {}}).first->second;
}

std::optional<Trouble> Openers::may_open(const std::string& address, WallTime now) {
    Opener& opener = find(address, now);
    opener.asked = now;
    if (int(opener.tables.size()) >= most_)
        return Trouble{
            "too_many_tables",
            fmt::format("From your address {} tables are open or being played; finish one first.", most_)};
    if (!opener.hourly.take(kHourly, instant(now)))
        return Trouble{"too_often", "From your address 60 tables were opened within the hour."};
    return std::nullopt;
}

void Openers::opened(const std::string& address, const std::string& table, WallTime now) {
    find(address, now).tables[table] = now;
    by_table_[table] = address;
}

void Openers::over(const std::string& table) {
    const auto at = by_table_.find(table);
    if (at == by_table_.end()) return;
    if (const auto opener = openers_.find(at->second); opener != openers_.end())
        opener->second.tables.erase(table);
    by_table_.erase(at);
}

// Who has left tables unfinished may open others the next day.
void Openers::tidy(WallTime now) {
    for (auto at = openers_.begin(); at != openers_.end();) {
        Opener& opener = at->second;
        std::erase_if(opener.tables, [&](const auto& table) {
            const bool old = table.second + kDay < now;
            if (old) by_table_.erase(table.first);
            return old;
        });
        const bool rested = opener.tables.empty() && opener.asked + kHour < now;
        at = rested ? openers_.erase(at) : std::next(at);
    }
}

}  // namespace jarl::hall
