// A table while somebody is around or a bot is to move: its row, its match, the connections at it, and what is being
// written. What is here is on the disk, but for the match while something is on its way there; whatever comes meanwhile
// waits. Its parts stand in files of their own: live_table.cpp (who comes, speaks and goes), live_table_commit.cpp,
// live_table_room.cpp, live_table_seats.cpp (before the match), live_table_absence.cpp (seats during it),
// live_table_play.cpp, live_table_questions.cpp, live_table_rematch.cpp, live_table_bots.cpp.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/hall/hall_context.h"
#include "server/hall/match_room.h"
#include "server/hall/messages.h"
#include "server/hall/requests.h"
#include "server/hall/table_rows.h"

namespace jarl::hall {

// That wait at one table for a write to end, from whoever is not at it.
inline constexpr std::size_t kMaxWaitingRequests = 256;

class LiveTable {
  public:
    using Replies = std::function<void(Reply)>;

    LiveTable(HallContext& hall, TableRow row);

    const TableRow& row() const { return row_; }
    const ClockState& clock() const { return clock_; }
    int seats() const { return int(row_.seats.size()); }
    int connections(int seat) const;  // kOnlooker: of onlookers
    Presence presence(int seat) const;
    Lateness lateness_of(int seat) const;
    std::string json() const;  // as everybody may know it
    bool writing() const { return writing_; }
    bool turn_unsaved() const { return turn_unsaved_; }

    // --- Visitors. What they say is done at once, or when the write under way is done.
    void arrive(Visitor& visitor, Message message);   // to sit or watch
    void receive(Visitor& visitor, Message message);  // from somebody who is here, or on the way
    void detach(Visitor& visitor);
    void dismiss_all(std::string_view why);

    // --- Over REST
    void open(WhenCommitted then);  // the table is new: its row is written
    void take_seat(const SeatRequest& request, const Replies& then);
    Reply record();

    // --- Time
    void tick();
    void needed_now() { last_needed_ = hall_.now(); }
    bool is_deserted() const { return visitors_.empty() && !writing_; }
    bool is_idle() const;  // it may be forgotten, once its turn is saved
    void save_turn();
    void close(WhenCommitted then);  // nobody came to play

    // --- The match, made anew if it is not here. The clock is right afterwards.
    Result<MatchRoom*> room();
    void drop_room();

    // --- Bots
    bool bot_decides() const;
    void wake_bot();
    std::optional<BotQuestion> pose();
    void bot_answered(int line, const std::string& move);

  private:
    WallTime now() const { return hall_.now(); }
    SeatRow& seat(int number) { return seat_at(row_, number); }

    // --- live_table.cpp
    void when_free(std::function<void()> what);  // nothing is being written
    void carry_out(Visitor& visitor, const Message& message);
    void handle(Visitor& visitor, const Asker& asker, const Sit& sit);
    void handle(Visitor& visitor, const Asker& asker, const Watch& watch);
    void settle(Visitor& visitor, int seat, int from, const Asker& asker);
    void dismiss_seat(int seat, std::string_view why);
    void publish();  // the table to everybody at it
    void publish_to(const Visitor& visitor);
    void answer(const Asker& asker) { hall_.visitors.answer(asker); }
    void answer(const Asker& asker, CommitOutcome outcome) { hall_.visitors.answer(asker, outcome); }
    void problem(const Asker& asker, const Trouble& trouble) { hall_.visitors.problem(asker, trouble); }
    void send(const Asker& asker, std::string text) { hall_.visitors.send(asker.visitor, std::move(text)); }

    // --- live_table_commit.cpp
    void commit(Batch batch, WhenCommitted then);
    void committed(CommitOutcome outcome, const WhenCommitted& then);
    void change(TableRow row, WhenCommitted then);  // `then` when the row holds and everybody knows
    void change(TableRow row, const Asker& asker);  // who is answered then
    void adopt(TableRow row);
    void adopt_status(Status before);

    // --- live_table_room.cpp
    MatchRoom* room_for(const Asker& asker);  // nullptr: the asker was told why
    Result<bool> reload();                    // somebody else has written: row and match are read again

    // --- live_table_seats.cpp
    void handle(Visitor& visitor, const Asker& asker, const SeatBot& wanted);
    void handle(Visitor& visitor, const Asker& asker, const SeatOpen& wanted);
    void handle(Visitor& visitor, const Asker& asker, const Leave&);
    std::optional<Trouble> why_not_host(const Visitor& visitor, int seat) const;
    void take_seat_now(const SeatRequest& request, const Replies& then);

    // --- live_table_absence.cpp
    void handle(Visitor& visitor, const Asker& asker, const StandIn& wanted);
    void handle(Visitor& visitor, const Asker& asker, const ComeBack&);
    void handle(Visitor& visitor, const Asker& asker, const Claim& claim);
    void handle(Visitor& visitor, const Asker& asker, const Resign&);
    std::optional<Trouble> why_not_at_play(const Visitor& visitor) const;
    void give_up(int seat, Ending ending, const Asker& asker);
    void become_onlookers(int seat);

    // --- live_table_play.cpp
    void handle(Visitor& visitor, const Asker& asker, const Play& play);
    void handle(Visitor& visitor, const Asker& asker, const Undo& undo);
    void handle(Visitor& visitor, const Asker& asker, const Redo& redo);
    MatchRoom* room_to_take_back(const Visitor& visitor, const Asker& asker, int ply);
    void commit_line(Entry line, int floor_before, WhenCommitted then);
    void moved(const Entry& line, int floor_before, std::optional<TableRow> over);
    void read_again();

    // --- live_table_questions.cpp
    void handle(Visitor& visitor, const Asker& asker, const WhyNot& question);
    void handle(Visitor& visitor, const Asker& asker, const Foresee& question);
    void handle(Visitor& visitor, const Asker& asker, const ViewAt& question);
    void handle(Visitor& visitor, const Asker& asker, const Story& question);

    // --- live_table_rematch.cpp
    void handle(Visitor& visitor, const Asker& asker, const Rematch&);
    void open_rematch(Visitor& visitor, const Asker& asker);
    void join_rematch(Visitor& visitor, const Asker& asker);
    void give_kept_seat(int seat, const std::string& name, const std::string& token, const Asker& asker);
    std::string rematch_options();

    // --- live_table_bots.cpp
    void bot_plays(int line, const std::string& move);
    void rest_bot();  // after a write that failed

    HallContext& hall_;
    TableRow row_;
    ClockState clock_;                             // Playing: where the match stands, for everybody
    std::array<WallTime, kMaxSeats> gone_{};       // when the last connection of the seat left
    std::array<Lateness, kMaxSeats> told_late_{};  // as the visitors know it
    std::vector<Visitor*> visitors_;
    WallTime last_needed_;

    bool writing_ = false;  // something is on its way to the disk; whatever comes waits
    std::vector<std::function<void()>> waiting_;
    bool presence_changed_ = false;  // the visitors are told with the next tick
    bool turn_unsaved_ = false;      // row_.turn is ahead of the disk: written before the table is forgotten

    std::unique_ptr<MatchRoom> room_;  // not for long: the least recently used are thrown away
    Rooms::Place place_;               // its place among them
    bool bot_asked_ = false;
    WallTime bot_rests_until_{};
};

}  // namespace jarl::hall
