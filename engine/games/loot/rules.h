// How a move changes the state. A Judge carries out one move, step by step, until the next decision is reached.
#pragma once

#include <utility>

#include "engine/core/chance.h"
#include "engine/core/event.h"
#include "engine/games/loot/captures.h"
#include "engine/games/loot/deal.h"
#include "engine/games/loot/events.h"
#include "engine/games/loot/repeats.h"

namespace jarl::loot {

template <Chance C, class Log>
class Judge {
  public:
    Judge(State& state, C& chance, Log& log) : s_(state), chance_(chance), log_(log) {}

    void carry_out(Move move) {
        switch (move.verb()) {
        case Verb::Place: place(s_.board.find(move.hex())); break;
        case Verb::Shield:
            declare(move.shield());
            place_if_forced();
            break;
        case Verb::LeaveHouse:
        case Verb::LeaveTower:
        case Verb::LeaveCastle:
            choose_to_leave(s_.board.find_spot(move.kind(), move.hex()));
            leave_or_lay();
            break;
        case Verb::Lay:
            choose_to_lay(move.kind(), move.cell());
            lay_on();
            break;
        case Verb::Ship: take_ship(move.ship()); break;
        case Verb::Berth: berth(move.cell()); break;
        case Verb::Trophy: take_trophy(move.axes()); break;
        case Verb::End: end_turn(); break;
        }
    }

  private:
    Player& me() { return s_.players[s_.active]; }

    // --- Placing a viking (LOO-020 to LOO-036, LOO-070 to LOO-085) -------------------------------------------

    void declare(Shield shield) {
        me().use(shield);
        s_.declared = std::uint8_t(s_.declared | 1 << int(shield));
        log_(happened(Happening::Shield, s_.active, shield));
    }

    // A decision with one legal move is no decision: here, in leave_or_lay, lay_on and take_ship. Only `end` is always
    // asked. A second viking follows once a turn, so place calls itself once at most.
    void place_if_forced() {
        const HexSet hexes = targets(s_);
        if (hexes.size() == 1 && shields_to_declare(s_) == 0) place(hexes.first());
    }

    void place(int hex) {
        Player& player = me();
        --player.vikings_left;
        if (player.vikings.contains(hex))
            s_.doubled[index(s_.active)] = std::uint8_t(hex);  // LOO-080, LOO-127
        player.vikings.add(hex);
        s_.near = s_.near | hexes_around(s_.board, hex);
        log_(happened(Happening::Placed, s_.active, s_.board.hexes[std::size_t(hex)]));
        win(hex);
        const bool again = is_declared(s_, Shield::Second);  // LOO-072
        s_.declared = 0;                                     // LOO-078
        s_.second = again;
        again ? place_if_forced() : settle();
    }

    void win(int hex) {
        const Kind resource = s_.board.resource_of(hex);
        const int before = s_.won.size();
        const Stacks first = std::exchange(s_.aside, Stacks{});
        win_resource(resource);
        win_buildings(hex);
        if (excess(s_) > 0) lose_what_came_last(resource, before, first);
    }
    void win_resource(Kind kind) {  // LOO-040, LOO-074
        const int tiles = is_declared(s_, Shield::Double) ? 2 : 1;
        s_.won.add(kind, tiles);
        log_(happened(Happening::Won, s_.active, kind, tiles));
    }

    // LOO-062, LOO-128: what is due is claimed, and the stack gives what it has.
    void win_buildings(int hex) {
        in_words(s_.board, [&]<class W>() {
            capture<W>(s_.board, me(), hex,
                       [&](int spot, int due) { win_building(spot, std::min(due, s_.stacks[spot])); });
        });
    }
    void win_building(int spot, int tiles) {
        if (tiles == 0) return;
        const Kind kind = kind_of_spot(spot);
        s_.stacks.take(spot, tiles);  // LOO-055
        s_.aside.add(spot, tiles);
        s_.won.add(kind, tiles);
        log_(happened(Happening::Won, s_.active, kind, tiles, s_.board.spots[std::size_t(spot)]));
    }

    // --- What was won goes to the fjord (LOO-041 to LOO-056) --------------------------------------------------

    // LOO-045, LOO-053: what was won first is kept. A viking whose buildings do not all find a cell leaves the choice
    // among these for later; what has no cell without any choice is lost at once. `before`: tiles of the first viking,
    // `first`: its buildings.
    void lose_what_came_last(Kind resource, int before, Stacks first) {
        const int room = me().fjord.empty().size();
        const bool all = before >= room;
        const int buildings = tiles_in(s_.aside), lost = all ? s_.won.size() - before : excess(s_);
        if (lost < buildings) return;
        for (int i = buildings; i < lost; ++i) leave_resource(resource);
        for (int spot = 0; spot < kSpotsMax; ++spot)
            while (s_.aside[spot] > 0) leave(spot);
        if (all) s_.aside = first;
    }

    void settle() {
        if (excess(s_) <= 0) return begin_laying();
        s_.phase = Phase::Leave;
        leave_or_lay();
    }

    void leave_or_lay() {
        while (excess(s_) > 0) {
            MoveList moves;
            add_leavings(s_, moves);
            if (moves.size() > 1) return;
            leave(s_.board.find_spot(moves[0].kind(), moves[0].hex()));
        }
        begin_laying();
    }

    void choose_to_leave(int spot) {
        s_.last_left =
            repeats_leaving(s_, spot) || s_.last_left == kOutOfOrder ? kOutOfOrder : std::uint8_t(spot);
        leave(spot);
    }
    void leave_resource(Kind kind) {
        s_.won.take(kind);
        log_(happened(Happening::Left, s_.active, kind));
    }
    void leave(int spot) {
        s_.won.take(kind_of_spot(spot));
        s_.aside.take(spot, 1);
        s_.stacks.add(spot, 1);  // LOO-054
        log_(happened(Happening::Left, s_.active, kind_of_spot(spot), s_.board.spots[std::size_t(spot)]));
    }

