// What the hall keeps is the store's; here its names are the hall's too.
#pragma once

#include "server/store/store.h"

namespace jarl::hall {

using store::Batch;
using store::Change;
using store::ClockKind;
using store::Ending;
using store::Entry;
using store::kMaxWaiting;
using store::kUndo;
using store::Milliseconds;
using store::SeatRow;
using store::Sitter;
using store::Status;
using store::Store;
using store::StoreFigures;
using store::TableRow;
using store::WhenWritten;
using store::Written;

}  // namespace jarl::hall
