// Why a move is not allowed: the rule that forbids it. The sentence for a player stands in words/.
#pragma once

#include <string_view>

#include "engine/core/phrase.h"

namespace jarl {

struct Refusal {
    // An id of the game's ledger, "LOF-050".
    std::string_view rule;
    bool operator==(const Refusal&) const = default;
};

// Why pointing at a piece does nothing now, said about that very piece.
struct PieceAnswer {
    // The rule behind it; empty where none forbids anything.
    std::string_view rule;
    // "No longship of yours facing the market has a mead order."
    Phrase said;
};

}  // namespace jarl
