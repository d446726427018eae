#include "server/hall/tables.h"

#include <utility>

#include "server/hall/hall_context.h"
#include "server/hall/live_table.h"
#include "server/hall/rulesets.h"
#include "server/hall/tokens.h"

namespace jarl::hall {

Tables::Tables(HallContext& hall) : hall_(hall) {}
Tables::~Tables() = default;

LiveTable* Tables::in_memory(const std::string& id) {
    const auto at = tables_.find(id);
    return at == tables_.end() ? nullptr : at->second.get();
}

Result<LiveTable*> Tables::find(const std::string& id) {
    if (LiveTable* table = in_memory(id)) {
        table->needed_now();
        return table;
    }
    if (!is_table_id(id)) return nullptr;
    auto row = hall_.store.table(id);
    if (!row) return Problem{row.problem()};
    if (!*row) return nullptr;
    if ((*row)->seats.size() > kMaxSeats) return Problem{"the table has more seats than there may be"};
    LiveTable& table = add(std::move(**row));
    if (table.row().status == Status::Playing && plays_our_rules(table.row()))
        if (auto made = table.room(); !made) {
            forget(table);
            return Problem{made.problem()};
        }
    return &table;
}

LiveTable& Tables::add(TableRow row) {
    const std::string id = row.id;
    check(!tables_.contains(id), "a table is added once");
    return *(tables_[id] = std::make_unique<LiveTable>(hall_, std::move(row)));
}

void Tables::forget(LiveTable& table) {
    table.drop_room();
    tables_.erase(std::string(table.row().id));
}

}  // namespace jarl::hall
