// Why a move is not allowed: the rule that forbids it. The sentence for a player stands in words/.
#pragma once

#include <string_view>

namespace jarl {

struct Refusal {
    std::string_view rule;  // an id of the game's ledger, "LOF-050"
    bool operator==(const Refusal&) const = default;
};

}  // namespace jarl
