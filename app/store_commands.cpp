// The commands for the host of a database: `jarl doctor` looks whether it is sound, `jarl backup` copies it.
#include <cstdio>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "app/commands.h"
#include "base/json.h"
#include "base/native/progress.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "server/doctor/doctor.h"
#include "server/store/backup.h"
#include "server/store/place.h"

namespace jarl::app {
namespace {

void add_database_option(CLI::App& command, std::string& path) {
    command.add_option("--db", path, "The database (the one of jarl serve, in the user's data folder)")
        ->envname("JARL_DB");
}

std::string or_default(const std::string& path) { return path.empty() ? store::default_database() : path; }

bool sound(const doctor::Diagnosis& diagnosis) { return diagnosis.findings.empty(); }

std::string diagnosis_json(const std::string& path, const doctor::Diagnosis& diagnosis) {
    Json json;
    json.begin_object().key("database").text(printable(path)).key("sound").flag(sound(diagnosis));
    json.key("schema").number(diagnosis.schema).key("tables").number(std::int64_t(diagnosis.tables));
    json.key("older").number(std::int64_t(diagnosis.older));
    json.key("entries").number(std::int64_t(diagnosis.entries)).key("problems").begin_array();
    for (const doctor::Finding& finding : diagnosis.findings) {
        json.begin_object().key("table");
        if (finding.table.empty()) json.null();
        else json.text(printable(finding.table));
        json.key("problem").text(printable(finding.text)).end_object();
    }
    json.end_array().key("more").number(std::int64_t(diagnosis.more)).end_object();
    return json.take();
}

void print_diagnosis(cli::Output& out, const std::string& path, const doctor::Diagnosis& diagnosis) {
    out.line("database  " + printable(path));
    out.line(fmt::format("schema    {}", diagnosis.schema));
    out.line(fmt::format("tables    {}", diagnosis.tables));
    if (diagnosis.older)
        out.line(fmt::format("older     {} tables of older rules: kept and checked, not played again",
                             diagnosis.older));
    out.line(fmt::format("journal   {} lines", diagnosis.entries));
    for (const doctor::Finding& finding : diagnosis.findings)
        out.line("problem   " +
                 printable((finding.table.empty() ? "" : "table " + finding.table + ": ") + finding.text));
    if (diagnosis.more) out.line(fmt::format("problems  {} more", diagnosis.more));
    out.line(sound(diagnosis)
                 ? "the file, the schema and every match are right"
                 : "the database is not sound: put a backup in its place, or keep this one for help");
}

int examine_database(const std::string& path, bool as_json) {
    Progress progress("doctor");
    const auto diagnosis = doctor::examine(
        path, [&](std::size_t done, std::size_t all) { progress.show(double(done), double(all)); });
    progress.clear();
    if (!diagnosis) return cli::complain(diagnosis.problem());
    cli::Output out;
    if (as_json) out.line(diagnosis_json(path, *diagnosis));
    else print_diagnosis(out, path, *diagnosis);
    const int written = out.exit_code();
    return sound(*diagnosis) ? written : cli::kNo;
}

int back_up_database(const std::string& path, const std::string& target) {
    Progress progress("backup");
    const auto size = store::back_up(path, target, [&](int done, int all) { progress.show(done, all); });
    progress.clear();
    if (!size) return cli::complain(size.problem());
    cli::Output out;
    out.line(fmt::format("{}: {} bytes, complete and checked", printable(target), *size));
    return out.exit_code();
}

}  // namespace

void add_doctor_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command = jarl.add_subcommand("doctor", "Check a database of the server and every match in it");
    const auto path = std::make_shared<std::string>();
    const auto json = std::make_shared<bool>(false);
    add_database_option(*command, *path);
    command->add_flag("--json", *json, "One JSON object");
    command->footer(
        "Changes nothing, and may run while the server does. Checks the file, the schema and the seats, "
        "plays every\n"
        "match again from its seed and compares hash and result. Exit code 0: all of it is right; 1: it is "
        "not.\n"
        "JSON: {database, sound, schema, tables, older, entries, problems: [{table, problem}], more}.");
    command->callback([path, json, &exit_code] { exit_code = examine_database(or_default(*path), *json); });
}

void add_backup_command(CLI::App& jarl, int& exit_code) {
    CLI::App* command =
        jarl.add_subcommand("backup", "Copy a database of the server, also while it is served");
    const auto path = std::make_shared<std::string>();
    const auto target = std::make_shared<std::string>();
    add_database_option(*command, *path);
    command->add_option("TARGET", *target, "The new file; what is there already is never replaced")
        ->required();
    command->footer(
        "The copy is the database of one moment, in one file that only its owner can read: seeds of matches "
        "that\n"
        "go on are in it. It is written as TARGET.part, checked, and gets its name when it is on the disk.\n"
        "To go back to it, stop the server, put it in the place of the database and remove DATABASE-wal and "
        "-shm.");
    command->callback(
        [path, target, &exit_code] { exit_code = back_up_database(or_default(*path), *target); });
}

}  // namespace jarl::app
