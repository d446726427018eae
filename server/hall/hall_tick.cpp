// What only time does: people become late, tables are forgotten or close, bots try again.
#include <vector>

#include "server/hall/hall_impl.h"

namespace jarl::hall {

namespace {

constexpr Milliseconds kMayStand = 60'000;    // a connection that sits down nowhere
constexpr Milliseconds kTidyEvery = 600'000;  // tables that stayed open
constexpr int kMostClosedAtOnce = 1000;

}  // namespace

void HallImpl::tick(Milliseconds at) {
    if (draining_) return;
    std::vector<Table*> tables;  // what happens below adds and forgets some
    tables.reserve(tables_.size());
    tables_.for_each([&](Table& table) { tables.push_back(&table); });
    for (Table* table : tables) look_at(*table, at);

    std::vector<Visitor*> standing;
    for (const auto& [guest, visitor] : visitors_)
        if (!visitor->table && visitor->came + kMayStand < at) standing.push_back(visitor.get());
    for (Visitor* visitor : standing) dismiss(*visitor, "not_sitting");

    if (at < tidied_ + kTidyEvery) return;
    tidied_ = at;
    openers_.tidy(at);
    close_old_tables(at);
}

void HallImpl::look_at(Table& table, Milliseconds at) {
    bool changed = table.presence_changed;
    for (int seat = 0; seat < table.seats() && !changed; ++seat)
        changed = table.told_late[std::size_t(seat)] !=
                  lateness(table.row, table.stand, seat, table.presence(seat), patience(), at);
    if (changed) publish(table);
    wake_bot(table);
    forget_if_idle(table, at);
}

// Only after so long, so that whoever is away by then may be called absent when the table comes back.
void HallImpl::forget_if_idle(Table& table, Milliseconds at) {
    const bool needed = !table.visitors.empty() || table.writing || !table.waiting.empty() ||
                        table.bot_asked || bot_decides(table) || at < table.last_needed + patience().absent;
    if (needed) return;
    if (!table.turn_unsaved) return tables_.forget(table);
    table.turn_unsaved = false;
    change(table, table.row, [](Kept) {});
}

void HallImpl::close_old_tables(Milliseconds at) {
    const auto open = store_.tables(Status::Open, /*listed_only=*/false, settings_.max_tables_open);
    if (!open) return;
    int closed = 0;
    for (const TableRow& row : *open) {
        if (row.changed + Milliseconds(settings_.open_table_hours) * 3'600'000 > at) continue;
        const auto table = tables_.find(row.id, at);
        if (!table || !*table || (*table)->writing || ++closed > kMostClosedAtOnce) continue;
        close_table(**table, [this, there = *table](Kept kept) {
            if (kept == Kept::Yes) dismiss_all(*there, "table_gone");
        });
    }
}

}  // namespace jarl::hall
