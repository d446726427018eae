#include "server/store/schema.h"

#include <array>
#include <string>

#include <fmt/core.h>

#include "base/clock.h"

namespace jarl::store {
namespace {

// Texts instead of numbers for what has a name: a host can read it. Empty text: there is none. The checks say OR and not
// IN, for which SQLite builds a little table at every write: ten times the work of the rest.
constexpr const char* kTheBeginning = R"sql(
CREATE TABLE schema_history (
    version INTEGER PRIMARY KEY,
    applied INTEGER NOT NULL       -- milliseconds since 1970, as all times
) STRICT;

CREATE TABLE tables (
    id            TEXT    NOT NULL PRIMARY KEY,
    game          TEXT    NOT NULL,
    options       TEXT    NOT NULL,
    seed          BLOB    NOT NULL CHECK (length(seed) = 32),
    seed_hash     TEXT    NOT NULL,
    status        TEXT    NOT NULL CHECK (status = 'open' OR status = 'playing' OR status = 'over'),
    listed        INTEGER NOT NULL CHECK (listed = 0 OR listed = 1),
    host          INTEGER NOT NULL,
    clock         TEXT    NOT NULL CHECK (clock = 'none' OR clock = 'turn' OR clock = 'match'),
    clock_seconds INTEGER NOT NULL,
    created       INTEGER NOT NULL,
    changed       INTEGER NOT NULL,
    turn          INTEGER NOT NULL,
    ending        TEXT    NOT NULL CHECK (ending = 'none' OR ending = 'played' OR ending = 'resigned' OR
                                           ending = 'claimed' OR ending = 'abandoned'),
    ended_by      INTEGER NOT NULL,  -- a seat, or -1
    totals        TEXT    NOT NULL,  -- '37 31', by seat
    ranking       TEXT    NOT NULL,
    rematch       TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_age ON tables (status, created, id);
CREATE INDEX listed_tables_by_age ON tables (status, created, id) WHERE listed = 1;

CREATE TABLE seats (
    match      TEXT    NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL CHECK (seat >= 0),
    sitter     TEXT    NOT NULL CHECK (sitter = 'nobody' OR sitter = 'guest' OR sitter = 'bot'),
    name       TEXT    NOT NULL,
    level      TEXT    NOT NULL,
    token_hash TEXT    NOT NULL,
    stand_in   TEXT    NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE journal (
    match TEXT    NOT NULL REFERENCES tables (id),
    ply   INTEGER NOT NULL CHECK (ply >= 0),
    seat  INTEGER NOT NULL,
    text  TEXT    NOT NULL,
    at    INTEGER NOT NULL,
    spent INTEGER NOT NULL,
    PRIMARY KEY (match, ply)
) STRICT, WITHOUT ROWID;
)sql";

// What was written before tables said so was played by the first rules of its game.
constexpr const char* kRulesets = R"sql(
ALTER TABLE tables ADD COLUMN ruleset TEXT NOT NULL DEFAULT '';
UPDATE tables SET ruleset = game || '/1';
)sql";

constexpr std::array kSteps{kTheBeginning, kRulesets};

void take_step(sql::Connection& db, const char* step, int version) {
    sql::Transaction transaction(db, sql::Transaction::Kind::Write);
    db.run(step);
    db.run(fmt::format("PRAGMA application_id = {}", kApplicationId));
    db.run(fmt::format("PRAGMA user_version = {}", version));
    sql::Statement(db, "INSERT INTO schema_history (version, applied) VALUES (?1, ?2)")
        .run(version, since_1970(wall_now()));
    transaction.commit();
}

}  // namespace

std::span<const char* const> schema_steps() { return kSteps; }

int schema_version(sql::Connection& db) { return int(db.number("PRAGMA user_version")); }

bool is_ours(sql::Connection& db) { return db.number("PRAGMA application_id") == kApplicationId; }

void migrate(sql::Connection& db, std::span<const char* const> steps) {
    for (int version = schema_version(db); version < int(steps.size()); ++version)
        take_step(db, steps[std::size_t(version)], version + 1);
}

}  // namespace jarl::store
