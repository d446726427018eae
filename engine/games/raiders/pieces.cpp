#include "engine/games/raiders/pieces.h"

namespace jarl::raiders {

std::vector<std::string> pieces(const State&) { return {}; }

Result<std::optional<PieceAnswer>> why_not_piece(const State&, std::string_view piece, const Reader&) {
    return Problem{"there is no piece \"" + std::string(piece) + "\""};
}

}  // namespace jarl::raiders
