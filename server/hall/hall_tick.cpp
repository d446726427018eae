// What only time does: people become late, tables are forgotten or close, bots try again.
#include <vector>

#include "server/hall/hall_impl.h"

namespace jarl::hall {

namespace {

constexpr seconds kMayStand{60};    // a connection that sits down nowhere
constexpr seconds kTidyEvery{600};  // tables that stayed open
constexpr int kMostClosedAtOnce = 1000;

}  // namespace

void HallImpl::tick(WallTime now) {
    if (context_.draining) return;
    std::vector<LiveTable*> tables;  // what happens below adds and forgets some
    tables.reserve(context_.tables.size());
    context_.tables.for_each([&](LiveTable& table) { tables.push_back(&table); });
    for (LiveTable* table : tables) {
        table->tick();
        forget_if_idle(*table);
    }
    dismiss_who_stands(now);

    const bool set_back = now < tidied_;  // the clock
    if (now < tidied_ + kTidyEvery && !set_back) return;
    tidied_ = now;
    context_.lobby.tidy(now);
    close_old_tables(now);
}

void HallImpl::forget_if_idle(LiveTable& table) {
    if (!table.is_idle()) return;
    table.turn_unsaved() ? table.save_turn() : context_.tables.forget(table);
}

void HallImpl::dismiss_who_stands(WallTime now) {
    std::vector<Visitor*> standing;
    context_.visitors.for_each([&](Visitor& visitor) {
        if (!visitor.table && visitor.came + kMayStand < now) standing.push_back(&visitor);
    });
    for (Visitor* visitor : standing) context_.visitors.dismiss(*visitor, "not_sitting");
}

void HallImpl::close_old_tables(WallTime now) {
    const auto& settings = context_.settings;
    const auto open = context_.store.tables(Status::Open, /*listed_only=*/false, settings.max_tables_open);
    if (!open) return;
    int closed = 0;
    for (const TableRow& row : *open) {
        if (row.changed + settings.open_table_for > now) continue;
        const auto found = context_.tables.find(row.id);
        if (!found || !*found || (*found)->writing() || ++closed > kMostClosedAtOnce) continue;
        (*found)->close([table = *found](CommitOutcome outcome) {
            if (outcome == CommitOutcome::Durable) table->dismiss_all("table_gone");
        });
    }
}

}  // namespace jarl::hall