    void begin_laying() {
        s_.aside = {};
        s_.last_left = 0;
        s_.next_cell = 0;
        s_.phase = Phase::Lay;
        lay_on();
    }

    // Equal tiles for all the cells that are left: nothing remains to be chosen.
    void lay_on() {
        if (s_.won.is_one_kind() && excess(s_) == 0)
            for (const Cell cell : me().fjord.empty()) lay(s_.won.first(), cell);
        if (s_.won.bytes != 0) return;
        s_.next_cell = 0;
        s_.phase = Phase::Harbour;
    }

    void choose_to_lay(Kind kind, Cell cell) {
        const bool in_order = s_.next_cell != kOutOfOrder && !repeats_laying(s_, kind, cell);
        lay(kind, cell);
        s_.next_cell = !in_order ? kOutOfOrder : std::uint8_t(s_.won[kind] > 0 ? int(cell) + 1 : 0);
    }

    void lay(Kind kind, Cell cell) {
        me().fjord.lay(kind, cell);
        s_.won.take(kind);
        log_(happened(Happening::Laid, s_.active, kind, cell));
        validate_around(cell);
        finish_around(cell);
    }

    // LOO-137, LOO-143. Only neighbours of the new tile can have become complete.
    void validate_around(Cell cell) {
        Player& player = me();
        for (const Cell each : (player.fjord.ships & neighbours(cell)).without(player.fjord.validated))
            validate(each);
    }
    void validate(Cell cell) {
        Player& player = me();
        const Ship ship = player.ship_at(cell);
        if (!is_met(player.fjord, cell, longship(ship))) return;
        player.fjord.validated.add(cell);
        log_(happened(Happening::Validated, s_.active, ship, cell));
    }
    void finish_around(Cell cell) {  // LOO-151
        if ((kSiteCellSet & neighbours(cell)).empty()) return;
        Player& player = me();
        for (const SiteKind kind : kSiteKinds) {
            const SiteId site = player.sites[std::size_t(kind)];
            if (player.has_finished(kind) || !is_met(player.fjord, site)) continue;
            player.finish(kind);
            log_(happened(Happening::Finished, s_.active, site));
        }
    }

    // --- The end-of-turn step (LOO-130, LOO-160) ---------------------------------------------------------------

    void take_ship(Ship ship) {
        const auto at = std::find(s_.sea.begin(), s_.sea.end(), ship);
        *at = Ship::None;
        s_.emptied = std::uint8_t(at - s_.sea.begin());
        s_.taken = ship;
        s_.phase = Phase::Berth;
        log_(happened(Happening::TookShip, s_.active, ship, s_.emptied));
        if (const Cells cells = me().fjord.empty(); cells.size() == 1) berth(cells.first());
    }

    void berth(Cell cell) {
        Player& player = me();
        const Ship ship = std::exchange(s_.taken, Ship::None);
        const int ships = player.fjord.ships.size();
        player.fjord.ships.add(cell);
        const int before = std::popcount(player.fjord.ships.bits & ((std::uint64_t{1} << int(cell)) - 1));
        std::copy_backward(player.fleet.begin() + before, player.fleet.begin() + ships,
                           player.fleet.begin() + ships + 1);
        player.fleet[std::size_t(before)] = ship;
        s_.phase = Phase::Harbour;
        log_(happened(Happening::Berthed, s_.active, ship, cell));
        validate(cell);  // LOO-138
    }

    void take_trophy(int axes) {
        me().trophy = std::uint8_t(axes);
        s_.trophies = std::uint8_t(s_.trophies & ~(1 << (axes - kFewestAxes)));
        s_.trophy_taken = 1;
        log_(happened(Happening::Trophy, s_.active, axes));
    }

    // --- The end of a turn and of the game (LOO-027) -----------------------------------------------------------

    void end_turn() {
        if (s_.emptied != kNone) refill();
        s_.emptied = kNone;
        s_.trophy_taken = 0;
        next_seat();
    }

    void refill() {  // LOO-132, LOO-142
        if (s_.bag.empty()) {
            s_.landing = landing_hexes(s_);  // LOO-037
            log_(happened(Happening::SeaEmpty, kNobody, s_.emptied));
            return;
        }
        const Ship ship = draw_from(s_.bag, chance_);  // CH-10
        s_.sea[s_.emptied] = ship;
        log_(happened(Happening::Refilled, kNobody, s_.emptied, ship));
    }

    void next_seat() {
        const std::size_t players = s_.options.players, from = index(s_.active);
        std::size_t step = 1;
        while (step <= players && s_.players.values[(from + step) % players].vikings_left == 0) ++step;
        if (step > players) {  // LOO-170
            s_.phase = Phase::Over;
            log_(happened(Happening::Over, kNobody));
            return;
        }
        for (std::size_t i = 1; i < step; ++i)
            log_(happened(Happening::Passed, Seat((from + i) % players)));  // LOO-022
        s_.active = Seat((from + step) % players);
        s_.phase = Phase::Place;
        ++s_.turn;
        log_(happened(Happening::Turn, s_.active));
        place_if_forced();
    }

    State& s_;
    C& chance_;
    Log& log_;
};

template <Chance C, class Log>
void apply(State& state, Move move, C& chance, Log& log) {
    assert(legal_moves(state).contains(move));
    Judge<C, Log>(state, chance, log).carry_out(move);
}

}  // namespace jarl::loot
