// A table for the ledger tests: positions are laid out by name, moves are played by their text.
// Include <doctest/doctest.h> first.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/test_table.h"
#include "engine/games/loot/loot.h"

namespace jarl::loot {

// Of the seats, where sentences name them.
inline const std::vector<std::string> kNames{"Astrid", "Bjorn", "Canute", "Dagny"};

// --- Chance -----------------------------------------------------------------------------------------------------

// Dice that write down what they are asked.
class NotedDice {
  public:
    explicit NotedDice(std::uint64_t seed) : dice_(seed) {}
    std::uint32_t below(std::uint32_t n) {
        asked.push_back({n, dice_.below(n)});
        return asked.back().answer;
    }
    std::vector<Ask> asked;

  private:
    Dice dice_;
};
static_assert(Chance<NotedDice>);

// --- Names ------------------------------------------------------------------------------------------------------

inline HexCode hex_named(std::string_view name) {
    const auto move = parse("place " + std::string(name));
    REQUIRE(move.ok());
    return move->hex();
}
inline Cell cell_named(std::string_view name) {
    const auto move = parse("berth " + std::string(name));
    REQUIRE(move.ok());
    return move->cell();
}
inline Ship ship_named(std::string_view name) {
    const auto move = parse("ship " + std::string(name));
    REQUIRE(move.ok());
    return move->ship();
}
inline Kind kind_named(std::string_view name) {
    for (const Kind kind : kKinds)
        if (kind_name(kind) == name) return kind;
    FAIL("no kind is called ", std::string(name));
    return Kind::None;
}
inline SiteId site_named(std::string_view name) {
    for (int i = 0; i < kSiteCount; ++i)
        if (site(SiteId(i)).name == name) return SiteId(i);
    FAIL("no site is called ", std::string(name));
    return SiteId{};
}
inline std::string names_of(Ships ships) {
    std::string text;
    for (const Ship ship : ships) add_word(text, longship(ship).name);
    return text;
}

// --- The boards of the ledger's examples ------------------------------------------------------------------------

inline TilePlace tile_at(int face, int q, int r, int rotation) {
    return {code_of({q, r}), std::uint8_t(face), std::uint8_t(rotation)};
}
inline Layout fix_2a() {
    Layout layout;
    layout.players = 2;
    layout.tiles = {tile_at(0, 0, 0, 0), tile_at(6, 0, 4, 1)};  // A1, D1
    layout.sea = tile_at(0, -3, 0, 5);
    layout.trophy = tile_at(0, 3, 4, 2);
    return layout;
}
inline Layout fix_2b() {
    Layout layout;
    layout.players = 2;
    layout.tiles = {tile_at(0, 0, 0, 0), tile_at(2, 5, -4, 5)};  // A1, B1
    layout.sea = tile_at(0, -3, 0, 5);
    layout.trophy = tile_at(0, -1, 3, 3);
    return layout;
}

// --- The table --------------------------------------------------------------------------------------------------

// Nobody has placed a viking, seat 0 begins. The setters move real pieces, so that none is lost or doubled.
class Table : public TestTable<Loot, Happening> {
  public:
    explicit Table(const Layout& layout = fix_2a()) {
        state.options.players = layout.players;
        state.board = assembled(layout);
        fill_stacks(state);
        lay_sea("gold-4 wood-1 sheep-6 gold-1 sheep-1");
        for (std::size_t seat = 0; seat < layout.players; ++seat) {
            Player& player = state.players.values[seat];
            player.vikings_left = kVikings;
            for (std::size_t kind = 0; kind < 3; ++kind)
                player.sites[kind] = SiteId(kind * kSitesOfKind + seat);
        }
        state.turn = 1;
    }
    explicit Table(Options options, std::uint64_t seed = 7) {
        Dice dice(seed);
        if (options.first == kNobody) options.first = kSeat0;
        state = deal(options, dice);
    }

    // Laying out a position.

