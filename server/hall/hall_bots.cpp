// The hall and its bots: which tables wait for one after a start, and which table a question or an answer is for.
#include <utility>

#include "server/hall/hall_impl.h"

namespace jarl::hall {

// One at a time, so that people are served in between.
void HallImpl::wake_next() {
    if (to_wake_.empty() || context_.draining) return;
    context_.post([this] {
        if (to_wake_.empty()) return;
        const std::string id = std::move(to_wake_.back());
        to_wake_.pop_back();
        const auto table = context_.tables.find(id);
        if (!table) context_.cannot_read(id, table.problem());
        else if (*table) wake_or_forget(**table);
        wake_next();
    });
}

void HallImpl::wake_or_forget(LiveTable& table) {
    if (table.bot_decides()) table.wake_bot();
    else if (table.is_deserted()) context_.tables.forget(table);
}

std::optional<BotQuestion> HallImpl::pose(const std::string& table) {
    LiveTable* there = context_.tables.in_memory(table);
    return there ? there->pose() : std::nullopt;
}

void HallImpl::bot_answered(const std::string& table, int line, const std::string& move) {
    if (LiveTable* there = context_.tables.in_memory(table)) there->bot_answered(line, move);
}

}  // namespace jarl::hall
