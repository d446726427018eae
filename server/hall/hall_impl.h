// The hall itself. Its parts stand in files of their own: hall.cpp (who comes and speaks, what is written), hall_rest.cpp,
// hall_seats.cpp, hall_play.cpp, hall_bots.cpp, hall_tick.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hall/bot_pool.h"
#include "server/hall/hall.h"
#include "server/hall/messages.h"
#include "server/hall/openers.h"
#include "server/hall/table.h"
#include "server/hall/tables.h"
#include "server/hall/trouble.h"

namespace jarl::hall {

// What became of something that was to be written.
enum class Kept : std::uint8_t { Yes, Taken, No, Busy };
Trouble trouble_of(Kept kept);

// Somebody who waits for an answer, if they are still there.
struct Asker {
    std::uint64_t visitor = 0;
    std::int64_t id = 0;
};

class HallImpl final : public Hall {
  public:
    HallImpl(const HallSettings& settings, Store& store, Post post, std::size_t open_tables,
             std::vector<std::string> playing);
    ~HallImpl() override;

    void ask(const Ask& ask, std::function<void(Reply)> then) override;
    void came(std::shared_ptr<Guest> guest) override;
    void said(Guest& guest, std::string_view message) override;
    void left(Guest& guest) override;
    void tick(Milliseconds now) override;
    void drain() override;
    HallFigures figures() const override;

  private:
    using Then = std::function<void(Kept)>;
    using Replies = std::function<void(Reply)>;

    // --- hall.cpp: visitors
    Milliseconds now() const { return settings_.now(); }
    Patience patience() const;
    Visitor* find(std::uint64_t number);
    void detach(Visitor& visitor);
    void dismiss(Visitor& visitor, std::string_view why);
    void dismiss_seat(Table& table, int seat, std::string_view why);  // kOnlooker: the onlookers
    void dismiss_all(Table& table, std::string_view why);
    void carry_out(Table& table, Visitor& visitor, const Message& message);
    void send(std::uint64_t visitor, std::string text);
    void answer(const Asker& asker);
    void problem(const Asker& asker, Trouble trouble);
    void answer(const Asker& asker, Kept kept);  // done, or why not
    void publish(Table& table);                  // the table to everybody at it
    void publish_to(Table& table, Visitor& visitor);

    // --- hall.cpp: writing
    bool wait_if_busy(Table& table, std::function<void()> what);  // true: it waits
    void commit(Table& table, Batch batch, Then then);
    void committed(Table& table, Kept kept, const Then& then);
    void change(Table& table, TableRow row,
                Then then);  // a new row; `then` when it holds and everybody knows
    void adopt(Table& table, TableRow row);
    void log(LogLevel level, std::string_view event, std::initializer_list<LogFact> facts) const;

    // --- hall_rest.cpp
    Reply hall_reply() const;
    Reply list_reply(const std::string& query);
    void open_table(const Ask& ask, const Replies& then);
    void with_table(const std::string& id, const Replies& then, const std::function<void(Table&)>& go_on);
    void take_seat(Table& table, const std::string& body, const Replies& then);
    void take_seat_now(Table& table, const std::string& name, std::optional<int> wanted, const Replies& then);
    Reply record_reply(Table& table);

    // --- hall_seats.cpp
    void come_to(Visitor& visitor, const Message& message);
    void sit(Table& table, Visitor& visitor, const Message& message);
    void watch(Table& table, Visitor& visitor, const Message& message);
    void settle(Table& table, Visitor& visitor, int seat, const Message& message);
    void seat_bot(Table& table, Visitor& visitor, const Message& message);
    void seat_open(Table& table, Visitor& visitor, const Message& message);
    void leave(Table& table, Visitor& visitor, const Message& message);
    void stand_in(Table& table, Visitor& visitor, const Message& message);
    void come_back(Table& table, Visitor& visitor, const Message& message);
    void claim(Table& table, Visitor& visitor, const Message& message);
    void resign(Table& table, Visitor& visitor, const Message& message);
    void give_up(Table& table, int seat, Ending ending, const Asker& asker);
    void become_onlookers(Table& table, int seat);
    void close_table(Table& table, Then then);
    void rematch(Table& table, Visitor& visitor, const Message& message);
    void open_rematch(Table& table, Visitor& visitor, const Asker& asker);
    std::string rematch_options(Table& table);
    void join_rematch(Table& old, Visitor& visitor, const Asker& asker);
    void join_rematch_now(Table& next, int seat, const std::string& name, const std::string& token,
                          const Asker& asker);
    void answer_rematch(const Asker& asker, const std::string& table, int seat, const std::string& token);
    std::optional<Trouble> not_host(const Table& table, const Visitor& visitor, int seat) const;
    std::optional<Trouble> not_at_play(const Table& table, const Visitor& visitor) const;

    // --- hall_play.cpp
    MatchRoom* room_for(Table& table, const Asker& asker);  // nullptr: the asker was told why
    void play(Table& table, Visitor& visitor, const Message& message);
    void take_back(Table& table, Visitor& visitor, const Message& message);  // undo and redo
    void why_not(Table& table, Visitor& visitor, const Message& message);
    void foresee(Table& table, Visitor& visitor, const Message& message);
    void view_at(Table& table, Visitor& visitor, const Message& message);
    void story(Table& table, Visitor& visitor, const Message& message);
    void keep_line(Table& table, Entry line, int floor_before, Then then);
    void moved(Table& table, const Entry& line, int floor_before, std::optional<TableRow> over);
    void read_again(Table& table);
    TableRow over_row(const Table& table, const Match& match, Ending ending, int ended_by) const;

    // --- hall_bots.cpp
    void wake_next();  // after a start: the matches that wait for a bot, one at a time
    void wake_or_forget(Table& table);
    void wake_bot(Table& table);
    std::optional<BotQuestion> pose(const std::string& id);
    void bot_answered(const std::string& id, int line, const std::string& move);
    void bot_plays(Table& table, int line, const std::string& move);
    bool bot_decides(const Table& table) const;

    // --- hall_tick.cpp
    void look_at(Table& table, Milliseconds at);
    void forget_if_idle(Table& table, Milliseconds at);
    void close_old_tables(Milliseconds at);

    HallSettings settings_;
    Store& store_;
    Post post_;
    Tables tables_;
    Openers openers_;
    std::unordered_map<const Guest*, std::unique_ptr<Visitor>> visitors_;
    std::unordered_map<std::uint64_t, Visitor*> by_number_;
    std::uint64_t last_number_ = 0;
    std::size_t open_tables_;
    std::vector<std::string> to_wake_;
    Milliseconds tidied_ = 0;
    bool draining_ = false;
    HallFigures figures_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
    std::unique_ptr<BotPool> bots_;  // last: it asks about all of the above
};

// Fills no seat any more: the match begins.
void begin_if_full(TableRow& row, Milliseconds now);

}  // namespace jarl::hall
