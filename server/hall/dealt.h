// The match of a table before its first move, made from its row.
#pragma once

#include "match/seeded.h"
#include "server/hall/stored.h"

namespace jarl::hall {

Result<SeededMatch> dealt(const TableRow& table);

}  // namespace jarl::hall
