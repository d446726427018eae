// The hall at play: moves, undo, and questions about them. A viewer who may not know of a move gets the same answer as
// if there were none: everything goes by the ply that the viewer may see.
#include <algorithm>
#include <utility>

#include "match/json.h"
#include "server/hall/hall_impl.h"
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

std::string answer_with(std::int64_t id, std::string_view name, std::string_view raw) {
    Json json;
    json.begin_object().key("is").text("answer").key("id").number(id).key(name).raw(raw).end_object();
    return json.take();
}

Trouble stale(int ply, int wanted) {
    return {"stale", "The match is at ply " + std::to_string(ply) + ", not " + std::to_string(wanted) + "."};
}

// Sent before, kept, and perhaps never answered.
bool was_played(const Match& match, const Visitor& visitor, const Message& message) {
    if (visitor.seat == kOnlooker || message.ply >= match.visible_ply(visitor.viewer())) return false;
    const Ply& ply = match.played(message.ply);
    return ply.actor == visitor.viewer() && ply.text == message.text;
}

}  // namespace

MatchRoom* HallImpl::room_for(Table& table, const Asker& asker) {
    if (table.row.status == Status::Open || table.row.ending == Ending::Abandoned) {
        problem(asker, {"not_playing", "The match has not begun."});
        return nullptr;
    }
    const auto room = tables_.room(table);
    if (room) return *room;
    log(LogLevel::Error, "cannot_read", {{"table", table.row.id}, {"why", room.problem()}});
    problem(asker, cannot_read());
    return nullptr;
}

// --- Moves ---------------------------------------------------------------------------------------------------------

void HallImpl::play(Table& table, Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    if (visitor.seat == kOnlooker) return problem(asker, {"not_sitting", "Onlookers look on."});
    MatchRoom* room = room_for(table, asker);
    if (!room) return;
    if (was_played(room->match(), visitor, message)) return answer(asker);
    if (const auto trouble = not_at_play(table, visitor)) return problem(asker, *trouble);
    const int visible = room->match().visible_ply(visitor.viewer());
    if (message.ply != visible) return problem(asker, stale(visible, message.ply));
    if (!table.seat(visitor.seat).stand_in.empty())
        return problem(asker, {"not_playing", "A bot plays for this seat; come back first."});

    const int floor = room->match().undo_floor();
    Entry line;
    if (const auto refused = room->play(table.row, visitor.seat, message.text, now(), line)) {
        ++figures_.refused;
        return send(asker.visitor, refused_text(asker.id, *refused));
    }
    keep_line(table, std::move(line), floor, [this, &table, asker, wanted = message.ply](Kept kept) {
        if (kept == Kept::Yes) ++figures_.moves;
        if (kept != Kept::Taken) return answer(asker, kept);
        const Visitor* back = find(asker.visitor);
        if (back && table.room)
            problem(asker, stale(table.room->match().visible_ply(back->viewer()), wanted));
    });
}

void HallImpl::take_back(Table& table, Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    if (const auto trouble = not_at_play(table, visitor)) return problem(asker, *trouble);
    MatchRoom* room = room_for(table, asker);
    if (!room) return;
    const int visible = room->match().visible_ply(visitor.viewer());
    if (message.ply != visible) return problem(asker, stale(visible, message.ply));
    const bool undo = message.what == Do::Undo, own = table.seat(visitor.seat).stand_in.empty();
    const int floor = room->match().undo_floor();
    Entry line;
    const bool done = own && (undo ? room->undo(table.row, visitor.seat, now(), line)
                                   : room->redo(table.row, visitor.seat, now(), line));
    if (!done && undo) return problem(asker, {"cannot_undo", "There is no move to take back."});
    if (!done) return problem(asker, {"cannot_redo", "No move was taken back."});
    keep_line(table, std::move(line), floor, [this, asker, undo](Kept kept) {
        if (kept == Kept::Yes) ++(undo ? figures_.undos : figures_.moves);
        answer(asker, kept);
    });
}

