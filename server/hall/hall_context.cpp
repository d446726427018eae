#include "server/hall/hall_context.h"

#include <algorithm>
#include <utility>

namespace jarl::hall {

HallContext::HallContext(const HallSettings& with, Store& in, Hall::Post on, std::size_t open_tables)
    : settings(with), store(in), post(std::move(on)), opened(with.now()), visitors(figures),
      lobby(with, open_tables), rooms(std::size_t(std::max(with.matches_in_memory, 1))), tables(*this) {}

Patience HallContext::patience() const { return {settings.absent_after, settings.claim_after}; }

void HallContext::log(LogLevel level, std::string_view event, std::initializer_list<LogFact> facts) const {
    if (settings.log) settings.log(level, event, facts);
}

void HallContext::cannot_read(const std::string& table, const std::string& why) const {
    log(LogLevel::Error, "cannot_read", {{"table", table}, {"why", why}});
}

}  // namespace jarl::hall
