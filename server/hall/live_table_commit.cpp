// A table and the disk: what is written, what becomes true when it is, and who waits for it.
#include <utility>

#include "server/hall/live_table.h"
#include "server/hall/positions.h"

namespace jarl::hall {

void LiveTable::commit(Batch batch, WhenCommitted then) {
    check(!writing_, "one write at a time");
    writing_ = true;
    // On the store's thread, perhaps when the hall is gone: nothing of the table is touched before the post arrives.
    auto done = [this, post = hall_.post, then](Written written, const std::string& why) {
        post([this, then, written, why] {
            if (written == Written::Failed)
                hall_.log(LogLevel::Error, "not_kept", {{"table", row_.id}, {"why", why}});
            committed(outcome_of(written), then);
        });
    };
    if (hall_.store.write(std::move(batch), std::move(done))) return;
    writing_ = false;
    then(CommitOutcome::Busy);
}

void LiveTable::committed(CommitOutcome outcome, const WhenCommitted& then) {
    writing_ = false;
    needed_now();
    then(outcome);
    while (!writing_ && !waiting_.empty()) {
        const auto next = std::move(waiting_.front());
        waiting_.erase(waiting_.begin());
        next();
    }
    if (outcome != CommitOutcome::Durable) rest_bot();
    wake_bot();
    hall_.rooms.drop_oldest();  // those that were being written could not go before
}

void LiveTable::change(TableRow row, WhenCommitted then) {
    Batch batch{row};
    commit(std::move(batch),
           [this, row = std::move(row), then = std::move(then)](CommitOutcome outcome) mutable {
               if (outcome == CommitOutcome::Durable) adopt(std::move(row));
               then(outcome);
           });
}

void LiveTable::change(TableRow row, const Asker& asker) {
    change(std::move(row), [this, asker](CommitOutcome outcome) { answer(asker, outcome); });
}

void LiveTable::adopt(TableRow row) {
    const Status before = std::exchange(row_, std::move(row)).status;
    turn_unsaved_ = false;
    if (before != row_.status) adopt_status(before);
    const bool began = before == Status::Open && row_.status == Status::Playing;
    const auto match_room = began ? room() : Result<MatchRoom*>(nullptr);
    publish();
    if (began && match_room)
        for (Visitor* visitor : visitors_) tell_position((*match_room)->match(), *visitor, 0);
    if (bot_asked_ && !bot_decides()) {
        bot_asked_ = false;
        hall_.bots->unwant(row_.id);
    }
}

void LiveTable::adopt_status(Status before) {
    hall_.lobby.changed(row_, before);
    if (row_.status != Status::Over) return;
    ++hall_.figures.matches_over;
    hall_.log(LogLevel::Info, "over", {{"table", row_.id}});
}

// --- The life of the row -------------------------------------------------------------------------------------------

void LiveTable::open(WhenCommitted then) {
    commit({row_}, [this, then = std::move(then)](CommitOutcome outcome) {
        if (outcome == CommitOutcome::Durable) {
            ++hall_.figures.tables_opened;
            hall_.log(LogLevel::Info, "table_opened", {{"table", row_.id}, {"game", row_.game}});
            if (row_.status == Status::Playing) (void)room();
            return then(outcome);
        }
        hall_.lobby.withdrawn(row_);
        row_.status = Status::Over;  // it never was; the next tick forgets it
        row_.ending = Ending::Abandoned;
        then(outcome);
    });
}

void LiveTable::close(WhenCommitted then) {
    TableRow row = row_;
    row.status = Status::Over;
    row.ending = Ending::Abandoned;
    row.changed = now();
    change(std::move(row), std::move(then));
}

void LiveTable::save_turn() {
    turn_unsaved_ = false;
    change(row_, [](CommitOutcome) {});
}

}  // namespace jarl::hall
