#include "server/hall/tables.h"

#include <algorithm>
#include <utility>

#include "server/hall/tokens.h"
#include "server/store/rulesets.h"

namespace jarl::hall {

namespace {
constexpr int kLooks = 4;  // at a time: when very many are being written nobody waits for a long search
}

Table* Tables::in_memory(const std::string& id) {
    const auto at = tables_.find(id);
    return at == tables_.end() ? nullptr : at->second.get();
}

Result<Table*> Tables::find(const std::string& id, Milliseconds now) {
    if (Table* table = in_memory(id)) {
        table->last_needed = now;
        return table;
    }
    if (!is_table_id(id)) return nullptr;
    auto row = store_.table(id);
    if (!row) return Problem{row.problem()};
    if (!*row) return nullptr;
    Table& table = add(std::move(**row), now);
    if (table.row.status == Status::Playing && plays_our_rules(table.row))
        if (auto made = room(table); !made) {
            forget(table);
            return Problem{made.problem()};
        }
    return &table;
}

Table& Tables::add(TableRow row, Milliseconds now) {
    auto table = std::make_unique<Table>();
    table->row = std::move(row);
    table->gone.fill(opened_);
    table->last_needed = now;
    Table& added = *table;
    tables_[added.row.id] = std::move(table);
    return added;
}

Result<std::unique_ptr<MatchRoom>> Tables::rebuild(const TableRow& row) {
    const auto journal = store_.journal(row.id);
    if (!journal) return Problem{journal.problem()};
    ++rebuilt_;
    return MatchRoom::rebuild(row, *journal, row.changed);
}

Result<MatchRoom*> Tables::room(Table& table) {
    if (table.room) {
        rooms_.splice(rooms_.begin(), rooms_, table.used);
        return table.room.get();
    }
    auto room = rebuild(table.row);
    if (!room) return Problem{room.problem()};
    throw_out_oldest();  // before it is among them
    table.room = std::move(*room);
    rooms_.push_front(&table);
    table.used = rooms_.begin();
    // A table in memory may know better than the journal when a stretch began; the latest is the kindest.
    table.room->stand_since(std::max({table.room->stand().since, table.stand.since, opened_}));
    table.stand = table.room->stand();
    if (table.row.status == Status::Playing) table.row.turn = table.stand.turn;
    return table.room.get();
}

void Tables::drop_room(Table& table) {
    if (!table.room) return;
    rooms_.erase(table.used);
    table.room.reset();
}

Result<bool> Tables::reload(Table& table) {
    drop_room(table);
    auto row = store_.table(table.row.id);
    if (!row) return Problem{row.problem()};
    if (*row) table.row = std::move(**row);
    const auto made = room(table);
    return made ? Result<bool>(true) : Problem{made.problem()};
}

void Tables::forget(Table& table) {
    drop_room(table);
    tables_.erase(std::string(table.row.id));
}

// What is being written is nowhere else: it goes to the front, and its turn comes again.
void Tables::throw_out_oldest() {
    for (int looks = kLooks; looks > 0 && rooms_.size() > most_rooms_; --looks) {
        Table* oldest = rooms_.back();
        if (oldest->writing) {
            rooms_.splice(rooms_.begin(), rooms_, oldest->used);
        } else {
            rooms_.pop_back();
            oldest->room.reset();
        }
    }
}

}  // namespace jarl::hall