    // Vikings that have stood there for long: nothing is won or captured.
    void stand(Seat seat, std::string_view hexes) {
        for (const std::string& name : words_of(hexes)) {
            const int hex = number(name);
            Player& player = state.players[seat];
            if (player.vikings.contains(hex)) state.doubled[index(seat)] = std::uint8_t(hex);
            player.vikings.add(hex);
            --player.vikings_left;
            state.near = state.near | hexes_around(state.board, hex);
        }
    }
    void lay_sea(std::string_view ships) {
        for (Ship& ship : state.sea)
            if (ship != Ship::None) state.bag.add(std::exchange(ship, Ship::None));
        const auto names = words_of(ships);
        REQUIRE(names.size() == state.sea.size());
        for (std::size_t slot = 0; slot < names.size(); ++slot)
            if (names[slot] != ".") {
                state.sea[slot] = ship_named(names[slot]);
                state.bag.remove(state.sea[slot]);
            }
        state.landing = landing_hexes(state);
    }
    // All others are berthed in the fjords of seats 1 and 0, away from the cells in the middle.
    void leave_in_bag(std::string_view ships) {
        Ships keep;
        for (const std::string& name : words_of(ships)) keep.add(ship_named(name));
        const auto berth_in = [&](Seat seat, std::initializer_list<int> columns) {
            for (const int column : columns)
                for (int i = 0; i < kCells; ++i) {
                    const Ships rest = state.bag.without(keep);
                    if (rest.empty()) return;
                    if (place_of(Cell(i)).column != column ||
                        !state.players[seat].fjord.empty().contains(Cell(i)))
                        continue;
                    if (state.players[seat].fjord.ships.size() == kVikings) return;
                    berth(seat, longship(rest.first()).name, cell_name(Cell(i)));
                }
        };
        berth_in(kSeat1, {0, 1, 2, 3, 4, 5, 6});
        berth_in(kSeat0, {0, 1, 6, 5});
        REQUIRE(state.bag == keep);
    }
    void berth(Seat seat, std::string_view ship, std::string_view cell, bool validated = false) {
        Player& player = state.players[seat];
        state.bag.remove(ship_named(ship));
        const Cell at = cell_named(cell);
        std::vector<std::pair<Cell, Ship>> fleet;
        for (const Cell each : player.fjord.ships) fleet.emplace_back(each, player.ship_at(each));
        fleet.emplace_back(at, ship_named(ship));
        std::sort(fleet.begin(), fleet.end());
        for (std::size_t i = 0; i < fleet.size(); ++i) player.fleet[i] = fleet[i].second;
        player.fjord.ships.add(at);
        if (validated) player.fjord.validated.add(at);
    }
    // "wood c3r2 sheep c2r3"; a building comes from the first stack of its kind that has one.
    void lay(Seat seat, std::string_view tiles) {
        const auto names = words_of(tiles);
        for (std::size_t i = 0; i + 1 < names.size(); i += 2) {
            const Kind kind = kind_named(names[i]);
            if (is_building(kind)) take_from(first_stack(kind));
            state.players[seat].fjord.lay(kind, cell_named(names[i + 1]));
        }
    }
    // The top tile of a stack goes to a fjord.
    void give_from(std::string_view spot, Seat seat, std::string_view cell) {
        const int from = spot_number(spot);
        take_from(from);
        state.players[seat].fjord.lay(kind_of_spot(from), cell_named(cell));
    }
    // Fills the fjord with axes until so many cells are empty, from the last cell down.
    void fill(Seat seat, int empty, Kind with = Kind::Axe) {
        Fjord& fjord = state.players[seat].fjord;
        while (fjord.empty().size() > empty) fjord.lay(with, Cell(63 - std::countl_zero(fjord.empty().bits)));
    }
    void link(Seat seat, std::string_view tower, std::string_view other) {
        state.players[seat].linked |=
            pair_bit(spot_number(tower) - kFirstTower, spot_number(other) - kFirstTower);
    }
    void claim_castle(Seat seat, std::string_view castle, int steps) {
        const int number = spot_number(castle) - kFirstCastle;
        state.players[seat].claimed = std::uint8_t(state.players[seat].claimed | steps << (2 * number));
    }
    void give_site(Seat seat, std::string_view name) {
        const SiteId id = site_named(name);
        state.players[seat].sites[std::size_t(kind_of(id))] = id;
    }
    void give_trophy(Seat seat, int axes) {
        state.players[seat].trophy = std::uint8_t(axes);
        state.trophies = std::uint8_t(state.trophies & ~(1 << (axes - kFewestAxes)));
    }
    void use_shields(Seat seat) {
        for (const Shield shield : kShields) state.players[seat].use(shield);
    }
    void finish(Seat seat, unsigned sites) {  // bit per kind
        for (const SiteKind kind : kSiteKinds)
            if ((sites >> int(kind) & 1) != 0) state.players[seat].finish(kind);
    }
    // The others stand in twos and threes, far from everything.
    void set_vikings_left(Seat seat, int left) {
        state.players[seat].vikings_left = std::uint8_t(left);
        count_no_pieces();
    }
    void turn_of(Seat seat) { state.active = seat; }
    void harbour_of(Seat seat) {
        state.active = seat;
        state.phase = Phase::Harbour;
    }

