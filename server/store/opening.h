// From a path to a database that can be served: made when it is missing, checked and brought to the present schema when
// it is there, refused with one line when it is not sound.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "server/store/sqlite.h"

namespace jarl::store {

// One line: what is wrong with the database at this path and what to do about it.
Problem explained(const std::string& path, const sql::Error& error);

// The reason why this program cannot use it: not ours, or of a newer schema.
std::optional<Problem> check_kind(const std::string& path, sql::Connection& db);

// Only with its ServingLock held.
std::optional<Problem> prepare_database(const std::string& path);

}  // namespace jarl::store
