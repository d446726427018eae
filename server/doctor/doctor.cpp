#include "server/doctor/doctor.h"

#include <filesystem>
#include <optional>
#include <utility>

#include <fmt/core.h>
#include <sqlite3.h>

#include "server/doctor/check_match.h"
#include "server/hall/rulesets.h"
#include "server/store/integrity.h"
#include "server/store/opening.h"
#include "server/store/place.h"
#include "server/store/row_reader.h"
#include "server/store/schema.h"

namespace jarl::doctor {

using namespace store;  // it is its database that is looked through

namespace {

class Doctor {
  public:
    Doctor(const std::string& path) : db_(path, sql::Access::Read) {}

    Result<Diagnosis> examine(const std::string& path, const WhileExamining& watch) {
        if (auto problem = check_kind(path, db_)) return *problem;
        diagnosis_.schema = schema_version(db_);
        check_file();
        check_references();
        if (diagnosis_.schema == int(schema_steps().size())) check_matches(watch);
        else
            find("", fmt::format("its schema is {} of {}: jarl serve brings it up to date; then ask again",
                                 diagnosis_.schema, schema_steps().size()));
        return std::move(diagnosis_);
    }

  private:
    void find(const std::string& table, const std::string& text) {
        if (diagnosis_.findings.size() < kMaxFindings) diagnosis_.findings.push_back({table, text});
        else ++diagnosis_.more;
    }

    // What cannot be read is a finding like any other.
    template <class Check>
    void examined(const std::string& table, Check&& check) {
        try {
            check();
        } catch (const sql::Error& error) {
            find(table, error.what());
        }
    }

    void check_file() {
        examined("", [&] {
            for (const std::string& damage : damage_in(db_, Care::Whole)) find("", damage);
        });
    }

    void check_references() {
        examined("", [&] {
            sql::Statement check(
                db_, "SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2");
            for (sql::Query row(check); row.next();)
                find("", fmt::format("{}: {} rows belong to no row of {}", row.text(0), row.text(2),
                                     row.text(1)));
        });
    }

    void check_matches(const WhileExamining& watch) {
        examined("", [&] {
            RowReader reader(db_);
            const std::vector<std::string> ids = reader.all();
            for (const std::string& id : ids) {
                examined(id, [&] { check_match(reader, id); });
                ++diagnosis_.tables;
                if (watch) watch(diagnosis_.tables, ids.size());
            }
        });
    }

    // One snapshot a match: a long look at everything would keep the server's log from being tidied.
    void check_match(RowReader& reader, const std::string& id) {
        std::optional<TableRow> table;
        std::vector<Entry> journal;
        {
            const sql::Transaction snapshot(db_, sql::Transaction::Kind::Snapshot);
            table = reader.table(id);
            journal = reader.journal(id);
        }
        if (!table) return find(id, "it is listed and cannot be found");
        diagnosis_.entries += journal.size();
        diagnosis_.older += hall::rules_of(*table) == hall::Rules::Older;
        for (const std::string& wrong : wrong_with(*table, journal)) find(id, wrong);
    }

    sql::Connection db_;
    Diagnosis diagnosis_;
};

}  // namespace

Result<Diagnosis> examine(const std::string& path, const WhileExamining& watch) try {
    const std::string database = true_path(path);
    std::error_code error;
    if (!std::filesystem::is_regular_file(database, error))
        return Problem{database + ": there is no database; name one with --db"};
    return Doctor(database).examine(database, watch);
} catch (const sql::Error& error) {
    if (error.kind() != SQLITE_CORRUPT) return explained(true_path(path), error);
    return Problem{true_path(path) + " is damaged beyond reading (" + error.what() +
                   "): put a backup in its place"};
}

}  // namespace jarl::doctor
