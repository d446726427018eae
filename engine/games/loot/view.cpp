// The state and its events as JSON: pieces by name, hexes and cells with their places and neighbours.
#include "engine/games/loot/view.h"

#include <algorithm>

#include "engine/core/event_json.h"
#include "engine/games/loot/events.h"
#include "engine/games/loot/outlook.h"
#include "engine/games/loot/rules.h"
#include "engine/games/loot/scoring.h"
#include "engine/games/loot/text.h"

namespace jarl::loot {

namespace {

constexpr std::array<std::string_view, 6> kPhaseNames{"place", "leave", "lay", "harbour", "berth", "over"};

void write_hex(Json& json, Hex hex) { json.key("q").number(hex.q).key("r").number(hex.r); }

template <class Counts>
void write_counts(Json& json, std::string_view key, const Counts& counts) {
    json.key(key).begin_object();
    for (std::size_t kind = 0; kind < counts.size(); ++kind)
        if (counts[kind] > 0) json.key(kind_name(Kind(kind))).number(counts[kind]);
    json.end_object();
}

void write_ship(Json& json, Ship ship) {
    const Longship& is = longship(ship);
    json.key("ship").text(is.name).key("target").text(kind_name(is.target)).key("bonus").number(is.bonus);
    write_counts(json, "needs", is.needs);
    json.key("penalty").number(kUnvalidated);
}

// --- The board ---------------------------------------------------------------------------------------------------

void write_tile(Json& json, const TilePlace& tile, std::string_view name) {
    json.begin_object().key("face").text(name);
    write_hex(json, hex_of(tile.centre));
    json.key("rotation").number(tile.rotation).end_object();
}
std::string side_name(std::string_view what, const TilePlace& tile) {
    return std::string(what) + std::to_string(tile.face + 1);
}

// Seats with a viking on this hex, a seat with two of them twice.
void write_vikings(Json& json, const State& state, int hex) {
    json.begin_array();
    for (std::size_t seat = 0; seat < state.options.players; ++seat) {
        const Player& player = state.players.values[seat];
        if (player.vikings.contains(hex)) json.number(std::int64_t(seat));
        if (state.doubled[seat] == hex) json.number(std::int64_t(seat));
    }
    json.end_array();
}

void write_trophy(Json& json, const State& state, int slot) {
    json.key("axes").number(slot + kFewestAxes).key("points").number(kTrophyPoints[std::size_t(slot)]);
    json.key("left").flag((state.trophies >> slot & 1) != 0);
}

void write_table_hex(Json& json, const State& state, const TableHex& is) {
    const std::size_t n = std::size_t(is.number);
    switch (is.type) {
    case TableHex::Type::Resource: {
        const Kind kind = state.board.resource_of(is.number);
        json.key("type")
            .text("resource")
            .key("resource")
            .text(kind_name(kind))
            .key("terrain")
            .text(kKindFacts[kind].terrain);
        json.key("landing").flag(state.landing.contains(is.number));
        json.key("vikings"), write_vikings(json, state, is.number);
        break;
    }
    case TableHex::Type::Building:
        json.key("type").text("building").key("building").text(kind_name(kind_of_spot(is.number)));
        json.key("stack").number(state.stacks[is.number]);
        break;
    case TableHex::Type::Sea:
        json.key("type").text("sea").key("slot").number(is.number).key("ship");
        state.sea[n] == Ship::None ? json.null() : json.text(longship(state.sea[n]).name);
        break;
    case TableHex::Type::Trophy:
        json.key("type").text("trophy");
        write_trophy(json, state, is.number);
        break;
    }
}

// The order of the list of hexes.
bool lies_before(const TableHex& is, const Hex& hex) { return is.hex < hex; }

void write_board(Json& json, const State& state) {
    const Layout& layout = state.board.layout;
    json.begin_object();
    json.key("tiles").begin_array();
    for (std::size_t i = 0; i < layout.players; ++i)
        write_tile(json, layout.tiles[i], face(FaceId(layout.tiles[i].face)).name);
    json.end_array();
    json.key("sea"), write_tile(json, layout.sea, side_name("sea", layout.sea));
    json.key("trophy"), write_tile(json, layout.trophy, side_name("trophy", layout.trophy));
    const std::vector<TableHex> hexes = table_hexes(state.board);
    json.key("hexes").begin_array();
    for (const TableHex& is : hexes) {
        json.begin_object();
        write_hex(json, is.hex);
        write_table_hex(json, state, is);
        json.key("neighbours").begin_array();  // places in this list, clockwise from N
        for (const Hex step : kSteps) {
            const auto there = std::lower_bound(hexes.begin(), hexes.end(), is.hex + step, lies_before);
            if (there != hexes.end() && there->hex == is.hex + step) json.number(there - hexes.begin());
        }
        json.end_array().end_object();
    }
    json.end_array().end_object();
}

// --- The fjords --------------------------------------------------------------------------------------------------

void write_cells(Json& json) {
    json.begin_array();
    for (int i = 0; i < kCells; ++i) {
        const CellPlace place = place_of(Cell(i));
        json.begin_object()
            .key("cell")
            .text(cell_name(Cell(i)))
            .key("column")
            .number(place.column)
            .key("row")
            .number(place.row);
        write_hex(json, hex_of(place));
        json.key("site");
        const auto found = std::find(kSiteCells.begin(), kSiteCells.end(), Cell(i));
        found == kSiteCells.end() ? json.null()
                                  : json.text(site_kind_name(SiteKind(found - kSiteCells.begin())));
        json.key("neighbours").begin_array();
        for (const Cell each : neighbours(Cell(i))) json.number(int(each));
        json.end_array().end_object();
    }
    json.end_array();
}

void write_cell_list(Json& json, Cells cells) {
    json.begin_array();
    for (const Cell cell : cells) json.text(cell_name(cell));
    json.end_array();
}

void write_wanting(Json& json, const Wanting& is) {
    write_counts(json, "lacks", is.lacks);
    json.key("beside"), write_cell_list(json, is.beside);
    json.key("last");
    is.last == Kind::None ? json.null() : json.text(kind_name(is.last));
    json.key("adds").number(is.adds);
}

void write_site(Json& json, const State& state, Seat seat, SiteKind kind) {
    const Player& player = state.players[seat];
    const SiteId id = player.sites[std::size_t(kind)];
    json.begin_object().key("site").text(site(id).name).key("kind").text(site_kind_name(kind));
    json.key("cell").text(cell_name(kSiteCells[kind])).key("points").number(kSitePoints[kind]);
    write_counts(json, "needs", site(id).needs);
    write_wanting(json, wanting(state, seat, kind));
    json.key("finished").flag(player.has_finished(kind)).end_object();
}

// What each longship on the sea, or the one just taken, would find in this fjord.
void write_berths(Json& json, const State& state, Seat seat) {
    json.key("berths").begin_array();
    const auto write = [&](Ship ship) {
        if (ship == Ship::None) return;
        const Berth best = best_berth(state, seat, ship);
        json.begin_object().key("ship").text(longship(ship).name).key("cell");
        best.cell == Cell::None ? json.null() : json.text(cell_name(best.cell));
        write_counts(json, "lacks", best.lacks);
        json.key("adds").number(best.adds).end_object();
    };
    for (const Ship ship : state.sea) write(ship);
    if (seat == state.active) write(state.taken);
    json.end_array();
}

void write_fjord(Json& json, const State& state, Seat seat) {
    const Player& player = state.players[seat];
    json.key("tiles").begin_array();
    for (const Cell cell : player.fjord.tiles())
        json.begin_object()
            .key("cell")
            .text(cell_name(cell))
            .key("kind")
            .text(kind_name(player.fjord.kind_at(cell)))
            .end_object();
    json.end_array();
    json.key("ships").begin_array();
    for (const Cell cell : player.fjord.ships) {
        json.begin_object().key("cell").text(cell_name(cell));
        write_ship(json, player.ship_at(cell));
        write_wanting(json, wanting(state, seat, cell));
        json.key("validated").flag(player.fjord.validated.contains(cell)).end_object();
    }
    json.end_array();
    json.key("sites").begin_array();
    for (const SiteKind kind : kSiteKinds) write_site(json, state, seat, kind);
    json.end_array();
    json.key("empty"), write_cell_list(json, player.fjord.empty());
    write_berths(json, state, seat);
}

// Which towers are linked, which castle steps are claimed.
void write_claims(Json& json, const State& state, const Player& player) {
    const auto spot_text = [&](int spot) { return hex_name(hex_of(state.board.spots[std::size_t(spot)])); };
    json.key("linked").begin_array();
    for (int b = 1; b < state.board.towers; ++b)
        for (int a = 0; a < b; ++a)
            if ((player.linked & pair_bit(a, b)) != 0)
                json.begin_array()
                    .text(spot_text(kFirstTower + a))
                    .text(spot_text(kFirstTower + b))
                    .end_array();
    json.end_array();
    json.key("castle_steps").begin_object();
    for (int castle = 0; castle < state.board.castles; ++castle)
        json.key(spot_text(kFirstCastle + castle)).number(player.castle_steps(castle));
    json.end_object();
}

void write_score(Json& json, const State& state, Seat seat) {
    const LootScore score = score_of(state, seat);
    json.key("score").begin_object().key("total").number(score.total);
    for (std::size_t i = 0; i < score.parts.size(); ++i) json.key(kScoreParts[i]).number(score.parts[i]);
    json.end_object();
    json.key("kinds").begin_object();
    for (const Kind kind : kKinds) {
        json.key(kind_name(kind)).begin_object();
        json.key("tiles").number(state.players[seat].fjord.of(kind).size());
        json.key("value").number(tile_value(state, seat, kind)).end_object();
    }
    json.end_object();
}

void write_player(Json& json, const State& state, Seat seat) {
    const Player& player = state.players[seat];
    json.begin_object();
    json.key("vikings_left").number(player.vikings_left);
    json.key("shields").begin_array();
    for (const Shield shield : kShields)
        if (player.has_shield(shield)) json.text(shield_name(shield));
    json.end_array();
    json.key("trophy");
    player.trophy == 0 ? json.null() : json.number(player.trophy);
    json.key("reached").begin_array();
    for (const int axes : trophies_reached(state, seat)) json.number(axes);
    json.end_array();
    write_fjord(json, state, seat);
    write_claims(json, state, player);
    write_score(json, state, seat);
    json.end_object();
}

// --- The turn ----------------------------------------------------------------------------------------------------

void write_value(Json& json, Field field, int value) {
    if (value == Event::kNone) return void(json.null());
    switch (field) {
    case Field::Number: json.number(value); break;
    case Field::AShield: json.text(shield_name(Shield(value))); break;
    case Field::AHex: json.text(hex_name(hex_of(HexCode(value)))); break;
    case Field::AKind: json.text(kind_name(Kind(value))); break;
    case Field::ACell: json.text(cell_name(Cell(value))); break;
    case Field::AShip: json.text(longship(Ship(value)).name); break;
    case Field::ASite: json.text(site(SiteId(value)).name); break;
    }
}

void write_step(Json& json, const State& state) {
    json.key("step").begin_object();
    json.key("declared").begin_array();
    for (const Shield shield : kShields)
        if (is_declared(state, shield)) json.text(shield_name(shield));
    json.end_array();
    json.key("second_viking").flag(state.second != 0);
    json.key("won").begin_object();
    for (const Kind kind : kKinds)
        if (state.won[kind] > 0) json.key(kind_name(kind)).number(state.won[kind]);
    json.end_object();
    json.key("laying");
    const bool laying = state.phase == Phase::Lay;
    laying ? json.text(kind_name(state.won.first())) : json.null();
    json.key("too_many").number(state.phase == Phase::Leave ? excess(state) : 0);
    json.key("taken");
    state.taken == Ship::None ? json.null() : json.text(longship(state.taken).name);
    json.key("taking");
    if (state.taken == Ship::None) {
        json.null();
    } else {
        json.begin_object();
        write_ship(json, state.taken);
        json.end_object();
    }
    json.key("emptied");
    state.emptied == kNone ? json.null() : json.number(state.emptied);
    json.key("trophy_taken").flag(state.trophy_taken != 0);
    json.end_object();
}

// Along which hexes a viking there comes to what it captures, the building last.
void write_way(Json& json, const State& state, Move move, const Event& won) {
    const Board& board = state.board;
    const int spot = board.find_spot(Kind(won.values[0]), HexCode(won.values[2]));
    json.key("way").begin_array();
    for (const int hex : way_to(state, state.active, board.find(move.hex()), spot))
        json.text(hex_name(hex_of(board.hexes[std::size_t(hex)])));
    json.text(hex_name(hex_of(HexCode(won.values[2])))).end_array();
}

void write_gain(Json& json, const State& state, Move move, const Event& event) {
    json.begin_object();
    json.key("event").text(spec(Happening(event.kind)).name);
    write_fields(json, event, spec(Happening(event.kind)), write_value);
    if (Happening(event.kind) == Happening::Won && event.values[2] != Event::kNone)
        write_way(json, state, move, event);
    json.end_object();
}

// For the seat to move: what each placement, tile laid or longship berthed would bring.
void write_offer(Json& json, const State& state, Move move) {
    const bool on_board = move.verb() == Verb::Place;
    json.begin_object();
    json.key("move").text(to_text(move));
    on_board ? json.key("hex").text(hex_name(hex_of(move.hex())))
             : json.key("cell").text(cell_name(move.cell()));
    json.key("brings").begin_array();
    for (const Event& event : brings(state, move)) write_gain(json, state, move, event);
    json.end_array();
    json.key("points").number(points_of(state, move));
    if (move.verb() == Verb::Berth)
        write_counts(json, "lacks", lacking_at(active_player(state).fjord, move.cell(), state.taken));
    json.end_object();
}

void write_offers(Json& json, const State& state) {
    json.key("offers").begin_array();
    for (const Move move : legal_moves(state))
        if (move.verb() == Verb::Place || move.verb() == Verb::Lay || move.verb() == Verb::Berth)
            write_offer(json, state, move);
    json.end_array();
}

}  // namespace

std::vector<TableHex> table_hexes(const Board& board) {
    using Type = TableHex::Type;
    std::vector<TableHex> hexes;
    for (int i = 0; i < board.hex_count; ++i)
        hexes.push_back({hex_of(board.hexes[std::size_t(i)]), Type::Resource, i});
    for (const Kind kind : kBuildings)
        for (int spot = first_spot(kind); spot < first_spot(kind) + board.spots_of(kind); ++spot)
            hexes.push_back({hex_of(board.spots[std::size_t(spot)]), Type::Building, spot});
    for (int slot = 0; slot < kStrip; ++slot) {
        hexes.push_back({strip_hex(board.layout.sea, slot), Type::Sea, slot});
        hexes.push_back({strip_hex(board.layout.trophy, slot), Type::Trophy, slot});
    }
    std::sort(hexes.begin(), hexes.end(), [](const TableHex& a, const TableHex& b) { return a.hex < b.hex; });
    return hexes;
}

namespace {

struct NoChance {
    std::uint32_t below(std::uint32_t) { return 0; }  // never asked: chance comes in with `end` alone
};

// What a move does, event by event.
std::vector<Event> tried(State& state, Move move) {
    NoChance none;
    std::vector<Event> events;
    const auto note = [&](const Event& event) { events.push_back(event); };
    Judge(state, none, note).carry_out(move);
    return events;
}

// LOO-045, LOO-053: what finds no cell goes back at once, so it was never won.
void take_back(std::vector<Event>& gains, const Event& left) {
    for (Event& won : gains) {
        if (won.kind != std::uint8_t(Happening::Won) || won.values[1] == 0) continue;
        if (won.values[0] != left.values[0] || won.values[2] != left.values[1]) continue;
        --won.values[1];
        return;
    }
}

}  // namespace

State after(const State& state, Move move) {
    State next = state;
    tried(next, move);
    return next;
}

std::vector<Event> brings(const State& state, Move move) {
    if (move.verb() != Verb::Place && move.verb() != Verb::Lay && move.verb() != Verb::Berth) return {};
    State next = state;
    const std::vector<Event> events = tried(next, move);
    std::vector<Event> gains;
    // What follows the move itself, up to the next step.
    for (std::size_t i = 1; i < events.size(); ++i) {
        const Happening kind = Happening(events[i].kind);
        if (kind == Happening::Left) take_back(gains, events[i]);
        else if (kind == Happening::Won || kind == Happening::Validated || kind == Happening::Finished)
            gains.push_back(events[i]);
        else break;
    }
    std::erase_if(gains, [](const Event& event) {
        return Happening(event.kind) == Happening::Won && event.values[1] == 0;
    });
    return gains;
}

void write_view(Json& json, const State& state) {
    json.begin_object();
    json.key("phase").text(kPhaseNames[std::size_t(state.phase)]);
    json.key("active").number(int(state.active));
    json.key("turn").number(state.turn);
    json.key("board"), write_board(json, state);
    json.key("sea").begin_array();
    for (const Ship ship : state.sea) {
        if (ship == Ship::None) {
            json.null();
            continue;
        }
        json.begin_object();
        write_ship(json, ship);
        json.end_object();
    }
    json.end_array();
    json.key("bag").begin_array();
    for (const Ship ship : state.bag) json.text(longship(ship).name);
    json.end_array();
    json.key("trophies").begin_array();
    for (int slot = 0; slot < kTrophies; ++slot) {
        json.begin_object();
        write_trophy(json, state, slot);
        json.end_object();
    }
    json.end_array();
    json.key("cells"), write_cells(json);
    json.key("players").begin_array();
    for (std::size_t seat = 0; seat < state.options.players; ++seat) write_player(json, state, Seat(seat));
    json.end_array();
    write_step(json, state);
    write_offers(json, state);
    json.end_object();
}

void write_event(Json& json, const Event& event) {
    jarl::write_event(json, event, spec(Happening(event.kind)), write_value);
}

}  // namespace jarl::loot