    // Playing.

    // Places a viking for this seat, lays what it wins in the first cells, and stops before the end of the turn.
    void place(Seat seat, std::string_view hex) {
        turn_of(seat);
        state.phase = Phase::Place;
        log.clear();
        play_with(chance, "place " + std::string(hex));
        const auto won = log;
        lay_first();
        log = won;
    }
    void lay_first() {
        while (state.phase == Phase::Lay || state.phase == Phase::Leave)
            play_with(chance, to_text(legal_moves(state)[0]));
    }
    // Plays on as quietly as possible until the next turn begins.
    void finish_turn() {
        lay_first();
        log.clear();
        play_with(chance, "end");
    }

    // What may be done.

    std::size_t choices() const { return legal_moves(state).size(); }

    // What lies where.

    int number(std::string_view hex) const {
        const int found = state.board.find(hex_named(hex));
        CAPTURE(std::string(hex));
        REQUIRE(found >= 0);
        return found;
    }
    int spot_number(std::string_view hex) const {
        for (const Kind kind : kBuildings)
            if (const int spot = state.board.find_spot(kind, hex_named(hex)); spot >= 0) return spot;
        FAIL("no building stands on ", std::string(hex));
        return -1;
    }
    int stack(std::string_view spot) const { return state.stacks[spot_number(spot)]; }
    int tiles(Seat seat, Kind kind) const { return state.players[seat].fjord.of(kind).size(); }
    int total(Seat seat) const { return score_of(state, seat).total; }
    int part(Seat seat, std::string_view name) const {
        for (std::size_t i = 0; i < kScoreParts.size(); ++i)
            if (kScoreParts[i] == name) return score_of(state, seat).parts[i];
        FAIL("no such part");
        return 0;
    }

    // What happened in the last play().

    // "axe, 2 sheep, house 0,6": what was won, in the order of the events.
    std::string won() const { return list(Happening::Won); }
    std::string left() const { return list(Happening::Left); }

  private:
    std::string list(Happening kind) const {
        std::string text;
        for (const Event& event : log) {
            if (Happening(event.kind) != kind) continue;
            const bool counted = kind == Happening::Won;
            const int count = counted ? event.values[1] : 1, spot = event.values[counted ? 2 : 1];
            text += (text.empty() ? "" : ", ") + (count > 1 ? std::to_string(count) + " " : "");
            text += kind_name(Kind(event.values[0]));
            if (spot != Event::kNone) text += " " + hex_name(hex_of(HexCode(spot)));
        }
        return text;
    }
    int first_stack(Kind kind) const {
        for (int spot = first_spot(kind); spot < first_spot(kind) + state.board.spots_of(kind); ++spot)
            if (state.stacks[spot] > 0) return spot;
        FAIL("no stack has another ", std::string(kind_name(kind)));
        return 0;
    }
    void take_from(int spot) { state.stacks.take(spot, 1); }
};

// --- Whole games ------------------------------------------------------------------------------------------------

// visit(before, move, after, events) is called for every move.
template <class Visit>
State random_game(const Options& options, std::uint64_t seed, Visit visit) {
    return jarl::random_game<Loot>(options, seed, visit);
}
template <class Visit>
void random_games(int each, Visit visit) {
    for (const Options options : all_options())
        for (int seed = 0; seed < each; ++seed) random_game(options, std::uint64_t(seed), visit);
}

}  // namespace jarl::loot
