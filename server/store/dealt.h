// The match of a table before its first move, made from its row.
#pragma once

#include "match/seeded.h"
#include "server/store/store.h"

namespace jarl::store {

Result<SeededMatch> dealt(const TableRow& table);

}  // namespace jarl::store
