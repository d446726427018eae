// A table and its bots: when one is to move, and what becomes of its answer. A bot's move goes the way of a person's.
#include <utility>

#include "bots/search/level.h"
#include "server/hall/live_table.h"

namespace jarl::hall {

namespace {
constexpr seconds kRest{5};  // after a disk that failed
}

bool LiveTable::bot_decides() const {
    return row_.status == Status::Playing && clock_.decider >= 0 &&
           !bot_level(seat_at(row_, clock_.decider)).empty();
}

void LiveTable::rest_bot() { bot_rests_until_ = now() + kRest; }

void LiveTable::wake_bot() {
    if (hall_.draining || bot_asked_ || writing_ || !bot_decides()) return;
    if (now() < bot_rests_until_) return;
    const auto match_room = room();
    if (!match_room) return rest_bot();
    const auto legal = (*match_room)->match().legal_texts();
    if (legal.size() == 1) return bot_plays((*match_room)->lines(), legal[0]);  // nothing to think about
    bot_asked_ = true;
    hall_.bots->want(row_.id);
}

std::optional<BotQuestion> LiveTable::pose() {
    const bool now_or_never = !hall_.draining && !writing_ && bot_decides();
    const auto match_room = now_or_never ? room() : Result<MatchRoom*>(nullptr);
    if (!now_or_never || !match_room) {
        bot_asked_ = false;  // what is being written wakes it again
        return std::nullopt;
    }
    const std::string& level = bot_level(seat(clock_.decider));
    if (!find_level(level)) {  // a row of another program
        hall_.log(LogLevel::Error, "unknown_bot", {{"table", row_.id}, {"level", level}});
        bot_asked_ = false;
        rest_bot();
        return std::nullopt;
    }
    return BotQuestion{&(*match_room)->match(), level, (*match_room)->lines()};
}

void LiveTable::bot_answered(int line, const std::string& move) {
    when_free([this, line, move] {
        bot_asked_ = false;
        bot_plays(line, move);
        wake_bot();
    });
}

// An answer to another question than today's is thrown away.
void LiveTable::bot_plays(int line, const std::string& move) {
    if (hall_.draining || !bot_decides()) return;
    const auto match_room = room();
    if (!match_room || (*match_room)->lines() != line) return;
    const int floor = (*match_room)->match().undo_floor();
    Entry entry;
    if (const auto refused = (*match_room)->play(row_, clock_.decider, move, now(), entry)) {
        hall_.log(LogLevel::Error, "bot_refused", {{"table", row_.id}, {"why", refused->message}});
        return rest_bot();
    }
    commit_line(std::move(entry), floor, [this](CommitOutcome outcome) {
        if (outcome == CommitOutcome::Durable) ++hall_.figures.moves, ++hall_.figures.bot_moves;
        else rest_bot();
    });
}

}  // namespace jarl::hall
