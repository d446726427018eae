// The hall and its bots: when one is to move, and what becomes of its answer. A bot's move goes the way of a person's.
#include <utility>

#include "server/hall/hall_impl.h"

namespace jarl::hall {

namespace {
constexpr Milliseconds kRest = 5000;  // after a disk that failed
}

// One at a time, so that people are served in between.
void HallImpl::wake_next() {
    if (to_wake_.empty() || draining_) return;
    post_([this, alive = alive_] {
        if (!*alive || to_wake_.empty()) return;
        const std::string id = std::move(to_wake_.back());
        to_wake_.pop_back();
        const auto table = tables_.find(id, now());
        if (!table) log(LogLevel::Error, "cannot_read", {{"table", id}, {"why", table.problem()}});
        else if (*table) wake_or_forget(**table);
        wake_next();
    });
}

void HallImpl::wake_or_forget(Table& table) {
    if (bot_decides(table)) wake_bot(table);
    else if (table.visitors.empty() && !table.writing) tables_.forget(table);
}

bool HallImpl::bot_decides(const Table& table) const {
    return table.row.status == Status::Playing && table.stand.decider >= 0 &&
           !bot_level(table.seat(table.stand.decider)).empty();
}

void HallImpl::wake_bot(Table& table) {
    if (draining_ || table.bot_asked || table.writing || !bot_decides(table)) return;
    if (now() < table.bot_rests_until) return;
    const auto room = tables_.room(table);
    if (!room) {
        table.bot_rests_until = now() + kRest;
        return;
    }
    const auto legal = (*room)->match().legal_texts();
    if (legal.size() == 1) return bot_plays(table, (*room)->lines(), legal[0]);  // nothing to think about
    table.bot_asked = true;
    bots_->want(table.row.id);
}

std::optional<BotQuestion> HallImpl::pose(const std::string& id) {
    Table* table = tables_.in_memory(id);
    if (!table) return std::nullopt;
    const bool now_or_never = !draining_ && !table->writing && bot_decides(*table);
    const auto room = now_or_never ? tables_.room(*table) : Result<MatchRoom*>(nullptr);
    if (!now_or_never || !room) {
        table->bot_asked = false;  // what is being written wakes it again
        return std::nullopt;
    }
    return BotQuestion{&(*room)->match(), bot_level(table->seat(table->stand.decider)), (*room)->lines()};
}

void HallImpl::bot_answered(const std::string& id, int line, const std::string& move) {
    Table* table = tables_.in_memory(id);
    if (!table) return;
    const auto go_on = [this, table, line, move] {
        table->bot_asked = false;
        bot_plays(*table, line, move);
        wake_bot(*table);
    };
    if (!wait_if_busy(*table, go_on)) go_on();
}

// An answer to another question than today's is thrown away.
void HallImpl::bot_plays(Table& table, int line, const std::string& move) {
    if (draining_ || !bot_decides(table)) return;
    const auto room = tables_.room(table);
    if (!room || (*room)->lines() != line) return;
    const int floor = (*room)->match().undo_floor(), seat = table.stand.decider;
    Entry entry;
    if (const auto refused = (*room)->play(table.row, seat, move, now(), entry)) {
        log(LogLevel::Error, "bot_refused", {{"table", table.row.id}, {"why", refused->message}});
        table.bot_rests_until = now() + kRest;
        return;
    }
    keep_line(table, std::move(entry), floor, [this, &table](Kept kept) {
        if (kept == Kept::Yes) ++figures_.moves, ++figures_.bot_moves;
        else table.bot_rests_until = now() + kRest;
    });
}

}  // namespace jarl::hall
