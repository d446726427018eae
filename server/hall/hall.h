// The hall: tables, seats, matches, bots. It speaks the protocol (docs/protocol.md) and knows no socket: whoever has one
// hands in what came and sends what comes out. Everything here happens on one thread, the hall's. How often somebody may
// ask or speak, and how much at a time, is the business of whoever has the socket; how many tables, seats and onlookers
// there may be is the hall's.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/native/log.h"
#include "base/result.h"
#include "server/hall/stored.h"

namespace jarl::hall {

inline constexpr int kProtocol = 2;  // the version of docs/protocol.md

// Somebody connected by WebSocket, as the hall sees them.
class Guest {
  public:
    virtual ~Guest() = default;
    // A message to them. Shared, because the same bytes may go to many. Dropped silently after `dismiss`.
    virtual void send(std::shared_ptr<const std::string> message) = 0;
    // Says goodbye with the reason, sends what waits, closes; then Hall::left is called. Never from within this call.
    virtual void dismiss(std::string_view why) = 0;
    virtual std::string_view address() const = 0;  // for limits
};

// A question over REST and its answer.
struct Ask {
    std::string method;  // "GET", "POST"
    std::string path;    // "/api/tables/abc", without the query
    std::string query;   // "status=open"
    std::string body;
    std::string token;    // of "Authorization: Bearer ...", or empty
    std::string address;  // of the one who asks
};
struct Reply {
    int status = 200;
    std::string type = "application/json";
    std::string body;
    int retry_after = 0;  // seconds, with 429 and 503
};

struct HallSettings {
    int max_tables_open = 2000;       // that wait for players, altogether
    int max_tables_per_address = 20;  // opened and not yet over
    int max_viewers_per_table = 200;
    int matches_in_memory = 1000;  // the least recently used leave it, and come back from the journal
    int bot_threads = 1;
    seconds absent_after{120};   // after so long without them others may hand their seat to a bot
    seconds claim_after{86400};  // and after so long claim the match over them
    hours open_table_for{48};    // an open table nobody joined goes after that

    // What the hall takes from its surroundings; a test brings its own. Nothing: the system's.
    std::function<WallTime()> now;
    std::function<Seed()> seed;
    std::function<void(LogLevel, std::string_view event, std::initializer_list<LogFact>)> log;
};

// Figures for /metrics; counters only grow.
struct HallFigures {
    std::uint64_t moves = 0, undos = 0, refused = 0, problems = 0, tables_opened = 0, matches_over = 0;
    std::uint64_t bot_moves = 0, rebuilt = 0;
    std::size_t tables = 0, matches_in_memory = 0, guests = 0, bots_waiting = 0, bots_thinking = 0;
};

class Hall {
  public:
    // `post` runs something on the hall's thread, from any thread, in order. The hall calls it from the store's writer
    // and from bots.
    using Post = std::function<void(std::function<void()>)>;
    static Result<std::unique_ptr<Hall>> open(const HallSettings& settings, Store& store, Post post);
    virtual ~Hall() = default;  // after close(): no call comes in later

    virtual void ask(const Ask& ask, std::function<void(Reply)> then) = 0;  // `then` at once, or later

    virtual void came(std::shared_ptr<Guest> guest) = 0;
    virtual void said(Guest& guest, std::string_view message) = 0;
    virtual void left(Guest& guest) = 0;

    virtual void tick(WallTime now) = 0;  // about once a second: clocks, absence, matches to forget
    virtual void drain() = 0;             // says goodbye to everybody, takes nothing new
    virtual HallFigures figures() const = 0;
};

}  // namespace jarl::hall
