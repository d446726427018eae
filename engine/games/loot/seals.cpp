#include "engine/games/loot/seals.h"

namespace jarl::loot {

bool seals(const State&, Move move) { return move.verb() == Verb::End; }

}  // namespace jarl::loot
