// The tables of the database, as numbered steps from nothing to now. A step that was ever released never changes.
#pragma once

#include <span>

#include "server/store/sqlite.h"

namespace jarl::store {

inline constexpr int kApplicationId = 0x4a61726c;  // "Jarl" in the head of the file: whose database it is

// Step i leads from version i to i + 1.
std::span<const char* const> schema_steps();

int schema_version(sql::Connection& db);
bool is_ours(sql::Connection& db);

// Takes the steps that are missing. One that fails leaves the database at the version before it.
void migrate(sql::Connection& db, std::span<const char* const> steps);

}  // namespace jarl::store
