// A table as everybody may know it (docs/protocol.md).
#pragma once

#include <string>

#include "server/hall/live_table.h"

namespace jarl::hall {

std::string table_json(const LiveTable& table, WallTime now);
// The same for a list: nobody is looked for, no clock is read.
std::string table_json(const TableRow& row);

}  // namespace jarl::hall