// The room is ahead of the disk until this is done.
void HallImpl::keep_line(Table& table, Entry line, int floor_before, Then then) {
    const Match& match = table.room->match();
    Batch batch{line};
    std::optional<TableRow> over;
    if (match.actor() == kNobody) batch.emplace_back(*(over = over_row(table, match, Ending::Played, -1)));
    commit(table, std::move(batch),
           [this, &table, line = std::move(line), floor_before, over = std::move(over), then](Kept kept) {
               if (kept == Kept::Yes) moved(table, line, floor_before, over);
               else tables_.drop_room(table);
               if (kept == Kept::Taken) read_again(table);
               then(kept);
           });
}

void HallImpl::moved(Table& table, const Entry& line, int floor_before, std::optional<TableRow> over) {
    const Match& match = table.room->match();
    const bool passed_on = table.room->stand().decider != table.stand.decider;
    table.stand = table.room->stand();
    if (match.undo_floor() != floor_before) {
        table.row.changed = line.at;
        table.turn_unsaved = table.turn_unsaved || table.row.turn != table.stand.turn;
        table.row.turn = table.stand.turn;
    }
    tell_news(match, table.visitors, line.seat);
    if (over) adopt(table, std::move(*over));
    else if (passed_on && table.row.clock != ClockKind::None) publish(table);
}

// Another node has written to this match: everybody hears where it stands now.
void HallImpl::read_again(Table& table) {
    if (const auto done = tables_.reload(table); !done)
        return log(LogLevel::Error, "cannot_read", {{"table", table.row.id}, {"why", done.problem()}});
    publish(table);
    for (Visitor* visitor : table.visitors) tell_position(table.room->match(), *visitor, visitor->told);
}

TableRow HallImpl::over_row(const Table& table, const Match& match, Ending ending, int ended_by) const {
    TableRow row = table.row;
    row.status = Status::Over;
    row.ending = ending;
    row.ended_by = ended_by;
    row.changed = now();
    row.turn = match.turn();
    for (const ScoreSheet& sheet : match.scores()) row.totals.push_back(sheet.total);
    row.ranking = match.ranking();
    if (ended_by >= 0) row.ranking = ended_by == 0 ? std::vector{2, 1} : std::vector{1, 2};
    return row;
}

// --- Questions -----------------------------------------------------------------------------------------------------

void HallImpl::why_not(Table& table, Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    const MatchRoom* room = room_for(table, asker);
    if (!room) return;
    using Refused = Match::Refused;
    std::optional<Refused> refused;
    if (table.row.status == Status::Over) refused = Refused{Refused::Why::Over, "", "the match is over"};
    else if (visitor.seat == kOnlooker || visitor.viewer() != room->match().actor())
        refused = Refused{Refused::Why::NotYourTurn, "", "it is not this seat's decision"};
    else if (message.piece) refused = room->match().why_not_piece(visitor.viewer(), *message.piece);
    else refused = room->match().why_not(message.text);
    send(asker.visitor, answer_with(asker.id, "refused", refused ? refusal_json(*refused) : "null"));
}

void HallImpl::foresee(Table& table, Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    const MatchRoom* room = room_for(table, asker);
    if (!room) return;
    const bool deciding = table.row.status == Status::Playing && visitor.seat != kOnlooker &&
                          visitor.viewer() == room->match().actor();
    send(asker.visitor, answer_with(asker.id, "foresight",
                                    deciding ? room->match().foresee(message.text, kAsPhrases) : "null"));
}

void HallImpl::view_at(Table& table, Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    const MatchRoom* room = room_for(table, asker);
    if (!room) return;
    const Match& match = room->match();
    if (message.ply > match.visible_ply(visitor.viewer()))
        return problem(asker, {"no_such_ply", "The match is not that far."});
    send(asker.visitor,
         answer_with(asker.id, "view", match.view_at(message.ply, visitor.viewer(), kAsPhrases)));
}

void HallImpl::story(Table& table, Visitor& visitor, const Message& message) {
    const Asker asker{visitor.number, message.id};
    const MatchRoom* room = room_for(table, asker);
    if (!room) return;
    if (message.from > room->match().visible_ply(visitor.viewer()))
        return problem(asker, {"no_such_ply", "The match is not that far."});
    send(asker.visitor, story_answer(room->match(), visitor.viewer(), message.from, asker.id));
}

}  // namespace jarl::hall
