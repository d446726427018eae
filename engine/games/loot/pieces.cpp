#include "engine/games/loot/pieces.h"

#include <algorithm>

#include "engine/games/loot/legal.h"
#include "engine/games/loot/places.h"
#include "engine/games/loot/text.h"
#include "engine/games/loot/view.h"

namespace jarl::loot {

namespace {

// --- Names -------------------------------------------------------------------------------------------------------

std::string hex_piece(Hex hex) { return "hex-" + hex_name(hex); }
std::string cell_piece(Cell cell) { return "cell-" + cell_name(cell); }
std::string ship_piece(Ship ship) { return "ship-" + std::string(longship(ship).name); }
std::string trophy_piece(int axes) { return "trophy-" + std::to_string(axes); }
std::string shield_piece(Shield shield) { return "shield-" + std::string(shield_name(shield)); }
std::string won_piece(Kind kind) { return "won-" + std::string(kind_name(kind)); }
std::string won_piece(const State& state, int spot) {
    return won_piece(kind_of_spot(spot)) + "-" + hex_name(hex_of(state.board.spots[std::size_t(spot)]));
}

// The piece a move belongs to.
std::string piece_of(const State& state, Move move) {
    switch (move.verb()) {
    case Verb::Place: return hex_piece(hex_of(move.hex()));
    case Verb::Shield: return shield_piece(move.shield());
    case Verb::LeaveHouse:
    case Verb::LeaveTower:
    case Verb::LeaveCastle: return won_piece(state, state.board.find_spot(move.kind(), move.hex()));
    case Verb::Lay:
    case Verb::Berth: return cell_piece(move.cell());
    case Verb::Ship: return ship_piece(move.ship());
    case Verb::Trophy: return trophy_piece(move.axes());
    case Verb::End: break;
    }
    return "end";
}

std::string piece_on(const State& state, const TableHex& is) {
    if (is.type == TableHex::Type::Trophy) return trophy_piece(is.number + kFewestAxes);
    if (is.type == TableHex::Type::Sea)
        if (const Ship ship = state.sea[std::size_t(is.number)]; ship != Ship::None) return ship_piece(ship);
    return hex_piece(is.hex);
}

int tiles_aside(const State& state, Kind kind) {
    int tiles = 0;
    for (int spot = 0; spot < kSpotsMax; ++spot)
        if (kind_of_spot(spot) == kind) tiles += state.aside[spot];
    return tiles;
}

// Waiting and not among those of which some must be given up.
bool is_safe(const State& state, Kind kind) {
    const int doubtful = state.phase == Phase::Leave && is_building(kind) ? tiles_aside(state, kind) : 0;
    return state.won[kind] > doubtful;
}

PieceAnswer because(std::string_view rule, Phrase said) { return {rule, std::move(said)}; }
Phrase piece(std::string_view key) { return say("piece." + std::string(key)); }

// --- Why not, piece by piece -------------------------------------------------------------------------------------

class Asked {
  public:
    Asked(const State& state, const Reader& reader)
        : s_(state), reader_(reader), player_(active_player(state)) {}

    PieceAnswer about(std::string_view name) const {
        if (s_.phase == Phase::Over) return because("LOO-170", piece("over"));
        if (reader_.seat != kNobody && reader_.seat != s_.active)
            return because("", piece("turn").with("who", reader_.name(s_.active)));
        for (const TableHex& is : table_hexes(s_.board))
            if (piece_on(s_, is) == name) return table_hex(is);
        for (int i = 0; i < kCells; ++i)
            if (cell_piece(Cell(i)) == name) return cell(Cell(i));
        for (const Shield each : kShields)
            if (shield_piece(each) == name) return shield(each);
        for (const Kind kind : kKinds)
            if (won_piece(kind) == name) return won(kind);
        return first_of_all();
    }

  private:
    PieceAnswer table_hex(const TableHex& is) const {
        switch (is.type) {
        case TableHex::Type::Resource: return resource(is.number);
        case TableHex::Type::Building: return building(is.number);
        case TableHex::Type::Sea: return sea(is.number);
        case TableHex::Type::Trophy: break;
        }
        return trophy(is.number + kFewestAxes);
    }

