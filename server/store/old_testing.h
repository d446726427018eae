// For tests of what outlives its rules: a match whose moves nobody can play any more, and a database as the first version
// left it.
#pragma once

#include <fstream>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "server/store/schema.h"
#include "server/store/store.h"

namespace jarl::store {

inline TableRow an_old_table(const std::string& id) {
    TableRow table;
    table.id = id;
    table.game = "lofoten";
    table.ruleset = "lofoten/1";
    table.options = "modules=none tie=none";
    table.seed.fill(7);
    table.seed_hash = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
    table.status = Status::Playing;
    table.seats = {{Sitter::Bot, "Karl", "karl", "", ""}, {Sitter::Bot, "Thrall", "thrall", "", ""}};
    return table;
}

// One of the moves is taken back.
inline std::vector<Entry> an_old_journal(const std::string& id) {
    std::vector<Entry> lines;
    for (const auto& [seat, text] :
         {std::pair{0, "play left"}, {0, "dance"}, {0, kUndo}, {0, "sing"}, {1, "sleep"}})
        lines.push_back({id, int(lines.size()), seat, text, wall_time(1000), milliseconds(5)});
    return lines;
}

// Tables with their seats and lines, and nothing about rules.
inline void make_database_of_version_1(const std::string& path) {
    std::ofstream(path).close();
    sql::Connection db(path, sql::Access::ReadWrite);
    migrate(db, schema_steps().first(1));
    const TableRow old = an_old_table("old");
    for (const auto& [id, status, ending, totals, ranking] :
         {std::tuple{"goes_on", "playing", "none", "", ""}, {"is_over", "over", "played", "37 31", "1 2"}}) {
        sql::Statement(
            db,
            "INSERT INTO tables VALUES (?1, 'lofoten', ?2, ?3, ?4, ?5, 1, 0, 'none', 0, 1000, 2000, 3, "
            "?6, -1, ?7, ?8, '')")
            .run(id, old.options, std::span<const std::uint8_t>(old.seed), old.seed_hash, status, ending,
                 totals, ranking);
        for (int seat = 0; seat < 2; ++seat)
            sql::Statement(db, "INSERT INTO seats VALUES (?1, ?2, 'bot', ?3, 'karl', '', '')")
                .run(id, seat, seat == 0 ? "Astrid" : "Bo");
        for (const Entry& line : an_old_journal(id))
            sql::Statement(db, "INSERT INTO journal VALUES (?1, ?2, ?3, ?4, 1000, 5)")
                .run(id, line.ply, line.seat, line.text);
    }
}

}  // namespace jarl::store
