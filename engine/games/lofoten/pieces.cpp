#include "engine/games/lofoten/pieces.h"

namespace jarl::lofoten {

std::vector<std::string> pieces(const State&) { return {}; }

Result<std::optional<PieceAnswer>> why_not_piece(const State&, std::string_view piece, const Reader&) {
    return Problem{"there is no piece \"" + std::string(piece) + "\""};
}

}  // namespace jarl::lofoten