    // What has to be done before anything else.
    PieceAnswer first_of_all() const {
        switch (s_.phase) {
        case Phase::Place: return because("LOO-021", piece(s_.second != 0 ? "place.second" : "place"));
        case Phase::Leave: return because("LOO-053", piece("leave").with("n", excess(s_)));
        case Phase::Lay: return because("LOO-044", piece("lay").with("what", waiting(s_)));
        case Phase::Berth: return because("LOO-130", piece("berth"));
        case Phase::Harbour:
        case Phase::Over: break;
        }
        return because("LOO-020", piece("harbour"));
    }

    PieceAnswer resource(int hex) const {
        if (s_.phase == Phase::Harbour) return because("LOO-020", piece("hex.placed"));
        if (s_.phase != Phase::Place) return first_of_all();
        const Phrase terrain = terrain_phrase(s_.board.resource_of(hex));
        if (is_declared(s_, Shield::Occupied))
            return because("LOO-073", piece("hex.free").with("terrain", terrain));
        for (std::size_t seat = 0; seat < s_.options.players; ++seat)
            if (s_.players.values[seat].vikings.contains(hex))
                return because(
                    "LOO-031",
                    piece("hex.held").with("who", reader_.name(Seat(seat))).with("terrain", terrain));
        for (int slot = 0; slot < kStrip; ++slot)
            for (const Hex step : kSteps)
                if (code_of(strip_hex(s_.board.layout.sea, slot) + step) == s_.board.hexes[std::size_t(hex)])
                    return because("LOO-037", piece("hex.no_landing").with("terrain", terrain));
        return because("LOO-032", piece("hex.far").with("terrain", terrain));
    }

    PieceAnswer building(int spot) const {
        const Kind kind = kind_of_spot(spot);
        if (s_.phase != Phase::Place && s_.phase != Phase::Harbour) return first_of_all();
        if (s_.stacks[spot] == 0)
            return because("LOO-062", piece("stack.empty").with("kind", kind_phrase(kind)));
        constexpr std::array<std::string_view, 3> rules{"LOO-100", "LOO-111", "LOO-120"};
        return because(rules[std::size_t(kind) - std::size_t(Kind::House)],
                       piece("stack." + std::string(kind_name(kind))));
    }

    PieceAnswer sea(
        int slot) const {  // with a longship it comes to ship(), without one there is nothing to take
        const Ship ship = s_.sea[std::size_t(slot)];
        if (ship != Ship::None) return longship_at_sea(ship);
        const bool comes = s_.emptied == slot && !s_.bag.empty();
        return because(comes ? "LOO-142" : "LOO-132", piece(comes ? "sea.comes" : "sea.empty"));
    }
    PieceAnswer longship_at_sea(Ship ship) const {
        if (s_.emptied != kNone && s_.phase == Phase::Harbour) return because("LOO-130", piece("ship.one"));
        if (s_.phase == Phase::Harbour)
            return because("LOO-050", piece("ship.full").with("ship", short_ship_phrase(ship)));
        return s_.phase == Phase::Place ? because("LOO-130", piece("ship.later")) : first_of_all();
    }

    PieceAnswer trophy(int axes) const {
        for (std::size_t seat = 0; seat < s_.options.players; ++seat)
            if (s_.players.values[seat].trophy == axes)
                return because("LOO-162", piece("trophy.gone").with("who", reader_.name(Seat(seat))));
        if (player_.trophy != 0) return because("LOO-162", piece("trophy.one"));
        if (const int has = axes_of(player_); has < axes)
            return because("LOO-160", piece("trophy.axes")
                                          .with("needs", count_phrase(Kind::Axe, axes))
                                          .with("has", count_phrase(Kind::Axe, has)));
        return s_.phase == Phase::Place ? because("LOO-160", piece("trophy.later")) : first_of_all();
    }

    PieceAnswer shield(Shield shield) const {
        const bool under_way = shield == Shield::Second && s_.second != 0;
        if (is_declared(s_, shield) || under_way) return because("LOO-082", piece("shield.on"));
        if (!player_.has_shield(shield)) return because("LOO-070", piece("shield.used"));
        if (s_.phase == Phase::Harbour) return because("LOO-078", piece("shield.placed"));
        if (s_.phase != Phase::Place) return first_of_all();
        if (shield == Shield::Second && player_.vikings_left < 2)
            return because("LOO-081", piece("shield.last_viking"));
        if (shield == Shield::Occupied) return because("LOO-080", piece("shield.no_viking"));
        return because("LOO-085", piece("shield.before." + std::string(shield_name(shield))));
    }

