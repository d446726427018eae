#include "server/hall/match_room.h"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "server/hall/dealt.h"

namespace jarl::hall {

namespace {

int decider(const Match& match) { return match.actor() == kNobody ? -1 : int(index(match.actor())); }

// The turn of the last position that everybody may see.
int turn_seen(const Match& match) {
    const int floor = match.undo_floor();
    return floor < match.ply() ? match.played(floor).turn : match.turn();
}

// What the others did is shown to whoever decides next before there is anything to choose: so long their clock stands
// still. Ten moves at most, as nobody is shown more; a stretch of one's own adds nothing.
milliseconds show_of(const Match& match) {
    if (match.actor() == kNobody) return milliseconds(0);
    milliseconds show{};
    for (int ply = match.visible_ply(match.actor()); ply > 0 && show < kLongestShow; --ply) {
        if (match.played(ply - 1).actor == match.actor()) break;
        show += kShowOfMove;
    }
    return std::min(show, kLongestShow);
}

}  // namespace

MatchRoom::MatchRoom(SeededMatch match, WallTime begun) : match_(std::move(match)) {
    clock_.decider = decider(*match_);
    clock_.turn = turn_seen(*match_);
    clock_.since = begun;
}

Result<std::unique_ptr<MatchRoom>> MatchRoom::rebuild(const TableRow& table,
                                                      const std::vector<Entry>& journal, WallTime begun) {
    auto match = dealt(table);
    if (!match) return Problem{match.problem()};
    std::unique_ptr<MatchRoom> room(new MatchRoom(std::move(*match), begun));
    for (const Entry& entry : journal) {
        const bool known_seat = entry.seat >= 0 && entry.seat < int(table.seats.size());
        const bool done = known_seat && (entry.text == kUndo ? room->step_back(entry.seat)
                                                             : !room->step(entry.seat, entry.text));
        if (!done) return Problem{fmt::format("line {} of the journal cannot be played", entry.ply)};
        room->note(entry);
    }
    return room;
}

// A move like the one that was taken back is that one, so that a redo is written down as a move and read back as a redo.
std::optional<Match::Refused> MatchRoom::step(int seat, std::string_view text) {
    const Seat who = Seat(seat);
    const Ply* taken_back = match_->taken_back();
    if (taken_back && taken_back->text == text && match_.redo(who)) return std::nullopt;
    return match_.play_as(who, text);
}

bool MatchRoom::step_back(int seat) { return match_.undo(Seat(seat)); }

Entry MatchRoom::line(const TableRow& table, int seat, std::string text, WallTime now) {
    const bool passed_on = decider(*match_) != clock_.decider;
    const milliseconds spent = passed_on ? charge(table, clock_, now) : milliseconds(0);
    Entry entry{table.id, lines_, seat, std::move(text), now, spent};
    note(entry);
    return entry;
}

void MatchRoom::note(const Entry& entry) {
    ++lines_;
    if (entry.text == kUndo) ++undos_[std::size_t(entry.seat)];
    clock_.used[std::size_t(entry.seat)] += entry.spent;
    if (decider(*match_) != clock_.decider) clock_.since = entry.at + show_of(*match_);
    clock_.decider = decider(*match_);
    clock_.turn = turn_seen(*match_);
}

std::optional<Match::Refused> MatchRoom::play(const TableRow& table, int seat, std::string_view text,
                                              WallTime now, Entry& line) {
    if (auto refused = step(seat, text)) return refused;
    line = this->line(table, seat, match_->played(match_->ply() - 1).text, now);
    return std::nullopt;
}

bool MatchRoom::undo(const TableRow& table, int seat, WallTime now, Entry& line) {
    if (undos_[std::size_t(seat)] >= kMaxUndos || !step_back(seat)) return false;
    line = this->line(table, seat, kUndo, now);
    return true;
}

bool MatchRoom::redo(const TableRow& table, int seat, WallTime now, Entry& line) {
    if (!match_.redo(Seat(seat))) return false;
    line = this->line(table, seat, match_->played(match_->ply() - 1).text, now);
    return true;
}

std::string MatchRoom::record() const { return match_.save(); }

}  // namespace jarl::hall
