// Why a move is not allowed: the rule that forbids it. The sentence for a player stands in words/.
#pragma once

#include <string_view>

#include "engine/core/phrase.h"

namespace jarl {

struct Refusal {
    std::string_view rule;  // an id of the game's ledger, "LOF-050"
    bool operator==(const Refusal&) const = default;
};

// Why pointing at a piece does nothing now, said about that very piece.
struct PieceAnswer {
    std::string_view rule;  // the rule behind it; empty where none forbids anything
    Phrase said;            // "No longship of yours facing the market has a mead order."
};

}  // namespace jarl
