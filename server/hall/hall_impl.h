// The hall itself: who comes and to which table they speak (hall.cpp), REST (hall_rest.cpp), time (hall_tick.cpp), and
// which table a bot is for (hall_bots.cpp). What happens at a table is LiveTable's.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/hall/hall_context.h"
#include "server/hall/live_table.h"

namespace jarl::hall {

class HallImpl final : public Hall {
  public:
    HallImpl(const HallSettings& settings, Store& store, Post post, std::size_t open_tables,
             std::vector<std::string> playing);
    ~HallImpl() override;

    void ask(const Ask& ask, std::function<void(Reply)> then) override;
    void came(std::shared_ptr<Guest> guest) override;
    void said(Guest& guest, std::string_view message) override;
    void left(Guest& guest) override;
    void tick(WallTime now) override;
    void drain() override;
    HallFigures figures() const override;

  private:
    using Replies = LiveTable::Replies;

    // --- hall.cpp
    void come_to(Visitor& visitor, const std::string& table, const Message& message);

    // --- hall_rest.cpp
    Reply hall_reply() const;
    Reply list_reply(const std::string& query);
    void open_table(const Ask& ask, const Replies& then);
    void take_seat(LiveTable& table, const std::string& body, const Replies& then);
    void with_table(const std::string& id, const Replies& then, const std::function<void(LiveTable&)>& go_on);

    // --- hall_bots.cpp
    void wake_next();  // after a start: the matches that wait for a bot, one at a time
    void wake_or_forget(LiveTable& table);
    std::optional<BotQuestion> pose(const std::string& table);
    void bot_answered(const std::string& table, int line, const std::string& move);

    // --- hall_tick.cpp
    void forget_if_idle(LiveTable& table);
    void dismiss_who_stands(WallTime now);
    void close_old_tables(WallTime now);

    std::shared_ptr<bool> alive_;  // false: what was posted before the end is dropped
    HallContext context_;
    std::vector<std::string> to_wake_;
    WallTime tidied_{};
};

}  // namespace jarl::hall
