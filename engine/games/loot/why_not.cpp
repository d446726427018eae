#include "engine/games/loot/why_not.h"

namespace jarl::loot {

namespace {

Refusal rule(std::string_view id) { return {id}; }

Phase phase_of(Verb verb) {
    switch (verb) {
    case Verb::Place:
    case Verb::Shield: return Phase::Place;
    case Verb::LeaveHouse:
    case Verb::LeaveTower:
    case Verb::LeaveCastle: return Phase::Leave;
    case Verb::Lay: return Phase::Lay;
    case Verb::Berth: return Phase::Berth;
    case Verb::Ship:
    case Verb::Trophy:
    case Verb::End: return Phase::Harbour;
    }
    return Phase::Over;
}

// The rule a verb belongs to: said when it does not fit the step of the turn.
Refusal home_rule(Verb verb) {
    switch (phase_of(verb)) {
    case Phase::Leave: return rule("LOO-053");
    case Phase::Lay: return rule("LOO-041");
    case Phase::Berth: return rule("LOO-130");
    case Phase::Place:
    case Phase::Harbour:
    case Phase::Over: break;
    }
    return verb == Verb::Shield ? rule("LOO-078") : rule("LOO-020");
}

Refusal why_no_place(const State& state, HexCode code) {
    const int hex = state.board.find(code);
    if (hex < 0) return rule("LOO-030");
    if (is_declared(state, Shield::Occupied)) return rule("LOO-073");
    if (occupied(state).contains(hex)) return rule("LOO-031");
    for (int slot = 0; slot < kStrip; ++slot)
        for (const Hex step : kSteps)
            if (code_of(strip_hex(state.board.layout.sea, slot) + step) == code) return rule("LOO-037");
    return rule("LOO-032");
}

Refusal why_no_shield(const State& state, Shield shield) {
    const Player& player = active_player(state);
    if (std::size_t(shield) >= kShields.size() || !player.has_shield(shield)) return rule("LOO-070");
    if (shield == Shield::Occupied) return rule("LOO-080");
    if (shield == Shield::Second && player.vikings_left < 2) return rule("LOO-081");
    return rule("LOO-085");
}

Refusal why_no_cell(const State& state, Cell cell) {
    if (int(cell) >= kCells) return rule("LOO-041");
    if (kSiteCellSet.contains(cell)) return rule("LOO-012");
    return active_player(state).fjord.ships.contains(cell) ? rule("LOO-131") : rule("LOO-042");
}

Refusal why_no_lay(const State& state, Move move) {
    const std::size_t kind = std::size_t(move.kind());
    if (kind >= kKinds.size() || state.won[move.kind()] == 0) return rule("LOO-047");
    return why_no_cell(state, move.cell());
}

Refusal why_no_ship(const State& state, Ship ship) {
    if (state.emptied != kNone) return rule("LOO-130");
    return int(ship) < kShipCount && ships_on_sea(state).contains(ship) ? rule("LOO-050") : rule("LOO-132");
}

Refusal why_no_trophy(const State& state, int axes) {
    if (active_player(state).trophy != 0) return rule("LOO-162");
    const int trophy = axes - kFewestAxes;
    const bool left = trophy >= 0 && trophy < kTrophies && (state.trophies >> trophy & 1) != 0;
    return left ? rule("LOO-160") : rule("LOO-162");
}

}  // namespace

std::optional<Refusal> why_not(const State& state, Move move) {
    if (legal_moves(state).contains(move)) return std::nullopt;
    if (state.phase == Phase::Over) return rule("LOO-170");
    if (int(move.verb()) >= kVerbs) return rule("LOO-020");
    if (phase_of(move.verb()) != state.phase) return home_rule(move.verb());
    switch (move.verb()) {
    case Verb::Place: return why_no_place(state, move.hex());
    case Verb::Shield: return why_no_shield(state, move.shield());
    case Verb::LeaveHouse:
    case Verb::LeaveTower:
    case Verb::LeaveCastle: return rule("LOO-056");
    case Verb::Lay: return why_no_lay(state, move);
    case Verb::Ship: return why_no_ship(state, move.ship());
    case Verb::Trophy: return why_no_trophy(state, move.axes());
    case Verb::Berth: return why_no_cell(state, move.cell());
    case Verb::End: break;
    }
    return home_rule(move.verb());
}

}  // namespace jarl::loot
