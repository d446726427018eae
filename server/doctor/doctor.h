// Looks through a whole database without changing it: the file, the schema, and every match in it played again.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"

namespace jarl::doctor {

struct Finding {
    std::string table;  // empty: it is about the database as a whole
    std::string text;
};

struct Diagnosis {
    int schema = 0;
    std::size_t tables = 0, entries = 0;  // looked at
    std::size_t older = 0;                // of the tables: played by older rules, so not played again
    std::vector<Finding> findings;        // at most kMaxFindings
    std::size_t more = 0;                 // found besides
};
inline constexpr std::size_t kMaxFindings = 1000;

using WhileExamining = std::function<void(std::size_t done, std::size_t all)>;  // tables

// May run while the database is served. A problem: it cannot be looked at at all.
Result<Diagnosis> examine(const std::string& path, const WhileExamining& watch = {});

}  // namespace jarl::doctor
