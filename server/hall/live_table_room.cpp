// A table and its match, which comes from the journal and may leave the memory between two moves.
#include <algorithm>
#include <utility>

#include "server/hall/live_table.h"
#include "server/hall/rulesets.h"

namespace jarl::hall {

Result<MatchRoom*> LiveTable::room() {
    if (room_) {
        hall_.rooms.used(place_);
        return room_.get();
    }
    const auto journal = hall_.store.journal(row_.id);
    if (!journal) return Problem{journal.problem()};
    ++hall_.figures.rebuilt;
    auto made = MatchRoom::rebuild(row_, *journal, row_.changed);
    if (!made) return Problem{made.problem()};
    place_ = hall_.rooms.add(*this);
    room_ = std::move(*made);
    // A table in memory may know better than the journal when a stretch began; the latest is the kindest.
    room_->clock_since(std::max({room_->clock().since, clock_.since, hall_.opened}));
    clock_ = room_->clock();
    if (row_.status == Status::Playing) row_.turn = clock_.turn;
    return room_.get();
}

void LiveTable::drop_room() {
    if (!room_) return;
    hall_.rooms.remove(place_);
    room_.reset();
}

Result<bool> LiveTable::reload() {
    drop_room();
    auto row = hall_.store.table(row_.id);
    if (!row) return Problem{row.problem()};
    if (*row) row_ = std::move(**row);
    const auto made = room();
    return made ? Result<bool>(true) : Problem{made.problem()};
}

MatchRoom* LiveTable::room_for(const Asker& asker) {
    if (!has_begun(row_)) {
        problem(asker, {"not_playing", "The match has not begun."});
        return nullptr;
    }
    const auto made = room();
    if (made) return *made;
    hall_.cannot_read(row_.id, made.problem());
    problem(asker, cannot_read());
    return nullptr;
}

Reply LiveTable::record() {
    // A match of older rules is as over as it will be; one of newer rules may go on in a newer program.
    const bool older = rules_of(row_) == Rules::Older && row_.status == Status::Playing;
    if ((row_.status != Status::Over && !older) || row_.ending == Ending::Abandoned)
        return problem_reply({"not_over", "The record is there when the match is over."});
    if (!plays_our_rules(row_)) {
        const auto journal = hall_.store.journal(row_.id);
        if (!journal) return problem_reply(cannot_read());
        return {200, "text/plain; charset=utf-8", record_of_other_rules(row_, *journal), 0};
    }
    const auto made = room();
    if (!made) return problem_reply(cannot_read());
    return {200, "text/plain; charset=utf-8", (*made)->record(), 0};
}

}  // namespace jarl::hall