    PieceAnswer cell(Cell cell) const {
        if (kSiteCellSet.contains(cell)) return site_cell(cell);
        if (player_.fjord.ships.contains(cell)) return ship_cell(cell);
        if (const Kind kind = player_.fjord.kind_at(cell); kind != Kind::None)
            return because("LOO-042", piece("cell.tile").with("tile", one_phrase(kind)));
        if (s_.phase == Phase::Place) return because("LOO-041", piece("cell.place"));
        if (s_.phase != Phase::Harbour) return first_of_all();
        return can_take_ship(s_) && !ships_on_sea(s_).empty() ? because("LOO-130", piece("cell.ship"))
                                                              : because("LOO-041", piece("cell.nothing"));
    }
    PieceAnswer site_cell(Cell cell) const {
        for (const SiteKind kind : kSiteKinds) {
            if (kSiteCells[kind] != cell) continue;
            const SiteId id = player_.sites[std::size_t(kind)];
            if (player_.has_finished(kind))
                return because("LOO-012", piece("site.finished").with("site", site_phrase(id)));
            return because("LOO-012", piece("site.needs")
                                          .with("site", site_phrase(id))
                                          .with("needs", needs_phrases(site(id).needs)));
        }
        return first_of_all();
    }
    PieceAnswer ship_cell(Cell cell) const {
        const bool done = player_.fjord.validated.contains(cell);
        const Ship ship = player_.ship_at(cell);
        return because("LOO-131", done ? piece("cell.ship.done").with("ship", short_ship_phrase(ship))
                                       : piece("cell.ship.needs")
                                             .with("ship", short_ship_phrase(ship))
                                             .with("needs", needs_phrases(longship(ship).needs)));
    }

    PieceAnswer won(Kind kind) const {
        if (s_.phase == Phase::Leave)
            return because("LOO-053", piece("won.kept").with("tile", the_phrase(kind)));
        if (s_.phase == Phase::Lay)
            return because("LOO-041", piece("won.lay").with("tile", the_phrase(kind)));
        return first_of_all();
    }

    const State& s_;
    const Reader& reader_;
    const Player& player_;
};

}  // namespace

std::vector<std::string> pieces(const State& state) {
    std::vector<std::string> list;
    for (const TableHex& is : table_hexes(state.board)) list.push_back(piece_on(state, is));
    for (int i = 0; i < kCells; ++i) list.push_back(cell_piece(Cell(i)));
    for (const Shield shield : kShields) list.push_back(shield_piece(shield));
    for (const Kind kind : kKinds)
        if (is_safe(state, kind)) list.push_back(won_piece(kind));
    if (state.phase == Phase::Leave)
        for (int spot = 0; spot < kSpotsMax; ++spot)
            if (state.aside[spot] > 0) list.push_back(won_piece(state, spot));
    list.emplace_back("end");
    return list;
}

Result<std::optional<PieceAnswer>> why_not_piece(const State& state, std::string_view name,
                                                 const Reader& reader) {
    const std::vector<std::string> all = pieces(state);
    if (std::find(all.begin(), all.end(), name) == all.end())
        return Problem{"there is no piece \"" + std::string(name) + "\""};
    for (const Move move : legal_moves(state))
        if (piece_of(state, move) == name) return std::optional<PieceAnswer>{};
    return std::optional(Asked(state, reader).about(name));
}

void add_piece_keys(std::vector<std::string>& keys) {
    for (const char* key : {"over",
                            "turn",
                            "place",
                            "place.second",
                            "leave",
                            "lay",
                            "berth",
                            "harbour",
                            "hex.placed",
                            "hex.free",
                            "hex.held",
                            "hex.no_landing",
                            "hex.far",
                            "stack.empty",
                            "stack.house",
                            "stack.tower",
                            "stack.castle",
                            "sea.comes",
                            "sea.empty",
                            "ship.one",
                            "ship.full",
                            "ship.later",
                            "trophy.gone",
                            "trophy.one",
                            "trophy.axes",
                            "trophy.later",
                            "shield.on",
                            "shield.used",
                            "shield.placed",
                            "shield.last_viking",
                            "shield.no_viking",
                            "shield.before.second",
                            "shield.before.double",
                            "cell.tile",
                            "cell.place",
                            "cell.ship",
                            "cell.nothing",
                            "cell.ship.done",
                            "cell.ship.needs",
                            "site.finished",
                            "site.needs",
                            "won.kept",
                            "won.lay"})
        keys.push_back("loot.piece." + std::string(key));
}

}  // namespace jarl::loot
