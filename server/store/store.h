// What the hall keeps for ever, behind one small door: tables, who sits at them, and the journal of every match. All
// writes go through one queue; what waits together is committed together, and nobody is told before it is durable.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/clock.h"
#include "base/result.h"
#include "base/seed.h"

namespace jarl::store {

enum class Status : std::uint8_t { Open, Playing, Over };
enum class ClockKind : std::uint8_t { None, Turn, Match };  // so long for every turn, or for the whole match
enum class Sitter : std::uint8_t { Nobody, Guest, Bot };
enum class Ending : std::uint8_t { None, Played, Resigned, Claimed, Abandoned };

struct SeatRow {
    Sitter sitter = Sitter::Nobody;
    std::string name;
    std::string level;       // Bot: which
    std::string token_hash;  // Guest: SHA-256 of the secret of the personal link, 64 hex digits
    std::string stand_in;    // Guest: the level of the bot that plays for them meanwhile; empty: none
    bool operator==(const SeatRow&) const = default;
};

struct TableRow {
    std::string id;
    std::string game, options;  // options in canonical form
    std::string ruleset;        // the rules it is played by: "lofoten/2"
    Seed seed{};                // secret until the match is over; never in a log
    std::string seed_hash;
    Status status = Status::Open;
    bool listed = true;  // in the lobby, and to be watched by anybody
    int host = 0;        // the seat that opened the table
    ClockKind clock = ClockKind::None;
    seconds clock_limit{};  // of a turn or of the match
    WallTime created{}, changed{};
    int turn = 0;
    Ending ending = Ending::None;
    int ended_by = -1;         // the seat that resigned or was claimed over
    std::vector<int> totals;   // when over: points by seat
    std::vector<int> ranking;  // when over: the place of each seat, from 1
    std::string rematch;       // the table of the rematch, once somebody asked for one
    std::vector<SeatRow> seats;
    bool operator==(const TableRow&) const = default;
};

// One line of the journal. Taking a move back is a line of its own, so that nothing is ever changed or removed:
// (match, ply) is the primary key, and no two writers can both have a ply.
struct Entry {
    std::string match;  // the id of the table
    int ply = 0;        // 0, 1, 2 ... without a gap
    int seat = 0;
    std::string text;  // a move, or kUndo
    WallTime at{};
    milliseconds spent{};  // what the clock of the seat is charged for it
    bool operator==(const Entry&) const = default;
};
inline constexpr const char* kUndo = "<";

// What can be written. One batch is kept whole or not at all.
using Change = std::variant<TableRow /* new, or in place of the old one, with its seats */, Entry>;
using Batch = std::vector<Change>;

enum class Written : std::uint8_t {
    Durable,
    Taken,  // somebody else has this (match, ply)
    Failed,  // disk full, disk broken, a line after a gap or of no table: `problem` says it; nothing of the batch was kept
};
using WhenWritten = std::function<void(Written, const std::string& problem)>;

struct StoreFigures {  // for /metrics
    std::uint64_t commits = 0, batches = 0, entries = 0, failures = 0;
    std::size_t waiting = 0;
    microseconds last_commit{};
};

class Store {
  public:
    virtual ~Store() = default;

    // From any thread. `then` is called on the writer's thread after the commit that holds the batch is on the disk.
    // False: the queue is full (kMaxWaiting), nothing was taken and `then` is never called.
    virtual bool write(Batch batch, WhenWritten then) = 0;
    // Waits until everything written so far is durable or has failed, and was reported. Not from within `then`.
    virtual void flush() = 0;

    // Reads see everything that was reported durable. From one thread at a time.
    virtual Result<std::optional<TableRow>> table(const std::string& id) = 0;
    virtual Result<std::vector<Entry>> journal(const std::string& match) = 0;  // in order
    // The newest (`created`) first. `listed_only`: without private tables.
    virtual Result<std::vector<TableRow>> tables(Status status, bool listed_only, int most) = 0;
    // Tables being played whose turn it may be for a bot: read once at start.
    virtual Result<std::vector<std::string>> playing() = 0;
    virtual std::string health() = 0;  // empty: it can be read and written; else what is wrong
    virtual StoreFigures figures() const = 0;
};
inline constexpr std::size_t kMaxWaiting = 65536;  // batches

}  // namespace jarl::store
