// What the tables of a hall share: its settings, its store, its thread, and the parts they meet others through.
#pragma once

#include <initializer_list>
#include <memory>
#include <string_view>

#include "server/hall/bot_pool.h"
#include "server/hall/clock.h"
#include "server/hall/hall.h"
#include "server/hall/lobby.h"
#include "server/hall/rooms.h"
#include "server/hall/tables.h"
#include "server/hall/visitors.h"

namespace jarl::hall {

struct HallContext {
    HallContext(const HallSettings& with, Store& in, Hall::Post on, std::size_t open_tables);

    WallTime now() const { return settings.now(); }
    Patience patience() const;
    void log(LogLevel level, std::string_view event, std::initializer_list<LogFact> facts) const;
    void cannot_read(const std::string& table, const std::string& why) const;  // for the log

    const HallSettings settings;
    Store& store;
    const Hall::Post post;  // from any thread; what comes when the hall is gone is dropped
    const WallTime opened;
    bool draining = false;  // says goodbye to everybody, takes nothing new
    HallFigures figures;
    Visitors visitors;
    Lobby lobby;
    Rooms rooms;
    Tables tables;
    std::unique_ptr<BotPool> bots;  // last: it asks about all of the above
};

}  // namespace jarl::hall
