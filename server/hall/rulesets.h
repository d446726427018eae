// Matches outlive the rules they were played by. One of older rules is kept, listed and written out as a record; it is
// never played again here, because these rules would make another match of it.
#pragma once

#include <string>
#include <vector>

#include "server/hall/stored.h"

namespace jarl::hall {

enum class Rules : std::uint8_t {
    Ours,
    Older,    // an earlier version of a game we know
    Unknown,  // a game or a version that nobody here has heard of
};
Rules rules_of(const TableRow& table);
inline bool plays_our_rules(const TableRow& table) { return rules_of(table) == Rules::Ours; }

// The record of a match of other rules, straight from its journal: moves that were taken back are left out, and turns
// are not counted (docs/record.md). The seed is in it when the match is over, and never before.
std::string record_of_other_rules(const TableRow& table, const std::vector<Entry>& journal);

}  // namespace jarl::hall
