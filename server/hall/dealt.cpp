#include "server/hall/dealt.h"

#include <utility>

#include "match/native/crypto.h"

namespace jarl::hall {

Result<SeededMatch> dealt(const TableRow& table) {
    MatchSetup setup{table.game, table.options, {}, {}};
    for (const SeatRow& seat : table.seats) setup.seats.push_back(seat.name);
    return SeededMatch::create(std::move(setup), table.seed, kNativeCrypto);
}

}  // namespace jarl::hall
