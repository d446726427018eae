// What SQLite itself finds wrong with a file.
#pragma once

#include <string>
#include <vector>

#include "server/store/sqlite.h"

namespace jarl::store {

enum class Care { Quick, Whole };  // without looking whether every index agrees with its table, or with it

std::vector<std::string> damage_in(sql::Connection& db, Care care);  // one line each; none: it is sound

}  // namespace jarl::store
