// A table at play: moves and undo. A viewer who may not know of a move gets the same answer as if there were none:
// everything goes by the ply that the viewer may see.
#include <utility>

#include <fmt/core.h>

#include "base/json.h"
#include "match/json.h"
#include "server/hall/live_table.h"
#include "server/hall/positions.h"

namespace jarl::hall {

namespace {

std::string refused_text(std::int64_t id, const Match::Refused& refused) {
    Json json;
    json.begin_object().key("is").text("refused").key("id").number(id);
    write_refusal(json, refused);
    json.end_object();
    return json.take();
}

Trouble stale(int ply, int wanted) {
    return {"stale", fmt::format("The match is at ply {}, not {}.", ply, wanted)};
}

// Sent before, kept, and perhaps never answered.
bool was_played(const Match& match, const Visitor& visitor, const Play& play) {
    if (visitor.seat == kOnlooker || play.ply >= match.visible_ply(visitor.viewer())) return false;
    const Ply& ply = match.played(play.ply);
    return ply.actor == visitor.viewer() && ply.text == play.text;
}

}  // namespace

void LiveTable::handle(Visitor& visitor, const Asker& asker, const Play& play) {
    if (visitor.seat == kOnlooker) return problem(asker, onlookers_look_on());
    MatchRoom* room = room_for(asker);
    if (!room) return;
    if (was_played(room->match(), visitor, play)) return answer(asker);
    if (const auto trouble = why_not_at_play(visitor)) return problem(asker, *trouble);
    const int visible = room->match().visible_ply(visitor.viewer());
    if (play.ply != visible) return problem(asker, stale(visible, play.ply));
    if (!seat(visitor.seat).stand_in.empty())
        return problem(asker, {"not_playing", "A bot plays for this seat; come back first."});

    const int floor = room->match().undo_floor();
    Entry line;
    if (const auto refused = room->play(row_, visitor.seat, play.text, now(), line)) {
        ++hall_.figures.refused;
        return send(asker, refused_text(asker.id, *refused));
    }
    commit_line(std::move(line), floor, [this, asker, wanted = play.ply](CommitOutcome outcome) {
        if (outcome == CommitOutcome::Durable) ++hall_.figures.moves;
        if (outcome != CommitOutcome::Taken) return answer(asker, outcome);
        const Visitor* back = hall_.visitors.find(asker.visitor);
        if (!back) return;
        problem(asker, room_ ? stale(room_->match().visible_ply(back->viewer()), wanted) : cannot_read());
    });
}

// nullptr: the asker was told why.
MatchRoom* LiveTable::room_to_take_back(const Visitor& visitor, const Asker& asker, int ply) {
    if (const auto trouble = why_not_at_play(visitor)) return problem(asker, *trouble), nullptr;
    MatchRoom* room = room_for(asker);
    if (!room) return nullptr;
    const int visible = room->match().visible_ply(visitor.viewer());
    if (ply != visible) return problem(asker, stale(visible, ply)), nullptr;
    return room;
}

void LiveTable::handle(Visitor& visitor, const Asker& asker, const Undo& undo) {
    MatchRoom* room = room_to_take_back(visitor, asker, undo.ply);
    if (!room) return;
    const int floor = room->match().undo_floor();
    const bool own = seat(visitor.seat).stand_in.empty();
    Entry line;
    if (!own || !room->undo(row_, visitor.seat, now(), line))
        return problem(asker, {"cannot_undo", "There is no move to take back."});
    commit_line(std::move(line), floor, [this, asker](CommitOutcome outcome) {
        if (outcome == CommitOutcome::Durable) ++hall_.figures.undos;
        answer(asker, outcome);
    });
}

void LiveTable::handle(Visitor& visitor, const Asker& asker, const Redo& redo) {
    MatchRoom* room = room_to_take_back(visitor, asker, redo.ply);
    if (!room) return;
    const int floor = room->match().undo_floor();
    const bool own = seat(visitor.seat).stand_in.empty();
    Entry line;
    if (!own || !room->redo(row_, visitor.seat, now(), line))
        return problem(asker, {"cannot_redo", "No move was taken back."});
    commit_line(std::move(line), floor, [this, asker](CommitOutcome outcome) {
        if (outcome == CommitOutcome::Durable) ++hall_.figures.moves;
        answer(asker, outcome);
    });
}

// The room is ahead of the disk until this is done.
void LiveTable::commit_line(Entry line, int floor_before, WhenCommitted then) {
    check(room_ != nullptr, "a line comes from a room");
    check(line.ply == room_->lines() - 1, "the line is the last of the journal");
    const Match& match = room_->match();
    Batch batch{line};
    std::optional<TableRow> over;
    if (match.actor() == kNobody) over = over_row(row_, match, Ending::Played, -1, now());
    if (over) batch.emplace_back(*over);
    commit(std::move(batch),
           [this, line = std::move(line), floor_before, over = std::move(over), then](CommitOutcome outcome) {
               if (outcome == CommitOutcome::Durable) moved(line, floor_before, over);
               else drop_room();
               if (outcome == CommitOutcome::Taken) read_again();
               then(outcome);
           });
}

void LiveTable::moved(const Entry& line, int floor_before, std::optional<TableRow> over) {
    check(room_ != nullptr, "what is being written stays in memory");
    const Match& match = room_->match();
    const bool passed_on = room_->clock().decider != clock_.decider;
    clock_ = room_->clock();
    if (match.undo_floor() != floor_before) {
        row_.changed = line.at;
        turn_unsaved_ = turn_unsaved_ || row_.turn != clock_.turn;
        row_.turn = clock_.turn;
    }
    tell_news(match, visitors_, line.seat);
    if (over) adopt(std::move(*over));
    else if (passed_on && row_.clock != ClockKind::None) publish();
}

// Another node has written to this match: everybody hears where it stands now.
void LiveTable::read_again() {
    if (const auto done = reload(); !done) return hall_.cannot_read(row_.id, done.problem());
    check(room_ != nullptr, "what was read again is in memory");
    publish();
    for (Visitor* visitor : visitors_) tell_position(room_->match(), *visitor, visitor->told);
}

}  // namespace jarl::hall
