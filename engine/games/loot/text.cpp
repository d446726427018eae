#include "engine/games/loot/text.h"

#include <optional>

namespace jarl::loot {

namespace {

constexpr std::array<std::string_view, 3> kShieldNames{"second", "double", "occupied"};
constexpr std::array<std::string_view, 3> kSiteKindNames{"port", "altar", "palace"};
constexpr std::size_t kLongestMove = 20;  // "leave castle -20,-20" has 20

// Takes the next word off the front.
std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

std::optional<int> read_number(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    if (text.empty() || text.size() > 2) return std::nullopt;
    int number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = 10 * number + (c - '0');
    }
    return negative ? -number : number;
}

std::optional<HexCode> read_hex(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto q = read_number(text.substr(0, comma)), r = read_number(text.substr(comma + 1));
    if (!q || !r || std::abs(*q) > kHexReach || std::abs(*r) > kHexReach) return std::nullopt;
    return code_of({*q, *r});
}

std::optional<Cell> read_cell(std::string_view text) {
    if (text.size() != 4 || text[0] != 'c' || text[2] != 'r') return std::nullopt;
    const Cell cell = cell_at(text[1] - '0', text[3] - '0');
    return cell == Cell::None ? std::nullopt : std::optional(cell);
}

std::optional<Kind> read_kind(std::string_view text) {
    for (const Kind kind : kKinds)
        if (kind_name(kind) == text) return kind;
    return std::nullopt;
}

std::optional<Move> read_shield(std::string_view text) {
    for (const Shield shield : kShields)
        if (shield_name(shield) == text) return Move::shield(shield);
    return std::nullopt;
}

std::optional<Move> read_leave(std::string_view rest) {
    const auto kind = read_kind(take_word(rest));
    if (!kind || !is_building(*kind)) return std::nullopt;
    const auto spot = read_hex(rest);
    return spot ? std::optional(Move::leave(*kind, *spot)) : std::nullopt;
}

std::optional<Move> read_lay(std::string_view rest) {
    const auto kind = read_kind(take_word(rest));
    const auto cell = read_cell(rest);
    return kind && cell ? std::optional(Move::lay(*kind, *cell)) : std::nullopt;
}

std::optional<Move> read_ship(std::string_view text) {
    for (std::size_t i = 0; i < kLongships.size(); ++i)
        if (kLongships[i].name == text) return Move::ship(Ship(i));
    return std::nullopt;
}

std::optional<Move> read_move(std::string_view text) {
    const std::string_view verb = take_word(text);
    if (verb == "place") {
        const auto hex = read_hex(text);
        return hex ? std::optional(Move::place(*hex)) : std::nullopt;
    }
    if (verb == "shield") return read_shield(text);
    if (verb == "leave") return read_leave(text);
    if (verb == "lay") return read_lay(text);
    if (verb == "ship") return read_ship(text);
    if (verb == "trophy") {
        const auto axes = read_number(text);
        const bool exists = axes && *axes >= kFewestAxes && *axes < kFewestAxes + kTrophies;
        return exists ? std::optional(Move::trophy(*axes)) : std::nullopt;
    }
    if (verb == "berth") {
        const auto cell = read_cell(text);
        return cell ? std::optional(Move::berth(*cell)) : std::nullopt;
    }
    return verb == "end" ? std::optional(Move::end()) : std::nullopt;
}

}  // namespace

std::string hex_name(Hex hex) { return std::to_string(hex.q) + "," + std::to_string(hex.r); }

std::string cell_name(Cell cell) {
    const CellPlace place = place_of(cell);
    return "c" + std::to_string(place.column) + "r" + std::to_string(place.row);
}

std::string_view kind_name(Kind kind) { return kKindFacts[kind].name; }
std::string_view shield_name(Shield shield) { return kShieldNames[std::size_t(shield)]; }
std::string_view site_kind_name(SiteKind kind) { return kSiteKindNames[std::size_t(kind)]; }

std::string to_text(Move move) {
    switch (move.verb()) {
    case Verb::Place: return "place " + hex_name(hex_of(move.hex()));
    case Verb::Shield: return "shield " + std::string(shield_name(move.shield()));
    case Verb::LeaveHouse:
    case Verb::LeaveTower:
    case Verb::LeaveCastle:
        return "leave " + std::string(kind_name(move.kind())) + " " + hex_name(hex_of(move.hex()));
    case Verb::Lay: return "lay " + std::string(kind_name(move.kind())) + " " + cell_name(move.cell());
    case Verb::Ship: return "ship " + std::string(longship(move.ship()).name);
    case Verb::Trophy: return "trophy " + std::to_string(move.axes());
    case Verb::Berth: return "berth " + cell_name(move.cell());
    case Verb::End: return "end";
    }
    return "";
}

Result<Move> parse(std::string_view text) {
    if (text.size() > kLongestMove) return Problem{"a move has at most 20 characters"};
    const auto move = read_move(text);
    if (move && to_text(*move) == text) return *move;  // one spelling each
    return Problem{"\"" + std::string(text) + "\" is not a move of Loot"};
}

}  // namespace jarl::loot
